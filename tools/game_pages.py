"""The pages for researchers, `docs/games/`: made from the rules, renewed by `make game-pages`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from igroteka import words
from igroteka.envs.encoding import encoding_of
from igroteka.envs.naming import registered_name, spiel_name
from igroteka.envs.parallel import simultaneous
from igroteka.games import catalogue
from igroteka.kernel import Goal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from igroteka.kernel import Rules

FOLDER = Path(__file__).parents[1] / "docs" / "games"
SHOWN = 12  # actions of one verb that are written out
# What changed with every version of a game's rules after the first: add a line when `RULES` is raised.
CHANGES: dict[str, tuple[str, ...]] = {}
GOALS = {
    Goal.MOST_POINTS: "points, and the most win",
    Goal.MOST_CHIPS: "chips, and the most win",
    Goal.NOT_TO_LOSE: "points, which are bad: whoever gets too many has lost, and the others are safe",
}


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [list(head), *map(list, rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def actions(rules: Rules) -> str:
    """Actions by their verb, with their numbers."""
    verbs: dict[str, list[int]] = {}
    for action, token in enumerate(rules.TOKENS):
        verbs.setdefault(token.partition(" ")[0], []).append(action)
    rows = []
    for numbers in verbs.values():
        tokens = [f"`{rules.TOKENS[action]}`" for action in numbers]
        if len(tokens) > SHOWN:
            tokens = [*tokens[:3], "…", tokens[-1]]
        rows.append((spans(numbers), ", ".join(tokens)))
    return table(("numbers", "tokens"), rows)


def spans(numbers: list[int]) -> str:
    """`0, 3–7`"""
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ", ".join(f"{first}–{last}" if first < last else str(first) for first, last in found)


def observation(rules: Rules) -> str:
    rows = []
    for part in encoding_of(rules.State).parts:
        last = part.start + part.size - 1
        where = f"{part.start}–{last}" if part.size > 1 else str(part.start)
        rows.append((where, f"`{part.name}`", " × ".join(map(str, part.shape)), part.meaning))
    return table(("numbers", "part", "shape", "meaning"), rows)


def options(rules: Rules) -> str:
    rows = []
    for name, option in rules.OPTIONS.items():
        default = "null" if option.default is None else str(option.default).lower() or "empty"
        limited = "" if option.simulated is None else str(option.simulated)
        rows.append((f"`{name}`", option.takes(), f"`{default}`", limited))
    return table(("option", "takes", "default", "in environments"), rows)


def page(id: str) -> str:
    rules = catalogue.rules(id)
    low, high = rules.PLAYERS
    title = words.of(id, "en").text("game")
    names = [("Gymnasium, one or many", f"`{registered_name(id)}`"), ("PettingZoo, AEC", f"`{registered_name(id)}`")]
    if id in simultaneous():
        names.append(("PettingZoo, parallel", f"`{registered_name(id)}`"))
    names.append(("OpenSpiel", f"`{spiel_name(id)}`"))
    history = [f"{version}. {said}" for version, said in enumerate(("The first.", *CHANGES.get(id, ())), start=1)]
    players = f"{low}" if low == high else f"{low} to {high}"
    encoding = encoding_of(rules.State)
    return f"""# {title}

<!-- made by `make game-pages` from the rules -->

`{id}`, for {players} players; [its rules, clause by clause](../rules/{id}.md).
[How all environments work](../research.md).

{table(("library", "name"), names)}

## Actions

`Discrete({len(rules.TOKENS)})`. An action is the number of its token.

{actions(rules)}

## Observation

`Box({encoding.size},)`, int16: what `redact` leaves to a seat. Bags of cards have their size first, then the copies
of each face: {", ".join(f"`{face}`" for face in rules.FACES[1:13])}{", …" if len(rules.FACES) > 13 else ""}.

{observation(rules)}

## Reward

At the end, by places (from −1 to 1, adding up to 0) or by scores.
The scores count {GOALS[rules.GOAL]}.

## Options

{options(rules)}

## Records

`igroteka simulate {id} --games 100 --records games.jsonl` writes [records](../record.md) that anyone can replay;
their actions are the tokens above, and `"rules": {rules.RULES}` is the version.

## Versions of the rules

{chr(10).join(history)}
"""


def index() -> str:
    rows = []
    for id in catalogue.ids():
        rules = catalogue.rules(id)
        low, high = rules.PLAYERS
        size = encoding_of(rules.State).size
        title = words.of(id, "en").text("game")
        players = str(low) if low == high else f"{low}–{high}"
        rows.append((f"[{title}]({id}.md)", players, str(len(rules.TOKENS)), str(size), str(rules.RULES)))
    head = ("game", "players", "actions", "numbers of an observation", "rules")
    return f"""# The games, for researchers

<!-- made by `make game-pages` from the rules -->

[How all environments work](../research.md).

{table(head, rows)}
"""


def pages() -> dict[Path, str]:
    return {FOLDER / "README.md": index(), **{FOLDER / f"{id}.md": page(id) for id in catalogue.ids()}}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")

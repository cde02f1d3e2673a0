"""The options of every game are those of its specification, and take nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest

import specifications
from igroteka.games import catalogue
from igroteka.kernel import BadOption, Choice, Option, Value, Whole
from igroteka.match import Game
from settings import GAMES

# Clauses that a default shows: chips, rounds and deals, what is burned, who deals, what is agreed on.
SHOWN = {
    "blackstone": pytest.mark.rule("BLACKSTONE-1", "BLACKSTONE-2"),
    "five-cards": pytest.mark.rule("FIVE-21"),
    "kitty": pytest.mark.rule("KITTY-2"),
    "monster": pytest.mark.rule("MON-4"),
    "sweep": pytest.mark.rule("SWEEP-2"),
    "venture": pytest.mark.rule("VENT-3", "VENT-14", "VENT-27", "VENT-36", "VENT-41"),
}
LIMITED = {
    "blackstone": pytest.mark.rule("BLACKSTONE-20"),
    "five-cards": pytest.mark.rule("FIVE-23"),
    "goblin-poker": pytest.mark.rule("GOB-18"),
    "hawthorn": pytest.mark.rule("HAW-17"),
    "kitty": pytest.mark.rule("KITTY-28"),
    "monster": pytest.mark.rule("MON-23"),
    "regent": pytest.mark.rule("REG-27"),
    "sweep": pytest.mark.rule("SWEEP-43"),
    "troll-guts": pytest.mark.rule("TRG-15"),
}
WORDS: dict[str, Value] = {"true": True, "false": False, "null": None, "empty": ""}
NONSENSE: tuple[Any, ...] = (None, True, False, -6, -1, 0, 1, 4, 1.5, 10**12, "", "3", "true", "yes", "both", [], {})


@dataclass(frozen=True)
class Specified:
    """A row of a specification's table of options."""

    kind: str
    default: Value
    simulated: Value
    null: bool = False
    values: tuple[str, ...] = ()
    limits: tuple[int, int | None] | None = None  # `None` above: as many as there are players, or as one likes


def specified(id: str) -> dict[str, Specified]:
    return {row["name"].strip("`"): read(row) for row in specifications.table(id, "## 7. Options")}


def read(row: dict[str, str]) -> Specified:
    kind, _, null = row["type"].partition(" or ")
    said = re.match(r"`?([\w.-]+)`?", row["default"])
    assert said, row
    default = WORDS.get(said[1], int(said[1]) if said[1].isdigit() else said[1])
    limited = re.search(r"simulations?:? (\d+)|(\d+) for simulations?", " ".join(row.values()))
    return Specified(
        kind,
        default,
        int(limited[1] or limited[2]) if limited else None,
        null == "null",
        tuple(re.findall(r"`(\w+)`", row["values"])) if kind == "enum" else (),
        limits(row["values"]) if kind == "int" else None,
    )


def limits(said: str) -> tuple[int, int | None]:
    """`1…1000`, `1–20`, `≥ 1`, `0 … n−1`."""
    found = re.search(r"(\d+) ?[…–] ?(\d+|n−1)|≥ (\d+)", said)
    assert found, said
    high = found[2] if found[2] and found[2].isdigit() else None
    return int(found[1] or found[3]), int(high) if high else None


def provided(option: Option) -> Specified:
    if isinstance(option, Whole):
        high = option.high if option.high != Whole.high and not option.below_players else None
        return Specified("int", option.default, option.simulated, option.null, (), (option.low, high))
    values = option.values if isinstance(option, Choice) else ()
    return Specified(option.kind, option.default, option.simulated, values=values)


@pytest.mark.parametrize("id", [pytest.param(id, marks=SHOWN.get(id, ())) for id in GAMES])
def test_names_types_values_limits_and_defaults_are_those_of_the_specification(id: str) -> None:
    assert {name: provided(option) for name, option in catalogue.rules(id).OPTIONS.items()} == specified(id)


@pytest.mark.parametrize("id", [pytest.param(id, marks=LIMITED.get(id, ())) for id in GAMES])
def test_only_simulations_limit_a_match_of_themselves(id: str) -> None:
    limited = {name: row.simulated for name, row in specified(id).items() if row.simulated is not None}
    assert Game(id).options == {name: row.default for name, row in specified(id).items()}
    assert Game.simulated(id).options == Game(id).options | limited
    for name in limited:
        assert Game.simulated(id, options={name: 3}).options[name] == 3


def senseless(row: Specified, option: Option, players: int) -> list[Any]:
    """What an option may not take: values of other types, words that it does not know, numbers out of its limits."""
    if row.kind == "bool":
        return [value for value in NONSENSE if not isinstance(value, bool)]
    if row.kind == "enum":
        return [*NONSENSE, *(value.title() for value in row.values), *(f"{value} " for value in row.values)]
    if row.kind == "text":
        return [
            *(value for value in NONSENSE if not isinstance(value, str)),
            "x" * (option.describe()["max_length"] + 1),
        ]
    assert row.limits
    low, high = row.limits
    most = high or (players - 1 if isinstance(option, Whole) and option.below_players else Whole.high)
    numbers = [low - 5, low - 1, most + 1, most + 1000, 10**12]
    return numbers + [v for v in NONSENSE if type(v) is not int and not (v is None and row.null)]


@pytest.mark.parametrize("id", GAMES)
def test_a_value_that_makes_no_sense_is_refused(id: str) -> None:
    rules = catalogue.rules(id)
    for players in range(rules.PLAYERS[0], rules.PLAYERS[1] + 1):
        for name, row in specified(id).items():
            for value in senseless(row, rules.OPTIONS[name], players):
                with pytest.raises(BadOption, match=f"option {name} takes "):
                    catalogue.blank(rules, players, {name: value})


@pytest.mark.parametrize("id", GAMES)
def test_a_value_within_the_limits_is_taken(id: str) -> None:
    for name, row in specified(id).items():
        low, high = row.limits or (0, 0)
        numbers = [low, high or low + 1] if row.limits else []
        for value in (row.default, *row.values, *numbers):
            assert Game(id, options={name: value}).options[name] == value


@pytest.mark.parametrize("id", GAMES)
def test_an_option_of_another_game_is_refused(id: str) -> None:
    own = catalogue.rules(id)
    elsewhere = {name: option for other in GAMES for name, option in catalogue.rules(other).OPTIONS.items()}
    for name in {*elsewhere, "rounds", "dice", "jokers", ""} - set(own.OPTIONS):
        value = elsewhere[name].default if name in elsewhere else 3
        with pytest.raises(BadOption, match=f"there is no option '{name}' here"):
            Game(id, options={name: value})

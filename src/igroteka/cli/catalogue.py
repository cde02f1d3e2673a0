"""`igroteka games` and `igroteka rules`."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from igroteka import words
from igroteka.cli.app import GameArgument, JsonOption, LanguageOption, app, environment_language, print_json
from igroteka.cli.errors import one_sentence
from igroteka.games import catalogue


def describe(game: str) -> dict[str, Any]:
    """One row of the catalogue."""
    rules = catalogue.rules(game)
    return {
        "id": game,
        "box": rules.BOX,
        "names": {language: words.of(game, language).text("game") for language in words.LANGUAGES},
        "players": list(rules.PLAYERS),
        "options": {name: option.describe() for name, option in rules.OPTIONS.items()},
        "rules": rules.RULES,
    }


@app.command()
def games(as_json: JsonOption = False, lang: LanguageOption = "") -> None:
    """The catalogue: id, box, names, players, options.

    Examples: `igroteka games` · `igroteka games --json`
    """
    with one_sentence():
        rows = [describe(game) for game in catalogue.ids()]
        language = lang or environment_language()
        if as_json:
            print_json(rows)
            return
        table = Table(box=None, pad_edge=False)
        for heading in ("", "name", "players", "what it is", "options"):
            table.add_column(heading, style="bold" if not heading else None)
        for row in rows:
            low, high = row["players"]
            said = words.of(row["id"], language)
            players = f"{low}–{high}" if low != high else str(low)
            table.add_row(row["id"], said.text("game"), players, said.text("pitch"), ", ".join(row["options"]))
        Console().print(table)


@app.command()
def rules(game: GameArgument, lang: LanguageOption = "") -> None:
    """The rules of a game, in our own words. Each section names the clauses of the specification that it covers.

    Example: `igroteka rules dobro --lang uk`
    """
    with one_sentence():
        catalogue.rules(game)  # an unknown game is said before an unknown language
        said = words.of(game, lang or environment_language())
        console = Console(width=min(Console().width, 100))
        console.print(Markdown(f"# {said.text('game')}"))
        for section in said.sections():
            console.print(Markdown(f"## {section.title}"))
            console.print(Markdown(section.text))
            console.print(f"[dim]{' '.join(section.clauses)}[/dim]", highlight=False)

"""The Typer application, what its commands share, and how values are typed on the command line."""

from __future__ import annotations

import json
import locale
import os
from typing import TYPE_CHECKING, Annotated, Any

import typer

from igroteka.cli.errors import CannotDo
from igroteka.games import catalogue
from igroteka.lab.cluster import LOCAL
from igroteka.words import LANGUAGES, nearest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.kernel import Value

app = typer.Typer(
    name="igroteka",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)


GameArgument = Annotated[str, typer.Argument(help="The game's id; `igroteka games` lists them.", metavar="GAME")]
PlayersOption = Annotated[int | None, typer.Option("--players", help="Number of players.", show_default="the fewest")]
OptionsOption = Annotated[
    list[str], typer.Option("--option", help="An option of the game, as name=value; may be repeated.", metavar="K=V")
]
RAY = "--ray"
RayOption = Annotated[
    str | None,
    typer.Option(RAY, help="Play on a Ray cluster: one begun here, or the one at host:port.", metavar="[ADDRESS]"),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
LanguageOption = Annotated[
    str, typer.Option("--lang", help=f"One of {', '.join(LANGUAGES)}.", show_default="from the environment")
]


def parse_options(game: str, typed: list[str]) -> dict[str, Value]:
    """`["continuous=true", "burn=3"]` as the game's options."""
    rules = catalogue.rules(game)
    chosen: dict[str, Value] = {}
    for text in typed:
        name, sign, value = text.partition("=")
        if not sign:
            raise CannotDo(f"--option takes name=value, not {text[:60]!r}")
        chosen[name] = catalogue.option(rules, name).parse(value)
    return chosen


def spelled_out(typed: Sequence[str]) -> list[str]:
    """What was typed, with the address that `--ray` may leave out: Typer knows no option with or without a value."""
    full = list(typed)
    for place, word in enumerate(typed):
        if word == RAY and (place + 1 == len(typed) or typed[place + 1].startswith("-")):
            full[place] = f"{RAY}={LOCAL}"
    return full


def environment_language() -> str:
    """The language of the person at this computer, English if it is none of ours."""
    named = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return nearest([named.split(".")[0]])


def print_json(value: Any) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False))

"""What a table is opened with, and which game people play on such terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from igroteka.kernel import BadOption, Value, Whole
from igroteka.match import Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from igroteka.tables.journal import Arranged

HIGHEST = 1000  # value of an option at a table: games between people end
DAY = 24 * 3600  # seconds


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: for each decision, or in the whole game with something added at every decision."""

    each: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=30 * DAY)]
    added: Annotated[int, Meta(ge=0, le=3600)] = 0

    @property
    def slow(self) -> bool:
        """Play over days: nobody is expected to be at the table all the time."""
        return self.seconds >= 3600


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is opened with."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, Value] = {}  # that differ from the game's defaults
    clock: Clock | None = None  # null: nobody is hurried
    public: bool = True  # in the lobby; otherwise by its link only
    rated: bool = False  # people only, a seat each; no hints, nothing taken back
    spoken: Literal["strict", "friendly"] = "strict"  # what has to be said or remembered: by people, or done for them
    talk: bool = True
    aids: bool | None = None  # the screen counts for people; null: only for one person against bots


def rearranged(terms: Terms, entry: Arranged) -> Terms:
    """The terms after the host has changed them."""
    return replace(terms, spoken=entry.spoken, aids=entry.aids, options=entry.options)


def game_under(terms: Terms) -> Game:
    """The game of a table: with friendly spoken rules, whatever would have to be said or remembered is done for one."""
    game = Game(terms.game, terms.players, terms.options)
    if terms.spoken == "strict":
        return game
    known = game.rules.OPTIONS.items()
    friendly: Mapping[str, Value] = {name: option.friendly for name, option in known if option.friendly is not None}
    return Game(terms.game, terms.players, {**friendly, **terms.options})


def playable(terms: Terms) -> Terms:
    """Terms on which people can play; UnknownGame, BadPlayers, BadOption: they cannot."""
    game = game_under(terms)
    for name, value in terms.options.items():
        if isinstance(game.rules.OPTIONS[name], Whole) and value is not None and int(value) > HIGHEST:
            raise BadOption(f"option {name} goes up to {HIGHEST:,} at a table, not {value}")
    return terms

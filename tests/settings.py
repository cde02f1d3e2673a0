"""Every game with every number of players and every option, for tests that must hold for all."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from igroteka.games import catalogue
from igroteka.kernel import BadOption, Choice, Flag, Shown, Text, Whole
from igroteka.match import Game

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from igroteka.kernel import Option, Value

GAMES = catalogue.ids()


def values(option: Option) -> list[Value]:
    """The values of an option that are worth trying beside its default."""
    tried: list[Value] = []
    if isinstance(option, Flag):
        tried = [True, False]
    elif isinstance(option, Choice) and not isinstance(option, Shown):
        tried = list(option.values)
    elif isinstance(option, Whole):
        high = option.high if option.high < 1000 else option.low + 6
        tried = [option.low, (option.low + high) // 2, high]
        if option.below_players:
            tried = [0, 1]
    elif isinstance(option, Text) and option.longest:
        tried = ["a joke"]
    return [value for value in tried if value != option.default]


SHORT = {"max_rounds": 2, "max_deals": 1}  # for matches that have no other end within reason


def short_game(id: str, players: int, **options: Value) -> Game:
    """A game whose match, if it is one, lasts a few rounds only."""
    limits = {name: rounds for name, rounds in SHORT.items() if name in catalogue.rules(id).OPTIONS}
    return Game.simulated(id, players, limits | options)


def settings(id: str, players: int) -> Iterator[Game]:
    """The default as simulated; then in short matches every option alone, and every two flags or choices together."""
    options = catalogue.rules(id).OPTIONS
    singles = [(name, value) for name, option in options.items() for value in values(option)]
    small = [(n, v) for n, v in singles if isinstance(options[n], (Flag, Choice))]
    pairs = [pair for pair in combinations(small, 2) if pair[0][0] != pair[1][0]]
    everything = dict(small)
    seen = [Game.simulated(id, players)]
    yield seen[0]
    for chosen in ({}, *(dict([one]) for one in singles), *(dict(pair) for pair in pairs), everything):
        try:
            game = short_game(id, players, **chosen)
        except BadOption:  # not with this number of players
            continue
        if game not in seen:
            seen.append(game)
            yield game


def agreements(id: str) -> Iterator[Game]:
    """What tables can agree on, with up to three options at once, and nothing limited that nobody wants limited."""
    options = catalogue.rules(id).OPTIONS
    singles = [(name, value) for name, option in options.items() for value in values(option)]
    for players in player_counts(id):
        for several in range(4):
            for chosen in combinations(singles, several):
                with suppress(BadOption):  # not with this number of players
                    yield Game(id, players, dict(chosen))


def player_counts(id: str) -> range:
    low, high = catalogue.rules(id).PLAYERS
    return range(low, high + 1)


def every_setting(id: str) -> list[Game]:
    return [game for players in player_counts(id) for game in settings(id, players)]


def some_settings(id: str) -> list[Game]:
    """Every setting with one number of players, and every number of players with one setting."""
    alike: dict[str, list[Game]] = {}
    for game in every_setting(id):
        alike.setdefault(str(game.options), []).append(game)
    found = [games[number % len(games)] for number, games in enumerate(alike.values())]
    counted = {game.players for game in found}
    return found + [Game.simulated(id, players) for players in player_counts(id) if players not in counted]


# What must hold for all settings: some stand for all in the short form.
in_settings = pytest.mark.parametrize(
    "chosen", [some_settings, pytest.param(every_setting, marks=pytest.mark.long)], ids=["some", "every"]
)
Chosen = Callable[[str], list[Game]]


def later(*values: Any) -> list[Any]:
    """Values that are tried in the long form only; several arguments at once are a tuple."""
    return [pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=pytest.mark.long) for one in values]


def in_short(some: Collection[str]) -> list[Any]:
    """All games: these stand for all in the short form."""
    return [*(id for id in GAMES if id in some), *later(*(id for id in GAMES if id not in some))]


KINDS = {"charidice", "dobro", "pairs", "venture", "zabiray"}  # a game of each kind
KINDS_OF_GAMES = in_short(KINDS)
SEARCHED = {"dobro", "kitty", "pairs"}  # compiling search for a game takes long; these stand for all in the short form
SEARCHED_GAMES = in_short(SEARCHED)
TABLES = [(id, players) for id in GAMES for players in player_counts(id)]
SOME_TABLES = [(id, players) for id, players in TABLES if id in KINDS]
TABLES_IN_SHORT = [*SOME_TABLES, *later(*(table for table in TABLES if table not in SOME_TABLES))]

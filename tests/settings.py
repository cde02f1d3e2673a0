"""Every game with every number of players and every option, for tests that must hold for all."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from igroteka.games import catalogue
from igroteka.kernel import BadOption, Choice, Flag, Shown, Text, Whole
from igroteka.match import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

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


def player_counts(id: str) -> range:
    low, high = catalogue.rules(id).PLAYERS
    return range(low, high + 1)


SEARCHED = {"dobro", "kitty", "pairs"}  # compiling search for a game takes long; these stand for all in the short form
SEARCHED_GAMES = [id if id in SEARCHED else pytest.param(id, marks=pytest.mark.long) for id in GAMES]
TABLES = [(id, players) for id in GAMES for players in player_counts(id)]

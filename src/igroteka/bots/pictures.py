"""Positions to look at: a game that bots have played for a while, always the same one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.bots.players import bot
from igroteka.games import catalogue
from igroteka.match import Game

if TYPE_CHECKING:
    from igroteka.match import View

SEED, LUCK = 7, 1


def picture(game: str) -> View:
    """A game under way, as the seat sees it that is to move."""
    table = catalogue.table(game)
    players = catalogue.usual_players(game)
    state = Game(game, players, dict(table.suggest(players))).start(SEED)
    somebody = bot("rule", [LUCK])
    for _ in range(table.pictured):
        assert state.actor is not None
        state.play(somebody.choose(state.view(state.actor)))
    assert state.actor is not None
    return state.view(state.actor)

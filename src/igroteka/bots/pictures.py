"""Positions to look at: a game that bots have played for a while, always the same one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.bots.players import bot
from igroteka.games import catalogue
from igroteka.match import Game

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.match import State, View

SEED, LUCK = 7, 1
LOOKS = 8  # of a glimpse: enough to see what one does in a game
FAR = 60  # decisions after which a glimpse is over, however little has changed


def picture(game: str) -> View:
    """A game under way, as the seat sees it that is to move."""
    return glimpse(game, looks=1)[0]


def glimpse(game: str, looks: int = LOOKS) -> list[View]:
    """A stretch of that game from the picture on, all through the same eyes: a look at every change they can see."""
    state, go_on = _under_way(game)
    assert state.actor is not None
    seat = state.actor
    seen = [state.view(seat)]
    for _ in range(FAR):
        if len(seen) == looks or state.actor is None:
            break
        go_on()
        view = state.view(seat)
        if view.zones != seen[-1].zones:
            seen.append(view)
    return seen


def _under_way(game: str) -> tuple[State, Callable[[], None]]:
    """A game that bots have begun, and what plays its next decision."""
    table = catalogue.table(game)
    players = catalogue.usual_players(game)
    state = Game(game, players, dict(table.suggest(players))).start(SEED)
    somebody = bot("rule", [LUCK])

    def go_on() -> None:
        assert state.actor is not None
        state.play(somebody.choose(state.view(state.actor)))

    for _ in range(table.pictured):
        go_on()
    return state, go_on

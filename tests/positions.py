"""Positions in which somebody has a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from igroteka.bots import bot

if TYPE_CHECKING:
    from igroteka.match import Game, View


def middle_of(game: Game, seed: int) -> Any:
    """A position with a choice, in the middle of a random game."""
    state = game.start(seed=seed)
    random = bot("random", [seed])
    for _ in range(seed % 12):
        seat = state.actor
        assert seat is not None
        state.play(random.choose(state.view(seat)))
        if state.actor is None:
            return middle_of(game, seed + 100)
    while len(state.legal) == 1:
        state.play(state.legal[0])
        if state.actor is None:
            return middle_of(game, seed + 100)
    return state


def view_of(game: Game, seed: int) -> View:
    """It, through the eyes of whoever decides."""
    state = middle_of(game, seed)
    view: View = state.view(state.actor)
    return view

"""How a game ended, as the wire has it."""

from __future__ import annotations

import pytest

from igroteka.match import Game
from igroteka.tables import views


@pytest.mark.parametrize("id", ["pairs", "dobro"])
def test_a_loser_is_named_where_a_game_has_one(id: str) -> None:
    state = Game(id, 3).start(seed=1)
    while not state.over:
        state.play(state.legal[0])
    found = views.standing(state)
    assert (found.scores, found.places) == (state.scores, state.places)
    assert found.loser == (state.scores.index(max(state.scores)) if id == "pairs" else -1)

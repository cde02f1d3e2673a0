"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

import random

import pytest

from igroteka.kernel import Phrase
from igroteka.match import Game, IllegalAction
from scripted import Scripted
from scripted_tables.pairs import by_chance


@pytest.mark.rule("STARBOARD-8", "PAIRS-COMMON-18")
def test_without_a_chip_no_card_can_be_bought() -> None:
    """R-5."""
    table = Scripted("starboard", 2, "first=0; burn=1,2,3,4,5; center=9,10", start_chips=2)
    table.play("draw", "draw 0=8", seat=0)
    table.play("draw", "draw 1=7", seat=1)
    assert table.why_not("draw") == "PAIRS-COMMON-18"
    reason = table.rules.why_not(table.s, table.rules.TOKENS.index("draw"))
    assert reason.phrase == Phrase("cannot-afford", value=1)


@pytest.mark.rule("STARBOARD-7", "STARBOARD-8")
def test_along_matches_passing_is_always_allowed_and_drawing_for_a_chip() -> None:
    luck = random.Random(5)
    table = Scripted("starboard", 4, filler=by_chance(5), start_chips=3, max_rounds=30)
    while not table.over:
        legal = table.legal
        assert legal == (["draw", "pass"] if table.s.chips[table.to_move] else ["pass"])
        assert "draw" in legal or table.why_not("draw") == "PAIRS-COMMON-18"
        table.play(luck.choice(legal))


@pytest.mark.rule("STARBOARD-7")
def test_out_of_turn_nothing_happens() -> None:
    state = Game("starboard", 3).start(seed=1)
    before = state.flat()
    mover = state.actor
    assert mover is not None
    with pytest.raises(IllegalAction, match=f"seat {mover} is to move"):
        state.play("pass", seat=(mover + 1) % 3)
    assert state.flat() == before

"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

import random

import pytest

from igroteka.match import Game, IllegalAction
from scripted import Scripted
from scripted_tables.pairs import bag, by_chance, deal


def dealt(*cards: int, **options: bool) -> Scripted:
    script = f"first={len(cards) - 1}; burn=2,3,4,5,6; {deal(*cards)}"
    return Scripted("port", len(cards), script, options=options)


@pytest.mark.rule("PORT-16", "PAIRS-27")
def test_where_pieces_of_eight_is_not_played_an_eight_is_an_eight() -> None:
    table = dealt(8, 9)
    assert table.why_not("eight") == "PAIRS-27"
    reason = table.rules.why_not(table.s, table.rules.TOKENS.index("eight"))
    assert reason.phrase.id == "eights-not-played"


@pytest.mark.rule("PORT-16", "PAIRS-27")
def test_an_eight_of_somebody_else_cannot_be_spent() -> None:
    table = dealt(7, 8, pieces_of_eight=True)
    assert table.why_not("eight") == "PAIRS-27"
    reason = table.rules.why_not(table.s, table.rules.TOKENS.index("eight"))
    assert reason.phrase.id == "no-eight"


@pytest.mark.rule("PORT-5", "PORT-16", "PAIRS-COMMON-8")
@pytest.mark.parametrize("token", ["draw", "eight"])
def test_an_exhausted_supply_is_the_reason_when_it_is(token: str) -> None:
    """R-7."""
    table = dealt(8, 9, pieces_of_eight=True)
    for pile in (table.s.deck, table.s.burned, table.s.discard):
        pile[:] = bag([])
    assert table.why_not(token) == "PAIRS-COMMON-8"


@pytest.mark.rule("PORT-6")
@pytest.mark.parametrize("pieces_of_eight", [False, True])
def test_along_a_match_drawing_and_passing_are_always_allowed(pieces_of_eight: bool) -> None:
    luck = random.Random(5)
    table = Scripted("port", 5, filler=by_chance(5), pieces_of_eight=pieces_of_eight)
    while not table.over:
        legal = table.legal
        assert legal in (["draw", "pass"], ["draw", "eight", "pass"])
        assert "eight" in legal or table.why_not("eight") == "PAIRS-27"
        table.play(luck.choice(legal))


def test_a_refused_action_changes_nothing_and_says_why_in_words() -> None:
    state = Game("port", 3).start(seed=1)
    before = state.flat()
    with pytest.raises(IllegalAction, match="does not play Pieces of Eight") as refused:
        state.play("eight")
    assert refused.value.clause == "PAIRS-27"
    mover = state.actor
    assert mover is not None
    with pytest.raises(IllegalAction, match=f"seat {mover} is to move"):
        state.play("pass", seat=(mover + 1) % 3)
    assert state.flat() == before

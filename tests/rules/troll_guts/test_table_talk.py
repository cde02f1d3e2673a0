"""Talk and bluff are free: the program neither binds anybody to them nor keeps them."""

from __future__ import annotations

import random

import pytest

from igroteka.games import catalogue
from igroteka.match import Game
from scripted_tables.troll_guts import THREE, TrollTable, deal


@pytest.mark.rule("TRG-16")
def test_there_are_cards_to_take_and_nothing_to_promise_or_to_forfeit() -> None:
    assert set(catalogue.rules("troll-guts").OPTIONS) == {
        "start_chips",
        "max_rounds",
        "burn",
        "dealer",
        "pieces_of_eight",
    }


@pytest.mark.rule("TRG-16")
def test_a_record_holds_the_cards_and_the_decisions_and_no_word() -> None:
    luck = random.Random(3)
    state = Game("troll-guts", 4, {"max_rounds": 2}).start(seed=3)
    while not state.over:
        state.play(luck.choice(state.legal))
    events = state.record().events
    assert {event.chance.split()[0] for event in events if event.chance} <= {"first", "deal", "tie", "draw", "lot"}
    assert {event.action for event in events if event.action} <= set(state.game.rules.TOKENS)


@pytest.mark.rule("TRG-16", "PAIRS-COMMON-10")
def test_the_dealer_has_no_say() -> None:
    """Whoever deals the same cards, the same player moves first and has the same choices."""
    seen = set()
    for dealer in range(3):
        table = TrollTable(3, f"first={dealer}; {deal(*THREE, dealer=dealer)}")
        table.arrange(*THREE)
        seen.add((table.to_move, tuple(table.legal), tuple(table.chips)))
    assert seen == {(1, ("buy", "draw", "steal 0", "steal 2"), (24, 24, 24))}

"""Talk is free: the program neither binds anybody to it nor keeps it."""

from __future__ import annotations

import random

import pytest

from igroteka.games import catalogue
from igroteka.match import Game
from scripted_tables.hawthorn import HawthornTable, deal

HANDS = ("4 6 7 8 9", "5 6 8 9 10", "9 3 7 8 10")


@pytest.mark.rule("HAW-18")
def test_there_are_cards_to_play_and_nothing_to_promise() -> None:
    assert {token.split()[0] for token in catalogue.rules("hawthorn").TOKENS} == {
        "start",
        "draw",
        "eight",
        "play",
        "fold",
    }


@pytest.mark.rule("HAW-18")
def test_no_forfeit_can_be_agreed_on() -> None:
    assert set(catalogue.rules("hawthorn").OPTIONS) == {
        "start_chips",
        "max_rounds",
        "burn",
        "dealer",
        "hand_pairs",
        "pieces_of_eight",
    }


@pytest.mark.rule("HAW-18")
def test_a_record_holds_the_cards_and_the_decisions_and_no_word() -> None:
    luck = random.Random(3)
    state = Game("hawthorn", 4, {"max_rounds": 5}).start(seed=3)
    while not state.over:
        state.play(luck.choice(state.legal))
    events = state.record().events
    chance = {event.chance.split()[0] for event in events if event.chance}
    assert chance <= {"first", "deal", "tie", "draw", "lot"}
    actions = {event.action for event in events if event.action}
    assert actions <= set(state.game.rules.TOKENS)


@pytest.mark.rule("HAW-18", "PAIRS-COMMON-10")
def test_the_dealer_has_no_say() -> None:
    """Whoever deals the same hands, the same player starts and the same choices are there."""
    seen = set()
    for dealer in range(3):
        table = HawthornTable(3, f"first={dealer}; {deal(*HANDS, dealer=dealer)}")
        table.start_with("6", "5", "9")
        seen.add((table.to_move, table.price, tuple(table.legal), tuple(table.chips)))
        assert table.s.dealer == dealer
    assert seen == {(1, 5, ("draw", "fold"), (24, 24, 24))}

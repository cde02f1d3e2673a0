"""Talk and bluff are free: the program neither binds anybody to it nor keeps it."""

from __future__ import annotations

import random

import pytest

from igroteka.games import catalogue
from igroteka.match import Game
from scripted_tables.regent import dealt


@pytest.mark.rule("REG-28")
def test_there_is_nothing_to_promise() -> None:
    rules = catalogue.rules("regent")
    assert {token.split()[0] for token in rules.TOKENS} == {"draw", "fold", "attack", "look", "gift", "eight"}
    assert set(rules.OPTIONS) == {"start_chips", "max_rounds", "burn", "dealer", "pieces_of_eight"}


@pytest.mark.rule("REG-28")
def test_a_record_holds_the_cards_and_the_decisions_and_no_word() -> None:
    luck = random.Random(3)
    state = Game("regent", 4, {"max_rounds": 3}).start(seed=3)
    while not state.over:
        state.play(luck.choice(state.legal))
    events = state.record().events
    assert {event.chance.split()[0] for event in events if event.chance} <= {"first", "burn", "deal", "tie", "draw"}
    assert {event.action for event in events if event.action} <= set(state.game.rules.TOKENS)


@pytest.mark.rule("REG-28")
def test_get_rid_of_a_pair_and_catch_the_other_one_first() -> None:
    """The aim of the game: seat 1 gives one of its 9s away, and what seat 0 draws in its need is a pair."""
    table = dealt("3 6 8", "9 9 5", max_rounds=1)
    table.play("gift 0 9", seat=1)
    table.play("draw", "draw 0=8", seat=0)
    table.play("look 0", seat=1)
    assert table.paid() == [(0, 1, 8)]
    assert table.chips == [17, 33]

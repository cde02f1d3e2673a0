"""Talk is free: the program neither binds anybody to it nor keeps it. Low hands hide, as the booklet advises."""

from __future__ import annotations

import random

import pytest

from igroteka.games import catalogue
from igroteka.match import Game
from scripted_tables.monster import BEST, TENS, deal, dealt


@pytest.mark.rule("MON-24")
def test_there_is_nothing_to_promise_and_no_forfeit_to_agree_on() -> None:
    rules = catalogue.rules("monster")
    assert {token.split()[0] for token in rules.TOKENS} == {"keep", "discard", "fold"}
    assert set(rules.OPTIONS) == {"start_chips", "max_rounds", "burn"}


@pytest.mark.rule("MON-24")
def test_a_record_holds_the_cards_and_the_decisions_and_no_word() -> None:
    luck = random.Random(3)
    state = Game("monster", 4, {"max_rounds": 2}).start(seed=3)
    while not state.over:
        state.play(luck.choice(state.legal))
    events = state.record().events
    assert {event.chance.split()[0] for event in events if event.chance} == {"first", "deal"}
    assert {event.action for event in events if event.action} <= set(state.game.rules.TOKENS)


@pytest.mark.rule("MON-24")
def test_low_cards_hide_from_the_monster_and_the_pot_grows_with_everybody_who_leaves() -> None:
    """The advice: avoid the monster in the first circles; with few players the pot is easier to get."""
    table = dealt("9 7 6 5 4 3", "10 9 8 3 2 1", "8 7 6 5 4 2", TENS, max_rounds=1)
    table.turns("keep", "discard 8 9 10", "keep", "fold", then=deal("", BEST, "6 5 4 3 2 1", ""))
    assert (table.still_in, table.pot) == ([1, 2], 13)
    table.turns("keep", "keep")
    assert table.chips == [18, 36, 23, 23]

"""Talk and bluff are free: the program neither binds anybody to them nor keeps them."""

from __future__ import annotations

import random

import pytest

from igroteka.games import catalogue
from igroteka.match import Game
from scripted_tables.goblin_poker import THREE, GoblinTable, deal


@pytest.mark.rule("GOB-19")
def test_there_are_cards_to_play_and_nothing_to_promise_or_to_forfeit() -> None:
    rules = catalogue.rules("goblin-poker")
    assert {token.split()[0] for token in rules.TOKENS} == {"start", "give", "fold"}
    assert set(rules.OPTIONS) == {"start_chips", "max_rounds", "burn", "dealer"}


@pytest.mark.rule("GOB-19")
def test_a_record_holds_the_cards_and_the_decisions_and_no_word() -> None:
    luck = random.Random(3)
    state = Game("goblin-poker", 4, {"max_rounds": 3}).start(seed=3)
    while not state.over:
        state.play(luck.choice(state.legal))
    events = state.record().events
    assert {event.chance.split()[0] for event in events if event.chance} <= {"first", "deal", "tie", "share", "lot"}
    assert {event.action for event in events if event.action} <= set(state.game.rules.TOKENS)


@pytest.mark.rule("GOB-19", "PAIRS-COMMON-10")
def test_the_dealer_has_no_say() -> None:
    """Whoever deals the same hands, the same player begins with the same choices and is served first."""
    seen = set()
    for dealer in range(3):
        table = GoblinTable(3, f"first={dealer}; {deal(*THREE, dealer=dealer)}")
        table.start_with("8", "4", "9")
        seen.add((table.to_move, table.price, tuple(table.legal), tuple(table.chips)))
        table.feed(10, 10, 9, back="share 1=9; share 2=10; share 0=10")
    assert seen == {(1, 4, ("fold", "give 10", "give 6", "give 7", "give 8", "give 9"), (24, 24, 24))}

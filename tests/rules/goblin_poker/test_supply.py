"""The deck runs out in a tie: the discard is shuffled, the pile in the middle is not."""

from __future__ import annotations

import pytest

from scripted_tables.goblin_poker import FOUR, GoblinTable, opened
from scripted_tables.pairs import Watch


def empty_deck() -> GoblinTable:
    """Seat 0 has folded with 2 3 before it and a 9 in hand; seats 1 and 2 show a 5 each; the deck is empty."""
    table = opened(*FOUR)
    table.play("fold", seat=0)
    table.lay([[2, 3], [5], [5], [8]], [[9], [1], [7], [4]], deck=[])
    return table


@pytest.mark.rule("GOB-9", "PAIRS-COMMON-5")
def test_discarded_cards_and_those_of_players_who_are_out_are_shuffled() -> None:
    """G-2: 55 without three stacks of one card and three donations."""
    table = empty_deck()
    table.feed(1, 7, 4, back="tie 1=2; tie 2=3; share 1=1; share 2=7; share 3=4")
    assert table.told("reshuffle") == [(-1, 0, 49)]
    assert table.told("due") == [(1, 0, 0)]
    assert table.stacks == [[], [1, 2, 5], [3, 5, 7], [4, 8]]
    assert table.hands[0] == []


@pytest.mark.rule("GOB-9", "GOB-12", "PAIRS-COMMON-6")
def test_donated_cards_are_not_part_of_the_reshuffle() -> None:
    """The only 1 lies in the middle, so no tie card can be a 1."""
    table = empty_deck()
    table.filler = watch = Watch(1)
    table.feed(1, 7, 4)
    kind, cards = watch.offered[0]
    assert kind == "tie 1"
    assert len(cards) == 49
    assert "1" not in cards
    assert (cards.count("4"), cards.count("7"), cards.count("2"), cards.count("9")) == (3, 6, 2, 9)


@pytest.mark.rule("GOB-3", "PAIRS-COMMON-2")
def test_a_reshuffle_burns_what_the_table_agreed_on() -> None:
    """G-1: nothing, if nothing was agreed on."""
    table = empty_deck()
    table.s.burn = 2
    table.feed(1, 7, 4, back="burn=10,10; tie 1=2; tie 2=3; share 1=1; share 2=7; share 3=4")
    assert table.s.burned[0] == 2

"""Folding: what it costs, and what becomes of the cards."""

from __future__ import annotations

import pytest

from scripted_tables.goblin_poker import THREE, opened


@pytest.mark.rule("GOB-11")
def test_the_price_is_the_lowest_card_of_all_and_goes_to_the_pot() -> None:
    table = opened(*THREE)
    table.feed(8)
    assert table.price == 2
    table.play("fold", seat=1)
    assert table.chips == [24, 24 - 2, 24]
    assert table.pot == 3 + 2
    assert table.told("out-fold") == [(1, 2, 0)]


@pytest.mark.rule("GOB-11")
def test_ones_own_stack_counts_as_well() -> None:
    table = opened(*THREE)
    table.play("fold", seat=0)
    assert table.chips == [24 - 2, 24, 24]


@pytest.mark.rule("GOB-11")
def test_neither_hands_nor_donated_cards_are_in_play() -> None:
    table = opened("9 1 2 3 4 5", "10 8 7 6 5 4", "8 9 10 10 9 7")
    assert table.price == 8
    table.feed(7)
    table.feed(1)
    assert table.pile == [1, 7]
    assert table.price == 8


@pytest.mark.rule("GOB-11")
def test_a_card_that_came_back_is_in_play() -> None:
    table = opened(*THREE)
    table.play("fold", seat=0)
    assert table.price == 4
    table.feed(10, 3, back="share 1=10; share 2=3")
    assert table.price == 3


@pytest.mark.rule("GOB-11")
def test_the_cards_of_who_folded_are_no_longer_in_play() -> None:
    table = opened(*THREE)
    table.play("fold", seat=0)
    assert (table.still_in, table.price) == ([1, 2], 4)
    assert table.hands[0] == [5, 6, 7, 8, 9]  # they leave unseen


@pytest.mark.rule("GOB-11")
def test_who_folds_takes_no_further_turn_in_the_round() -> None:
    table = opened(*THREE)
    table.feed(8)
    table.play("fold", seat=1)
    table.feed(3, back="share 0=3; share 2=8")
    assert (table.s.circle, table.to_move) == (2, 0)
    table.feed(9)
    assert table.to_move == 2

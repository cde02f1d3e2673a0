"""Folding: what it costs, and what becomes of the cards."""

from __future__ import annotations

import pytest

from igroteka import words
from igroteka.kernel import Phrase
from scripted_tables.goblin_poker import THREE, opened

NAMES = ["Mia", "Leo", "Zoe"]


@pytest.mark.rule("GOB-11")
def test_the_price_is_the_lowest_card_of_all_and_goes_to_the_pot() -> None:
    table = opened(*THREE)
    table.feed(8)
    assert table.price == 2
    table.play("fold", seat=1)
    assert table.chips == [24, 24 - 2, 24]
    assert table.pot == 3 + 2
    assert table.told("out-fold") == [(1, 2, 2)]


@pytest.mark.rule("GOB-11")
def test_ones_own_stack_counts_as_well() -> None:
    table = opened(*THREE)
    table.play("fold", seat=0)
    assert table.chips == [24 - 2, 24, 24]
    assert table.told("out-fold") == [(0, 2, 1)]


@pytest.mark.rule("GOB-11")
def test_whose_card_the_price_is_is_told_if_only_one_has_it() -> None:
    """Of two who show a 4 neither is named; who is out shows nothing any more."""
    table = opened("4 5 6 7 8 9", "4 7 8 9 10 10", "9 3 7 8 10 10", tie="tie 0=2; tie 1=10", max_rounds=1)
    say = words.of("goblin-poker", "en").say
    table.play("fold", seat=0)
    table.play("fold", seat=1)
    first, second = (Phrase("did-out-fold", *found[1:5]) for found in table.happenings if found[0] == "out-fold")
    assert say(first, NAMES, 2) == "Mia folds. The price is their own 2, the lowest card in play."
    assert say(second, NAMES, 1) == "You fold. The price is your own 4, the lowest card in play."
    shared = opened("9 5 6 7 8 10", "4 7 8 9 10 10", "4 3 7 8 10 10", tie="tie 1=5; tie 2=10")
    shared.play("fold", seat=1)
    [lowest] = [found for found in shared.happenings if found[0] == "out-fold"]
    assert say(Phrase("did-out-fold", *lowest[1:5]), NAMES) == "Leo folds. The price is the lowest card in play: 4."
    others = Phrase("did-out-fold", seat=1, card=2, value=2, other=0)
    assert say(others, NAMES, 1) == "You fold. The price is Mia’s 2, the lowest card in play."
    assert say(others, NAMES, 0) == "Leo folds. The price is your 2, the lowest card in play."


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

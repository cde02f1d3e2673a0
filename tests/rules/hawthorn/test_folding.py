"""Folding: what it costs, and what becomes of the cards."""

from __future__ import annotations

import pytest

from scripted_tables.hawthorn import THREE, opened


@pytest.mark.rule("HAW-9", "HAW-10")
def test_one_may_fold_on_the_very_first_turn() -> None:
    """H-11."""
    table = opened(*THREE)
    assert "fold" in table.legal
    table.play("fold", seat=0)
    assert table.still_in == [1, 2]


@pytest.mark.rule("HAW-10")
def test_the_price_is_the_lowest_card_of_all_and_goes_to_the_pot() -> None:
    """H-4. Seat 1 has only a 5 and pays for the 4 of seat 0."""
    table = opened(*THREE)
    table.draw(10)
    assert table.price == 4
    table.play("fold", seat=1)
    assert table.chips == [24, 24 - 4, 24]
    assert table.pot == 3 + 4
    assert table.told("out-fold") == [(1, 4, 0)]
    assert table.told("pay") == [(1, 0, 4)]


@pytest.mark.rule("HAW-10")
def test_ones_own_row_counts_as_well() -> None:
    table = opened(*THREE)
    table.play("fold", seat=0)
    assert table.chips == [24 - 4, 24, 24]


@pytest.mark.rule("HAW-10")
def test_cards_in_the_hands_are_not_in_play() -> None:
    table = opened("9 1 2 3 4", "10 2 3 4 5")
    assert table.price == 9


@pytest.mark.rule("HAW-11")
def test_who_folds_is_out_and_takes_no_further_turn() -> None:
    table = opened(*THREE)
    table.play("fold", seat=0)
    table.draw(10, 10)
    assert (table.to_move, table.circle) == (1, "hand")
    table.play("play 6", seat=1)
    table.play("play 3", seat=2)
    assert table.to_move == 1


@pytest.mark.rule("HAW-11")
def test_the_cards_of_who_folded_are_no_longer_in_play() -> None:
    table = opened(*THREE)
    table.play("fold", seat=0)
    assert table.price == 5
    assert [values for seat, values in enumerate(table.rows) if seat in table.still_in] == [[5], [9]]


@pytest.mark.rule("HAW-11")
def test_a_fold_costs_chips_and_nothing_else() -> None:
    """No card is taken and no points are written down: the result is the chips."""
    table = opened(*THREE, max_rounds=1)
    table.play("fold", seat=0)
    assert table.rows[0] == [4]
    table.play("fold", seat=1)
    assert table.result() == ([20, 19, 36], [2, 3, 1])


@pytest.mark.rule("HAW-13", "HAW-10")
def test_in_a_hand_circle_a_fold_costs_the_same() -> None:
    table = opened(*THREE)
    table.draw(10, 10, 2)
    table.play("fold", seat=0)
    assert table.chips == [24 - 2, 24, 24]
    assert table.hands[0] == [6, 7, 8, 9]  # they leave unplayed
    assert table.still_in == [1, 2]


@pytest.mark.rule("HAW-15")
def test_a_low_card_from_the_deck_makes_leaving_cheaper() -> None:
    table = opened(*THREE)
    table.draw(10)
    assert table.price == 4
    table.draw(1)
    assert table.price == 1
    table.play("fold", seat=2)
    assert table.chips == [24, 24, 23]


@pytest.mark.rule("HAW-15")
def test_a_low_card_from_a_hand_makes_leaving_cheaper() -> None:
    table = opened(*THREE)
    table.draw(10, 10, 10)
    table.play("play 6")
    table.play("play 6")
    assert table.price == 4
    table.play("play 3", seat=2)
    assert table.price == 3


@pytest.mark.rule("HAW-15", "HAW-11")
def test_the_price_rises_when_the_low_card_folds() -> None:
    table = opened(*THREE)
    table.play("fold", seat=0)
    assert table.price == 5


@pytest.mark.rule("HAW-15", "HAW-12")
def test_the_price_rises_when_the_low_card_pairs() -> None:
    table = opened(*THREE)
    table.draw(4)
    assert table.price == 5


@pytest.mark.rule("HAW-15")
def test_a_low_card_that_somebody_else_has_too_keeps_the_price_down() -> None:
    table = opened(*THREE)
    table.draw(10, 4)
    table.draw(10)
    table.play("fold", seat=0)
    assert table.price == 4

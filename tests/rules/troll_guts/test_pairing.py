"""A new card pairs: its owner is out, row and pile, and pays."""

from __future__ import annotations

import pytest

from scripted_tables.troll_guts import THREE, laid

BAIT = ("3 7 8 9 10 / 5", "3 7 8 9 10 / 3", "2 6 8 9 10 / 7")  # a 3 on two piles, and before seat 1


@pytest.mark.rule("TRG-12")
def test_a_drawn_card_that_pairs_costs_its_value() -> None:
    table = laid(*THREE)
    table.draw(3)
    assert table.still_in == [0, 2]
    assert (table.chips, table.pot) == ([24, 21, 24], 6)
    assert table.told("out-pair") == [(1, 3, 0)]
    assert table.to_move == 2


@pytest.mark.rule("TRG-12")
def test_fours_cost_four() -> None:
    table = laid("6 7 8 9 10 / 5", "2 7 8 9 10 / 4", "4 6 8 9 10 / 7")
    table.play("steal 2", seat=1)
    assert table.told("pay") == [(1, 0, 4)]


@pytest.mark.rule("TRG-12", "TRG-9")
def test_a_stolen_card_that_pairs_puts_the_thief_out() -> None:
    table = laid(*BAIT)
    table.play("steal 0", seat=1)
    assert table.still_in == [0, 2]
    assert (table.chips, table.pot) == ([24, 21, 24], 6)  # into the pot, not to the owner
    assert table.piles[0] == [7, 8, 9, 10]


@pytest.mark.rule("TRG-12", "TRG-10")
def test_a_bought_card_that_pairs_costs_the_chip_and_the_fine() -> None:
    """T-6."""
    table = laid(*BAIT)
    table.play("buy", seat=1)
    assert table.still_in == [0, 2]
    assert (table.chips, table.pot) == ([24, 24 - 1 - 3, 24], 3 + 1 + 3)


@pytest.mark.rule("TRG-12")
def test_the_pile_leaves_with_its_owner() -> None:
    table = laid(*THREE)
    table.draw(3)
    assert table.piles[1] == []
    assert "steal 1" not in table.legal
    assert table.s.deck[0] == 55 - 18 - 1  # nothing of it goes to the deck yet


@pytest.mark.rule("TRG-12")
def test_equal_cards_in_piles_or_other_rows_do_no_harm() -> None:
    """Seat 1 draws a 7, which lies in its own pile and before seat 2."""
    table = laid(*THREE)
    table.draw(7)
    assert table.still_in == [0, 1, 2]
    assert table.rows[1] == [3, 7]


@pytest.mark.rule("TRG-12", "PAIRS-COMMON-17")
def test_a_fine_that_cannot_be_paid_takes_all_there_is() -> None:
    """T-10."""
    table = laid(*THREE, start_chips=3)
    table.draw(3)
    assert table.told("pay-all") == [(1, 0, 2)]
    assert (table.chips, table.pot) == ([2, 0, 2], 5)


@pytest.mark.rule("TRG-12", "TRG-10", "PAIRS-COMMON-17")
def test_the_last_chip_buys_and_the_fine_is_nothing() -> None:
    """T-6, T-10."""
    table = laid(*BAIT, start_chips=2)
    table.play("buy", seat=1)
    assert table.told("pay-all") == [(1, 0, 0)]
    assert (table.chips, table.pot) == ([1, 0, 1], 4)

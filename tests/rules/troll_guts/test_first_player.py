"""The lowest open card moves first; that is known before the piles are laid."""

from __future__ import annotations

import pytest

from scripted_tables.troll_guts import THREE, TrollTable, deal, dealt, laid

TIED = ("7 7 8 9 10 / 5", "6 7 8 9 10 / 5", "6 8 9 9 10 / 8", "4 6 9 10 10 / 8")  # seats 0 and 1


@pytest.mark.rule("TRG-4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_lowest_open_card_moves_first(first: int) -> None:
    gets = [THREE[1] if seat == first else f"6 8 9 10 10 / {7 + seat}" for seat in range(3)]
    table = laid(*gets)
    assert table.to_move == table.s.first == first
    assert table.told("will-start") == table.told("starts") == [(first, 3, 1)], "with the card that makes it so"


@pytest.mark.rule("TRG-4", "TRG-5")
def test_who_will_move_first_is_known_before_the_piles_are_laid() -> None:
    """T-8."""
    table = dealt(*THREE)
    assert table.told("will-start") == [(1, 3, 1)]
    assert (table.s.first, table.to_move) == (1, 0)
    assert table.legal[0].startswith("next")


@pytest.mark.rule("TRG-4", "PAIRS-COMMON-14")
def test_only_the_tied_get_an_extra_open_card_and_the_lower_one_moves_first() -> None:
    table = laid(*TIED, tie="tie 0=9; tie 1=4")
    assert table.rows == [[5, 9], [4, 5], [8], [8]]
    assert table.to_move == 1


@pytest.mark.rule("TRG-4", "PAIRS-COMMON-14")
def test_an_extra_card_that_pairs_is_thrown_away_and_replaced_at_once() -> None:
    table = laid(*TIED, tie="tie 0=5; tie 0=6; tie 1=10")
    assert table.rows == [[5, 6], [5, 10], [8], [8]]
    assert (table.to_move, table.s.discard[0]) == (0, 1)
    assert table.told("will-start") == table.told("starts") == [(0, 0, 0)], "the lowest card alone is not why"
    assert (table.still_in, table.chips) == ([0, 1, 2, 3], [24] * 4)


@pytest.mark.rule("TRG-4", "PAIRS-COMMON-14")
def test_a_second_tie_is_broken_by_yet_another_card() -> None:
    table = laid(*TIED, tie="tie 0=6; tie 1=6; tie 0=9; tie 1=2")
    assert table.rows[:2] == [[5, 6, 9], [2, 5, 6]]
    assert table.to_move == 1


@pytest.mark.rule("TRG-4", "PAIRS-COMMON-11")
def test_the_extra_cards_come_in_dealing_order() -> None:
    """Seat 0 deals: seat 1 is served before it."""
    table = TrollTable(4, f"first=0; {deal(*TIED, dealer=0, tie='tie 1=9; tie 0=3')}")
    assert table.s.first == 0


@pytest.mark.rule("TRG-4", "TRG-12")
def test_the_extra_cards_stay_and_can_be_paired() -> None:
    table = laid(*TIED, tie="tie 0=9; tie 1=4")
    table.draw(4)
    assert (table.still_in, table.chips[1]) == ([0, 2, 3], 20)


@pytest.mark.rule("TRG-4", "PAIRS-COMMON-15")
@pytest.mark.parametrize("drawn", [0, 1])
def test_if_no_new_value_is_left_a_lot_decides(drawn: int) -> None:
    """Both get the same card in pass after pass, and the only 1 is in the hand of seat 2."""
    passes = "; ".join(f"tie 0={value}; tie 1={value}" for value in (10, 8, 7, 6, 5, 4, 3, 2))
    gets = ("10 10 8 7 6 / 9", "10 8 8 7 6 / 9", "1 10 10 9 9 / 10")
    table = laid(*gets, tie=f"{passes}; lot={drawn}")
    assert table.rows == [list(range(2, 11)), list(range(2, 11)), [10]]
    assert table.to_move == drawn

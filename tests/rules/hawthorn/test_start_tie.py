"""Several start cards are the lowest. The tie in all its detail: see pairs_common."""

from __future__ import annotations

import pytest

from scripted_tables.hawthorn import HawthornTable, deal, opened
from scripted_tables.pairs import values

HANDS = ("3 6 7 8 9", "3 5 7 8 10", "8 6 9 10 10", "10 4 6 7 9")


@pytest.mark.rule("HAW-6", "PAIRS-COMMON-14")
def test_only_those_who_share_the_lowest_card_get_another() -> None:
    table = opened(*HANDS, tie="tie 0=6; tie 1=4")
    assert table.rows == [[3, 6], [3, 4], [8], [10]]
    assert table.to_move == table.s.marker == 1


@pytest.mark.rule("HAW-6", "PAIRS-COMMON-14")
def test_a_card_equal_to_one_in_the_own_row_is_thrown_away_and_replaced() -> None:
    table = opened(*HANDS, tie="tie 0=3; tie 0=6; tie 1=4")
    assert table.rows[:2] == [[3, 6], [3, 4]]
    assert values(table.s.discard) == [3]
    assert table.told("tie-again") == [(0, 3, 0)]
    assert table.still_in == [0, 1, 2, 3]
    assert table.chips == [24] * 4  # nobody pays for it


@pytest.mark.rule("HAW-6")
def test_a_card_that_lies_in_another_row_or_in_the_own_hand_is_not_replaced() -> None:
    table = opened(*HANDS, tie="tie 0=8; tie 1=10")
    assert table.rows == [[3, 8], [3, 10], [8], [10]]
    assert 8 in table.hands[0]
    assert table.to_move == 0


@pytest.mark.rule("HAW-6", "PAIRS-COMMON-14")
def test_a_second_tie_is_broken_by_yet_another_card() -> None:
    table = opened(*HANDS, tie="tie 0=9; tie 1=9; tie 0=9; tie 0=10; tie 1=7")
    assert table.rows[:2] == [[3, 9, 10], [3, 7, 9]]
    assert table.to_move == 1


@pytest.mark.rule("HAW-6")
def test_the_extra_cards_stay_and_count_for_pairs() -> None:
    table = opened(*HANDS, tie="tie 0=6; tie 1=4")
    table.draw(4)
    assert table.still_in == [0, 2, 3]
    assert table.chips == [24, 20, 24, 24]


@pytest.mark.rule("HAW-6", "HAW-10")
def test_the_extra_cards_stay_and_count_for_the_price() -> None:
    assert opened(*HANDS, tie="tie 0=6; tie 1=1").price == 1


@pytest.mark.rule("HAW-6")
def test_the_extra_cards_come_in_dealing_order() -> None:
    """Seat 0 deals: seat 2 is served before seat 0."""
    hands = ("3 6 7 8 9", "8 5 7 8 10", "3 6 9 10 10")
    table = HawthornTable(3, f"first=0; {deal(*hands, dealer=0)}")
    table.start_with("3", "8", "3", tie="tie 2=9; tie 0=5")
    assert table.to_move == 0


@pytest.mark.rule("HAW-6", "PAIRS-COMMON-15")
@pytest.mark.parametrize("drawn", [0, 1])
def test_if_no_new_value_is_left_a_lot_decides(drawn: int) -> None:
    """Both get the same card in pass after pass, and the only 1 is in the hand of seat 2."""
    passes = "; ".join(f"tie 0={value}; tie 1={value}" for value in (10, 8, 7, 6, 5, 4, 3, 2))
    table = opened("9 10 8 7 6", "9 10 8 7 6", "10 1 10 10 9", tie=f"{passes}; lot={drawn}")
    assert table.rows == [list(range(2, 11)), list(range(2, 11)), [10]]
    assert table.to_move == table.s.marker == drawn

"""What a column is worth, and to whom."""

from __future__ import annotations

import pytest

from igroteka.games.pairs.five_cards.rules import column_points, round_points, side
from scripted import Scripted


@pytest.mark.rule("FIVE-17")
@pytest.mark.parametrize(("mine", "others"), [(1, 0), (9, 8), (54, 1)])
@pytest.mark.parametrize("column", range(1, 11))
def test_the_higher_sum_scores_the_common_card_however_great_the_lead(column: int, mine: int, others: int) -> None:
    assert column_points(column, mine, others) == column
    assert column_points(column, others, mine) == 0


@pytest.mark.rule("FIVE-18")
@pytest.mark.parametrize(
    ("column", "half"),
    [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5)],
)
def test_equal_sums_score_half_each_rounded_down(column: int, half: int) -> None:
    assert column_points(column, 12, 12) == half


@pytest.mark.rule("FIVE-19", "FIVE-18")
@pytest.mark.parametrize(("column", "half"), [(1, 0), (8, 4), (9, 4)])
def test_an_untouched_column_is_a_tie(column: int, half: int) -> None:
    """F-5."""
    assert column_points(column, 0, 0) == half


@pytest.mark.rule("FIVE-16")
def test_the_common_card_counts_for_neither_side() -> None:
    """F-7: 8 against 7 in column 9, not 17."""
    table = Scripted("five-cards", 2, "common=3,5,6,7,9; first=0; draw 0=8")
    table.play("col 9", "draw 1=7")
    table.play("col 9", "draw 0=2")
    assert (side(table.s, 0, 9), side(table.s, 1, 9)) == (8, 7)


@pytest.mark.rule("FIVE-16", "FIVE-17")
def test_all_cards_of_a_side_are_added_up() -> None:
    table = Scripted("five-cards", 2, "common=3,5,6,7,9; first=0; draw 0=4")
    table.play("col 9", "draw 1=10")
    table.play("col 9", "draw 0=8")
    assert round_points(table.s, 0) == 1 + 2 + 3 + 3
    table.play("col 9", "draw 1=1")
    assert (side(table.s, 0, 9), side(table.s, 1, 9)) == (12, 10)
    assert round_points(table.s, 0) == 1 + 2 + 3 + 3 + 9
    assert round_points(table.s, 1) == 1 + 2 + 3 + 3


@pytest.mark.rule("FIVE-16", "FIVE-17", "FIVE-18", "FIVE-19")
def test_a_round_adds_up_won_columns_and_halves() -> None:
    """F-5: column 8 is untouched, for it was an 8 that fitted nowhere. No other can be."""
    table = Scripted("five-cards", 2, "common=2,4,6,8,9; first=0; draw 0=8", max_rounds=1)
    for number, column in enumerate((9, 6, 4, 2), start=1):
        table.play(f"col {column}", f"draw {number % 2}=8")
    assert table.over
    assert table.result()[0] == [9 + 4 + 4, 6 + 2 + 4]

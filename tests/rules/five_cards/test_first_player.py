"""Who begins the rounds after the first."""

from __future__ import annotations

import pytest

from scripted import Scripted

NEXT = "common=1,2,3,4,5"


def four_each(first: int, common: str, after: str, topper_begins: bool) -> Scripted:
    """One player adds four cards to the highest column, the other one adds its like to the four below.

    Then whoever began turns up one more, which fits nowhere.
    """
    *low, top = (int(card) for card in common.split(","))
    others = [card for card in (10, 9, 8, 7, 6, 5) if card != top][:4]
    takes_low = [(top, f"col {column}") for column in low]
    takes_top = [(card, f"col {top}") for card in others]
    begins, follows = (takes_low, takes_top) if topper_begins else (takes_top, takes_low)
    turns = [turn for pair in zip(begins, follows, strict=True) for turn in pair]
    table = Scripted("five-cards", 2, f"common={common}; first={first}; draw {first}={turns[0][0]}")
    for number, (_, token) in enumerate(turns):
        last = number + 1 == len(turns)
        seat = first if number % 2 else 1 - first
        table.play(token, f"draw {seat}={top}; {NEXT}; {after}" if last else f"draw {seat}={turns[number + 1][0]}")
    assert table.s.round == 2
    return table


@pytest.mark.rule("FIVE-7")
@pytest.mark.parametrize("first", [0, 1])
def test_whoever_scored_fewer_points_begins_though_that_player_began_and_ended_the_last_round(first: int) -> None:
    """F-9: turning up the last card makes no difference. 9 points against 12."""
    table = four_each(first, "1,2,3,6,9", f"draw {first}=10", topper_begins=False)
    assert (table.s.points[first], table.s.points[1 - first]) == (9, 12)
    assert table.to_move == first


@pytest.mark.rule("FIVE-7")
@pytest.mark.parametrize("first", [0, 1])
def test_whoever_scored_more_points_moves_second_even_after_ending_the_round(first: int) -> None:
    """F-9."""
    table = four_each(first, "1,2,3,6,9", f"draw {1 - first}=10", topper_begins=True)
    assert (table.s.points[first], table.s.points[1 - first]) == (12, 9)
    assert table.to_move == 1 - first


@pytest.mark.rule("FIVE-8")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("topper_begins", [True, False])
def test_after_equal_points_the_other_one_begins(first: int, topper_begins: bool) -> None:
    """F-3: 10 against 1 + 2 + 3 + 4."""
    table = four_each(first, "1,2,3,4,10", f"draw {1 - first}=9", topper_begins)
    assert table.s.points[:2] == [10, 10]
    assert table.to_move == 1 - first


@pytest.mark.rule("FIVE-7", "FIVE-6")
def test_the_points_of_the_round_before_decide_not_the_totals_and_no_lot() -> None:
    """Seat 0 is far ahead in the match and begins all the same."""
    table = Scripted("five-cards", 2, "common=2,4,6,8,9; first=1; draw 1=8")
    table.s.points[:2] = [80, 3]
    for number, column in enumerate((9, 6, 4), start=1):
        table.play(f"col {column}", f"draw {1 - number % 2}=8")
    table.play("col 2", f"draw 1=8; {NEXT}; draw 0=10")
    assert table.s.points[:2] == [80 + 12, 3 + 17]
    assert table.to_move == 0
    assert [kind for kind, _ in table.chances].count("first") == 1

"""Points are written down until somebody has enough of them."""

from __future__ import annotations

import pytest

from igroteka.games.pairs.five_cards.rules import round_points
from scripted import Scripted

NEXT = "common=1,2,3,4,5"


def play_round(table: Scripted, after: str = "") -> None:
    """Seat 0 begins and adds four cards to the highest column; seat 1 adds its like to the four lower ones."""
    *low, top = table.s.common
    others = [card for card in (10, 9, 8, 7, 6) if card != top][:4]
    for column, card in zip(low[:-1], others[1:], strict=True):
        table.play(f"col {top}", f"draw 1={top}", seat=0)
        table.play(f"col {column}", f"draw 0={card}", seat=1)
    table.play(f"col {top}", f"draw 1={top}", seat=0)
    table.play(f"col {low[-1]}", f"draw 0={top}; {after}", seat=1)


def nine_to_twelve(*points: int, **options: int) -> Scripted:
    """The row 1 2 3 6 9."""
    table = Scripted("five-cards", 2, "common=1,2,3,6,9; first=0; draw 0=10", options=options)
    table.s.points[:2] = points
    return table


def ten_to_ten(*points: int, **options: int) -> Scripted:
    """The row 1 2 3 4 10."""
    table = Scripted("five-cards", 2, "common=1,2,3,4,10; first=0; draw 0=9", options=options)
    table.s.points[:2] = points
    return table


@pytest.mark.rule("FIVE-20", "FIVE-1")
def test_points_are_written_down_and_a_new_round_begins() -> None:
    table = nine_to_twelve(0, 0)
    play_round(table, "common=1,2,3,6,9; draw 0=10")
    assert table.s.round == 2
    assert table.s.points[:2] == [9, 12]
    play_round(table, "common=1,2,3,6,9; draw 0=10")
    assert table.s.round == 3
    assert table.s.points[:2] == [18, 24]


@pytest.mark.rule("FIVE-21")
def test_the_first_to_reach_100_wins() -> None:
    table = nine_to_twelve(0, 88)
    play_round(table)
    assert table.over
    assert table.result() == ([9, 100], [2, 1])
    assert ("won", 1, 0, 100, -1, -1) in table.happenings


@pytest.mark.rule("FIVE-21")
def test_with_99_the_match_goes_on() -> None:
    table = nine_to_twelve(0, 87)
    play_round(table, f"{NEXT}; draw 0=10")
    assert not table.over
    assert table.s.points[:2] == [9, 99]


@pytest.mark.rule("FIVE-21")
def test_totals_are_looked_at_only_after_a_complete_round() -> None:
    """Seat 0 would have won if the round were over, and plays on all the same."""
    table = nine_to_twelve(99, 0)
    table.play("col 9", "draw 1=9", seat=0)
    assert round_points(table.s, 0) >= 9
    assert not table.over
    assert table.s.points[:2] == [99, 0]


@pytest.mark.rule("FIVE-22")
def test_if_both_have_enough_the_higher_total_wins() -> None:
    """F-6: it does not matter who had more before."""
    table = nine_to_twelve(98, 96)
    play_round(table)
    assert table.over
    assert table.result() == ([107, 108], [2, 1])


@pytest.mark.rule("FIVE-22", "FIVE-8")
def test_equal_totals_above_the_target_mean_another_round_until_they_differ() -> None:
    """F-6: two more, for the next one brings 10 : 10 again."""
    table = ten_to_ten(95, 95)
    play_round(table, "common=1,2,3,4,10; draw 1=10")
    assert (table.s.round, table.s.points[:2]) == (2, [105, 105])
    for number, column in enumerate((1, 2, 3, 4)):
        table.play(f"col {column}", f"draw 0={9 - number}", seat=1)
        last = column == 4
        table.play("col 10", "draw 1=10" + ("; common=1,2,3,6,9; draw 0=10" if last else ""), seat=0)
    assert (table.s.round, table.s.points[:2]) == (3, [115, 115])
    play_round(table)
    assert table.over
    assert table.result() == ([124, 127], [2, 1])


@pytest.mark.rule("FIVE-23")
def test_after_the_last_round_agreed_on_more_points_win() -> None:
    table = nine_to_twelve(0, 0, max_rounds=2)
    play_round(table, "common=1,2,3,6,9; draw 0=10")
    assert not table.over
    play_round(table)
    assert table.over
    assert table.result() == ([18, 24], [2, 1])


@pytest.mark.rule("FIVE-23")
@pytest.mark.parametrize("points", [0, 95])
def test_equal_points_after_the_last_round_share_the_place(points: int) -> None:
    """Even above the target, where another round would follow."""
    table = ten_to_ten(points, points, max_rounds=1)
    play_round(table)
    assert table.over
    assert table.result() == ([points + 10, points + 10], [1, 1])
    assert "won" not in [name for name, *_ in table.happenings]


@pytest.mark.rule("FIVE-23", "FIVE-21")
def test_a_match_may_be_won_before_the_last_round() -> None:
    table = nine_to_twelve(0, 90, max_rounds=5)
    play_round(table)
    assert table.over
    assert table.s.round == 1

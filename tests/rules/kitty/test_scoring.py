"""What is left in the hands is scored."""

from __future__ import annotations

import pytest

from scripted_tables.kitty import KittyTable, last_round
from scripted_tables.pairs import VALUES, by_chance


@pytest.mark.rule("KITTY-24", "KITTY-7")
def test_the_most_of_a_value_score_it_once() -> None:
    table = last_round("9 9 9", "9 9 4", "9 3", "2")
    assert table.result() == ([9, 4, 3, 2], [1, 2, 3, 4])
    assert table.told("most") == [(3, 2, 1), (2, 3, 1), (1, 4, 1), (0, 9, 3)]


@pytest.mark.rule("KITTY-25")
def test_who_share_the_most_all_score_in_full() -> None:
    assert last_round("9 9 10", "9 9 10", "9 10", "10").result()[0] == [19, 19, 10, 10]


@pytest.mark.rule("KITTY-25")
def test_a_value_in_nobodys_hand_scores_for_nobody() -> None:
    """K-6."""
    assert last_round("10", "", "", "").result()[0] == [10, 0, 0, 0]


@pytest.mark.rule("KITTY-26")
def test_most_points_win_and_equal_points_share_the_place() -> None:
    """K-7."""
    table = last_round("10", "8 2", "9", "7")
    assert table.over
    assert table.result() == ([10, 10, 9, 7], [1, 1, 3, 4])


@pytest.mark.rule("KITTY-24", "KITTY-25", "KITTY-26", "KITTY-23")
@pytest.mark.parametrize("version", ["hard", "light"])
@pytest.mark.parametrize("players", range(3, 7))
def test_whole_deals_add_up(players: int, version: str) -> None:
    table = KittyTable(players, filler=by_chance(players), version=version)
    table.play_out(players)
    expected = [0] * players
    for value in VALUES:
        counts = [hand.count(value) for hand in table.hands]
        for seat in range(players):
            expected[seat] += value if counts[seat] and counts[seat] == max(counts) else 0
    places = [1 + sum(other > points for other in expected) for points in expected]
    assert table.result() == (expected, places)
    assert table.gains == [expected]

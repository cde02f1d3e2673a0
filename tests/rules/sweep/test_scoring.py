"""Whoever has collected the most of a value scores it."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import VALUES, by_chance
from scripted_tables.sweep import SweepTable, last_round


@pytest.mark.rule("SWEEP-31")
def test_dealt_cards_still_held_and_cards_taken_count_alike() -> None:
    """S-9: the 1 of seat 0 was never laid, the three was taken in the last round."""
    table = last_round("1 9", "10 9", "8 9", middle="3 2 2")
    table.lay_cards("9 9 9")
    assert table.hands == [[1, 3], [10], [8]]
    assert table.result() == ([4, 10, 8], [3, 1, 2])


@pytest.mark.rule("SWEEP-31")
def test_a_hand_dealt_and_never_laid_counts_in_a_whole_deal() -> None:
    """S-9: there is one zone only, the hand."""
    table = SweepTable(6, filler=by_chance(4))
    table.play_out(4)
    shown = {(seat, card): copies for seat, card, copies in table.told("show")}
    for seat in range(6):
        for value in VALUES:
            assert shown.get((seat, value), 0) == table.hands[seat].count(value)


@pytest.mark.rule("SWEEP-32")
def test_the_most_of_a_value_score_it_once() -> None:
    table = last_round("5 5 5 9", "5 5 9", "6 9", middle="3 2 2")
    table.lay_cards("9 9 9")
    assert table.result()[0] == [5 + 3, 0, 6]
    assert table.told("most") == [(0, 3, 1), (0, 5, 3), (2, 6, 1)]


@pytest.mark.rule("SWEEP-32")
def test_who_share_the_most_all_score_in_full() -> None:
    table = last_round("10 10 8 9", "10 10 8 9", "10 8 9", middle="3 2 2")
    table.lay_cards("9 9 9")
    assert table.result()[0] == [10 + 8 + 3, 10 + 8, 8]


@pytest.mark.rule("SWEEP-33")
def test_a_value_that_nobody_holds_scores_for_nobody() -> None:
    """S-6: nobody is not everybody with none."""
    table = last_round("9", "9", "9", middle="3 2 2")
    table.lay_cards("9 9 9")
    assert table.hands == [[3], [], []]
    assert table.result() == ([3, 0, 0], [1, 2, 2])


@pytest.mark.rule("SWEEP-34")
def test_equal_points_share_the_place() -> None:
    """S-7."""
    table = last_round("10 9", "10 9", "8 9", "9", middle="3 3 2 2")
    table.lay_cards("9 9 9 9")
    assert table.over
    assert table.result() == ([13, 13, 8, 0], [1, 1, 3, 4])


@pytest.mark.rule("SWEEP-32", "SWEEP-33", "SWEEP-34")
@pytest.mark.parametrize("players", range(3, 7))
def test_whole_deals_add_up(players: int) -> None:
    table = SweepTable(players, filler=by_chance(players))
    table.play_out(players)
    expected = [0] * players
    for value in VALUES:
        counts = [hand.count(value) for hand in table.hands]
        for seat in range(players):
            expected[seat] += value if counts[seat] and counts[seat] == max(counts) else 0
    places = [1 + sum(other > points for other in expected) for points in expected]
    assert table.result() == (expected, places)
    assert table.gains == [expected]

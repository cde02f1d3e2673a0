"""The points of captured cards, and who wins."""

from __future__ import annotations

import pytest

from scripted_tables.venture import bidding, counted, play_out, shuffled


@pytest.mark.rule("VENT-31", "VENT-1")
@pytest.mark.parametrize("card", [2, 3, 5, 7, 10])
def test_a_captured_card_is_a_minus_point_whatever_its_value(card: int) -> None:
    table = bidding("9 9 9", "", [str(card)], last=True)
    assert table.result() == ([-1, 0, 0], [3, 1, 1])


@pytest.mark.rule("VENT-32")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6, 7, 8, 10])
def test_a_complete_set_counts_its_value(value: int) -> None:
    """V-9: the 1 is a set of its own."""
    table = bidding("9 9 9", "", ["", " ".join([str(value)] * value)], last=True)
    assert table.result() == ([0, value, 0], [2, 1, 2])
    assert table.told("set") == [(1, value, 0)]


@pytest.mark.rule("VENT-31", "VENT-32")
def test_one_card_short_all_of_them_count_against_one() -> None:
    table = bidding("9 9 9", "", ["6 6 6 6 6", "6"], last=True)
    assert table.result()[0] == [-5, -1, 0]


@pytest.mark.rule("VENT-33")
def test_several_players_can_borrow_different_sets_from_one_stock() -> None:
    table = bidding("9 9 9", "2 3 3", ["2", "3", "10"], last=True)
    assert table.result()[0] == [2, 3, -1]


@pytest.mark.rule("VENT-33")
def test_bids_left_over_from_the_last_round_can_be_borrowed_too() -> None:
    table = bidding("5 5 5", "", ["5 5"], last=True)
    assert table.stock == [5, 5, 5]
    assert table.result()[0] == [5, 0, 0]


@pytest.mark.rule("VENT-33", "VENT-32")
def test_two_players_cannot_complete_the_same_set() -> None:
    """V-7."""
    table = bidding("9 9 9", "4 4", ["4", "4"], last=True)
    assert table.result()[0] == [-1, -1, 0]
    assert table.told("set") == []


@pytest.mark.rule("VENT-34")
def test_a_value_that_is_all_in_the_stock_counts_for_nobody() -> None:
    """V-5."""
    table = bidding("10 10 10", "1 2 2", ["", "7"], last=True)
    assert table.result()[0] == [0, -1, 0]
    assert table.told("set") == []


@pytest.mark.rule("VENT-35")
@pytest.mark.parametrize(
    ("captured", "scores", "places"),
    [
        (["7", "8 8", "1"], [-1, -2, 1], [2, 3, 1]),
        (["7", "8", "10 10"], [-1, -1, -2], [1, 1, 3]),
        (["7 7", "1", "8 8"], [-2, 1, -2], [2, 1, 2]),
        (["", "", ""], [0, 0, 0], [1, 1, 1]),
    ],
)
def test_the_highest_score_wins_and_equals_share_a_place(
    captured: list[str], scores: list[int], places: list[int]
) -> None:
    """V-6."""
    assert bidding("9 9 9", "", captured, last=True).result() == (scores, places)


@pytest.mark.rule("VENT-30")
def test_the_deal_is_scored_when_the_hands_are_empty_and_not_before() -> None:
    table = bidding("2 3 4", "10")
    assert (table.points, table.told("gain")) == ([0, 0, 0], [])
    while not table.over:
        table.play(table.legal[0])
    assert table.hands == [[], [], []]
    assert table.told("gain") == [(seat, 0, points) for seat, points in enumerate(table.points)]


@pytest.mark.rule("VENT-31", "VENT-32", "VENT-33", "VENT-34", "VENT-35")
@pytest.mark.parametrize("players", range(3, 9))
def test_along_whole_deals_the_points_are_those_of_the_cards(players: int) -> None:
    for seed in range(6):
        table = shuffled(players, seed)
        play_out(table, seed)
        scores, places = table.result()
        assert scores == [counted(cards, table.stock) for cards in table.captured]
        assert places == [1 + sum(other > mine for other in scores) for mine in scores]

"""Everybody lays a card; then all are turned up."""

from __future__ import annotations

import pytest

from scripted_tables.venture import bidding, laid, rulebook, shuffled


@pytest.mark.rule("VENT-10")
@pytest.mark.parametrize("players", range(3, 9))
def test_everybody_bids_one_card_of_the_hand_in_seat_order(players: int) -> None:
    table = shuffled(players)
    hands = table.hands
    for seat in range(players):
        assert table.to_move == seat
        assert table.legal == sorted(f"bid {card}" for card in set(hands[seat]))
        table.play(table.legal[0])
    assert [len(hand) for hand in table.hands] == [len(hand) - 1 for hand in hands]
    assert table.to_move == 0


@pytest.mark.rule("VENT-10")
def test_equal_cards_are_one_choice() -> None:
    table = laid("9 8 7", "1")
    table.lay("1", ["9 9", "8 8", "7 7"])
    assert table.legal == ["bid 9"]


@pytest.mark.rule("VENT-12", "VENT-20")
def test_bids_are_turned_up_together_when_the_last_is_laid() -> None:
    table = rulebook()
    for card in (2, 3, 4, 5):
        table.play(f"bid {card}")
        assert table.told("turn-up") == []
        assert table.stock == [4, 5, 6, 8, 10]
    table.play("bid 6")
    assert table.told("turn-up") == [(0, 2, 0), (1, 3, 0), (2, 4, 0), (3, 5, 0), (4, 6, 0)]


@pytest.mark.rule("VENT-20")
def test_bids_are_told_from_the_lowest_on_as_they_act() -> None:
    table = bidding("9 4 7 4", stock="3")
    assert table.told("turn-up") == [(1, 4, 0), (3, 4, 0), (2, 7, 0), (0, 9, 0)]


@pytest.mark.rule("VENT-20")
def test_they_are_resolved_from_the_lowest_on_whoever_made_them() -> None:
    table = bidding("9 3 6 2 7", "10 1")
    assert [seat for seat, *_ in table.told("capture")] == [3, 1, 1, 2, 4, 0]
    assert table.captured == [[7], [1, 2], [3], [10], [6]]
    assert table.stock == [9]


@pytest.mark.rule("VENT-29", "VENT-30")
def test_a_bid_leaves_the_hand_for_good() -> None:
    table = rulebook()
    table.bid("2 3 4 5 6")
    assert [len(hand) for hand in table.hands] == [9] * 5
    assert 2 not in table.hands[0]
    assert table.legal == ["bid 1", "bid 10", "bid 5", "bid 7", "bid 8", "bid 9"]

"""What a bid captures, what it does not, and what becomes of the rest."""

from __future__ import annotations

import random

import pytest

from scripted_tables.pairs import VALUES
from scripted_tables.venture import bidding, resolved, rulebook, shuffled


@pytest.mark.rule("VENT-21")
def test_a_bid_captures_from_the_stock_and_from_the_bids_alike() -> None:
    table = bidding("3 5 8", "2 4 10")
    assert table.captured == [[10], [2, 3, 4], [5]]
    assert table.stock == [8]


@pytest.mark.rule("VENT-22")
def test_a_bid_that_has_captured_stays_and_is_captured_by_the_next() -> None:
    table = bidding("2 3 4", "10")
    assert table.captured == [[10], [2], [3]]
    assert table.stock == [4]


@pytest.mark.rule("VENT-22", "VENT-27")
def test_a_captured_bid_acts_but_does_not_come_back() -> None:
    """V-4."""
    table = bidding("2 5 9", "3 8")
    assert table.captured[0] == [9]
    assert table.captured[2] == [5, 8]
    assert 9 not in table.stock


@pytest.mark.rule("VENT-23")
def test_tied_bids_capture_nothing_and_can_be_captured() -> None:
    table = bidding("5 5 8 2", "1 3 10")
    assert table.captured == [[], [], [1, 2, 3, 5, 5], [10]]
    assert table.stock == [8]


@pytest.mark.rule("VENT-23")
def test_tied_bids_that_nobody_captures_stay() -> None:
    table = bidding("9 9 4 3", "2 10")
    assert table.captured == [[], [], [2, 3], [10]]
    assert table.stock == [4, 9, 9]


@pytest.mark.rule("VENT-24")
def test_the_lowest_captures_all_cards_of_the_highest_value_wherever_they_lie() -> None:
    assert bidding("2 7 7", "10 10 10 9").captured[0] == [10, 10, 10]
    assert bidding("2 9 9", "9 8").captured[0] == [9, 9, 9]


@pytest.mark.rule("VENT-24")
def test_the_lowest_captures_nothing_low() -> None:
    table = bidding("4 6 6", "1 2 3 7")
    assert table.captured == [[7], [], []]
    assert table.stock == [1, 2, 3, 4, 6, 6]


@pytest.mark.rule("VENT-24")
def test_lower_cards_in_the_stock_do_not_make_a_bid_less_low() -> None:
    """It is the lowest of the bids that counts."""
    assert bidding("8 9 9", "1").captured[0] == [9, 9]


@pytest.mark.rule("VENT-25")
def test_others_capture_what_is_strictly_lower() -> None:
    table = bidding("2 6 10", "5 6 7 10")
    assert table.captured == [[10, 10], [2, 5], [6, 6, 7]]
    assert table.stock == []


@pytest.mark.rule("VENT-26")
def test_with_a_tied_lowest_the_next_is_an_ordinary_bid() -> None:
    table = bidding("3 3 5 8", "4 10")
    assert table.captured == [[], [], [3, 3, 4], [5]]
    assert table.stock == [8, 10]
    assert table.told("lowest") == []


@pytest.mark.rule("VENT-26", "VENT-23")
def test_everybody_tied_in_two_groups() -> None:
    """V-10."""
    table = bidding("4 4 6 6", "5 10")
    assert table.captured == [[]] * 4
    assert table.stock == [4, 4, 5, 6, 6, 10]


@pytest.mark.rule("VENT-27")
@pytest.mark.parametrize(("captured_bid", "loot", "left"), [("acts", [4], []), ("silent", [], [4])])
def test_of_more_than_three_bids_too_only_the_highest_can_be_silenced(
    captured_bid: str, loot: list[int], left: list[int]
) -> None:
    """V-4."""
    table = bidding("10 4 3 2", "", captured_bid=captured_bid)
    assert table.captured == [loot, [3], [2], [10]]
    assert table.stock == left
    assert table.told("silenced") == ([(0, 10, 0)] if captured_bid == "silent" else [])


@pytest.mark.rule("VENT-27")
def test_with_the_lowest_tied_no_bid_is_silenced() -> None:
    table = bidding("2 2 10", "3", captured_bid="silent")
    assert table.captured == [[], [], [2, 2, 3]]
    assert table.stock == [10]


@pytest.mark.rule("VENT-28")
def test_captured_cards_pile_up_before_their_owner_and_never_come_back() -> None:
    table = rulebook()
    luck = random.Random(4)
    before = table.captured
    while not table.over:
        table.play(luck.choice(table.legal))
        for old, new in zip(before, table.captured, strict=True):
            assert all(new.count(value) >= old.count(value) for value in VALUES)
        before = table.captured


@pytest.mark.rule("VENT-29")
def test_what_nobody_captured_is_the_next_stock_and_nothing_is_added() -> None:
    table = rulebook()
    table.bid("2 3 4 5 6")
    assert table.stock == [6, 6, 8]
    assert len(table.chances) == 55
    table.bid("7 7 7 7 7")
    assert table.stock == [6, 6, 7, 7, 7, 7, 7, 8]


@pytest.mark.rule("VENT-20", "VENT-21", "VENT-22", "VENT-23", "VENT-24", "VENT-25", "VENT-26", "VENT-27", "VENT-29")
@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("captured_bid", ["acts", "silent"])
def test_along_whole_deals_every_round_goes_as_the_specification_steps_through_it(
    players: int, captured_bid: str
) -> None:
    """V-4, V-10."""
    for seed in range(4):
        luck = random.Random(seed)
        table = shuffled(players, seed, captured_bid=captured_bid)
        while not table.over:
            stock, captured, bids = table.stock, table.captured, []
            for _ in range(players):
                token = luck.choice(table.legal)
                bids.append(int(token.split()[1]))
                table.play(token)
            loot, left = resolved(stock, bids, captured_bid == "silent")
            assert table.stock == left
            assert table.captured == [sorted(old + new) for old, new in zip(captured, loot, strict=True)]

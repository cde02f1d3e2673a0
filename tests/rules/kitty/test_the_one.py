"""The 1 always wins, and never for its owner."""

from __future__ import annotations

import pytest

from scripted_tables.kitty import auction, last_round


@pytest.mark.rule("KITTY-20", "KITTY-19")
@pytest.mark.parametrize("bids", ["1 2 3 4", "1 2 2 9", "1 7 7 7", "1 8 8 9 9"])
def test_a_bid_of_1_always_wins(bids: str) -> None:
    """K-5: it is the lowest, although it must be given away, and nobody can have bid the same."""
    table = auction("8", bids)
    assert (table.step, table.to_move) == ("giving", 0)
    assert table.told("must-give") == [(0, 8, 0)]
    assert table.told("win") == []


@pytest.mark.rule("KITTY-19")
@pytest.mark.parametrize(("bids", "giver"), [("1 2 3", 0), ("4 4 1 5", 2), ("3 4 5 6 1", 4), ("6 7 8 9 5 1", 5)])
def test_the_prize_goes_to_any_other_player(bids: str, giver: int) -> None:
    players = len(bids.split())
    others = [seat for seat in range(players) if seat != giver]
    for seat in others:
        table = auction("8", bids)
        assert table.to_move == giver
        assert table.legal == [f"give {other}" for other in others]
        table.play(f"give {seat}")
        assert table.gifts() == [(giver, 8, seat)]
        assert table.hands == [[8, 10] if owner == seat else [10] for owner in range(players)]


@pytest.mark.rule("KITTY-19")
def test_a_gift_may_go_to_somebody_whose_bid_was_cancelled_or_higher() -> None:
    table = auction("8", "1 7 7 9", kitty="5")
    table.play("give 2")
    assert table.hands[2] == [8, 10]
    assert (table.prizes, table.step, table.to_move) == ([5], "passing", 0)


@pytest.mark.rule("KITTY-24", "KITTY-20")
def test_a_1_that_was_kept_scores_a_point_for_its_owner() -> None:
    """K-5: nobody else can have one."""
    assert last_round("10", "10 1", "10", "10").result() == ([10, 11, 10, 10], [2, 1, 2, 2])

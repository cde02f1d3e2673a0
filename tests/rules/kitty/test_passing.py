"""Everybody gives a card to the left."""

from __future__ import annotations

import pytest

from scripted_tables.kitty import HANDS, KITTY, dealt


@pytest.mark.rule("KITTY-9")
def test_any_card_of_the_hand_may_be_passed() -> None:
    table = dealt(KITTY, *HANDS)
    for seat, hand in enumerate(HANDS):
        assert table.to_move == seat
        assert table.legal == sorted({f"pass {card}" for card in hand.split()})
        table.play(table.legal[0])


@pytest.mark.rule("KITTY-10")
def test_all_cards_go_to_the_left_at_once() -> None:
    table = dealt(KITTY, *HANDS)
    before = table.hands
    for seat, card in enumerate((1, 4, 3)):
        table.play(f"pass {card}", seat=seat)
        assert table.hands == before
    table.play("pass 10", seat=3)
    assert table.hands == [
        sorted([*before[0], 10])[1:],
        sorted([*before[1], 1])[:3] + sorted([*before[1], 1])[4:],
        sorted([*before[2], 4])[1:],
        sorted([*before[3], 3])[:-1],
    ]
    assert table.sizes == [12] * 4


@pytest.mark.rule("KITTY-10", "KITTY-9")
def test_nobody_passes_on_what_has_just_come() -> None:
    """K-1: seat 1 has no 1 to pass while the 1 is on its way to it."""
    table = dealt(KITTY, *HANDS)
    table.play("pass 1", seat=0)
    assert "pass 1" not in table.legal


@pytest.mark.rule("KITTY-10", "KITTY-11")
def test_the_card_that_came_may_be_bid_at_once_and_the_one_that_went_may_not() -> None:
    """K-1, K-5: the 1 can be passed on like any card."""
    table = dealt(KITTY, *HANDS)
    table.passes("1 10 10 10")
    assert "bid 1" not in table.legal
    table.play("bid 2", seat=0)
    assert "bid 1" in table.legal
    table.play("bid 1", seat=1)
    table.play("bid 4", seat=2)
    table.play("bid 5", seat=3)
    assert (table.step, table.to_move) == ("giving", 1)


@pytest.mark.rule("KITTY-8", "KITTY-9", "KITTY-11")
def test_a_round_is_prize_then_passing_then_bidding() -> None:
    table = dealt(KITTY, *HANDS)
    table.passes("10 10 10 10")
    table.bids("3 4 4 5")
    names = [name for name, *_ in table.happenings if name in ("prize", "pass", "receive", "bid", "turn-up", "win")]
    expected = ["prize", *["pass"] * 4, *["receive"] * 4, *["bid"] * 4, *["turn-up"] * 4, "win", "prize"]
    assert names == expected
    assert (table.step, table.to_move) == ("passing", 0)


@pytest.mark.rule("KITTY-6")
def test_every_step_is_written_down_from_seat_0_on_whatever_happened_before() -> None:
    table = dealt(KITTY, *HANDS)
    for passes, bids in (("10 10 10 10", "3 4 4 5"), ("10 10 10 10", "8 6 6 7")):
        assert table.to_move == 0
        table.passes(passes)
        assert table.to_move == 0
        table.bids(bids)
    assert table.to_move == 0

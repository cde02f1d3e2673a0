"""The lowest bid that nobody else has made wins the prize."""

from __future__ import annotations

import pytest

from scripted_tables.kitty import HANDS, KITTY, KittyTable, auction, dealt, last_round


def winners(table: KittyTable) -> list[tuple[int, int]]:
    return [(seat, card) for seat, card, _ in table.told("win")]


@pytest.mark.rule("KITTY-11", "KITTY-7")
def test_any_card_of_the_hand_may_be_bid() -> None:
    table = dealt(KITTY, *HANDS)
    table.passes("10 10 10 10")
    for seat, hand in enumerate(HANDS):
        assert table.to_move == seat
        assert table.legal == sorted({f"bid {card}" for card in hand.split()})
        table.play(table.legal[-1])


@pytest.mark.rule("KITTY-12")
def test_bids_are_turned_up_together() -> None:
    table = dealt(KITTY, *HANDS)
    table.passes("10 10 10 10")
    for seat, card in enumerate((3, 4, 4)):
        table.play(f"bid {card}", seat=seat)
        assert table.told("turn-up") == []
        assert all(table.s.rows[other][0] == 0 for other in range(4))
    table.play("bid 5", seat=3)
    assert table.told("turn-up") == [(0, 3, 0), (1, 4, 0), (2, 4, 0), (3, 5, 0)]


@pytest.mark.rule("KITTY-16")
@pytest.mark.parametrize(("bids", "winner"), [("2 5 7 9", 0), ("5 2 7 9", 1), ("9 7 5 8", 2), ("9 9 9 8", 3)])
def test_the_lowest_bid_takes_the_prize_into_the_hand(bids: str, winner: int) -> None:
    table = auction("8", bids)
    assert winners(table) == [(winner, 8)]
    assert table.hands == [[8, 10] if seat == winner else [10] for seat in range(4)]


@pytest.mark.rule("KITTY-17")
@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        ("2 2 7 9", 2),
        ("4 9 4 4", 1),
        ("4 4 6 6 9", 4),
        ("7 9 6 6 3 3", 0),
        ("5 5 5 6 6 8", 5),
        ("3 8 8", 0),
    ],
)
def test_equal_bids_cancel_each_other_and_the_next_one_counts(bids: str, winner: int) -> None:
    assert winners(auction("8", bids)) == [(winner, 8)]


@pytest.mark.rule("KITTY-16", "KITTY-17")
def test_it_is_told_why_the_other_bids_win_nothing() -> None:
    table = auction("8", "9 9 3 5")
    assert table.told("tied") == [(-1, 9, 0)]
    assert winners(table) == [(2, 8)]
    assert table.told("higher") == [(3, 5, 0)]


@pytest.mark.rule("KITTY-18", "KITTY-22")
@pytest.mark.parametrize("bids", ["7 7 9 9", "4 4 4 4", "7 7 7", "8 8 8 9 9", "3 3 6 6 9 9"])
def test_without_a_lone_bid_nobody_takes_the_prize_and_it_leaves_the_game(bids: str) -> None:
    table = auction("8", bids, kitty="5")
    assert winners(table) == []
    assert table.told("unclaimed") == [(-1, 8, 0)]
    assert table.discard.count(8) == 8
    assert table.prizes == [5]


@pytest.mark.rule("KITTY-21")
@pytest.mark.parametrize("bids", ["2 5 7 9", "2 2 7 9", "7 7 9 9", "1 5 6 7"])
def test_all_bids_leave_the_game_whether_they_won_or_not(bids: str) -> None:
    table = auction("8", bids, kitty="3")
    if table.step == "giving":
        table.play("give 2")
    for card in map(int, bids.split()):
        assert not any(card in hand for hand in table.hands)
        assert table.discard.count(card) == card
    assert all(table.s.rows[seat][0] == 0 for seat in range(4))


@pytest.mark.rule("KITTY-7")
def test_a_bid_is_lost_for_the_scoring_and_a_prize_counts() -> None:
    table = auction("8", "2 5 7 9", hands=["", "", "9", "9"])
    assert table.result()[0] == [10 + 8, 10, 10 + 9, 10 + 9]


@pytest.mark.rule("KITTY-5", "KITTY-8")
def test_seven_rounds_one_for_each_card_of_the_kitty() -> None:
    table = dealt(KITTY, *HANDS)
    seen: list[int] = []
    while not table.over:
        if len(seen) < table.round:
            seen.append(table.prizes[0])
        table.play(table.legal[0])
    assert seen == [9, 8, 7, 10, 6, 10, 5]
    assert [value for _, _, value in table.told("round")] == list(range(1, 8))


@pytest.mark.rule("KITTY-23")
def test_after_the_last_round_the_deal_is_scored() -> None:
    table = last_round("10", "9", "8", "7")
    assert table.over
    assert table.gains == [[10, 9, 8, 7]]
    assert table.s.deck[0] == 0


@pytest.mark.rule("KITTY-9", "KITTY-11")
@pytest.mark.parametrize("version", ["hard", "light"])
def test_six_players_never_run_out_of_cards(version: str) -> None:
    """K-9: who wins nothing starts round 7 with two cards and is scored with one."""
    table = KittyTable(6, filler=lambda _, weighted: weighted[len(weighted) // 2], version=version)
    least = 8
    while not table.over:
        assert table.legal
        least = min(least, *table.sizes)
        table.play(table.legal[-1])
    rounds = 7 if version == "hard" else 4
    assert least >= 8 - rounds
    assert sum(table.sizes) + len(table.discard) == 55


@pytest.mark.rule("KITTY-9", "KITTY-11")
def test_with_two_cards_left_one_passes_one_gets_one_and_bids_one() -> None:
    """K-9."""
    table = auction("8", "2 3 4 5 6 7")
    assert table.over
    assert table.hands == [[8, 10], [10], [10], [10], [10], [10]]

"""The worked examples of the specification."""

from __future__ import annotations

import pytest

from scripted_tables.kitty import HANDS, KITTY, KittyTable, auction, dealt, last_round
from scripted_tables.pairs import by_chance

LIGHT_KITTY = "9 8 7 10 10 6 5"
LIGHT_HANDS = (
    "1 2 4 8 10 2 3 3 3 4 5 5",
    "4 5 6 9 10 6 6 7 7 7 7 7",
    "4 5 6 9 10 8 8 8 8 8 8 9",
    "6 7 9 10 10 9 9 9 9 10 10 10",
)
TENS = "10 10 10 10"


def first_four_rounds(table: KittyTable, gift: str) -> None:
    table.passes(TENS)
    table.bids("3 4 4 5")
    assert table.told("win") == [(0, 9, 3)]
    assert table.discard == [3, 4, 4, 5]
    assert table.prizes == [8]
    table.passes(TENS)
    table.bids("8 6 6 7")
    assert table.told("win")[1:] == [(3, 8, 7)]
    assert table.prizes == [7]
    table.passes(TENS)
    table.bids("1 5 5 9")
    table.play(gift, seat=0)
    assert table.prizes == [10]
    table.passes(TENS)
    table.bids("9 9 8 8")
    assert table.told("unclaimed") == [(-1, 10, 0)]


def last_three_rounds(table: KittyTable) -> None:
    assert table.prizes == [6]
    table.passes("2 2 3 4")
    table.bids("4 2 2 3")
    assert table.told("win")[2:] == [(3, 6, 3)]
    assert table.prizes == [10]
    table.passes(TENS)
    table.bids("7 3 6 5")
    assert table.told("win")[3:] == [(1, 10, 3)]
    assert table.prizes == [5]
    table.passes("9 6 7 9")
    table.bids("8 7 6 4")
    assert table.told("win")[4:] == [(3, 5, 4)]
    assert table.over


@pytest.mark.rule(
    "KITTY-5", "KITTY-8", "KITTY-10", "KITTY-16", "KITTY-17", "KITTY-18", "KITTY-19", "KITTY-22", "KITTY-24"
)
def test_x1_a_whole_hard_deal() -> None:
    table = dealt(KITTY, *HANDS)
    first_four_rounds(table, "give 2")
    assert table.gifts() == [(0, 7, 2)]
    assert table.sizes == [9, 8, 9, 9]
    last_three_rounds(table)
    assert table.hands == [
        [9, 9, 9, 10, 10, 10],
        [8, 9, 9, 10, 10, 10],
        [7, 7, 8, 9, 10, 10],
        [5, 6, 6, 7, 7, 8, 8, 10],
    ]
    assert table.result() == ([19, 10, 7, 26], [2, 3, 4, 1])


@pytest.mark.rule("KITTY-19", "KITTY-44", "KITTY-45", "KITTY-46")
@pytest.mark.parametrize(("teams", "others"), [(False, ["give 1", "give 2", "give 3"]), (True, ["give 1", "give 3"])])
def test_x1_and_x2_to_whom_the_prize_of_the_third_round_may_be_given(teams: bool, others: list[str]) -> None:
    table = dealt(KITTY, *HANDS, teams=teams)
    for passes, bids in ((TENS, "3 4 4 5"), (TENS, "8 6 6 7"), (TENS, "1 5 5 9")):
        table.passes(passes)
        table.bids(bids)
    assert (table.to_move, table.legal) == (0, others)


@pytest.mark.rule("KITTY-44", "KITTY-45", "KITTY-46")
def test_x2_the_same_with_teams() -> None:
    table = dealt(KITTY, *HANDS, teams=True)
    first_four_rounds(table, "give 3")
    assert table.sizes == [9, 8, 8, 10]
    last_three_rounds(table)
    assert table.hands == [
        [9, 9, 9, 10, 10, 10],
        [8, 9, 9, 10, 10, 10],
        [7, 8, 9, 10, 10],
        [5, 6, 6, 7, 7, 7, 8, 8, 10],
    ]
    assert table.result() == ([19, 26, 19, 26], [3, 1, 3, 1])


@pytest.mark.rule("KITTY-31", "KITTY-33", "KITTY-34", "KITTY-35")
def test_x3_the_light_version() -> None:
    """K-2 in round 3, K-3 in round 4."""
    table = dealt(LIGHT_KITTY, *LIGHT_HANDS, version="light")
    assert table.prizes == [9]
    table.passes(TENS)
    table.bids("8 9 9 10")
    assert table.told("win") == [(0, 9, 8)]
    assert table.prizes == [7, 8]
    table.passes(TENS)
    table.bids("2 5 5 6")
    assert (table.to_move, table.legal) == (0, ["choose 7", "choose 8"])
    table.play("choose 8")
    assert table.told("win")[1:] == [(0, 8, 2), (3, 7, 0)]  # with the lowest bid, and with the next one
    assert table.prizes == [10, 10]
    table.passes(TENS)
    table.bids("1 6 6 7")
    assert (table.to_move, table.legal) == (0, ["give 1", "give 2", "give 3"])
    table.play("give 3")
    assert table.gifts() == [(0, 10, 3)]
    assert table.told("win")[3:] == [(3, 10, 0)]
    assert table.prizes == [5, 6]
    table.passes(TENS)
    table.bids("4 4 4 9")
    table.play("choose 5", seat=3)
    assert table.told("unclaimed") == [(-1, 6, 0)]
    assert table.over
    assert table.sizes == [10, 8, 8, 12]


@pytest.mark.rule("KITTY-35")
def test_x4_the_1_with_two_different_prizes() -> None:
    """K-2: choose, then give."""
    table = dealt(LIGHT_KITTY, *LIGHT_HANDS, version="light")
    table.passes(TENS)
    table.bids("8 9 9 10")
    sizes = table.sizes
    table.passes(TENS)
    table.bids("1 5 6 6")
    assert (table.to_move, table.legal) == (0, ["choose 7", "choose 8"])
    table.play("choose 7")
    assert (table.to_move, table.legal) == (0, ["give 1", "give 2", "give 3"])
    table.play("give 2")
    assert table.gifts() == [(0, 7, 2)]
    assert table.told("win")[1:] == [(1, 8, 0)]
    assert table.sizes == [sizes[0] - 1, sizes[1], sizes[2], sizes[3] - 1]  # a bid less, a prize more


@pytest.mark.rule("KITTY-24", "KITTY-25")
def test_x5_the_most_eights_are_worth_8_points() -> None:
    table = last_round("8 8 8 2", "8 8 2 9", "9 10", "10")
    assert table.hands == [[2, 8, 8, 8], [2, 8, 8, 9], [9, 10], [10]]
    assert table.result() == ([10, 11, 19, 10], [3, 2, 1, 3])


@pytest.mark.rule("KITTY-17", "KITTY-18", "KITTY-33")
@pytest.mark.parametrize(("bids", "winners"), [("4 4 6 9", [2, 3]), ("4 4 6 6 9", [4]), ("5 5 7 7", [])])
def test_x5_unpaired_bids_in_order(bids: str, winners: list[int]) -> None:
    table = auction("8 8", bids, version="light")
    assert [seat for seat, _, _ in table.told("win")] == winners
    assert len(table.told("unclaimed")) == 2 - len(winners)
    table = auction("8", bids)
    assert [seat for seat, _, _ in table.told("win")] == winners[:1]


@pytest.mark.rule("KITTY-2", "KITTY-3", "KITTY-4")
def test_x6_the_chance_of_five_players() -> None:
    table = KittyTable(5, filler=by_chance(1))
    circuit = [f"deal {seat}" for seat in range(5)]
    assert [kind for kind, _ in table.chances] == [*["kitty"] * 7, *["remove"] * 3, *circuit * 9]

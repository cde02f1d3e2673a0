"""The light version: four rounds, two prizes in all but the first."""

from __future__ import annotations

import pytest

from scripted_tables.kitty import HANDS, KITTY, KittyTable, auction, dealt
from scripted_tables.pairs import by_chance


def light(prizes: str, bids: str) -> KittyTable:
    return auction(prizes, bids, version="light")


def won(table: KittyTable) -> list[tuple[int, int]]:
    return [(seat, card) for seat, card, _ in table.told("win")]


@pytest.mark.rule("KITTY-31", "KITTY-8")
@pytest.mark.parametrize("players", range(3, 7))
def test_one_prize_is_opened_in_the_first_round_and_two_in_each_of_the_others(players: int) -> None:
    table = KittyTable(players, filler=by_chance(players), version="light")
    pile = [int(outcome) for kind, outcome in table.chances if kind == "kitty"]
    table.play_out()
    names = [(name, card) for name, _, card, *_ in table.happenings if name in ("round", "prize")]
    opened = [("prize", card) for card in pile]
    new = ("round", 0)
    assert names == [new, opened[0], new, *opened[1:3], new, *opened[3:5], new, *opened[5:7]]


@pytest.mark.rule("KITTY-32")
def test_each_round_has_one_pass_and_one_bid() -> None:
    table = dealt(KITTY, *HANDS, version="light")
    table.passes("10 10 10 10")
    table.bids("3 4 4 5")
    assert table.prizes == [7, 8]
    table.passes("10 10 10 10")
    table.bids("7 6 6 8")
    assert (table.step, table.to_move) == ("choosing", 0)
    table.play("choose 8")
    assert won(table)[1:] == [(0, 8), (3, 7)]
    assert table.step == "passing"
    assert sum(table.sizes) == 48 - 8 + 3


@pytest.mark.rule("KITTY-33")
@pytest.mark.parametrize(("chosen", "left"), [(6, 8), (8, 6)])
def test_the_lowest_lone_bid_chooses_and_the_next_one_gets_the_other(chosen: int, left: int) -> None:
    table = light("8 6", "7 5 9 5")
    assert (table.to_move, table.legal) == (0, ["choose 6", "choose 8"])
    table.play(f"choose {chosen}")
    assert won(table) == [(0, chosen), (2, left)]
    assert table.over


@pytest.mark.rule("KITTY-33")
def test_two_equal_prizes_are_no_choice() -> None:
    table = light("8 8", "7 5 9 5")
    assert table.over
    assert won(table) == [(0, 8), (2, 8)]


@pytest.mark.rule("KITTY-34")
def test_with_one_lone_bid_its_owner_chooses_and_the_other_prize_leaves_the_game() -> None:
    """K-3: the single winner does not get both."""
    table = light("8 6", "7 5 5 5")
    assert (table.to_move, table.legal) == (0, ["choose 6", "choose 8"])
    table.play("choose 6")
    assert won(table) == [(0, 6)]
    assert table.told("unclaimed") == [(-1, 8, 0)]
    table = light("8 8", "7 5 5 5")
    assert won(table) == [(0, 8)]
    assert table.told("unclaimed") == [(-1, 8, 0)]


@pytest.mark.rule("KITTY-34")
def test_without_a_lone_bid_both_prizes_leave_the_game() -> None:
    table = light("8 6", "7 7 5 5")
    assert table.over
    assert won(table) == []
    assert table.told("unclaimed") == [(-1, 6, 0), (-1, 8, 0)]


@pytest.mark.rule("KITTY-35", "KITTY-19")
def test_the_1_chooses_a_prize_and_must_give_that_one_away() -> None:
    """K-2: choose, then give; the next lone bid takes the other."""
    table = light("8 6", "5 1 7 7")
    assert (table.step, table.to_move, table.legal) == ("choosing", 1, ["choose 6", "choose 8"])
    table.play("choose 8")
    assert (table.step, table.to_move, table.legal) == ("giving", 1, ["give 0", "give 2", "give 3"])
    table.play("give 3")
    assert table.gifts() == [(1, 8, 3)]
    assert won(table) == [(0, 6)]


@pytest.mark.rule("KITTY-35")
@pytest.mark.parametrize("prizes", ["8 6", "8 8"])
def test_the_gift_may_go_to_the_player_who_also_takes_the_other_prize(prizes: str) -> None:
    """K-2."""
    table = light(prizes, "5 1 7 7")
    if table.step == "choosing":
        table.play("choose 8")
    table.play("give 0", seat=1)
    other = int(prizes.split()[1])
    assert (table.gifts(), won(table)) == ([(1, 8, 0)], [(0, other)])
    assert table.hands[0] == sorted([8, other, 10])


@pytest.mark.rule("KITTY-35", "KITTY-34")
def test_the_1_as_the_only_lone_bid_leaves_the_other_prize_to_nobody() -> None:
    """K-3: it never wins both."""
    table = light("8 6", "1 5 5 5")
    table.play("choose 6", seat=0)
    table.play("give 2", seat=0)
    assert table.over
    assert table.told("unclaimed") == [(-1, 8, 0)]
    assert table.hands == [[10], [10], [6, 10], [10]]


@pytest.mark.rule("KITTY-31")
@pytest.mark.parametrize("version", ["hard", "light"])
@pytest.mark.parametrize("players", range(3, 7))
def test_a_deal_has_no_more_decisions_than_the_bound(players: int, version: str) -> None:
    table = KittyTable(players, filler=by_chance(9), version=version)
    bound = 14 * players + 1 if version == "hard" else 8 * players + 4
    assert table.rules.longest(table.s) == bound
    decisions = 0
    while not table.over:
        table.play(table.legal[0])
        decisions += 1
    assert bound - 4 <= decisions <= bound

"""A sensible player of Kitty pays with low cards and collects high ones."""

from __future__ import annotations

from igroteka.games.pairs.kitty import bots
from igroteka.games.pairs.kitty.memory import row
from scripted import choice
from scripted_tables.kitty import KittyTable, auction, last_round
from scripted_tables.pairs import by_chance


def before_the_last_round(*hands: str, prizes: str = "9", **options: bool | int | str) -> KittyTable:
    table = KittyTable(len(hands), filler=by_chance(1), options=options)
    table.lay(hands, prizes)
    return table


def test_a_low_card_is_bid_for_a_prize_that_one_collects() -> None:
    table = before_the_last_round("2 7 9 9 10", "4 7 9 9 10", "5 7 8 10", "6 7 8 10")
    table.passes("7 7 7 7")
    assert choice(table) == "bid 2"


def test_a_prize_of_no_use_gets_the_card_of_least_use() -> None:
    table = before_the_last_round("2 7 9 9 9 10", "4 7 10", "5 7 8 10", "6 7 8 10", prizes="9")
    table.passes("7 7 7 7")
    assert choice(table) == "bid 9"  # two of four are enough


def test_more_than_enough_of_a_value_is_passed_on() -> None:
    assert choice(before_the_last_round("10 10 10 8 9 9", "7 7", "6 6", "5 5")) == "pass 10"


def test_the_neighbour_gets_nothing_that_it_is_known_to_collect() -> None:
    table = before_the_last_round("10 10 10 9 9 9", "6 6", "5 5", "4 4")
    assert choice(table) == "pass 9"
    table.s.known[row(0, 1)][9] = 1
    assert choice(table) == "pass 10"


def test_of_two_prizes_one_takes_what_one_collects() -> None:
    table = auction("8 9", "3 4 5 6", hands=("8", "9 9", "9 9", "8 8"), version="light")
    assert choice(table) == "choose 8"


def test_what_the_1_wins_is_the_lower_prize() -> None:
    table = auction("4 9", "1 4 5 6", version="light")
    assert choice(table) == "choose 4"


def test_a_gift_goes_to_whoever_is_behind() -> None:
    table = auction("9", "1 4 5 6", target=100, kitty="5")
    table.s.points[:4] = [20, 30, 10, 30]
    assert choice(table) == "give 2"


def test_a_team_stands_as_well_as_its_points() -> None:
    table = last_round("10 10", "9", "8", "7", teams=True)
    out = [0.0] * 8
    bots.worth(table.s, out)
    assert table.over
    assert out[0] == out[2] > out[1] == out[3]

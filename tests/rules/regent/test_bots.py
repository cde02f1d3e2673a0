"""A sensible player of Regent counts what the others may hold, and gives pairs away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.regent import bots
from scripted import choice
from scripted_tables.regent import RegentTable, dealt

if TYPE_CHECKING:
    from igroteka.games.pairs.regent.rules import State


def laid(rows: list[list[int]], hands: list[list[int]]) -> RegentTable:
    """Seat 0 is to move."""
    table = dealt(*["3 6 8", "4 6 5", "3 7 2", "4 7 9"][: len(rows)])
    table.lay(rows, hands, turn=0)
    return table


def test_a_closed_card_like_an_open_one_is_given_away() -> None:
    assert choice(laid([[9], [5]], [[3, 9], [4, 6]])) == "gift 1 9"


def test_many_closed_cards_beside_open_ones_are_worth_a_look() -> None:
    assert choice(laid([[1], [10, 9, 8]], [[3], [4, 6, 7, 7]])) == "look 1"


def test_two_closed_cards_beside_a_low_one_are_not() -> None:
    table = laid([[4], [1]], [[3, 5], [4, 6]])
    assert bots.look_gain(table.s, 1, 2, bots.count_unseen(table.s, False)) < -4


def test_somebody_with_few_open_cards_is_attacked_sooner_than_one_with_many() -> None:
    table = laid([[4], [2], [10, 9, 8, 7]], [[], [], []])
    unseen = bots.count_unseen(table.s, False)
    few, many = (bots.attack_gain(table.s, target, unseen) for target in (1, 2))
    assert 0 > few > many


def test_who_cannot_attack_without_danger_folds_while_that_is_cheap() -> None:
    table = laid([[1, 8], [10, 9, 7]], [[8, 8], []])
    assert choice(table) == "gift 1 8"
    table = laid([[1, 9], [10, 9, 8, 7]], [[9], []])
    assert choice(table) == "fold"  # the pair of 9s cannot be given away


def test_chips_are_worth_the_more_the_nearer_somebody_is_to_the_end() -> None:
    table = laid([[4], [1]], [[3, 5], [4, 6]])
    leads = []
    for chips in ((25, 25), (30, 20), (48, 2)):
        table.lay_chips(*chips)
        out = [0.0] * 4
        bots.worth(table.s, out)
        leads.append(out[0])
    assert leads[0] == 0.5 < leads[1] < leads[2] < 1


def test_between_two_a_part_of_all_chips_is_the_chance_to_win() -> None:
    """As with any fair game that goes on until one of two is ruined."""
    table = laid([[4], [1]], [[3, 5], [4, 6]])
    for mine in (5, 12, 30, 45):
        table.lay_chips(mine, 50 - mine)
        out = [0.0] * 4
        bots.worth(table.s, out)
        assert abs(out[0] - mine / 50) < 0.02


def test_the_more_cards_somebody_has_the_rarer_a_pair_is_supposed() -> None:
    """By the count, two closed cards beside four open ones make a pair in most cases."""
    table = laid([[4], [1, 5, 8, 9]], [[3, 5], [4, 6]])
    by_count = supposed = 0
    for seed in range(300):
        imagined = table.s.copy()
        imagined.rng = seed
        table.rules.resample(imagined, 0)
        by_count += bool(bots.paid_for_look(facing(imagined), 0) < 0)
        bots.suppose(imagined, 0)
        supposed += bool(bots.paid_for_look(facing(imagined), 0) < 0)
    assert by_count > 150
    assert supposed < 90


def facing(s: State) -> State:
    """The same table, with the other of two to move."""
    s.turn = 1
    return s

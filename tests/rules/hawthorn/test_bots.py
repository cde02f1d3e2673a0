"""How a sensible player plays Hawthorn."""

from __future__ import annotations

from scripted import choice
from scripted_tables.hawthorn import dealt, opened


def test_a_start_card_is_high_or_the_lowest_and_not_foreseeable() -> None:
    table = dealt("2 6 8 9 10", "4 6 7 9 10")
    assert {choice(table, luck) for luck in range(40)} == {"start 2", "start 8", "start 9", "start 10"}


def test_a_low_row_draws_for_a_fair_pot() -> None:
    assert choice(opened("8 2 3 6 10", "4 6 7 9 10")) == "draw"


def test_a_chip_to_leave_is_cheaper_than_the_next_card_on_a_long_high_row() -> None:
    table = opened("8 2 3 6 10", "4 6 7 9 10")
    table.lay([[1, 8], [6, 7, 8, 9, 10]])
    assert choice(table) == "fold"


def test_in_a_hand_circle_the_lowest_card_that_makes_no_pair_is_played() -> None:
    table = opened("8 2 3 6 10", "4 6 7 9 10")
    table.draw(6, 7)
    assert (table.circle, table.to_move) == ("hand", 1)
    assert choice(table) == "play 7"


def test_who_has_only_pairs_in_the_hand_leaves() -> None:
    table = opened("8 2 3 6 10", "4 6 7 9 10")
    table.draw(9, 7)
    table.lay([[7, 8], [4, 9]], [[2, 3, 6, 10], [4, 4, 9, 9]])
    assert choice(table) == "fold"

"""A sensible player of Pairs: points count by how likely they make one the loser."""

from __future__ import annotations

import pytest

from igroteka.games.pairs.pairs import bots
from scripted import choice
from scripted_tables.pairs import PairsTable, by_chance, dealt


def laid(*hands: list[int], kept: list[list[int]] | None = None, **options: bool) -> PairsTable:
    """Seat 0 is to move; all that lies nowhere else is still to come."""
    table = PairsTable(len(hands), filler=by_chance(1), options=options)
    used = [value for cards in (*hands, *(kept or [])) for value in cards]
    deck = [value for value in range(1, 11) for _ in range(value - used.count(value))]
    table.lay(hands, 0, deck=deck, kept=kept or [])
    return table


def standing(table: PairsTable) -> list[float]:
    out = [0.0] * (2 * table.s.seats)
    bots.worth(table.s, out)
    return out[: table.s.seats]


def test_with_a_single_card_one_takes_another() -> None:
    assert choice(dealt(5, 9)) == "draw"


def test_a_cheap_way_out_of_a_dangerous_row_is_taken() -> None:
    assert choice(laid([7, 8, 9, 10], [1, 9])) == "fold"


def test_a_dear_one_is_not() -> None:
    assert choice(laid([7, 9], [6, 10])) == "draw"


def test_nobody_folds_for_the_points_that_lose_the_game() -> None:
    lost_by_fold = laid([8, 9, 10], [2, 10], kept=[[10, 10, 9], []])
    assert choice(lost_by_fold) == "draw"


def test_when_any_pair_loses_a_card_that_does_not_is_welcome() -> None:
    hands = [9, 10], [3, 8]
    assert choice(laid(*hands)) == "draw"
    assert choice(laid(*hands, kept=[[8, 8, 6], [10, 10, 6]])) == "fold"  # 22 points of 31


def test_a_continuous_fold_takes_ones_own_card_of_the_cheapest() -> None:
    assert choice(laid([2, 8, 9, 10], [2, 9], continuous=True)) == "fold 0 2"


def test_the_eight_goes_when_it_is_the_danger() -> None:
    assert choice(laid([1, 8], [9, 10], pieces_of_eight=True)) == "eight"
    assert choice(laid([8, 9, 10], [6, 7], pieces_of_eight=True)) == "draw"


def test_who_has_more_points_stands_worse_and_the_loser_has_nothing() -> None:
    table = laid([5], [6], [7], kept=[[10], [3], []])
    first, second, third = standing(table)
    assert 0 < first < second < third < 1
    table = dealt(8, 9, losing_score=8)
    table.play("draw", "draw 0=8")
    assert standing(table) == pytest.approx([0, 1])

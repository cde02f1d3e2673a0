"""Fold: the lowest card on the table, whoever has it."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import deal, dealt


@pytest.mark.rule("PAIRS-12")
def test_a_fold_takes_the_lowest_card_of_the_whole_table() -> None:
    table = dealt(5, 9, 10)
    table.play("draw", "draw 0=8")
    table.play("draw", "draw 1=3")
    table.play("fold", deal(6, 7, 8), seat=2)
    assert table.points == [0, 0, 3]
    assert table.kept == [[], [], [3]]
    assert table.s.round == 2


@pytest.mark.rule("PAIRS-12")
def test_a_fold_takes_no_card_from_the_deck() -> None:
    table = dealt(5, 9)
    table.play("fold", deal(6, 8))
    assert [kind for kind, _ in table.chances] == ["first", *["burn"] * 5, "deal 0", "deal 1", "deal 0", "deal 1"]


@pytest.mark.rule("PAIRS-12")
def test_the_lowest_card_may_be_ones_own() -> None:
    table = dealt(5, 9)
    table.play("fold", deal(6, 8), seat=0)
    assert table.points == [5, 0]
    assert table.told("fold-own") == [(0, 5, 0)]


@pytest.mark.rule("PAIRS-13")
def test_among_equally_low_cards_it_makes_no_difference_which_is_taken() -> None:
    """R-3: the token names no owner, and one of the two is kept while the other is discarded."""
    table = dealt(5, 9, 10)
    table.play("draw", "draw 0=3")
    table.play("draw", "draw 1=3")
    assert table.legal == ["draw", "fold"]
    table.play("fold", deal(6, 8, 9), seat=2)
    assert table.points == [0, 0, 3]
    assert table.s.discard[3] == 1
    assert table.discard == 5 + 4  # burned, then 3, 5, 9, 10


@pytest.mark.rule("PAIRS-14")
def test_a_kept_card_cannot_be_taken_by_a_fold() -> None:
    table = dealt(1, 9)
    table.play("fold", deal(8, 6), seat=0)
    assert table.kept == [[1], []]
    table.play("fold", deal(4, 5), seat=1)
    assert table.kept == [[1], [6]]


@pytest.mark.rule("PAIRS-16")
def test_folding_on_the_very_first_turn_is_allowed() -> None:
    table = dealt(2, 9, 10)
    table.play("fold", deal(6, 8, 9), seat=0)
    assert table.points == [2, 0, 0]
    assert table.s.round == 2


@pytest.mark.rule("PAIRS-12", "PAIRS-20")
def test_a_fold_that_reaches_the_losing_score_loses_the_game() -> None:
    """R-7."""
    table = dealt(6, 9, losing_score=6)
    table.play("fold")
    assert table.over
    assert table.result() == ([6, 0], [2, 1])

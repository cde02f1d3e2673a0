"""Take a card: it stays in play, or it makes a pair."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import deal, dealt


@pytest.mark.rule("PAIRS-8")
def test_a_turn_is_a_card_or_a_fold_and_nothing_else() -> None:
    table = dealt(5, 9, 10)
    assert table.legal == ["draw", "fold"]
    table.play("draw", "draw 0=2", seat=0)
    assert table.legal == ["draw", "fold"]
    table.play("draw", "draw 1=2", seat=1)
    assert table.legal == ["draw", "fold"]


@pytest.mark.rule("PAIRS-9")
def test_a_new_value_stays_in_play_and_the_left_neighbour_is_next() -> None:
    table = dealt(9, 5, 10)
    table.play("draw", "draw 1=8", seat=1)
    assert table.hands == [[9], [5, 8], [10]]
    assert table.points == [0, 0, 0]
    table.play("draw", "draw 2=1", seat=2)
    assert table.hands == [[9], [5, 8], [1, 10]]
    assert table.to_move == 0


@pytest.mark.rule("PAIRS-10")
def test_a_pair_costs_its_value_and_ends_the_round_at_once() -> None:
    table = dealt(5, 9, 10)
    table.play("draw", f"draw 0=5; {deal(6, 8, 9)}")
    assert table.points == [5, 0, 0]
    assert table.kept == [[5], [], []]
    assert table.hands == [[6], [8], [9]]
    assert table.s.round == 2


@pytest.mark.rule("PAIRS-10")
def test_a_pair_with_any_card_of_the_row_counts() -> None:
    table = dealt(5, 9)
    table.play("draw", "draw 0=8")
    table.play("draw", "draw 1=6")
    table.play("draw", "draw 0=2")
    table.play("draw", "draw 1=7")
    table.play("draw", f"draw 0=8; {deal(1, 3)}")
    assert table.points == [8, 0]


@pytest.mark.rule("PAIRS-10", "PAIRS-17")
def test_one_card_of_the_pair_is_kept_and_the_other_discarded() -> None:
    """R-4."""
    table = dealt(5, 9)
    table.play("draw", f"draw 0=5; {deal(6, 8)}")
    assert table.kept == [[5], []]
    assert table.s.discard[5] == 1
    assert table.discard == 5 + 2  # the burned cards, the older 5 and the 9


@pytest.mark.rule("PAIRS-11")
def test_equal_cards_before_others_make_no_pair() -> None:
    table = dealt(5, 9, 10)
    table.play("draw", "draw 0=9")
    table.play("draw", "draw 1=5")
    table.play("draw", "draw 2=5")
    assert table.hands == [[5, 9], [5, 9], [5, 10]]
    assert table.points == [0, 0, 0]


@pytest.mark.rule("PAIRS-11", "PAIRS-14")
def test_a_kept_card_makes_no_pair() -> None:
    table = dealt(5, 9)
    table.play("draw", f"draw 0=5; {deal(6, 8)}")
    table.play("draw", "draw 0=5", seat=0)
    assert table.hands == [[5, 6], [8]]
    assert table.points == [5, 0]


@pytest.mark.rule("PAIRS-15")
def test_who_has_taken_a_card_cannot_fold_any_more() -> None:
    """The turn is over with the card: the next decision is the neighbour's."""
    table = dealt(5, 9, 10)
    for seat in (0, 1, 2):
        table.play("draw", f"draw {seat}={seat + 1}", seat=seat)
        assert table.to_move == (seat + 1) % 3

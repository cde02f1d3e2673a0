"""A turn: take a card or pass, until everybody has passed or is out."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import deal, values


def dealt(*cards: int, **options: bool | int | str) -> Scripted:
    script = f"first={len(cards) - 1}; burn=2,3,4,5,6; {deal(*cards)}"
    return Scripted("port", len(cards), script, options=options)


@pytest.mark.rule("PORT-5")
def test_one_takes_a_card_or_passes() -> None:
    assert dealt(8, 9, 10).legal == ["draw", "pass"]


@pytest.mark.rule("PORT-7", "PORT-8")
def test_a_card_that_fits_joins_the_hand_and_the_turn_goes_left() -> None:
    table = dealt(8, 9, 10)
    table.play("draw", "draw 0=7", seat=0)
    assert values(table.s.rows[0]) == [7, 8]
    assert table.to_move == 1


@pytest.mark.rule("PORT-7")
def test_only_ones_own_cards_make_a_pair() -> None:
    table = dealt(8, 9, 10)
    table.play("draw", "draw 0=9", seat=0)
    assert table.s.taking == 0b111


@pytest.mark.rule("PORT-6", "PORT-8")
def test_who_has_passed_is_skipped_and_the_hand_stands() -> None:
    table = dealt(8, 9, 10)
    table.play("pass", seat=0)
    table.play("draw", "draw 1=7", seat=1)
    table.play("draw", "draw 2=9", seat=2)
    table.play("draw", "draw 1=6", seat=1)
    assert values(table.s.rows[0]) == [8]


@pytest.mark.rule("PORT-7", "PORT-8")
def test_who_makes_a_pair_is_out_and_skipped() -> None:
    """R-4: the cards stay on the table until the round is over."""
    table = dealt(8, 9, 10)
    table.play("draw", "draw 0=8", seat=0)
    table.play("draw", "draw 1=7", seat=1)
    table.play("draw", "draw 2=7", seat=2)
    assert table.to_move == 1
    assert values(table.s.rows[0]) == [8, 8]
    assert values(table.s.discard) == []


@pytest.mark.rule("PORT-7", "PORT-11")
def test_a_pair_takes_the_points_of_the_round_and_not_those_of_before() -> None:
    table = dealt(8, 9)
    table.play("pass", seat=0)
    table.play("pass", deal(8, 9), seat=1)
    assert list(table.s.points[:2]) == [1, 2]
    table.play("draw", "draw 0=8", seat=0)
    table.play("pass", deal(8, 9), seat=1)
    assert list(table.s.points[:2]) == [1, 4]


@pytest.mark.rule("PORT-9")
def test_the_last_one_taking_cards_goes_on_turn_after_turn() -> None:
    table = dealt(8, 9, 10)
    table.play("pass", seat=0)
    table.play("pass", seat=1)
    for card in (9, 8, 7):
        table.play("draw", f"draw 2={card}", seat=2)
    table.play("pass", deal(7, 8, 9), seat=2)
    assert table.s.round == 2
    assert list(table.s.points[:3]) == [1, 2, 3]


@pytest.mark.rule("PORT-9")
def test_who_alone_is_left_is_not_passed_automatically() -> None:
    """R-1: the others are out, yet it remains a decision, and a pair can still cost everything."""
    table = dealt(8, 9)
    table.play("draw", "draw 0=8", seat=0)
    assert (table.to_move, table.s.round) == (1, 1)
    assert table.legal == ["draw", "pass"]
    table.play("draw", "draw 1=7", seat=1)
    table.play("draw", f"draw 1=9; {deal(7, 10)}", seat=1)
    assert list(table.s.points[:2]) == [0, 0]


@pytest.mark.rule("PORT-5", "PORT-7")
def test_with_ten_different_cards_one_may_draw_and_pairs_for_certain() -> None:
    """R-8."""
    table = dealt(1, 9, max_rounds=1)
    table.play("draw", "draw 0=2", seat=0)
    table.play("pass", seat=1)
    for card in range(3, 11):
        table.play("draw", f"draw 0={card}", seat=0)
    assert values(table.s.rows[0]) == list(range(1, 11))
    assert table.legal == ["draw", "pass"]
    table.play("draw", "draw 0=10", seat=0)
    assert table.over
    assert table.result() == ([0, 2], [2, 1])

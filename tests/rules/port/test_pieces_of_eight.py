"""Pieces of Eight: an 8 is worth two cards."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import deal, values


def dealt(*cards: int, **options: bool | int | str) -> Scripted:
    script = f"first={len(cards) - 1}; burn=2,3,4,5,6; {deal(*cards)}"
    return Scripted("port", len(cards), script, options={"pieces_of_eight": True, **options})


@pytest.mark.rule("PORT-16", "PAIRS-27")
def test_with_an_eight_in_ones_own_hand_there_is_a_third_way() -> None:
    table = dealt(8, 9)
    assert table.legal == ["draw", "eight", "pass"]
    table.play("pass")
    assert table.legal == ["draw", "pass"]


@pytest.mark.rule("PORT-16", "PAIRS-28")
def test_the_eight_leaves_two_cards_come_and_the_turn_goes_left() -> None:
    table = dealt(8, 10)
    table.play("eight", "draw 0=7; draw 0=9", seat=0)
    assert values(table.s.rows[0]) == [7, 9]
    assert values(table.s.discard) == [8]
    assert table.to_move == 1


@pytest.mark.rule("PORT-16", "PAIRS-28", "PORT-10")
def test_the_eight_that_left_counts_no_more() -> None:
    """R-10: 1 and 7 are 8, not 16."""
    table = dealt(8, 9, max_rounds=1)
    table.play("eight", "draw 0=1; draw 0=7", seat=0)
    table.play("pass", seat=1)
    table.play("pass", seat=0)
    assert table.result() == ([1, 2], [2, 1])


@pytest.mark.rule("PORT-16", "PAIRS-28")
def test_an_eight_among_the_two_makes_no_pair_with_the_one_that_left() -> None:
    table = dealt(8, 9)
    table.play("eight", "draw 0=8; draw 0=7", seat=0)
    assert values(table.s.rows[0]) == [7, 8]
    assert table.s.taking == 0b11


@pytest.mark.rule("PORT-16", "PAIRS-29", "PORT-7")
def test_after_a_pair_on_the_first_there_is_no_second_card() -> None:
    table = dealt(8, 10, 9)
    table.play("draw", "draw 0=7", seat=0)
    table.play("pass", seat=1)
    table.play("pass", seat=2)
    table.play("eight", f"draw 0=7; {deal(7, 9, 10)}", seat=0)
    assert list(table.s.points[:3]) == [0, 3, 2]


@pytest.mark.rule("PORT-16", "PAIRS-29", "PORT-7")
def test_the_second_card_may_pair_with_the_first() -> None:
    table = dealt(8, 9, 10)
    table.play("eight", "draw 0=7; draw 0=7", seat=0)
    assert values(table.s.rows[0]) == [7, 7]
    assert table.s.taking == 0b110
    assert table.to_move == 1


@pytest.mark.rule("PORT-16", "PAIRS-27")
def test_an_eight_can_be_spent_in_every_turn() -> None:
    table = dealt(8, 9)
    table.play("eight", "draw 0=8; draw 0=7", seat=0)
    table.play("pass", seat=1)
    table.play("eight", "draw 0=8; draw 0=10", seat=0)
    assert values(table.s.rows[0]) == [7, 8, 10]

"""Calamities: a 7 is the lowest card to start with, and owes another turn."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import deal, values


def dealt(*cards: int, then: str = "", **options: bool | int | str) -> Scripted:
    script = f"first={len(cards) - 1}; burn=2,3,4,5,6; {deal(*cards)}; {then}"
    return Scripted("port", len(cards), script, options={"calamities": True, **options})


@pytest.mark.rule("PORT-16", "PORT-4", "PAIRS-31")
def test_a_seven_starts_before_a_one() -> None:
    assert dealt(1, 7).to_move == 1
    assert dealt(1, 7, calamities=False).to_move == 0


@pytest.mark.rule("PORT-16", "PAIRS-31")
def test_a_seven_is_lowest_in_a_tie_too() -> None:
    assert dealt(8, 8, then="tie 0=1; tie 1=7").to_move == 1
    table = dealt(8, 8, then="tie 0=7; tie 1=7; tie 0=1; tie 1=3")
    assert [value for name, _, _, value, *_ in table.happenings if name == "tie"] == [8, 8, 7, 7], "what they share"


@pytest.mark.rule("PORT-16", "PORT-10", "PAIRS-31")
def test_in_the_sum_a_seven_is_worth_seven() -> None:
    table = dealt(7, 6, max_rounds=1)
    table.play("pass", seat=0)
    table.play("pass", seat=1)
    assert table.result() == ([2, 1], [1, 2])


@pytest.mark.rule("PORT-16", "PAIRS-32")
def test_a_seven_taken_on_ones_turn_gives_another_turn() -> None:
    """R-9: in the extra turn one may take a card or pass."""
    table = dealt(8, 9, 10)
    table.play("draw", "draw 0=7", seat=0)
    assert (table.to_move, table.legal) == (0, ["draw", "pass"])
    table.play("draw", "draw 0=6", seat=0)
    table.play("draw", "draw 1=7", seat=1)
    table.play("pass", seat=1)
    assert table.to_move == 2


@pytest.mark.rule("PORT-16", "PAIRS-32")
def test_a_seven_that_was_dealt_gives_none() -> None:
    table = dealt(7, 9)
    table.play("draw", "draw 0=10", seat=0)
    assert table.to_move == 1


@pytest.mark.rule("PORT-16", "PORT-7")
def test_a_pair_of_sevens_is_a_pair_and_no_extra_turn() -> None:
    table = dealt(7, 9, 10)
    table.play("draw", "draw 0=7", seat=0)
    assert table.s.taking == 0b110
    assert table.to_move == 1


@pytest.mark.rule("PORT-16", "PAIRS-29", "PAIRS-32")
@pytest.mark.parametrize("cards", ["7,10", "10,7"])
def test_a_seven_among_the_two_cards_for_an_eight_gives_one_extra_turn(cards: str) -> None:
    table = dealt(8, 9, pieces_of_eight=True)
    table.play("eight", f"draw 0={cards}", seat=0)
    assert values(table.s.rows[0]) == [7, 10]
    assert table.to_move == 0
    table.play("draw", "draw 0=9", seat=0)
    assert table.to_move == 1


@pytest.mark.rule("PORT-16", "PORT-7")
def test_a_seven_does_not_save_from_a_pair_with_the_second_card() -> None:
    table = dealt(8, 9, 10, pieces_of_eight=True)
    table.play("draw", "draw 0=10", seat=0)
    table.play("pass", seat=1)
    table.play("pass", seat=2)
    table.play("eight", f"draw 0=7; draw 0=10; {deal(9, 8, 10)}", seat=0)
    assert list(table.s.points[:3]) == [0, 2, 3]
    assert table.to_move == 1  # who starts the new round, by the lowest card


@pytest.mark.rule("PORT-16", "PAIRS-32")
def test_an_eight_can_be_spent_in_the_extra_turn() -> None:
    table = dealt(8, 9, pieces_of_eight=True)
    table.play("draw", "draw 0=7", seat=0)
    assert table.legal == ["draw", "eight", "pass"]
    table.play("eight", "draw 0=10; draw 0=9", seat=0)
    assert table.to_move == 1

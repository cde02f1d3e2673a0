"""A turn: turn up a card, add it to a column on the own side."""

from __future__ import annotations

import random

import pytest

from igroteka.games.pairs.five_cards.rules import side
from scripted import Scripted
from scripted_tables.pairs import by_chance


def table_of(first_card: int) -> Scripted:
    """The row 3 5 6 7 9, seat 0 begins."""
    return Scripted("five-cards", 2, f"common=3,5,6,7,9; first=0; draw 0={first_card}")


@pytest.mark.rule("FIVE-9", "FIVE-10")
def test_players_take_turns_and_each_turns_up_a_card() -> None:
    table = table_of(10)
    table.play("col 3", "draw 1=8", seat=0)
    table.play("col 3", "draw 0=4", seat=1)
    table.play("col 3", "draw 1=2", seat=0)
    assert table.to_move == 1
    assert [kind for kind, _ in table.chances[6:]] == ["draw 0", "draw 1", "draw 0", "draw 1"]


@pytest.mark.rule("FIVE-10")
def test_the_card_comes_before_the_choice_and_leaves_the_deck() -> None:
    table = table_of(10)
    assert table.s.card == 10
    assert (table.s.deck[0], table.s.deck[10]) == (49, 9)
    assert [(name, seat, card) for name, seat, card, *_ in table.happenings[-2:]] == [("starts", 0, 0), ("draw", 0, 10)]


@pytest.mark.rule("FIVE-11")
def test_a_card_goes_to_a_column_of_ones_choice_on_ones_own_side() -> None:
    table = table_of(10)
    table.play("col 6", "draw 1=8", seat=0)
    table.play("col 6", "draw 0=4", seat=1)
    assert [side(table.s, seat, 6) for seat in (0, 1)] == [10, 8]
    assert [side(table.s, seat, column) for seat in (0, 1) for column in (3, 5, 7, 9)] == [0] * 8


@pytest.mark.rule("FIVE-12")
def test_the_common_card_closes_its_column_to_its_like() -> None:
    """F-7: it belongs to no side, yet it counts here."""
    assert table_of(7).legal == ["col 3", "col 5", "col 6", "col 9"]


@pytest.mark.rule("FIVE-12")
def test_ones_own_card_closes_a_column() -> None:
    table = table_of(10)
    table.play("col 6", "draw 1=8", seat=0)
    table.play("col 6", "draw 0=10", seat=1)
    assert table.legal == ["col 3", "col 5", "col 7", "col 9"]


@pytest.mark.rule("FIVE-12")
def test_the_opponents_card_closes_a_column_just_as_well() -> None:
    table = table_of(10)
    table.play("col 6", "draw 1=10", seat=0)
    assert table.legal == ["col 3", "col 5", "col 7", "col 9"]


@pytest.mark.rule("FIVE-13", "FIVE-12")
def test_the_only_open_column_is_still_asked_for_and_must_be_taken() -> None:
    """F-4: no passing, no holding back."""
    table = table_of(7)
    table.play("col 3", "draw 1=7")
    table.play("col 5", "draw 0=7")
    table.play("col 6", "draw 1=7")
    assert (table.to_move, table.legal) == (1, ["col 9"])


@pytest.mark.rule("FIVE-13", "FIVE-11")
def test_there_is_nothing_to_do_but_to_choose_a_column() -> None:
    """F-4."""
    assert tuple(f"col {column}" for column in range(1, 11)) == table_of(7).rules.TOKENS


@pytest.mark.rule("FIVE-13", "FIVE-9")
def test_cards_never_move_later() -> None:
    luck = random.Random(4)
    table = Scripted("five-cards", 2, filler=by_chance(4), max_rounds=1)
    lying: dict[tuple[int, int], int] = {}
    while not table.over:
        seat, card, token = table.to_move, table.s.card, luck.choice(table.legal)
        table.play(token)
        lying[int(token.split()[1]), card] = seat
        for (column, value), owner in lying.items():
            assert table.s.columns[column][value] == 2 + owner
    assert len(lying) >= 4

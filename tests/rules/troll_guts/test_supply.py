"""The deck runs out (T-5): practically never, yet settled."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import by_chance, values
from scripted_tables.troll_guts import TrollTable

FULL_ROWS = [range(seat + 1, 11) for seat in range(6)]


def six_players() -> TrollTable:
    """Six players, their piles laid; seat 0 is to move."""
    table = TrollTable(6, "first=5", by_chance(1))
    while table.legal[0].startswith("next"):
        table.play(table.legal[0])
    table.s.turn = table.s.first = 0
    table.happenings.clear()
    table.chances.clear()
    return table


def everything_out() -> TrollTable:
    """The rows hold 45 cards, as many as they can; the piles of seats 0 and 1 the other ten."""
    table = six_players()
    table.lay_piles(FULL_ROWS, [[7, 8, 8, 9, 9], [9, 10, 10, 10, 10], [], [], [], []])
    assert (table.s.deck[0], table.s.discard[0]) == (0, 0)
    return table


@pytest.mark.rule("TRG-7", "TRG-8", "PAIRS-COMMON-8")
@pytest.mark.parametrize(
    ("seat", "legal"), [(0, ["buy", "steal 1"]), (1, ["buy", "steal 0"]), (5, ["steal 0", "steal 1"])]
)
def test_with_nothing_left_to_draw_there_is_still_something_to_do(seat: int, legal: list[str]) -> None:
    """T-5: at least ten cards lie elsewhere than in rows, at most five of them in the own pile."""
    table = everything_out()
    table.s.turn = seat
    assert table.legal == legal
    assert table.why_not("draw") == "PAIRS-COMMON-8"


@pytest.mark.rule("TRG-8", "TRG-12", "PAIRS-COMMON-5")
def test_the_cards_of_who_is_out_can_be_drawn_row_and_pile() -> None:
    """T-5: eleven of the row and five of the pile of seat 0 are shuffled."""
    table = everything_out()
    table.play("steal 1", seat=0)
    assert (table.to_move, table.still_in) == (1, [1, 2, 3, 4, 5])
    assert table.legal == ["buy", "draw"]
    table.play("draw", "draw 1=1")
    assert table.told("reshuffle") == [(-1, 0, 16)]
    assert table.told("due") == [(1, 0, 0)]
    assert values(table.s.deck) == [2, 3, 4, 5, 6, 7, 7, 8, 8, 8, 9, 9, 9, 9, 10]
    assert (table.rows[0], table.hands[0]) == ([], [])
    assert table.piles[1] == [10, 10, 10, 10]


@pytest.mark.rule("TRG-4", "TRG-8", "PAIRS-COMMON-5", "PAIRS-COMMON-7")
def test_only_the_next_need_of_a_card_shuffles_what_was_discarded() -> None:
    """T-5."""
    table = six_players()
    table.lay_piles([[1], [2], [3], [4], [5], [6]], [[], [7], [], [], [], []], deck=[9])
    table.draw(9)
    assert (table.s.deck[0], table.told("reshuffle")) == (0, [])
    table.draw(10)
    assert table.told("reshuffle") == [(-1, 0, 47)]
    assert table.piles[1] == [7]


@pytest.mark.rule("TRG-2", "PAIRS-COMMON-2")
def test_a_reshuffle_burns_what_the_table_agreed_on() -> None:
    """T-1: nothing, if nothing was agreed on."""
    table = everything_out()
    table.s.burn = 3
    table.play("steal 1", seat=0)
    table.play("draw", "burn=2,3,4; draw 1=1")
    assert values(table.s.burned) == [2, 3, 4]

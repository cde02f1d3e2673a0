"""A start tie that the supply cannot break."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import Watch, dealt


def ever_the_same(values: range | list[int]) -> str:
    """Seats 0 and 1 get the same card in pass after pass."""
    return "; ".join(f"tie 0={value}; tie 1={value}" for value in values)


@pytest.mark.rule("PAIRS-COMMON-15")
def test_who_can_get_no_new_value_ranks_above_every_card() -> None:
    """C-4: seat 0 gets the only 1, so nothing is left that seat 1 lacks."""
    table = dealt(10, 10, then=f"{ever_the_same(range(9, 1, -1))}; tie 0=1")
    assert table.hands == [list(range(1, 11)), list(range(2, 11))]
    assert table.to_move == 0


@pytest.mark.rule("PAIRS-COMMON-15")
def test_a_dead_end_is_tested_for_each_player_when_served() -> None:
    """C-4: seat 0 lacks only the 1, which seat 1 might get; seat 0 discards what is paired until it comes."""
    table = dealt(10, 10, then=f"{ever_the_same(range(9, 1, -1))}; tie 0=9; tie 0=8; tie 0=1")
    assert table.to_move == 0
    assert table.discard == 5 + 2


@pytest.mark.rule("PAIRS-COMMON-15")
@pytest.mark.parametrize("drawn", [0, 1])
def test_if_no_tied_player_can_get_a_card_a_lot_decides(drawn: int) -> None:
    """C-4: both hold 2 to 10, and the 1 is kept."""
    table = dealt(1, 8, burn="10,10,10,10,9")
    table.play("fold", f"deal 0=10; deal 1=10; {ever_the_same(range(9, 1, -1))}; lot={drawn}")
    assert table.hands == [list(range(2, 11))] * 2
    assert table.to_move == drawn


@pytest.mark.rule("PAIRS-COMMON-15")
def test_the_lot_is_drawn_among_the_tied_players_only() -> None:
    """C-4: each with the same weight; seat 2 is not tied."""
    table = dealt(1, 8, 9, burn="10,10,10,10,9")
    table.filler = watch = Watch(1)
    table.play("fold", f"deal 0=9; deal 1=9; deal 2=10; {ever_the_same([10, 8, 7, 6, 5, 4, 3, 2])}")
    assert watch.offered == [("lot", ["0", "1"])]
    assert table.chances[-1] == ("lot", str(table.to_move))

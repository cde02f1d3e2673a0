"""The deal, and who moves first. The tie in all its detail: see pairs_common."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import PairsTable, deal, dealt


@pytest.mark.rule("PAIRS-6")
def test_everybody_gets_one_open_card_in_dealing_order() -> None:
    table = PairsTable(3, "first=0; burn=1,2,3,4,5; deal 1=9; deal 2=8; deal 0=10")
    assert table.hands == [[10], [9], [8]]
    table.play("draw", "draw 2=8; deal 1=6; deal 2=7; deal 0=5")
    assert table.hands == [[5], [6], [7]]


@pytest.mark.rule("PAIRS-6", "PAIRS-10")
def test_a_dealt_card_is_in_play_and_can_be_paired() -> None:
    table = dealt(5, 9)
    table.play("draw", f"draw 0=5; {deal(6, 8)}")
    assert table.points == [5, 0]


@pytest.mark.rule("PAIRS-7")
@pytest.mark.parametrize(("cards", "first"), [((5, 9, 10), 0), ((9, 1, 2), 1), ((10, 9, 8), 2)])
def test_the_lowest_card_moves_first(cards: tuple[int, ...], first: int) -> None:
    assert dealt(*cards).to_move == first


@pytest.mark.rule("PAIRS-7")
def test_cards_of_a_start_tie_count_in_the_round() -> None:
    table = dealt(3, 3, then="tie 0=10; tie 1=6")
    assert table.hands == [[3, 10], [3, 6]]
    table.play("draw", f"draw 1=6; {deal(8, 9)}", seat=1)
    assert table.points == [0, 6]

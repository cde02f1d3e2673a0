"""The lowest card starts, and play goes clockwise."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import dealt


@pytest.mark.rule("PAIRS-COMMON-13")
@pytest.mark.parametrize(("cards", "first"), [((2, 3, 4), 0), ((10, 1, 2), 1), ((9, 10, 8), 2)])
def test_the_lowest_of_the_dealt_cards_starts(cards: tuple[int, ...], first: int) -> None:
    assert dealt(*cards).to_move == first


@pytest.mark.rule("PAIRS-COMMON-13")
def test_from_the_first_player_the_turn_goes_clockwise() -> None:
    table = dealt(9, 8, 4, 10)
    movers = []
    for card in (1, 2, 3, 5, 6):
        movers.append(table.to_move)
        table.play("draw", f"draw {table.to_move}={card}")
    assert movers == [2, 3, 0, 1, 2]


@pytest.mark.rule("PAIRS-COMMON-13")
def test_equal_high_cards_are_no_tie() -> None:
    table = dealt(9, 9, 4, 9)
    assert table.to_move == 2
    assert table.hands == [[9], [9], [4], [9]]

"""A turn is one of five things; the simplest is to draw."""

from __future__ import annotations

import pytest

from scripted_tables.regent import THREE, TWO, dealt


@pytest.mark.rule("REG-6")
def test_exactly_one_of_five_things() -> None:
    assert {token.split()[0] for token in dealt(*TWO).legal} == {"draw", "attack", "gift", "fold", "look"}


@pytest.mark.rule("REG-6", "REG-7")
@pytest.mark.parametrize(("token", "chance"), [("draw", "draw 1=9"), ("attack 0", "draw 1=9"), ("gift 0 4", "")])
def test_then_the_other_player_moves(token: str, chance: str) -> None:
    table = dealt(*TWO)
    table.play(token, chance, seat=1)
    assert table.to_move == 0
    table.play("draw", "draw 0=7", seat=0)
    assert table.to_move == 1


@pytest.mark.rule("REG-8")
def test_a_drawn_card_joins_the_closed_ones() -> None:
    table = dealt(*TWO)
    table.play("draw", "draw 1=9", seat=1)
    assert table.hands == [[3, 6], [4, 6, 9]]
    assert table.rows == [[8], [5]]
    assert table.deck == 55 - 5 - 6 - 1


@pytest.mark.rule("REG-8")
@pytest.mark.parametrize("card", [4, 5])
def test_a_drawn_pair_has_no_effect_of_its_own(card: int) -> None:
    """R-7: neither with a closed card nor with an open one; nobody has to show it or do anything about it."""
    table = dealt(*TWO)
    table.play("draw", f"draw 1={card}", seat=1)
    table.play("draw", "draw 0=9", seat=0)
    assert not table.over
    assert {"draw", "attack 0", "look 0", "fold"} <= set(table.legal)
    assert table.chips == [25, 25]


@pytest.mark.rule("REG-8", "REG-20")
def test_with_three_the_turn_then_goes_to_the_left() -> None:
    table = dealt(*THREE)
    order = []
    for card in (8, 9, 7, 10):
        order.append(table.to_move)
        table.play("draw", f"draw {table.to_move}={card}")
    assert order == [0, 1, 2, 0]

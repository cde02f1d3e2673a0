"""One hand for everybody."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import Watch, values


def opened(center: str = "9,10", players: int = 3) -> Scripted:
    return Scripted("starboard", players, f"first=0; burn=1,2,3,4,5; center={center}")


@pytest.mark.rule("STARBOARD-5")
def test_two_cards_lie_open_in_the_middle() -> None:
    table = opened("7,10")
    assert values(table.s.center) == [7, 10]
    assert table.s.deck[0] == 55 - 5 - 2


@pytest.mark.rule("STARBOARD-5")
def test_equal_cards_are_replaced_as_often_as_needed() -> None:
    """R-8: the second one goes to the discard pile."""
    table = opened("10,10,10,10,7")
    assert values(table.s.center) == [7, 10]
    assert values(table.s.discard) == [10, 10, 10]


@pytest.mark.rule("STARBOARD-5", "PAIRS-COMMON-5")
def test_the_only_one_can_never_be_replaced_by_itself() -> None:
    watch = Watch(3)
    Scripted("starboard", 2, "first=0; burn=2,3,4,5,6; center=1", watch)
    assert "1" not in watch.offered[0][1]


@pytest.mark.rule("STARBOARD-6", "STARBOARD-8")
def test_everybody_draws_to_the_same_hand() -> None:
    table = opened()
    for seat, card in enumerate((8, 7, 6)):
        table.play("draw", f"draw {seat}={card}", seat=seat)
    assert values(table.s.center) == [6, 7, 8, 9, 10]
    assert all(values(row) == [] for row in table.s.rows)


@pytest.mark.rule("STARBOARD-6", "STARBOARD-9")
def test_a_card_that_somebody_else_drew_makes_a_pair_too() -> None:
    table = opened()
    table.play("draw", "draw 0=8", seat=0)
    table.play("draw", "draw 1=8", seat=1)
    assert table.s.standing == 0b101

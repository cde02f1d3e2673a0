"""The worked examples of the specification."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import deal

WHITE = ["9"] * 9 + ["8"] * 8 + ["7"] * 7 + ["6"] * 6


def stones(table: Scripted) -> tuple[int, list[int]]:
    """White stones in the middle, and the black ones of every player."""
    return table.s.discard[0], [table.s.rows[seat][10] for seat in range(table.s.seats)]


@pytest.mark.rule("BLACKSTONE-4", "BLACKSTONE-11", "BLACKSTONE-17", "BLACKSTONE-18")
def test_b1_the_price_of_folding() -> None:
    table = Scripted("blackstone", 4, f"first=3; {deal(1, 2, 3, 4)}")
    assert stones(table) == (4, [0, 0, 0, 0])
    assert (table.s.chips[:4], table.s.stakes[:4]) == ([15] * 4, [5] * 4)
    assert table.legal == sorted(["fold", *(f"take {number}" for number in range(1, 52))])
    table.play("take 11", "draw 0=9,9,9,9,8,8,8,8,7,7,7", seat=0)
    assert stones(table) == (15, [0, 0, 0, 0])
    assert table.legal == ["fold", *(f"take {number}" for number in range(11, 41))]
    table.play("fold", seat=1)
    assert (table.s.chips[1], table.s.pot) == (7, 13)
    table.play("fold", seat=2)
    assert table.s.pot == 26
    table.play("fold", deal(1, 2, 3, 4), seat=3)
    assert ("take-pot", 0, 0, 39, -1, -1) in table.happenings
    assert (table.s.chips[:4], table.s.stakes[:4]) == ([54, 2, 2, 2], [5] * 4)


@pytest.mark.rule("BLACKSTONE-12", "BLACKSTONE-13", "BLACKSTONE-15", "BLACKSTONE-16")
def test_b2_the_second_black_stone() -> None:
    table = Scripted("blackstone", 3, f"first=2; {deal(10, 5, 9)}", max_rounds=1)
    assert stones(table) == (2, [1, 0, 0])
    table.play("take 2", "draw 1=8,10", seat=1)
    assert stones(table) == (3, [1, 1, 0])
    table.play("take 2", "draw 2=7,6", seat=2)
    assert stones(table) == (5, [1, 1, 0])
    table.play("take 4", "draw 0=4,10", seat=0)
    assert stones(table) == (6, [2, 1, 0])
    assert table.result()[0] == [9, 25, 25]
    assert table.s.pot == 1


@pytest.mark.rule("BLACKSTONE-5", "BLACKSTONE-6", "BLACKSTONE-7", "BLACKSTONE-8")
def test_b3_a_tie_in_the_setup() -> None:
    ties = "tie 0=10; tie 1=10; tie 0=9; tie 1=9; tie 0=3; tie 1=9"
    table = Scripted("blackstone", 2, f"first=1; {deal(10, 10)}; {ties}")
    assert table.to_move == 0
    assert stones(table) == (4, [1, 1])
    assert table.s.deck[10] == 8


@pytest.mark.rule("BLACKSTONE-19", "BLACKSTONE-20")
def test_b4_cannot_pay() -> None:
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", start_chips=8)
    table.play("take 22", f"draw 0={','.join(WHITE[:22])}", seat=0)
    assert stones(table)[0] == 24
    table.play("fold", seat=1)
    assert ("pay-all", 1, 0, 3, -1, -1) in table.happenings
    assert table.over
    assert table.result() == ([16, 0], [1, 2])


@pytest.mark.rule("BLACKSTONE-4", "BLACKSTONE-19", "BLACKSTONE-20")
def test_b5_a_short_stake() -> None:
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", start_chips=3)
    assert (table.s.stakes[:2], table.s.chips[:2]) == ([3, 3], [0, 0])
    table.play("fold", seat=0)
    assert table.over
    assert table.result()[0] == [0, 6]


@pytest.mark.rule("BLACKSTONE-11")
def test_b6_the_minimum_is_above_the_deck() -> None:
    table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", start_chips=100)
    table.play("take 30", f"draw 0={','.join(WHITE)}", seat=0)
    assert table.s.deck[0] == 23
    assert (table.to_move, table.legal) == (1, ["fold"])

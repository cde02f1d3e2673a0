"""The worked examples of the specification, card by card."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import deal, values


def totals(table: Scripted) -> list[int]:
    return list(table.s.points[: table.s.seats])


@pytest.mark.rule("PORT-4", "PORT-7", "PORT-8", "PORT-10", "PORT-11", "PORT-12", "PORT-13")
def test_p1_scoring() -> None:
    """P1; R-5: four survivors of five get 5, 4, 4 and 2."""
    table = Scripted("port", 5, f"first=4; burn=1,2,3,6,7; {deal(10, 10, 9, 10, 6)}")
    table.play("draw", "draw 4=6", seat=4)
    for seat, card in ((0, 9), (1, 8), (2, 8), (3, 7), (0, 4), (1, 4), (2, 5)):
        table.play("draw", f"draw {seat}={card}", seat=seat)
    for seat in (3, 0, 1):
        table.play("pass", seat=seat)
    assert list(table.s.sums[:5]) == [23, 22, 22, 17, 0]
    table.play("pass", deal(10, 9, 8, 7, 5), seat=2)
    assert totals(table) == [5, 4, 4, 2, 0]
    assert table.s.round == 2


@pytest.mark.rule("PORT-7", "PORT-9", "PORT-11")
def test_p2_everybody_out() -> None:
    """P2; R-6."""
    table = Scripted("port", 2, f"first=1; burn=1,2,3,4,5; {deal(9, 10)}")
    table.play("draw", "draw 0=9", seat=0)
    table.play("draw", f"draw 1=10; {deal(8, 9)}", seat=1)
    assert totals(table) == [0, 0]
    assert table.s.round == 2


@pytest.mark.rule("PORT-16")
def test_p3_pieces_of_eight() -> None:
    """P3."""
    table = Scripted("port", 2, f"first=1; burn=1,2,3,4,5; {deal(8, 10)}", pieces_of_eight=True)
    table.play("eight", "draw 0=8; draw 0=9", seat=0)
    assert values(table.s.rows[0]) == [8, 9]
    assert values(table.s.discard) == [8]
    table.play("pass", seat=1)
    table.play("eight", f"draw 0=9; {deal(8, 9)}", seat=0)
    assert totals(table) == [0, 2]


@pytest.mark.rule("PORT-16")
def test_p4_calamities() -> None:
    """P4; R-9."""
    table = Scripted("port", 2, f"first=1; burn=2,3,4,5,6; {deal(7, 1)}", calamities=True)
    table.play("draw", "draw 0=10", seat=0)
    table.play("draw", "draw 1=7", seat=1)
    table.play("pass", seat=1)
    table.play("draw", f"draw 0=7; {deal(8, 9)}", seat=0)
    assert totals(table) == [0, 2]


def last_round(before: list[int], playoff: str) -> Scripted:
    table = Scripted("port", 3, f"first=2; burn=1,2,3,4,5; {deal(10, 9, 8)}", playoff=playoff)
    table.s.points[:3] = before
    table.play("pass", seat=2)
    table.play("pass", seat=0)
    return table


@pytest.mark.rule("PORT-14", "PORT-15")
def test_p5_a_play_off_of_all_who_have_reached_21() -> None:
    """P5; R-2, R-3."""
    table = last_round([20, 19, 5], "reached")
    table.play("pass", "deal 0=10; deal 1=9", seat=1)
    assert totals(table) == [23, 21, 6]
    table.play("draw", "draw 1=9", seat=1)
    table.play("draw", "draw 0=10; deal 0=10; deal 1=9", seat=0)
    table.play("pass", seat=1)
    table.play("pass", seat=0)
    assert table.over
    assert table.result() == ([23, 21, 6], [1, 2, 3])


@pytest.mark.rule("PORT-14", "PORT-15")
def test_p5_the_top_total_wins_at_once() -> None:
    """P5; R-2."""
    table = last_round([20, 19, 5], "top")
    table.play("pass", seat=1)
    assert table.over
    assert table.result() == ([23, 21, 6], [1, 2, 3])


@pytest.mark.rule("PORT-15")
@pytest.mark.parametrize("playoff", ["reached", "top"])
def test_p5_equal_totals_play_off_under_both_values(playoff: str) -> None:
    """P5; R-2."""
    table = last_round([19, 20, 5], playoff)
    table.play("pass", "deal 0=10; deal 1=9", seat=1)
    assert totals(table) == [22, 22, 6]
    assert table.s.taking == 0b011


@pytest.mark.rule("PORT-14", "PORT-15")
def test_the_rounds_run_out_with_two_contenders() -> None:
    """The example of section 7."""
    table = Scripted("port", 3, f"first=2; burn=1,2,3,4,5; {deal(10, 9, 8)}", target=2, max_rounds=1)
    for seat in (2, 0, 1):
        table.play("pass", seat=seat)
    assert table.result() == ([3, 2, 1], [1, 1, 3])

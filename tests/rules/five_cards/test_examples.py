"""The worked examples of the specification."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games.pairs.five_cards.rules import column_points, side
from scripted import Scripted
from scripted_tables.pairs import Watch


@pytest.mark.rule("FIVE-5", "FIVE-9", "FIVE-11", "FIVE-12", "FIVE-14", "FIVE-16", "FIVE-17", "FIVE-7")
def test_x1_the_rulebooks_picture_rebuilt() -> None:
    """F-8: the picture is lost, this is what the text says of it."""
    table = Scripted("five-cards", 2, "common=9,3,7,5,6; first=0; draw 0=7")
    assert table.s.common == [3, 5, 6, 7, 9]
    assert table.legal == ["col 3", "col 5", "col 6", "col 9"]
    table.play("col 3", "draw 1=7", seat=0)
    table.play("col 5", "draw 0=10", seat=1)
    table.play("col 7", "draw 1=8", seat=0)
    table.play("col 3", "draw 0=7", seat=1)
    table.play("col 6", "draw 1=10", seat=0)
    table.play("col 6", "draw 0=4", seat=1)
    table.play("col 9", "draw 1=7", seat=0)
    assert table.legal == ["col 9"]
    assert [side(table.s, 0, column) for column in table.s.common] == [7, 0, 7, 10, 4]
    assert [side(table.s, 1, column) for column in table.s.common] == [8, 7, 10, 0, 0]
    table.play("col 9", "draw 0=7; common=1,2,3,4,5; draw 0=10", seat=1)
    assert table.s.points[:2] == [7, 23]
    assert (table.s.round, table.to_move) == (2, 0)
    won = [(seat, card, value) for name, seat, card, value, *_ in table.happenings if name == "column"]
    assert won == [(1, 3, 8), (1, 5, 7), (1, 6, 10), (0, 7, 10), (1, 9, 7)]


@pytest.mark.rule("FIVE-16", "FIVE-17", "FIVE-18", "FIVE-19")
@pytest.mark.parametrize(
    ("columns", "points"),
    [
        ({2: (3, 3), 5: (10, 10), 6: (4, 0), 8: (0, 0), 9: (1, 10)}, (13, 16)),
        ({1: (2, 2), 3: (0, 4), 4: (5, 0), 7: (8, 9), 10: (6, 6)}, (9, 15)),
    ],
)
def test_x2_ties(columns: dict[int, tuple[int, int]], points: tuple[int, int]) -> None:
    """F-5: a column that nobody has touched is one of them."""
    own = sum(column_points(column, mine, others) for column, (mine, others) in columns.items())
    other = sum(column_points(column, others, mine) for column, (mine, others) in columns.items())
    assert (own, other) == points


@pytest.mark.rule("FIVE-3", "FIVE-4", "FIVE-5", "FIVE-10", "FIVE-12")
def test_x3_a_setup_with_doubles() -> None:
    """F-2."""
    watch = Watch(1)
    table = Scripted("five-cards", 2, "common=10,10,4,10,4,2,1,8; first=1", watch)
    assert table.s.common == [1, 2, 4, 8, 10]
    weights = {"2": 1, "3": 3, "4": 3, "5": 5, "6": 6, "7": 7, "8": 7, "9": 9, "10": 9}
    assert watch.offered == [("draw 1", watch.offered[0][1])]
    assert Counter(watch.offered[0][1]) == weights
    assert sum(weights.values()) == 50
    table = Scripted("five-cards", 2, "common=10,10,4,10,4,2,1,8; first=1; draw 1=2")
    assert (table.to_move, table.legal) == (1, ["col 1", "col 10", "col 4", "col 8"])


@pytest.mark.rule("FIVE-21", "FIVE-22")
def test_x4_the_higher_total_wins() -> None:
    """F-6: 97 : 95, and the round gives 9 : 12."""
    table = Scripted("five-cards", 2, "common=1,2,3,6,9; first=0; draw 0=10")
    table.s.points[:2] = [97, 95]
    for column, card in ((6, 8), (3, 7), (2, 6)):
        table.play("col 9", "draw 1=9", seat=0)
        table.play(f"col {column}", f"draw 0={card}", seat=1)
    table.play("col 9", "draw 1=9", seat=0)
    table.play("col 1", "draw 0=9", seat=1)
    assert table.over
    assert table.result() == ([106, 107], [2, 1])


@pytest.mark.rule("FIVE-22")
def test_x4_equal_totals_mean_another_round() -> None:
    """F-6: 97 : 95, and the round gives 8 : 10."""
    table = Scripted("five-cards", 2, "common=1,2,3,4,8; first=0; draw 0=10")
    table.s.points[:2] = [97, 95]
    for column, card in ((4, 9), (3, 7), (2, 6)):
        table.play("col 8", "draw 1=8", seat=0)
        table.play(f"col {column}", f"draw 0={card}", seat=1)
    table.play("col 8", "draw 1=8", seat=0)
    table.play("col 1", "draw 0=8; common=1,2,3,4,5; draw 0=10", seat=1)
    assert not table.over
    assert (table.s.round, table.s.points[:2]) == (2, [105, 105])

"""A card that fits nowhere ends the round."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from igroteka.games.pairs.five_cards.rules import side
from scripted import Scripted
from scripted_tables.pairs import Watch, by_chance


def shortest(after: str = "", **options: int) -> Scripted:
    """The row 2 4 6 8 9, and one 8 after another: seat 0 takes columns 9 and 4, seat 1 columns 6 and 2."""
    table = Scripted("five-cards", 2, "common=2,4,6,8,9; first=0; draw 0=8", options=options)
    table.play("col 9", "draw 1=8", seat=0)
    table.play("col 6", "draw 0=8", seat=1)
    table.play("col 4", "draw 1=8", seat=0)
    table.play("col 2", f"draw 0=8; {after}", seat=1)
    return table


@pytest.mark.rule("FIVE-14")
def test_a_card_that_fits_nowhere_ends_the_round_at_once() -> None:
    """Nobody is asked where to put it; the next thing is a new row."""
    table = shortest("common=1,2,3,4,5; draw 1=7")
    assert table.s.round == 2
    assert ("fits-nowhere", -1, 8, 0, -1, -1) in table.happenings
    assert table.chances[-7:-5] == [("draw 0", "8"), ("common", "1")]


@pytest.mark.rule("FIVE-14")
def test_the_card_that_ends_the_round_is_not_placed_and_counts_for_nobody() -> None:
    table = shortest(max_rounds=1)
    assert table.over
    assert [[side(table.s, seat, column) for column in (2, 4, 6, 8, 9)] for seat in (0, 1)] == [
        [0, 8, 0, 0, 8],
        [8, 0, 8, 0, 0],
    ]


@pytest.mark.rule("FIVE-15")
def test_four_cards_are_the_fewest_that_can_be_placed() -> None:
    """Four columns take an 8 and the fifth is the 8 itself."""
    placed = [name for name, *_ in shortest(max_rounds=1).happenings if name == "place"]
    assert len(placed) == 4


@pytest.mark.rule("FIVE-15")
def test_at_most_35_cards_are_placed_and_the_36th_ends_the_round() -> None:
    """Every 1 to 5, and five of each other value: only cards that fit nowhere are left."""
    rest = [value for value in range(1, 11) for _ in range(value if value < 6 else 4)]
    table = Scripted("five-cards", 2, f"common=6,7,8,9,10; first=0; draw 0={rest[0]}", max_rounds=1)
    for number, card in enumerate(rest[1:], start=1):
        table.play(table.legal[0], f"draw {number % 2}={card}")
    assert len(rest) == 35
    table.filler = watch = Watch(1)
    table.play(table.legal[0])
    assert table.over
    assert Counter(watch.offered[0][1]) == {"6": 1, "7": 2, "8": 3, "9": 4, "10": 5}
    assert table.rules.longest(table.s) == 35


@pytest.mark.rule("FIVE-15")
def test_a_value_up_to_5_cannot_end_a_round() -> None:
    """Even if a 5 lies in every column: no other is left."""
    table = Scripted("five-cards", 2, "common=6,7,8,9,10; first=0; draw 0=5")
    for number, column in enumerate((6, 7, 8, 9), start=1):
        table.play(f"col {column}", f"draw {number % 2}=5")
    table.filler = watch = Watch(1)
    table.play("col 10")
    assert table.s.round == 1
    assert "5" not in watch.offered[0][1]


@pytest.mark.rule("FIVE-14", "FIVE-15")
def test_along_a_match_only_high_cards_end_rounds() -> None:
    luck = random.Random(7)
    table = Scripted("five-cards", 2, filler=by_chance(7))
    while not table.over:
        table.play(luck.choice(table.legal))
    placed = [0]
    for name, _, card, *_ in table.happenings:
        if name == "place":
            placed[-1] += 1
        elif name == "fits-nowhere":
            assert 6 <= card <= 10
            placed.append(0)
    assert len(placed) == table.s.round + 1 > 2
    assert all(4 <= number <= 35 for number in placed[:-1])


@pytest.mark.rule("FIVE-14")
def test_the_end_is_told_column_by_column() -> None:
    table = shortest(max_rounds=1)
    names = [name for name, *_ in table.happenings]
    told = table.happenings[names.index("fits-nowhere") + 1 :]
    assert [(name, seat, card, value) for name, seat, card, value, *_ in told] == [
        ("column", 1, 2, 8),
        ("column", 0, 4, 8),
        ("column", 1, 6, 8),
        ("column-tied", -1, 8, 4),
        ("column", 0, 9, 8),
        ("score", 0, 0, 17),
        ("score", 1, 0, 12),
        ("total", 0, 0, 17),
        ("total", 1, 0, 12),
        ("last-round", -1, 0, 1),
    ]

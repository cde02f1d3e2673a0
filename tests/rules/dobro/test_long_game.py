"""The long game: as many rounds as players."""

from __future__ import annotations

import random

import pytest

from scripted_tables.dobro import DobroTable, round_over
from scripted_tables.pairs import by_chance


@pytest.mark.rule("DOBRO-63")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_has_as_many_rounds_as_players(players: int) -> None:
    """R23: with two players that is shorter than the normal game."""
    table = DobroTable(players, filler=by_chance(players), long=True)
    luck = random.Random(players)
    while not table.over:
        table.play(luck.choice(table.legal))
    assert len(table.sheet) == players
    assert table.rules.longest(table.s) == players * 223  # R24
    assert table.points == [sum(row[seat] for row in table.sheet) for seat in range(players)]


@pytest.mark.rule("DOBRO-51", "DOBRO-63")
def test_a_tie_is_decided_by_its_last_round_not_by_the_third() -> None:
    """R15."""
    sheet = [[1, 2, 3, 4], [1, 2, 3, 4], [4, 3, 2, 1]]
    table = round_over(0, 1, 2, 3, sheet=sheet, long=True)
    assert table.sheet[-1] == [4, 3, 2, 1]
    assert table.result() == ([10, 10, 10, 10], [1, 2, 3, 4])


@pytest.mark.rule("DOBRO-51", "DOBRO-63")
def test_two_players_look_at_the_second_round() -> None:
    """R15, R23."""
    table = round_over(2, 1, sheet=[[2, 1]], long=True)
    assert table.over
    assert table.result() == ([3, 3], [2, 1])


@pytest.mark.rule("DOBRO-47", "DOBRO-63")
def test_the_poorest_opens_the_later_rounds_too() -> None:
    table = round_over(3, 2, 1, 0, sheet=[[4, 3, 2, 1]] * 2, long=True)
    assert not table.over
    assert table.points == [9, 8, 7, 6]
    assert (table.s.round, table.to_move) == (4, 3)

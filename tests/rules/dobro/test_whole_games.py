"""E10: whole games that the specification describes by arithmetic."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import specifications
from scripted import cards
from whole_games import numbers, options, play_by_numbers

if TYPE_CHECKING:
    from scripted import Scripted

GAMES = specifications.table("dobro", "**E10 Whole-game check vectors.**")
READINGS = specifications.table("dobro", "Rows that tell the two values of `pair_double` apart")


def final_sums(table: Scripted) -> list[int]:
    piles = [cards(table.rules, table.s.taken[seat]) for seat in range(table.s.seats)]
    return [sum(int(card) for card in pile if card.isdigit()) for pile in piles]


def test_the_specification_has_them_all() -> None:
    assert (len(GAMES), len(READINGS)) == (10, 4)


@pytest.mark.rule("DOBRO-2", "DOBRO-3", "DOBRO-41", "DOBRO-48", "DOBRO-50", "DOBRO-52", "DOBRO-63")
@pytest.mark.parametrize("row", GAMES, ids=lambda row: f"{row['players']}-{row['options']}")
def test_e10_whole_games(row: dict[str, str]) -> None:
    players = int(row["players"])
    table, played = play_by_numbers("dobro", players, options(row["options"]))
    rounds = [numbers(points) for points in row["points per round"].split(";")]
    assert (len(table.chances), len(played)) == (int(row["chance events"]), int(row["decisions"]))
    assert [list(points[:players]) for points in table.s.points[: table.s.round]] == rounds
    assert table.result() == (numbers(row["totals"]), numbers(row["places"]))
    assert final_sums(table) == numbers(row["final sums"])


@pytest.mark.rule("DOBRO-16")
@pytest.mark.parametrize("row", READINGS, ids=lambda row: f"{row['players']}-{row['option'].strip('`')}")
def test_e10_the_two_readings_of_a_doubled_pair(row: dict[str, str]) -> None:
    """R2."""
    a, b = (int(number) for number in row["a, b"].split(", "))

    def decide(table: Scripted, j: int) -> str:
        return table.legal[(a * j + b) % len(table.legal)]

    reading = row["option"].strip("`")
    table, played = play_by_numbers("dobro", int(row["players"]), {"pair_double": reading}, decide)
    assert (len(table.chances), len(played)) == (int(row["chance events"]), int(row["decisions"]))
    assert table.result() == (numbers(row["totals"]), numbers(row["places"]))


def test_e10_the_first_decisions_of_three_players() -> None:
    quoted = specifications.text("dobro").split("With 3 players and default options the first decisions are")[1]
    expected = [(int(seat), token) for seat, token in re.findall(r"(\d):`([^`]+)`", quoted.split("\n")[0])]
    assert len(expected) == 12
    _, played = play_by_numbers("dobro", 3, {})
    assert played[:12] == expected

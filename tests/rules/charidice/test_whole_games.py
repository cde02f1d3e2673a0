"""The whole-game check vectors of the specification, E7."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

import specifications
from scripted_tables.charidice import LETTERS, SQUARES
from whole_games import numbers, options, play_by_numbers

if TYPE_CHECKING:
    from collections.abc import Callable

    from scripted import Scripted

PLAIN = specifications.table("charidice", "**E7 Whole-game check vectors.**")
WITH_BONUSES = specifications.table("charidice", "Rows with bonuses.")


def named(row: dict[str, str]) -> str:
    return f"{row['players']} {row['options']}"


def linear(state: int) -> Callable[[int, int], int]:
    """The chance of the rows with bonuses, from its first state."""

    def chance(_: int, size: int) -> int:
        nonlocal state
        state = (state * 1103515245 + 12345) % 2**31
        return state // 65536 % size

    return chance


def faces(table: Scripted) -> dict[str, str]:
    square = SQUARES["mixed" if table.s.square else "cyclic"]
    return {die: square[die][number - 1] for die, number in zip(LETTERS, table.s.dice, strict=True)}


def collect(table: Scripted, j: int) -> str:
    """The player of the rows with bonuses: collects equal numbers in even seats, one colour in odd ones."""
    legal, shown = table.legal, faces(table)
    if legal == ["ask", "pass"]:
        return legal[(5 * j + 3) % 2]
    if "stop" in legal:
        return reroll(shown, table.to_move)
    return min(legal, key=lambda token: (-worth(table, token), token))


def reroll(shown: dict[str, str], seat: int) -> str:
    if seat % 2:
        colours = Counter(face[1] for face in shown.values())
        keep = min(colours, key=lambda colour: (-colours[colour], colour))
    else:
        values = Counter(face[0] for face in shown.values())
        keep = max(values, key=lambda number: (values[number], number))
    dice = "".join(die for die, face in shown.items() if keep not in face)
    return f"roll {dice}" if dice else "stop"


def worth(table: Scripted, token: str) -> int:
    """Points and bonus of a set, as the sheet would have them."""
    after = table.s.copy()
    seat, row = after.turn, 4 * after.round - 4
    table.rules.apply(after, table.rules.TOKENS.index(token))
    return int(sum(after.sheet[seat][row : row + 2]))


def check(row: dict[str, str], table: Scripted, decisions: int) -> None:
    seats = range(table.s.seats)
    assert len(table.chances) == int(row["chance events"])
    assert decisions == int(row["decisions"])
    columns = ("counted", "bonus", "received", "donated")
    for cell, column in enumerate(columns):
        assert [getattr(table.s, column)[seat] for seat in seats] == numbers(row[column]), column
        assert [sum(table.s.sheet[seat][cell::4]) for seat in seats] == numbers(row[column]), column
    scores, places = table.result()
    assert scores == numbers(row["totals"])
    assert places == numbers(row["places"])
    charity = {seat: value for name, seat, _, value, *_ in table.happenings if name == "charity"}
    assert [charity.get(seat, 0) for seat in seats] == numbers(row["charity"])
    assert [scores[seat] - table.rules.earned(table.s, seat) for seat in seats] == numbers(row["charity"])


def test_both_tables_are_read_whole() -> None:
    assert (len(PLAIN), len(WITH_BONUSES)) == (11, 4)


@pytest.mark.rule("CHARI-3", "CHARI-6", "CHARI-43", "CHARI-61")
@pytest.mark.parametrize("row", PLAIN, ids=named)
def test_e7_by_arithmetic(row: dict[str, str]) -> None:
    table, played = play_by_numbers("charidice", int(row["players"]), options(row["options"]))
    check(row, table, len(played))


@pytest.mark.rule("CHARI-24", "CHARI-25", "CHARI-35", "CHARI-53", "CHARI-62", "CHARI-63")
@pytest.mark.parametrize("row", WITH_BONUSES, ids=named)
def test_e7_with_bonuses(row: dict[str, str]) -> None:
    players = int(row["players"])
    table, played = play_by_numbers("charidice", players, options(row["options"]), collect, linear(players))
    check(row, table, len(played))


def test_e7_the_first_decisions() -> None:
    line = specifications.text("charidice").split("the first decisions are (seat:token) ", 1)[1].splitlines()[0]
    quoted = [(int(seat), token) for seat, token in re.findall(r"(\d):`([^`]+)`", line)]
    assert len(quoted) == 12
    _, played = play_by_numbers("charidice", 2, {})
    assert played[: len(quoted)] == quoted

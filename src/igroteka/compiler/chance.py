"""The twins of `kernel.chance`: the state's own generator decides, and nobody hears."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from igroteka.kernel.chance import choose_seat, pick, pick_in_rows, roll, tell
from igroteka.kernel.random import random_below

if TYPE_CHECKING:
    from collections.abc import Callable


def _pick(s: Any, weights: Any, kind: str, who: int = -1) -> int:
    left = random_below(s, weights[0])
    face = 1
    reached = 0
    for other in range(1, len(weights)):  # no early exit: a branch misprediction costs more
        reached += weights[other]
        face += left >= reached
    return face


def _pick_in_rows(s: Any, rows: Any, kind: str, who: int = -1) -> int:
    left = random_below(s, rows[0][0])
    row = 1
    while left >= rows[row][0]:
        left -= rows[row][0]
        row += 1
    size = len(rows[0]) - 1
    face = size * (row - 1) + 1
    reached = 0
    for column in range(1, size + 1):
        reached += rows[row][column]
        face += left >= reached
    return face


def _roll(s: Any, sides: int, kind: str, who: int = -1) -> int:
    return random_below(s, sides)


def _choose_seat(s: Any, group: int, kind: str) -> int:
    size = 0
    for seat in range(s.seats):
        size += group >> seat & 1
    left = random_below(s, size)
    for seat in range(s.seats):
        left -= group >> seat & 1
        if left < 0:
            return seat
    return -1


def _tell(
    s: Any, happening: str, seat: int = -1, card: int = 0, value: int = 0, other: int = -1, only: int = -1
) -> None:
    pass


TWINS: dict[Callable[..., Any], Callable[..., Any]] = {
    pick: _pick,
    pick_in_rows: _pick_in_rows,
    roll: _roll,
    choose_seat: _choose_seat,
    tell: _tell,
}

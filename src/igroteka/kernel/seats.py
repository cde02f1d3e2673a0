"""Seats around a table, groups of them, and the order of finish."""

from __future__ import annotations

from typing import Any


def left_of(s: Any, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


def right_of(s: Any, seat: int) -> int:
    return seat - 1 if seat > 0 else int(s.seats) - 1


def next_of(s: Any, group: int, seat: int) -> int:
    """The nearest seat clockwise that belongs to a group; the seat itself only if it is alone there."""
    seat = left_of(s, seat)
    while not group >> seat & 1:
        seat = left_of(s, seat)
    return seat


def everybody(s: Any) -> int:
    """The group of all seats."""
    return (1 << s.seats) - 1  # type: ignore[no-any-return]


def seats_from(s: Any, seat: int) -> int:
    """The group of a seat and all that come after it by number."""
    return everybody(s) >> seat << seat


def alone(group: int) -> int:
    """The only seat of a group; −1 if there are several or none."""
    if group == 0 or group & (group - 1):
        return -1
    seat = 0
    while group >> seat & 1 == 0:
        seat += 1
    return seat


def rank(s: Any, out: list[int], values: list[int]) -> None:
    """Places by value, highest first: 1 + the number of seats with strictly more."""
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if values[other] > values[seat]:
                place += 1
        out[seat] = place

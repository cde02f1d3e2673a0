"""The one primitive of chance: an outcome among weighted ones, at the moment it happens.

The state's host decides and hears. Compiled, the state's own generator decides and nobody hears (`compiler.chance`).
"""

from __future__ import annotations

from bisect import bisect_right
from enum import Enum
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from igroteka.kernel.random import random_below

if TYPE_CHECKING:
    from collections.abc import Sequence


class Of(Enum):
    """What a chance outcome is: a card's face, a seat, or a side of a die."""

    CARD = "card"
    SEAT = "seat"
    SIDE = "side"


class Host:
    """Where a plain state gets its chance from, and who hears what happens. This one simulates, and is deaf."""

    def chance(self, s: Any, kind: str, who: int, weights: Sequence[int], of: Of) -> int:
        """The outcome of chance `kind` for `who` (−1: nobody's); outcome `i` has weight `weights[i]`."""
        reached = list(accumulate(weights))
        if not reached or reached[-1] <= 0:
            raise ValueError(f"chance {kind!r} has no possible outcome")
        return bisect_right(reached, random_below(s, reached[-1]))

    def hear(self, s: Any, happening: str, seat: int, card: int, value: int, other: int, only: int) -> None:
        """Told of every happening, in order (see `tell`)."""


SIMULATION = Host()


def pick(s: Any, weights: list[int], kind: str, who: int = -1) -> int:
    """A face out of a bag, weighted by its copies; the bag stays as it is."""
    if s.host is not SIMULATION:
        return int(s.host.chance(s, kind, who, [0, *weights[1:]], Of.CARD))
    left, card = random_below(s, weights[0]), 0  # what the host would say, sooner
    while left >= 0:
        card += 1
        left -= weights[card]
    return card


def take(s: Any, cards: list[int], kind: str, who: int = -1) -> int:
    """A card leaves the bag `cards` by chance."""
    card = pick(s, cards, kind, who)
    cards[card] -= 1
    cards[0] -= 1
    return card


def pick_in_rows(s: Any, rows: list[list[int]], kind: str, who: int = -1) -> int:
    """The same for a large bag that lies in rows: row 1, 2, … is a bag by itself, and `rows[0][0]` counts all cards.
    Outcomes are numbered through the rows, from 1.
    """
    if s.host is not SIMULATION:
        return int(s.host.chance(s, kind, who, [0, *(copies for row in rows[1:] for copies in row[1:])], Of.CARD))
    left, row = random_below(s, rows[0][0]), 1
    while left >= rows[row][0]:
        left -= rows[row][0]
        row += 1
    cards, column = rows[row], 0
    while left >= 0:
        column += 1
        left -= cards[column]
    return (len(cards) - 1) * (row - 1) + column


def roll(s: Any, sides: int, kind: str, who: int = -1) -> int:
    """One of `sides` equal outcomes, 0 … sides−1."""
    return int(s.host.chance(s, kind, who, [1] * sides, Of.SIDE))


def choose_seat(s: Any, group: int, kind: str) -> int:
    """One seat of a group (a number whose bit `seat` says who is in it), all alike."""
    return int(s.host.chance(s, kind, -1, [group >> seat & 1 for seat in range(s.seats)], Of.SEAT))


def tell(
    s: Any, happening: str, seat: int = -1, card: int = 0, value: int = 0, other: int = -1, only: int = -1
) -> None:
    """Say what happened. With `only`, the card is for that seat's eyes; the others hear `happening` without it."""
    if s.host is not SIMULATION:
        s.host.hear(s, happening, seat, card, value, other, only)

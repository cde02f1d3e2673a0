"""Whoever has collected the most cards of a value scores that value; those who share the most all score it in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.deck import TOP
from igroteka.kernel import tell

if TYPE_CHECKING:
    from igroteka.games.pairs.deals import Deals


def show_hands(s: Deals, hands: list[list[int]]) -> None:
    for seat in range(s.seats):
        for value in range(1, TOP + 1):
            if hands[seat][value]:
                tell(s, "show", seat=seat, card=value, value=hands[seat][value])


def score_majorities(s: Deals, hands: list[list[int]], sides: int) -> None:
    """Every value is scored by the side that has the most of it, if anybody has any. Of `sides` players or teams, each
    has every `sides`-th seat.
    """
    for seat in range(s.seats):
        s.gained[seat] = 0
    for value in range(1, TOP + 1):
        most = 0
        for side in range(sides):
            most = max(most, collected(s, hands, value, side, sides))
        if most:
            for side in range(sides):
                if collected(s, hands, value, side, sides) == most:
                    score_value(s, value, most, side, sides)


def collected(s: Deals, hands: list[list[int]], value: int, side: int, sides: int) -> int:
    """How many cards of a value a side has."""
    cards = 0
    for seat in range(side, s.seats, sides):
        cards += hands[seat][value]
    return cards


def score_value(s: Deals, value: int, most: int, side: int, sides: int) -> None:
    for seat in range(side, s.seats, sides):
        s.gained[seat] += value
    if sides < s.seats:
        tell(s, "team-most", seat=side, card=value, value=most)
    else:
        tell(s, "most", seat=side, card=value, value=most)

"""Whoever has collected the most cards of a value scores that value; those who share the most all score it in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.deck import TOP
from igroteka.kernel import alone, tell

if TYPE_CHECKING:
    from igroteka.games.pairs.deals import Deals

SIDES = 6  # at most: as many bits are a group
COUNT = 4  # bits: there are ten cards of a value at most


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


def leads(s: Deals, seen: list[list[int]], sides: int) -> int:
    """Who has the most of each value, of the cards that everybody has seen: the groups of all values in one number."""
    found = 0
    for value in range(1, TOP + 1):
        counts = 0
        for side in range(sides):
            counts |= collected(s, seen, value, side, sides) << COUNT * side
        found |= lead(counts, value, sides)
    return found


def lead(counts: int, value: int, sides: int) -> int:
    """The same of one value alone; `counts`: how many cards of it each side has, in so many bits."""
    most = 1
    group = 0
    for side in range(sides):
        cards = counts >> COUNT * side & (1 << COUNT) - 1
        if cards > most:
            most = cards
            group = 0
        if cards == most:
            group |= 1 << side
    return group << SIDES * (value - 1)


def tell_leads(s: Deals, before: int, after: int, sides: int) -> None:
    """Who scores a value now and did not before, alone or with others, and who no longer does. Of nobody else have the
    points changed.
    """
    if before == after:
        return
    for value in range(1, TOP + 1):
        first = leaders(after, value)
        if alone(first) >= 0:
            tell_ahead(s, value, first & ~leaders(before, value), sides)
    for value in range(1, TOP + 1):
        first = leaders(after, value)
        if alone(first) < 0:
            tell_level(s, value, first & ~leaders(before, value), sides)
    for value in range(1, TOP + 1):
        tell_behind(s, value, leaders(before, value) & ~leaders(after, value), sides)


def leaders(leads: int, value: int) -> int:
    return leads >> SIDES * (value - 1) & (1 << SIDES) - 1


def tell_ahead(s: Deals, value: int, group: int, sides: int) -> None:
    for side in range(sides):
        if group >> side & 1:
            if sides < s.seats:
                tell(s, "team-ahead", seat=side, card=value)
            else:
                tell(s, "ahead", seat=side, card=value)


def tell_level(s: Deals, value: int, group: int, sides: int) -> None:
    for side in range(sides):
        if group >> side & 1:
            if sides < s.seats:
                tell(s, "team-level", seat=side, card=value)
            else:
                tell(s, "level", seat=side, card=value)


def tell_behind(s: Deals, value: int, group: int, sides: int) -> None:
    for side in range(sides):
        if group >> side & 1:
            if sides < s.seats:
                tell(s, "team-behind", seat=side, card=value)
            else:
                tell(s, "behind", seat=side, card=value)

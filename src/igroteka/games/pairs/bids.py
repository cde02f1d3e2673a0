"""Bids lie open before their owners, one card each; what counts is who else has bid the same."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP, Cards
from igroteka.kernel import alone

NOBODY = -1


def bidders(s: Cards, value: int) -> int:
    """The group of seats that have bid a value."""
    group = 0
    for seat in range(s.seats):
        if s.rows[seat][value]:
            group |= 1 << seat
    return group


def lone_bidder(s: Cards) -> int:
    """Whose bid is the lowest of those that nobody else has made; NOBODY, if there is none."""
    for value in range(1, TOP + 1):
        seat = alone(bidders(s, value))
        if seat != NOBODY:
            return seat
    return NOBODY


def highest(cards: list[int]) -> int:
    """The highest value on the table, where there is any."""
    value = TOP
    while cards[value] == 0:
        value -= 1
    return value

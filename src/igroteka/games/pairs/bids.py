"""Bids lie open before their owners, one card each; what counts is who else has bid the same."""

from __future__ import annotations

from igroteka.games.pairs.deck import NOBODY, TOP, Cards, owners
from igroteka.kernel import alone

__all__ = ["NOBODY"]


def lone_bidder(s: Cards) -> int:
    """Whose bid is the lowest of those that nobody else has made; NOBODY, if there is none."""
    for value in range(1, TOP + 1):
        seat = alone(owners(s, value))
        if seat != NOBODY:
            return seat
    return NOBODY

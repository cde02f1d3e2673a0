"""Bids lie open before their owners, one card each; what counts is who else has bid the same."""

from __future__ import annotations

from igroteka.games.pairs.deck import NOBODY, TOP, Cards, owners
from igroteka.kernel import alone, tell

__all__ = ["NOBODY"]


def lone_bidder(s: Cards) -> int:
    """Whose bid is the lowest of those that nobody else has made; NOBODY, if there is none."""
    for value in range(1, TOP + 1):
        seat = alone(owners(s, value))
        if seat != NOBODY:
            return seat
    return NOBODY


def tell_losers(s: Cards, prizes: int) -> None:
    """Which bids cancel each other, and which are not low enough for so many prizes."""
    for value in range(1, TOP + 1):
        group = owners(s, value)
        if group:
            seat = alone(group)
            if seat == NOBODY:
                tell(s, "tied", card=value)
            elif prizes:
                prizes -= 1
            else:
                tell(s, "higher", seat=seat, card=value)

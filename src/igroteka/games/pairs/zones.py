"""Zones that the tables of the box have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.deck import FACES
from igroteka.kernel import Zone, faces

if TYPE_CHECKING:
    from igroteka.games.pairs.deck import Cards


def deck_and_discard(s: Cards) -> list[Zone]:
    return [
        Zone("deck", "stack", value=s.deck[0]),
        Zone("discard", "stack", value=s.discard[0] + s.burned[0]),
    ]


def open_row(s: Cards, seat: int) -> Zone:
    return Zone("row", "row", seat, faces(FACES, s.rows[seat]))


def secret_hand(s: Cards, seat: int) -> Zone:
    return Zone("hand", "hand", seat, faces(FACES, s.hands[seat]))


def dealer_marker(s: Cards) -> Zone:
    return Zone("dealer", "marker", s.dealer)

"""What may be laid on what: only the pile's top card decides (ZAB-9, 12 … 18, 27, 31 … 34).

A group of tiles is a number whose bit `tile` says that the tile is in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.zabiray.cards import (
    BE,
    COLOUR,
    NOTHING,
    NUMBER,
    RU,
    SEARCH,
    TILES,
    WILD,
    WILD_BE,
    WILD_GREEN,
    WILD_RU,
    ZA,
    card_of,
)
from igroteka.games.zabiray.decisions import PLAYED, TRIPLE, WILDS
from igroteka.kernel import offer

if TYPE_CHECKING:
    from collections.abc import Iterable


def _group(tiles: Iterable[int]) -> int:
    return sum(1 << tile for tile in tiles)


EVERY = range(1, len(TILES))
COLOURED = _group(range(1, SEARCH))  # number and reverse cards
NUMBERS = _group(tile for tile in EVERY if NUMBER[tile])
REVERSES = COLOURED & ~NUMBERS
OF_COLOUR = (0, *(_group(tile for tile in range(1, SEARCH) if COLOUR[tile] == colour) for colour in (1, 2, 3)))


def _may_lie_on(tile: int, top: int) -> bool:
    if NUMBERS >> tile & 1:
        if top in (NOTHING, RU):  # ZAB-9; a Ру on top was turned up by an X
            return True
        return COLOUR[tile] == COLOUR[top] or NUMBER[tile] == NUMBER[top]  # ZAB-12, 13, 31
    if REVERSES >> tile & 1:
        return COLOUR[tile] == COLOUR[top] or REVERSES >> top & 1 == 1  # ZAB-27
    if tile in (SEARCH, ZA) or WILD_GREEN <= tile < WILD_BE:
        return COLOURED >> top & 1 == 1  # ZAB-16, 31, 34
    if tile in (BE, WILD_BE):
        return top == ZA  # ZAB-17, 32
    if tile in (RU, WILD_RU):
        return top in (BE, WILD_BE)  # ZAB-18, 32
    return False  # a wild must stand for something, and alone not for За


FITS = tuple(_group(tile for tile in EVERY if _may_lie_on(tile, top)) for top in range(len(TILES)))  # by top card


def offer_cards(menu: list[int], mine: list[int], top: int) -> None:
    """All ways to lay cards of a hand on a top card."""
    fits = FITS[top]
    for action in range(TRIPLE):
        tile = PLAYED[action]
        if fits >> tile & 1 and mine[card_of(tile)]:
            offer(menu, action)
    if fits >> ZA & 1:  # ZAB-39, 40
        for wilds in range(8):
            if holds_triple(mine, wilds):
                offer(menu, TRIPLE + wilds)


def holds_triple(mine: list[int], wilds: int) -> bool:
    za = wilds & 1 or mine[ZA]
    be = wilds & 2 or mine[BE]
    ru = wilds & 4 or mine[RU]
    return mine[WILD] >= WILDS[wilds] and za > 0 and be > 0 and ru > 0

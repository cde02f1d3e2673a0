"""What may be laid on what: only the pile's top card decides (ZAB-9, ZAB-12, ZAB-13, ZAB-14, ZAB-15, ZAB-16, ZAB-17,
ZAB-18, ZAB-27, ZAB-31, ZAB-32, ZAB-33, ZAB-34).

A group of tiles is a number whose bit `tile` says that the tile belongs to it.
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
from igroteka.games.zabiray.decisions import FOR_BE, FOR_RU, FOR_ZA, PLAYED, TRIPLE, WILDS
from igroteka.kernel import offer

if TYPE_CHECKING:
    from collections.abc import Iterable


def _group(tiles: Iterable[int]) -> int:
    return sum(1 << tile for tile in tiles)


def belongs(tile: int, group: int) -> bool:
    return group >> tile & 1 == 1


EVERY = range(1, len(TILES))
COLOURED = _group(range(1, SEARCH))  # number and reverse cards
NUMBERS = _group(tile for tile in EVERY if NUMBER[tile])
REVERSES = COLOURED & ~NUMBERS
# By colour; only number and reverse cards have one.
OF_COLOUR = (0, *(_group(tile for tile in range(1, SEARCH) if COLOUR[tile] == colour) for colour in (1, 2, 3)))


def _may_lie_on(tile: int, top: int) -> bool:
    """A search, За and Бе have neither colour nor number, so nothing that must match one goes on them."""
    if belongs(tile, NUMBERS):
        if top in (NOTHING, RU):  # ZAB-9; a Ру on top was turned up by an X
            return True
        return COLOUR[tile] == COLOUR[top] or NUMBER[tile] == NUMBER[top]  # ZAB-12, ZAB-13, ZAB-31
    if belongs(tile, REVERSES):
        return COLOUR[tile] == COLOUR[top] or belongs(top, REVERSES)  # ZAB-27
    if tile in (SEARCH, ZA) or WILD_GREEN <= tile < WILD_BE:
        return belongs(top, COLOURED)  # ZAB-16, ZAB-31, ZAB-34
    if tile in (BE, WILD_BE):
        return top == ZA  # ZAB-17, ZAB-32
    if tile in (RU, WILD_RU):
        return top in (BE, WILD_BE)  # ZAB-18, ZAB-32
    return False  # a wild must stand for something, and alone not for За


FITS = tuple(_group(tile for tile in EVERY if _may_lie_on(tile, top)) for top in range(len(TILES)))  # by top card


def offer_cards(menu: list[int], mine: list[int], top: int) -> None:
    """All ways to lay cards of a hand on a top card."""
    fits = FITS[top]
    for action in range(TRIPLE):
        tile = PLAYED[action]
        if fits >> tile & 1 and mine[card_of(tile)]:
            offer(menu, action)
    if belongs(ZA, fits):  # ZAB-39, ZAB-40: three at once go where За goes
        for stand_ins in range(len(WILDS)):
            if holds_triple(mine, stand_ins):
                offer(menu, TRIPLE + stand_ins)


def holds_triple(mine: list[int], stand_ins: int) -> bool:
    """Whether a hand has За, Бе and Ру, with wilds for those that they stand in for, however many (R-18)."""
    za = stand_ins & FOR_ZA or mine[ZA]
    be = stand_ins & FOR_BE or mine[BE]
    ru = stand_ins & FOR_RU or mine[RU]
    return mine[WILD] >= WILDS[stand_ins] and za > 0 and be > 0 and ru > 0

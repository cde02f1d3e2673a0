"""Why an action is not allowed, from what its player can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.zabiray.cards import (
    BE,
    COLOUR,
    FACE,
    NOTHING,
    RU,
    SEARCH,
    WILD,
    WILD_BE,
    WILD_GREEN,
    WILD_RU,
    ZA,
    card_of,
    top_of,
)
from igroteka.games.zabiray.decisions import (
    AUTO,
    CALLING,
    CATCH,
    CATCHING,
    DRAW,
    FOR_BE,
    FOR_RU,
    FOR_ZA,
    NAME,
    NAMING,
    PLAYED,
    SAY,
    SEEK,
    TRIPLE,
    WILDS,
)
from igroteka.games.zabiray.top import COLOURED, REVERSES, belongs
from igroteka.kernel import Reason, because

if TYPE_CHECKING:
    from igroteka.games.zabiray.state import State


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed."""
    if s.phase == NAMING:
        return because("ZAB-31", "name-first")
    if s.phase == CALLING:
        return because("ZAB-19", "call-first")
    if s.phase == CATCHING:
        return because("ZAB-38", "catch-first", seat=s.turn)
    if action >= NAME:
        return why_not_now(s, action)
    if action == SEEK:
        return because("ZAB-35", "no-search")
    if action == DRAW and top_of(s) != SEARCH:
        return because("ZAB-22", "stock-is-empty")
    if action < TRIPLE:
        return why_not_play(s, PLAYED[action])
    return why_not_triple(s, action - TRIPLE) if action < DRAW else because("ZAB-35", "must-seek")


def why_not_now(s: State, action: int) -> Reason:
    """Naming, calling and catching have their moments."""
    if action < SAY:
        return because("ZAB-31", "nothing-to-name")
    if s.call == AUTO:
        return because("ZAB-19", "said-for-you")
    return because("ZAB-19", "nothing-captured") if action < CATCH else because("ZAB-38", "nobody-to-catch")


def why_not_play(s: State, tile: int) -> Reason:
    top = top_of(s)
    if top == SEARCH:
        return because("ZAB-33", "no-wild-now") if card_of(tile) == WILD else because("ZAB-35", "must-seek")
    if not s.hands[s.turn][card_of(tile)]:
        return because("ZAB-11", "not-in-hand", card=FACE + card_of(tile))
    if not belongs(top, COLOURED):
        return why_not_on(top)
    if tile in (BE, WILD_BE):
        return because("ZAB-32" if tile == WILD_BE else "ZAB-17", "be-needs-za")
    if tile in (RU, WILD_RU):
        return because("ZAB-32" if tile == WILD_RU else "ZAB-18", "ru-needs-be")
    if belongs(tile, REVERSES):
        return because("ZAB-27", "other-colour-reverse", card=FACE + top)
    if belongs(top, REVERSES):
        return because("ZAB-13", "other-colour", card=FACE + top)
    return because("ZAB-12", "no-match", card=FACE + top)


def why_not_on(top: int) -> Reason:
    """Why most cards do not go on a top card that is neither a number nor a reverse card."""
    if top == NOTHING:
        return because("ZAB-9", "number-starts")
    if top == RU:
        return because("ZAB-25", "number-after-ru")
    if top >= WILD_GREEN and COLOUR[top]:
        return because("ZAB-31", "named-colour", value=COLOUR[top])
    return because("ZAB-17", "only-be") if top == ZA else because("ZAB-18", "only-ru")


def why_not_triple(s: State, stand_ins: int) -> Reason:
    top = top_of(s)
    mine = s.hands[s.turn]
    if top == SEARCH:
        return because("ZAB-33", "no-wild-now") if stand_ins else because("ZAB-35", "must-seek")
    if top == ZA:
        return because("ZAB-40", "be-alone")
    for stand_in, card in ((FOR_ZA, ZA), (FOR_BE, BE), (FOR_RU, RU)):
        if not stand_ins & stand_in and not mine[card]:
            return because("ZAB-39", "triple-lacks", card=FACE + card)
    if mine[WILD] < WILDS[stand_ins]:
        return because("ZAB-39", "triple-lacks-wilds", value=WILDS[stand_ins])
    return because("ZAB-9", "number-starts") if top == NOTHING else because("ZAB-39", "triple-needs-colour")

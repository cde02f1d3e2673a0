"""Whether a position can be: all cards are there, and everything is in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.zabiray.cards import BACKS, CARDS, COPIES, PACK, WILD, Cards, card_of, top_of
from igroteka.games.zabiray.decisions import CALLING, CATCHING, FINISHED, NAMING
from igroteka.kernel import sound

if TYPE_CHECKING:
    from igroteka.games.zabiray.state import State


def audit(s: State) -> bool:
    piles = 0
    for seat in range(s.seats):
        piles += s.piles[seat]
        may_be_empty = s.phase == FINISHED or (seat == s.turn and (s.phase == CALLING or s.phase == CATCHING))
        if s.hands[seat][0] == 0 and not may_be_empty:
            return False
        if s.points[seat] < s.last_points[seat] or (s.points[seat] >= s.target and s.phase != FINISHED):
            return False
    if (piles > 0) != (s.captured[0] > 0) or (s.phase == NAMING) != (top_of(s) == WILD):
        return False
    if s.phase == CATCHING and s.asked == s.turn:
        return False
    return all_cards_there(s) and (s.direction == 1 or s.direction == -1)


def all_cards_there(s: Cards) -> bool:
    """Every face is there as often as it should be, nothing lies in the stock twice, and every bag counts right."""
    below_top = 0
    for card in range(1, CARDS + 1):
        if copies_of(s, card) != COPIES[card] or not sound(s.stock[card]):
            return False
        below_top += s.stock[card][0]
        for back in range(1, BACKS + 1):
            on_top = 1 if card == s.face_down and back == s.back else 0
            if s.stock[card][back] + on_top > s.full_pack[card][back]:
                return False
    for seat in range(s.seats):
        if not sound(s.hands[seat]):
            return False
    for place in range(PACK):
        if (s.pile[place] > 0) != (place < s.pile_size):
            return False
    if (s.back > 0) != (s.face_down > 0) or (s.back == 0 and below_top > 0):
        return False
    return s.stock[0][0] == below_top and sound(s.captured) and s.pool[0] == 0


def copies_of(s: Cards, card: int) -> int:
    """How many cards with a face lie on the table, wherever."""
    copies = s.stock[card][0] + s.captured[card] + (1 if s.face_down == card else 0)
    for seat in range(s.seats):
        copies += s.hands[seat][card]
    for place in range(s.pile_size):
        if card_of(s.pile[place]) == card:
            copies += 1
    return copies

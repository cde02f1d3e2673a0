"""A turn with open cards: take one (PAIRS-9), or two for an eight (PAIRS-27, PAIRS-28, PAIRS-29); a seven may owe
another turn (PAIRS-32).
"""

from __future__ import annotations

from igroteka.games.pairs.deck import supply, take_card
from igroteka.games.pairs.low_card import LowCard
from igroteka.kernel import Reason, because, i8, move, offer, put, tell

DRAW, EIGHT = 0, 2  # 1 is how a game lets its players stop: fold, pass
NO_PAIR = 0


class OpenTurn(LowCard):
    turn = i8()
    again = i8()  # within an action: a calamity owes the mover another turn
    pieces_of_eight = i8()


def offer_cards(s: OpenTurn, menu: list[int]) -> None:
    if supply(s) > 0:
        offer(menu, DRAW)
        if s.pieces_of_eight and s.rows[s.turn][8]:  # PAIRS-27
            offer(menu, EIGHT)


def draw_card(s: OpenTurn) -> int:
    """Take a card into one's row. If it makes a pair there, it is still to be laid down: its value, else NO_PAIR."""
    seat = s.turn
    card = take_card(s, "draw", seat)
    tell(s, "draw", seat=seat, card=card)
    if card == 7:
        s.again = s.calamities  # PAIRS-32
    if s.rows[seat][card]:
        tell(s, "pair", seat=seat, card=card)
        return card
    put(s.rows[seat], card)
    return NO_PAIR


def spend_eight(s: OpenTurn) -> int:
    """The 8 leaves first, then two cards come; if the first makes a pair, no second one (PAIRS-28, PAIRS-29)."""
    move(s.rows[s.turn], s.discard, 8)
    tell(s, "eight", seat=s.turn, card=8)
    pair = draw_card(s)
    if pair == NO_PAIR:
        pair = draw_card(s)
    return pair


def why_no_card(s: OpenTurn, action: int) -> Reason:
    """Why a card, or two for an eight, cannot be taken."""
    if action == EIGHT and not s.pieces_of_eight:
        return because("PAIRS-27", "eights-not-played")
    if action == EIGHT and not s.rows[s.turn][8]:
        return because("PAIRS-27", "no-eight")
    return because("PAIRS-COMMON-8", "supply-exhausted")

"""Pieces of Eight where cards come not from the deck alone: an 8 in one's row buys two cards of the deck, not one.

The base game and Port, in which every card comes from the deck, have it in `open_turn`.
"""

from __future__ import annotations

from igroteka.games.pairs.deck import supply
from igroteka.games.pairs.secret_hands import SecretHands, draw_open_card
from igroteka.kernel import Reason, because, i8, move, tell


class Eights(SecretHands):
    pieces_of_eight = i8()


def may_spend_eight(s: Eights) -> bool:
    """Whether the seat to move may pay with an 8 where it may take a card of the deck (PAIRS-27)."""
    return s.pieces_of_eight > 0 and s.rows[s.turn][8] > 0 and supply(s) > 0


def discard_eight(s: Eights) -> None:
    """The 8 leaves first (PAIRS-28)."""
    move(s.rows[s.turn], s.discard, 8)
    tell(s, "eight", seat=s.turn, card=8)


def spend_eight(s: Eights) -> None:
    """Two open cards for the 8; whoever pairs with the first takes no second (PAIRS-29)."""
    discard_eight(s)
    draw_open_card(s)
    if not s.gone[s.turn]:
        draw_open_card(s)


def why_no_eight(s: Eights, clause: str) -> Reason:
    """Why no 8 can be spent."""
    if not s.pieces_of_eight:
        return because(clause, "eights-not-played")
    if not s.rows[s.turn][8]:
        return because(clause, "no-eight")
    return because("PAIRS-COMMON-8", "supply-exhausted")

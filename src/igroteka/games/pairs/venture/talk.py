"""Talk about the bids binds nobody; between laying a bid and turning it up it may be changed (VENT-11, VENT-12,
VENT-13, VENT-14, VENT-17).
"""

from __future__ import annotations

from igroteka.games.pairs.deck import SEATS, TOP
from igroteka.games.pairs.venture.draft import Draft, rounds_played
from igroteka.kernel import i8, left_of, offer, tell

NOTHING = TOP + 1  # a claim that names no value


class Talk(Draft):
    talk = i8()
    claims = i8(SEATS)  # what the seats say to have bid in this round; 0: not heard yet


def first_speaker(s: Talk) -> int:
    return rounds_played(s) % s.seats  # VENT-17


def offer_claims(menu: list[int], first: int) -> None:
    for value in range(1, NOTHING + 1):
        offer(menu, first + value - 1)


def claim(s: Talk, value: int) -> bool:
    """Say what one has bid, truly or not: nothing follows from it (VENT-13); whether all have spoken."""
    s.claims[s.turn] = value
    if value == NOTHING:
        tell(s, "claim-none", seat=s.turn)
    else:
        tell(s, "claim", seat=s.turn, card=value)
    s.turn = left_of(s, s.turn)
    return s.claims[s.turn] > 0


def offer_changes(s: Talk, menu: list[int], first: int) -> None:
    """Any other value of the hand may take the place of the bid (VENT-12)."""
    for card in range(1, TOP + 1):
        if s.hands[s.turn][card] and card != s.chosen[s.turn]:
            offer(menu, first + card - 1)

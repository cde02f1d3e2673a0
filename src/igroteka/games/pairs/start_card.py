"""Everybody picks a start card out of the hand in secret; all are turned up together, and the lowest starts."""

from __future__ import annotations

from igroteka.games.pairs.deck import SEATS, TOP
from igroteka.games.pairs.low_card import NO_CARD, break_tie
from igroteka.games.pairs.secret_hands import SecretHands
from igroteka.kernel import i8, move, offer, random_below, tell

CHOSEN = TOP + 1  # in the place of a card: this seat has chosen, and that is all the others know


class StartCard(SecretHands):
    chosen = i8(SEATS)  # 0: not yet. The card stays in the hand until all have chosen


def choosing(s: StartCard) -> bool:
    """Whether start cards are still being picked: nobody has an open card yet."""
    return s.rows[s.turn][0] == 0


def offer_hand(s: StartCard, menu: list[int], first: int) -> None:
    """Offer every value in the hand of the seat to move; `first` is the action that names the value 1."""
    mine = s.hands[s.turn]
    for card in range(1, TOP + 1):
        if mine[card]:
            offer(menu, first + card - 1)


def choose_start(s: StartCard, card: int) -> bool:
    """The seat to move commits itself; whether all have chosen now."""
    s.chosen[s.turn] = card
    tell(s, "choose", seat=s.turn, card=card, only=s.turn)
    if s.turn + 1 == s.seats:
        return True
    s.turn += 1
    return False


def turn_up(s: StartCard) -> int:
    """The chosen cards begin their owners' rows; the seat that starts, after a tie by more cards (COMMON-14, 15)."""
    best = NO_CARD
    tied = 0
    for seat in range(s.seats):
        card = s.chosen[seat]
        s.chosen[seat] = 0
        move(s.hands[seat], s.rows[seat], card)
        tell(s, "turn-up", seat=seat, card=card)
        if card < best:
            best = card
            tied = 0
        if card == best:
            tied |= 1 << seat
    return break_tie(s, tied)


def hide_choices(s: StartCard, viewer: int) -> None:
    """Others see that a seat has chosen, not what."""
    for seat in range(s.seats):
        if seat != viewer and s.chosen[seat]:
            s.chosen[seat] = CHOSEN


def guess_choices(s: StartCard) -> None:
    """Any card of a hand may be the one chosen."""
    for seat in range(s.seats):
        if s.chosen[seat] == CHOSEN:
            s.chosen[seat] = any_card(s, s.hands[seat])


def any_card(s: StartCard, cards: list[int]) -> int:
    left = random_below(s, cards[0])
    face = 1
    reached = cards[1]
    while left >= reached:
        face += 1
        reached += cards[face]
    return face


def choices_sound(s: StartCard) -> bool:
    """While start cards are picked, those before the seat to move have chosen a card of their hands; else nobody."""
    picking = s.turn >= 0 and choosing(s)
    for seat in range(s.seats):
        card = s.chosen[seat]
        if (card > 0) != (picking and seat < s.turn) or (card and s.hands[seat][card] == 0):
            return False
    return True

"""Everybody picks a start card out of the hand in secret; all are turned up together, and the lowest starts."""

from __future__ import annotations

from igroteka.games.pairs.low_card import NO_CARD, break_tie
from igroteka.games.pairs.secret_choice import (
    CHOSEN,
    SecretChoice,
    choose,
    chosen_by,
    guess_choices,
    hide_choices,
    offer_hand,
    turn_up_choices,
)
from igroteka.games.pairs.secret_hands import SecretHands
from igroteka.kernel import lowest, tell

__all__ = ["CHOSEN", "guess_choices", "hide_choices", "offer_hand"]


class StartCard(SecretHands, SecretChoice):
    """A hand out of which the first card of the row is chosen."""


def choosing(s: StartCard) -> bool:
    """Whether start cards are still being picked: nobody has an open card yet."""
    return s.rows[s.turn][0] == 0


def choose_start(s: StartCard, card: int) -> bool:
    """The seat to move commits itself; whether all have chosen now."""
    tell(s, "choose", seat=s.turn, card=card, only=s.turn)
    return choose(s, card)


def turn_up(s: StartCard) -> int:
    """The chosen cards begin their owners' rows; the seat that starts, after a tie by more cards (COMMON-14, 15)."""
    turn_up_choices(s)
    best = NO_CARD
    tied = 0
    for seat in range(s.seats):
        card = lowest(s.rows[seat])
        if card < best:
            best = card
            tied = 0
        if card == best:
            tied |= 1 << seat
    return break_tie(s, tied, False)


def choices_sound(s: StartCard) -> bool:
    """While start cards are picked, those before the seat to move have chosen a card of their hands; else nobody."""
    return chosen_by(s, s.turn if s.turn >= 0 and choosing(s) else 0)

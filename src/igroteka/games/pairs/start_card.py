"""Everybody picks a start card out of the hand in secret; all are turned up together, and the lowest starts."""

from __future__ import annotations

from igroteka.games.pairs.chips import ante, begin_round
from igroteka.games.pairs.deck import NOBODY, owners, shuffle_pack
from igroteka.games.pairs.low_card import break_tie, lowest_in_play
from igroteka.games.pairs.secret_choice import (
    CHOSEN,
    SecretChoice,
    choose,
    chosen_by,
    guess_choices,
    hide_choices,
    offer_hand,
    turn_up_choices,
    yet_to_choose,
)
from igroteka.games.pairs.secret_hands import SecretHands, deal_hands
from igroteka.kernel import Reason, because, i8, tell

__all__ = ["CHOSEN", "guess_choices", "hide_choices", "offer_hand"]


STAKE = 1


class StartCard(SecretHands, SecretChoice):
    """A hand out of which the first card of the row is chosen."""

    marker = i8()  # who begins the circle; nobody while start cards are picked


def deal_start_hands(s: StartCard, size: int) -> None:
    """A new round: everybody antes a chip and gets a hand of so many cards, out of which to pick a start card."""
    begin_round(s)
    ante(s, STAKE)
    shuffle_pack(s)
    deal_hands(s, size)
    s.marker = NOBODY
    s.turn = 0


def choosing(s: StartCard) -> bool:
    """Whether start cards are still being picked: nobody has an open card yet."""
    return s.rows[s.turn][0] == 0


def together(s: StartCard) -> int:
    """Start cards are picked by all at the same time; then there are turns."""
    return yet_to_choose(s) if choosing(s) else 1 << s.turn


def choose_start(s: StartCard, card: int) -> bool:
    """The seat to move commits itself; whether all have chosen now."""
    tell(s, "choose", seat=s.turn, card=card, only=s.turn)
    return choose(s, card)


def turn_up(s: StartCard) -> int:
    """The chosen cards begin their owners' rows; the seat that starts, after a tie by more cards (PAIRS-COMMON-14,
    PAIRS-COMMON-15).
    """
    turn_up_choices(s)
    return break_tie(s, owners(s, lowest_in_play(s)))


def choices_sound(s: StartCard) -> bool:
    """While start cards are picked, those before the seat to move have chosen a card of their hands; else nobody."""
    return chosen_by(s, s.turn if s.turn >= 0 and choosing(s) else 0)


def why_no_start(s: StartCard, clause: str, card: int) -> Reason:
    """Why a card cannot be chosen as the start card."""
    if choosing(s):
        return because(clause, "not-in-hand", card=card)
    return because(clause, "start-cards-are-open")

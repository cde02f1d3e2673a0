"""Dobro as a thrifty player plays it: every play has a price, and the cheapest is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.dobro.decisions import (
    DRAW,
    FORGET,
    PAIR,
    PAIR_JOKER,
    PLAY_JOKER,
    PLAY_SKIP,
    TAKE,
    TWO_JOKERS,
    number_in,
)
from igroteka.games.dobro.deck import card_with
from igroteka.games.dobro.rules import rounds, standing
from igroteka.kernel import OVER, Omen, Policies
from igroteka.kernel.policies import ahead
from igroteka.kernel.random import luck_below

if TYPE_CHECKING:
    from igroteka.games.dobro.state import State

# Measured one against the other: neither dearer nor cheaper is better, and it does not pay to leave a high number.
SINGLE = 0.11  # times the number: low cards first
SPLIT = 0.2  # more, if that breaks up a pair
PAIR_BASE, PAIR_SLOPE = 0.2, 0.08  # a pair is hardly dearer than one of its cards, and rids the hand of both
SKIP_OR_REVERSE, JOKER, PAIR_WITH_JOKER, BOTH_JOKERS = 2.6, 2.4, 3.5, 6.0
SMALL_PILE, PILE_CARD = 2.7, 1.1  # a pile of two cards, and each more or less: one or two are cheaper than a joker


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    if s.drawing:
        return DRAW
    best = menu[1]
    least = price(s, best)
    for place in range(2, menu[0] + 1):
        other = price(s, menu[place])
        if other < least:
            least = other
            best = menu[place]
    return best


def price(s: State, action: int) -> float:
    """What an action costs a player, in cards swallowed sooner or later. Of equal ones the lower number comes first."""
    if action == TAKE:
        return SMALL_PILE + PILE_CARD * float(s.pile_size - 2)
    if action >= PLAY_SKIP:
        return SKIP_OR_REVERSE
    if action >= TWO_JOKERS:
        return BOTH_JOKERS
    if action >= PAIR_JOKER:
        return PAIR_WITH_JOKER
    if action >= PLAY_JOKER:
        return JOKER
    number = number_in(action)
    if action >= PAIR:
        return PAIR_BASE + PAIR_SLOPE * number
    split = s.hands[s.turn][card_with(number)] > 1
    return SINGLE * number + SPLIT if split else SINGLE * number


def slip(s: State, menu: list[int], luck: list[int]) -> int:
    """Oh, I forgot to draw!"""
    return FORGET if s.drawing else menu[1 + luck_below(luck, menu[0])]


def stage(s: State) -> int:
    """A round: search looks to its end, and asks there what the position is worth."""
    return s.round


def worth(s: State, out: list[float]) -> None:
    """Points; a round with many players can change more."""
    over = s.turn == OVER
    for seat in range(s.seats):
        out[seat] = float(standing(s, seat) if over else s.total[seat])
    left = rounds(s) - s.round + 1
    ahead(s, out, 0.0 if over else s.seats * (0.18 + 0.09 * left))


POLICIES = Policies(
    policy, slip=slip, stage=stage, worth=worth, omens=(Omen("take", False, ("take",)), Omen("out", True, ("out",)))
)

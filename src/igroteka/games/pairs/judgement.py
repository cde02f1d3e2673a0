"""How a sensible player judges a table of the Pairs box: what is still to come, and how the match stands."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from igroteka.games.pairs.deck import TOP
from igroteka.kernel import NULL, OVER
from igroteka.kernel.policies import ahead

if TYPE_CHECKING:
    from igroteka.games.pairs.chips import PlayForChips
    from igroteka.games.pairs.deals import DealsToTarget
    from igroteka.games.pairs.deck import Cards

BITS = 6  # of each count, where the counts of all values stand in one number


def players_in(s: Cards) -> int:
    """How many are still in the round."""
    players = 0
    for seat in range(s.seats):
        players += 1 - s.gone[seat]
    return players


def unseen_copies(s: Cards, seat: int, value: int) -> int:
    """How many cards of a value a seat has not seen: not in its hand, nor before anybody, nor thrown away openly."""
    copies = value - s.discard[value] - s.hands[seat][value]
    for other in range(s.seats):
        copies -= s.rows[other][value]
    return copies


def one(value: int) -> int:
    """A single card, as counts of all values."""
    return 1 << BITS * (value - 1)


def counts_of(cards: list[int]) -> int:
    """The counts of all values in a bag."""
    counts = 0
    for value in range(1, TOP + 1):
        counts += cards[value] * one(value)
    return counts


def copies(counts: int, value: int) -> int:
    """How many cards of a value there are, by the counts of all values."""
    return counts >> BITS * (value - 1) & 63


WHOLE_PACK = counts_of([*range(TOP + 1)])
ONE_OF_EACH = counts_of([1] * (TOP + 1))


def how_many(counts: int) -> int:
    """All cards together: times one of each, the last count is the sum of all."""
    return copies(counts * ONE_OF_EACH, TOP)


def power(chance: float, times: int) -> float:
    """The chance that something happens every time. Not by `**`, which may round in other ways when compiled."""
    result = 1.0
    for _ in range(times):
        result *= chance
    return result


def worth_of_chips(s: PlayForChips, out: list[float], swing: float) -> None:
    """How well everybody stands in a match for chips, what lies in the pot being everybody's; `swing`: by how much a
    round changes a lead.
    """
    over = s.turn == OVER
    for seat in range(s.seats):
        out[seat] = s.chips[seat] + (0.0 if over else s.pot / s.seats)
    ahead(s, out, 0.0 if over else swing_to_the_end(s, out, swing))


def swing_to_the_end(s: PlayForChips, out: list[float], swing: float) -> float:
    """By how much a lead may still change until somebody is broke, or the last round agreed on is played.

    Fitted to matches of the policies, with two to six players. Between two this is the chance of a gambler's ruin: the
    part of all chips that one has.
    """
    poorest, richest = out[0], out[0]
    for seat in range(s.seats):
        poorest = min(poorest, out[seat])
        richest = max(richest, out[seat])
    square = swing * swing + 2.4 * poorest * richest / s.seats
    if s.max_rounds != NULL:
        square = min(square, swing * swing * (s.max_rounds - s.round + 1))
    return sqrt(square)


def may_come(s: Cards, value: int) -> int:
    """How many cards of a value may be the next one, where all cards lie open; the discards follow an empty deck."""
    copies = value
    if s.deck[0]:
        copies -= s.discard[value]
    for seat in range(s.seats):
        copies -= s.rows[seat][value]
    return copies


def hope_of_majority(value: int, mine: float, enough: float) -> float:
    """The points to be hoped for from so many cards of a value, where the most score it: a few are worth little, and
    more than enough no more than enough.
    """
    if mine >= enough:
        return float(value)
    return value * mine / enough * sqrt(mine / enough) if mine > 0 else 0.0


def worth_of_points(s: DealsToTarget, out: list[float], gain: float, over: bool) -> None:
    """How well everybody stands in a match of deals; `gain`: what a player scores in one, `over`: it was the last."""
    best = s.points[0]
    for seat in range(s.seats):
        out[seat] = s.points[seat]
        best = max(best, s.points[seat])
    deals = max(0.5, (s.target - best) / gain)
    if s.max_deals != NULL:
        deals = min(deals, float(s.max_deals - s.deal + 1))
    ahead(s, out, 0.0 if over else 0.4 * gain * sqrt(deals))  # a deal changes a lead by about 0.4 of a gain

"""Venture as a careful bidder plays it: think what the others may lay, and lay what is safer now than usual."""

from __future__ import annotations

from math import sqrt
from typing import Any

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.judgement import unseen_copies
from igroteka.games.pairs.venture.rules import (
    BID,
    BIDDING,
    CHANGE,
    CLAIM,
    CLAIMING,
    CONFIRMING,
    DRAFTING,
    KEEP,
    STAY,
)
from igroteka.kernel import OVER
from igroteka.kernel.players import ahead

POINT = 1

USUAL = (0.0, 0.8, 0.85, 1.2, 1.1, 1.1, 0.9, 1.0, 1.0, 1.1, 1.1)  # what a bid of each value captures, as a rule
COLLECTING = 1.4  # a nearly full set turns its cards from bad to good
SPOILING = 1.2  # one card is enough to break up somebody's set
TRUST = 0.4  # measured: costs little among liars, and pays well among the honest
BEST_KEPT, SECOND_COPY = 9, 2  # in a draft: high cards, and several of a value (measured)


def policy(s: Any, menu: list[int], luck: list[int]) -> int:
    if s.phase == DRAFTING:
        return best_kept(s, menu)
    if s.phase == CLAIMING:
        return CLAIM + int(s.chosen[s.turn]) - 1  # the truth: whoever can tie with it helps both
    return safest(s, menu)


def best_kept(s: Any, menu: list[int]) -> int:
    best = menu[1]
    most = -TOP
    for place in range(1, menu[0] + 1):
        card = menu[place] - KEEP + 1
        liking = SECOND_COPY * int(s.hands[s.turn][card]) - abs(card - BEST_KEPT)
        if liking > most:
            most = liking
            best = menu[place]
    return best


def safest(s: Any, menu: list[int]) -> int:
    """All cards must be laid sooner or later: the one that is safer than usual, for that card."""
    best = menu[1]
    least = 1000.0
    for place in range(1, menu[0] + 1):
        card = bid_of(s, menu[place])
        danger = loot(s, s.turn, card) - USUAL[card]
        if danger < least:
            least = danger
            best = menu[place]
    return best


def bid_of(s: Any, action: int) -> int:
    """The bid that lies on the table after an action."""
    if s.phase == BIDDING:
        return action - BID + 1
    return int(s.chosen[s.turn]) if action == STAY else action - CHANGE + 1


def loot(s: Any, seat: int, bid: int) -> float:
    """How bad that is, on the average, which a bid captures; the others lay cards independently of one another."""
    others: int = s.seats - 1
    equal = likely(s, seat, bid)
    below = 0.0
    for value in range(1, bid):
        below += likely(s, seat, value)
    above = max(1.0 - below - equal, 0.0)
    lowest = power(above, others)
    return loot_below(s, seat, bid, below, power(1.0 - equal, others), lowest) + loot_on_top(
        s, seat, bid, above, lowest
    )


def loot_below(s: Any, seat: int, bid: int, below: float, untied: float, lowest: float) -> float:
    """What lies between a bid that is neither tied nor lowest and the next single one, which has taken all below."""
    others: int = s.seats - 1
    burdens = 0.0
    value = bid - 1
    while value > 0:
        here = likely(s, seat, value)
        below -= here
        in_stock = float(s.stock[value] * max(untied - lowest, 0.0))
        burdens += burden(s, seat, value) * (in_stock + others * here * untied)
        single = others * here * power(1.0 - here, others - 1)
        single_lowest = others * here * power(max(1.0 - here - below, 0.0), others - 1)  # it takes from the top
        untied *= 1.0 - max(single - single_lowest, 0.0)
        value -= 1
    return burdens


def loot_on_top(s: Any, seat: int, bid: int, above: float, lowest: float) -> float:
    """What the highest value on the table has, if all others bid higher."""
    if above <= 0.0:
        return 0.0
    others: int = s.seats - 1
    burdens = 0.0
    up_to = above
    value = TOP
    while value > bid:
        here = likely(s, seat, value)
        chance = power(up_to / above, others)
        cards = float(max(s.stock[value] + others * here / above, 1.0))
        if s.stock[value] == 0:
            chance -= power(max(up_to - here, 0.0) / above, others)
        burdens += lowest * chance * burden(s, seat, value) * cards
        if s.stock[value]:
            return burdens  # nothing lower can be the highest
        up_to -= here
        value -= 1
    return burdens


def likely(s: Any, seat: int, value: int) -> float:
    """How likely another seat lays a value: by the cards that are not seen and, somewhat, by what was said."""
    others: int = s.seats - 1
    copies = unseen_copies(s, seat, value) - s.stock[value]
    for owner in range(s.seats):
        copies -= s.captured[owner][value]
    by_cards: float = copies / (others * s.hands[seat][0])
    if s.phase != CONFIRMING:
        return by_cards
    claims = 0
    such = 0
    for other in range(s.seats):
        if other != seat and s.claims[other] <= TOP:
            claims += 1
            such += int(s.claims[other] == value)
    return by_cards * (1.0 - TRUST * claims / others) + TRUST * such / others


def burden(s: Any, seat: int, value: int) -> float:
    """How bad it is to capture a card: less if it goes towards a set, or against somebody else's."""
    rival = 0
    mine: int = s.captured[seat][value] + 1
    for owner in range(s.seats):
        if owner != seat:
            rival = max(rival, int(s.captured[owner][value]))
    if rival:
        return 1.0 - SPOILING * rival * rival / (value * value)
    return 1.0 - COLLECTING * mine * mine / (value * value)


def power(chance: float, times: int) -> float:
    result = 1.0
    for _ in range(times):
        result *= chance
    return result


def stage(s: Any) -> int:
    return int(s.deal)


def worth(s: Any, out: list[float]) -> None:
    """Points; a deal changes a lead by half a dozen."""
    for seat in range(s.seats):
        out[seat] = float(s.points[seat])
    left = s.max_deals - s.deal + 1
    ahead(s, out, 0.0 if s.turn == OVER else 6.0 * sqrt(left))

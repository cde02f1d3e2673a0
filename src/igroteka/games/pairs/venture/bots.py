"""Venture as a careful bidder plays it: think what the others may lay, and lay what is safer now than usual."""

from __future__ import annotations

from math import sqrt

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.judgement import WHOLE_PACK, copies, counts_of, power
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
    State,
)
from igroteka.kernel import OVER, Omen, Policies
from igroteka.kernel.policies import ahead
from igroteka.kernel.random import luck_below

USUAL = (0.0, 0.8, 0.85, 1.2, 1.1, 1.1, 0.9, 1.0, 1.0, 1.1, 1.1)  # what a bid of each value captures, as a rule
COLLECTING = 1.4  # a nearly full set turns its cards from bad to good
SPOILING = 1.2  # one card is enough to break up somebody's set
LIES = 6  # one claim in so many is a lie
TRUST = 0.4  # measured: costs little among liars, and pays well among the honest
BEST_KEPT, SECOND_COPY = 9, 2  # in a draft: high cards, and several of a value (measured)


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    if s.phase == DRAFTING:
        return best_kept(s, menu)
    if s.phase == CLAIMING:
        return CLAIM + said(s, luck) - 1
    card = safest(s)
    if s.phase == BIDDING:
        return BID + card - 1
    return STAY if card == s.chosen[s.turn] else CHANGE + card - 1


def said(s: State, luck: list[int]) -> int:
    """What a seat says to have bid: as a rule the truth, since whoever can tie with it helps both; now and then a lie,
    so that nobody can rely on it.
    """
    truth = int(s.chosen[s.turn])
    if luck_below(luck, LIES):
        return truth
    return 1 + (truth + luck_below(luck, TOP - 1)) % TOP


def best_kept(s: State, menu: list[int]) -> int:
    best = menu[1]
    most = -TOP
    for place in range(1, menu[0] + 1):
        card = menu[place] - KEEP + 1
        liking = SECOND_COPY * int(s.hands[s.turn][card]) - abs(card - BEST_KEPT)
        if liking > most:
            most = liking
            best = menu[place]
    return best


def safest(s: State) -> int:
    """All cards must be laid sooner or later: the one that is safer than usual, for that card.

    What a bid captures, and how bad that is on the average, if the others lay cards independently of one another. A bid
    that is neither tied nor lowest gets what the single bids below it have left.
    """
    others: int = s.seats - 1
    unseen = count_unseen(s)
    choice = 0
    least = 1000.0
    below = 0.0
    in_stock, laid = 0.0, 0.0  # how bad is what is lower than a value and not captured yet
    for value in range(1, TOP + 1):
        equal = likely(s, value, unseen)
        above = max(1.0 - below - equal, 0.0)
        not_so = power(1.0 - equal, others - 1)
        higher = power(above, others - 1)
        if s.hands[s.turn][value]:
            untied = not_so * (1.0 - equal)
            lowest = higher * above
            danger = max(untied - lowest, 0.0) * in_stock + untied * laid - USUAL[value]
            danger += loot_on_top(s, value, above, unseen)
            if danger < least:
                least = danger
                choice = value
        left = 1.0 - others * equal * max(not_so - higher, 0.0)  # a single bid captures it, but not the lowest one
        bad = burden(s, value)
        in_stock = in_stock * left + s.stock[value] * bad
        laid = laid * left + others * equal * bad
        below += equal
    return choice


def loot_on_top(s: State, bid: int, above: float, unseen: int) -> float:
    """What the highest value on the table has, if all others bid higher."""
    others: int = s.seats - 1
    burdens = 0.0
    up_to = above
    chance = power(above, others)  # that nothing above this value is laid, but all others bid higher
    value = TOP
    while value > bid and chance > 0.0:
        here = likely(s, value, unseen)
        up_to = max(up_to - here, 0.0)
        lower = power(up_to, others)
        bad = burden(s, value) * max(s.stock[value] + others * here / above, 1.0)
        if s.stock[value]:
            lower = 0.0  # nothing lower can be the highest
        burdens += (chance - lower) * bad
        chance = lower
        value -= 1
    return burdens


def count_unseen(s: State) -> int:
    unseen = WHOLE_PACK - counts_of(s.discard) - counts_of(s.stock) - counts_of(s.hands[s.turn])
    for owner in range(s.seats):
        unseen -= counts_of(s.captured[owner])
    return unseen


def likely(s: State, value: int, unseen: int) -> float:
    """How likely another seat lays a value: by the cards that are not seen and, somewhat, by what was said."""
    others: int = s.seats - 1
    by_cards: float = copies(unseen, value) / (others * s.hands[s.turn][0])
    if s.phase != CONFIRMING:
        return by_cards
    claims = 0
    such = 0
    for other in range(s.seats):
        if other != s.turn and s.claims[other] <= TOP:
            claims += 1
            such += int(s.claims[other] == value)
    return by_cards * (1.0 - TRUST * claims / others) + TRUST * such / others


def burden(s: State, value: int) -> float:
    """How bad it is to capture a card: less if it goes towards a set, or against somebody else's."""
    mine: int = s.captured[s.turn][value]
    rival = 0
    for owner in range(s.seats):
        if owner != s.turn:
            rival = max(rival, int(s.captured[owner][value]))
    good = SPOILING * rival * rival if rival else COLLECTING * (mine + 1) * (mine + 1)
    return 1.0 - good / (value * value)


def stage(s: State) -> int:
    """A deal: search looks to its end, and asks there what the position is worth."""
    return s.deal


def worth(s: State, out: list[float]) -> None:
    """Points; a deal changes a lead by half a dozen."""
    for seat in range(s.seats):
        out[seat] = float(s.points[seat])
    left = s.max_deals - s.deal + 1
    ahead(s, out, 0.0 if s.turn == OVER else 6.0 * sqrt(left))


POLICIES = Policies(policy, stage=stage, worth=worth, omens=(Omen("capture", False, ("capture",), before="round"),))

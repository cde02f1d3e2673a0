"""A match of deals: each takes the whole pack from the shuffle to the scoring, and its points are added up."""

from __future__ import annotations

from igroteka.games.pairs.deck import SEATS, Cards, shuffle_pack
from igroteka.games.pairs.rounds import BEYOND_BELIEF
from igroteka.kernel import NULL, Whole, i8, i32, put, rank, take, tell

TARGET = Whole(default=None, low=1, null=True)
MAX_DEALS = Whole(default=None, low=1, null=True, simulated=200)


class Deals(Cards):
    deal = i32()
    max_deals = i32()
    points = i32(SEATS)  # of all deals
    gained = i8(SEATS)  # in the deal that was scored last


class DealsToTarget(Deals):
    """Without a target the match is one deal, whatever `max_deals` says."""

    target = i32()


def begin_deal(s: Deals) -> None:
    s.deal += 1
    tell(s, "new-deal", value=s.deal)
    shuffle_pack(s)


def deal_around(s: Deals, size: int) -> None:
    """Closed hands of so many cards, one card at a time. Nothing depends on the dealer: seat 0 is first."""
    for _ in range(size):
        for seat in range(s.seats):
            card = take(s, s.deck, "deal", seat)
            put(s.hands[seat], card)
            tell(s, "deal", seat=seat, card=card, only=seat)


def add_up(s: Deals) -> None:
    """What everybody gained in the deal joins the total."""
    for seat in range(s.seats):
        s.points[seat] += s.gained[seat]
        tell(s, "gain", seat=seat, value=s.gained[seat])
    if s.deal > 1:
        for seat in range(s.seats):
            tell(s, "total", seat=seat, value=s.points[seat])


def last_deal_played(s: Deals) -> bool:
    """Whether the deal just scored was the last one agreed on."""
    return s.deal == s.max_deals


def match_decided(s: DealsToTarget, sides: int) -> bool:
    """Whether the deal just scored ends the match: somebody has reached the target and leads alone, or the deals are
    over. Of `sides` players or teams, each has every `sides`-th seat.
    """
    if s.target == NULL or last_deal_played(s):
        return True
    best = 0
    leaders = 0
    for side in range(sides):
        if s.points[side] > best:
            best = s.points[side]
            leaders = 0
        leaders += s.points[side] == best
    return best >= s.target and leaders == 1


def scores(s: Deals, out: list[int]) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat]


def places(s: Deals, out: list[int]) -> None:
    rank(s, out, s.points)


def longest_to_target(s: DealsToTarget, decisions_a_deal: int) -> int:
    """The most decisions of a match, if a deal cannot have more than so many."""
    if s.target == NULL:
        return decisions_a_deal
    return decisions_a_deal * (BEYOND_BELIEF if s.max_deals == NULL else s.max_deals)


def deals_sound(s: DealsToTarget) -> bool:
    return s.deal == 1 if s.target == NULL else s.max_deals == NULL or s.deal <= s.max_deals

"""How to play Kitty: low cards are money, high cards are goods."""

from __future__ import annotations

from math import sqrt

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.judgement import WHOLE_PACK, copies, counts_of, power, worth_of_points
from igroteka.games.pairs.kitty.memory import row
from igroteka.games.pairs.kitty.rules import BID, BIDDING, CHOOSE, GIVE, PASS, State
from igroteka.kernel import OVER, Omen, Policies, left_of

SPENT = 5  # up to this value a card is money
COIN = (0.0, 0.0, 0.0, 0.5, 0.5, 0.4, 0.25)  # what it is worth as such for each step down, by number of players
MOST = (0.0, 0.0, 0.0, 0.35, 0.35, 0.27, 0.2)  # the part of a value that is often the most, likewise
EAGERNESS = tuple(0.75**value for value in range(TOP + 1))  # how likely a card is bid, compared with others
SPITE = 0.3  # of the points that a passed card adds to what the neighbour is known to hold
DEAL_POINTS = (0.0, 0.0, 0.0, 22.0, 17.0, 14.0, 12.0)  # of a player in a deal, by number of players
TEAM_POINTS = 29.0


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    if s.step == BIDDING:
        return best_bid(s)
    best = -1000.0
    choice = menu[1]
    for offered in range(1, menu[0] + 1):
        gain = gain_by(s, menu[offered])
        if gain > best:
            best = gain
            choice = menu[offered]
    return choice


def best_bid(s: State) -> int:
    """What is hoped from the prize, if nobody bids so low, less what the card is worth; what the 1 wins is lost."""
    unseen = WHOLE_PACK - counts_of(s.discard) - counts_of(s.prizes) - counts_of(s.hands[s.turn])
    prize = dearest_prize(s)
    higher = 0.0
    for card in range(2, TOP + 1):
        higher += EAGERNESS[card] * copies(unseen, card)
    share = 1 / higher if higher > 0 else 0.0
    best = -loss_of(s, 1) if s.hands[s.turn][1] else -1000.0
    choice = 1
    for card in range(2, TOP + 1):
        higher -= EAGERNESS[card] * copies(unseen, card)
        if s.hands[s.turn][card]:
            gain = prize * power(higher * share, s.seats - 1) - loss_of(s, card)
            if gain > best:
                best = gain
                choice = card
    return BID + choice - 1


def gain_by(s: State, action: int) -> float:
    if action < BID:
        return -loss_of(s, action - PASS + 1) - help_to_left(s, action - PASS + 1)
    if action < GIVE:
        card = action - CHOOSE + 1
        return -float(card) if s.rows[s.turn][1] else gain_of(s, card)  # what the 1 wins is for somebody else
    return -help_by_gift(s, action - GIVE)


def gain_of(s: State, card: int) -> float:
    """What one more card adds to the points that the mover may hope for."""
    return hope_for_last(s, card, s.hands[s.turn][card] + 1)


def loss_of(s: State, card: int) -> float:
    """What a card is worth in the hand: as goods, and as money as long as there are prizes to come."""
    goods = hope_for_last(s, card, s.hands[s.turn][card])
    if card == 1 or card > SPENT:
        return goods
    return goods + COIN[s.seats] * (SPENT + 1 - card) * min(1.0, s.deck[0] * 0.25)


def hope_for_last(s: State, card: int, mine: int) -> float:
    """What the last of so many cards of a value adds to the points to be hoped for."""
    each = 1 / enough_of(s, card)
    with_it = min(mine * each, 1.0)
    without = min((mine - 1) * each, 1.0)
    return card * (with_it * sqrt(with_it) - without * sqrt(without))


def enough_of(s: State, value: int) -> float:
    """A part of what is left of a value is often the most; whoever is known to hold as many needs beating."""
    left = value - s.discard[value]
    rival = 0
    for other in range(s.seats):
        rival = max(rival, s.known[row(s.turn, other)][value])  # nothing, for the own hand
    return min(0.5 + 0.5 * left, max(0.6 + MOST[s.seats] * left, 1.0 + 0.7 * rival))


def dearest_prize(s: State) -> float:
    dearest = 0.0
    for card in range(1, TOP + 1):
        if s.prizes[card]:
            dearest = max(dearest, gain_of(s, card))
    return dearest


def help_to_left(s: State, card: int) -> float:
    """A neighbour who is known to collect a value should not get more of it."""
    return SPITE * card * s.known[row(s.turn, left_of(s, s.turn))][card]


def help_by_gift(s: State, seat: int) -> float:
    """A gift does least harm with somebody who is behind and does not collect its value."""
    return s.known[row(s.turn, seat)][s.gift] + 0.1 * s.points[seat]


def stage(s: State) -> int:
    """A deal: search looks to its end, and asks there what the position is worth."""
    return s.deal


def worth(s: State, out: list[float]) -> None:
    worth_of_points(s, out, TEAM_POINTS if s.teams else DEAL_POINTS[s.seats], s.turn == OVER)


POLICIES = Policies(policy, stage=stage, worth=worth, omens=(Omen("prize", True, ("win",), before="round"),))

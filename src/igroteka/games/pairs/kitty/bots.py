"""How to play Kitty: low cards are money, high cards are goods."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.judgement import hope_of_majority, unseen_copies, worth_of_points
from igroteka.games.pairs.kitty.memory import row
from igroteka.games.pairs.kitty.rules import BID, CHOOSE, GIVE, PASS, State
from igroteka.kernel import OVER, left_of

POINT = 1
SPENT = 5  # up to this value a card is money
COIN = (0.0, 0.0, 0.0, 0.5, 0.5, 0.4, 0.25)  # what it is worth as such for each step down, by number of players
MOST = (0.0, 0.0, 0.0, 0.35, 0.35, 0.27, 0.2)  # the part of a value that is often the most, likewise
EAGERNESS = 0.75  # how much likelier a card is bid than the next higher one
SPITE = 0.3  # of the points that a passed card adds to what the neighbour is known to hold
DEAL_POINTS = (0.0, 0.0, 0.0, 22.0, 17.0, 14.0, 12.0)  # of a player in a deal, by number of players
TEAM_POINTS = 29.0


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    best = -1000.0
    choice = menu[1]
    prize = dearest_prize(s)
    for offered in range(1, menu[0] + 1):
        gain = gain_by(s, menu[offered], prize)
        if gain > best:
            best = gain
            choice = menu[offered]
    return choice


def gain_by(s: State, action: int, prize: float) -> float:
    if action < BID:
        return -loss_of(s, action - PASS + 1) - help_to_left(s, action - PASS + 1)
    if action < CHOOSE:
        return prize * chance_to_win(s, action - BID + 1) - loss_of(s, action - BID + 1)
    if action < GIVE:
        card = action - CHOOSE + 1
        return -float(card) if s.rows[s.turn][1] else gain_of(s, card)  # what the 1 wins is for somebody else
    return -help_by_gift(s, action - GIVE)


def gain_of(s: State, card: int) -> float:
    """What one more card adds to the points that the mover may hope for."""
    mine = s.hands[s.turn][card]
    enough = enough_of(s, card)
    return hope_of_majority(card, mine + 1, enough) - hope_of_majority(card, mine, enough)


def loss_of(s: State, card: int) -> float:
    """What a card is worth in the hand: as goods, and as money as long as there are prizes to come."""
    mine = s.hands[s.turn][card]
    enough = enough_of(s, card)
    goods = hope_of_majority(card, mine, enough) - hope_of_majority(card, mine - 1, enough)
    if card == 1 or card > SPENT:
        return goods
    return goods + COIN[s.seats] * (SPENT + 1 - card) * min(1.0, s.deck[0] * 0.25)


def enough_of(s: State, value: int) -> float:
    """A part of what is left of a value is often the most; whoever is known to hold as many needs beating."""
    left = value - s.discard[value]
    rival = 0
    for other in range(s.seats):
        if other != s.turn:
            rival = max(rival, s.known[row(s.turn, other)][value])
    return min(0.5 + 0.5 * left, max(0.6 + MOST[s.seats] * left, 1.0 + 0.7 * rival))


def dearest_prize(s: State) -> float:
    dearest = 0.0
    for card in range(1, TOP + 1):
        if s.prizes[card]:
            dearest = max(dearest, gain_of(s, card))
    return dearest


def chance_to_win(s: State, card: int) -> float:
    """That nobody bids so low; what the 1 wins is lost."""
    if card == 1:
        return 0.0
    lower = 0.0
    all = 0.0
    likely = 1.0
    for value in range(2, TOP + 1):
        likely *= EAGERNESS
        cards = likely * (unseen_copies(s, s.turn, value) - s.prizes[value])
        all += cards
        if value <= card:
            lower += cards
    chance = 1.0
    if all > 0:
        for _ in range(s.seats - 1):
            chance *= 1 - lower / all
    return chance


def help_to_left(s: State, card: int) -> float:
    """A neighbour who is known to collect a value should not get more of it."""
    return SPITE * card * s.known[row(s.turn, left_of(s, s.turn))][card]


def help_by_gift(s: State, seat: int) -> float:
    """A gift does least harm with somebody who is behind and does not collect its value."""
    return s.known[row(s.turn, seat)][s.gift] + 0.1 * s.points[seat]


def stage(s: State) -> int:
    return s.deal


def worth(s: State, out: list[float]) -> None:
    worth_of_points(s, out, TEAM_POINTS if s.teams else DEAL_POINTS[s.seats], s.turn == OVER)

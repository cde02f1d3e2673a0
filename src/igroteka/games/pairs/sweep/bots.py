"""How to play Sweep: collect what you can be first in, and reckon with the cards that others may lay after you."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP, highest
from igroteka.games.pairs.judgement import WHOLE_PACK, copies, counts_of, hope_of_majority, one, power, worth_of_points
from igroteka.games.pairs.sweep.rules import PLAY, TAKE, State, held
from igroteka.kernel import OVER, Omen, Policies, left_of

LATE = 0.4  # of a loot is left for those who lay the same card later
DEAL_POINTS = (0.0, 0.0, 0.0, 22.0, 18.0, 15.0, 13.0)  # of a player in a deal, by number of players

BELOW = sum(one(value) for value in range(2, TOP + 1))  # counts, times this, tell how many lower cards there are

# The part of a value's points to be hoped for, by cards left in the game × 11 + cards in hand: more than half of what
# is left is the most for sure (measured: 0.35 of it is much worse).
HOPE = tuple(hope_of_majority(1, mine, 0.5 + 0.5 * left) for left in range(TOP + 1) for mine in range(TOP + 1))


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    """The card that wins most, less what the hand loses with it; of a shared loot, the card most wanted."""
    fronts = count_fronts(s)
    below = count_unseen(s, fronts) * BELOW
    each = 1 / max(unseen_cards(s), 1)
    later = players_later(s)
    top = highest(s.middle)
    best = -float(TOP)
    choice = menu[1]
    for offered in range(1, menu[0] + 1):
        action = menu[offered]
        if action >= TAKE:
            gain = gain_of(s, action - TAKE + 1, 1)
        else:
            card = action - PLAY + 1
            gain = loot_of(s, card, fronts, below, each, later, top) + gain_of(s, card, -1)
        if gain > best:
            best = gain
            choice = action
    return choice


def gain_of(s: State, value: int, copies: int) -> float:
    """What so many more cards of a value would add to the points that the mover may hope for."""
    mine = held(s, s.turn, value) + (value - s.discard[value]) * (TOP + 1)
    return value * (HOPE[mine + copies] - HOPE[mine])


def loot_of(s: State, card: int, fronts: int, below: int, each: float, later: int, top: int) -> float:
    """Laid as the lowest, a card fetches the top value; otherwise it sweeps up what no card between has taken."""
    equal = copies(fronts, card)
    fetching = 0.0
    if fronts % one(card) == 0:  # nothing lower lies there
        fetching = power(1 - copies(below, card) * each, later)
    loot = 0.0
    if fetching > 0:
        loot += fetching * gain_of(s, top, s.middle[top] // (1 + equal))  # the last in a tie gets least
    if fetching < 1:
        loot += (1 - fetching) * (LATE if equal else 1.0) * sweeping(s, card, fronts, below, each, later, top)
    return loot


def sweeping(s: State, card: int, fronts: int, below: int, each: float, later: int, top: int) -> float:
    """What is lower than a card, and used cards too, as far as nobody sweeps it up before."""
    loot = 0.0
    reaches = 1.0
    for value in range(card - 1, 0, -1):
        used = copies(fronts, value)
        loose = used + (s.middle[value] if value != top else 0)  # the top value the lowest card takes
        if loose:
            between = copies(below, card) - copies(below, value + 1)
            loot += reaches * power(1 - between * each, later) * gain_of(s, value, loose)
        if used:  # who laid it takes what is lower, except as the lowest of all
            if fronts % one(value):
                break
            reaches = power(1 - copies(below, value) * each, later)
    return loot


def count_fronts(s: State) -> int:
    fronts = 0
    for seat in range(s.seats):
        if s.rows[seat][0]:
            fronts += one(highest(s.rows[seat]))
    return fronts


def count_unseen(s: State, fronts: int) -> int:
    unseen = WHOLE_PACK - fronts - counts_of(s.discard) - counts_of(s.middle) - counts_of(s.hands[s.turn])
    for seat in range(s.seats):
        unseen -= counts_of(s.taken[seat])
    return unseen


def unseen_cards(s: State) -> int:
    cards = s.deck[0] - s.hands[s.turn][0]
    for seat in range(s.seats):
        cards += s.hands[seat][0]
    return cards


def players_later(s: State) -> int:
    """How many lay their cards after the seat to move."""
    players = 0
    seat = left_of(s, s.turn)
    while seat != s.starter:
        players += held(s, seat, 0) > 0
        seat = left_of(s, seat)
    return players


def stage(s: State) -> int:
    """A deal: search looks to its end, and asks there what the position is worth."""
    return s.deal


def worth(s: State, out: list[float]) -> None:
    worth_of_points(s, out, DEAL_POINTS[s.seats], s.turn == OVER)


POLICIES = Policies(policy, stage=stage, worth=worth, omens=(Omen("loot", True, ("take",), before="round"),))

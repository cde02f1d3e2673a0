"""How to play Sweep: collect what you can be first in, and reckon with the cards that others may lay after you."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP, highest
from igroteka.games.pairs.judgement import hope_of_majority, unseen_copies, worth_of_points
from igroteka.games.pairs.sweep.rules import PLAY, TAKE, State, held
from igroteka.kernel import OVER, left_of

POINT = 1
LATE = 0.4  # of a loot is left for those who lay the same card later
DEAL_POINTS = (0.0, 0.0, 0.0, 22.0, 18.0, 15.0, 13.0)  # of a player in a deal, by number of players


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    """The card that wins most, less what the hand loses with it; of a shared loot, the card most wanted."""
    later = players_later(s)
    unseen = unseen_up_to(s, s.turn, TOP)
    best = -float(TOP)
    choice = menu[1]
    for offered in range(1, menu[0] + 1):
        action = menu[offered]
        if action >= TAKE:
            gain = gain_of(s, action - TAKE + 1, 1)
        else:
            card = action - PLAY + 1
            gain = loot_of(s, card, later, max(unseen, 1)) + gain_of(s, card, -1)
        if gain > best:
            best = gain
            choice = action
    return choice


def gain_of(s: State, value: int, copies: int) -> float:
    """What so many more cards of a value would add to the points that the mover may hope for."""
    mine = held(s, s.turn, value)
    enough = enough_of(s, value)
    return hope_of_majority(value, mine + copies, enough) - hope_of_majority(value, mine, enough)


def enough_of(s: State, value: int) -> float:
    """More than half of what is left of a value is the most for sure."""
    return 0.5 + 0.5 * (value - s.discard[value])  # measured: 0.35 of it is much worse


def loot_of(s: State, card: int, later: int, unseen: int) -> float:
    """Laid as the lowest, a card fetches the top value; otherwise it sweeps up what no card between has taken."""
    lowest = lowest_front(s)
    fetching = 0.0
    if card <= lowest:
        fetching = none_of(later, unseen_up_to(s, s.turn, card - 1) / unseen)
    loot = 0.0
    if fetching > 0:
        top = highest(s.middle)
        loot += fetching * gain_of(s, top, s.middle[top] // (1 + fronts(s, card)))  # the last in a tie gets least
    if fetching < 1:
        share = LATE if fronts(s, card) else 1.0
        loot += (1 - fetching) * share * sweeping(s, card, lowest, later, unseen)
    return loot


def sweeping(s: State, card: int, lowest: int, later: int, unseen: int) -> float:
    """What is lower than a card, and used cards too, as far as nobody sweeps it up before."""
    top = highest(s.middle)  # this one the lowest card takes
    loot = 0.0
    reaches = 1.0
    between = 0
    for value in range(card - 1, 0, -1):
        used = fronts(s, value)
        copies = used + (s.middle[value] if value != top else 0)
        if copies:
            loot += reaches * none_of(later, between / unseen) * gain_of(s, value, copies)
        if used:  # who laid it takes what is lower, except as the lowest of all
            reaches *= none_of(later, unseen_up_to(s, s.turn, value - 1) / unseen) if value == lowest else 0.0
        between += unseen_of(s, s.turn, value)
    return loot


def none_of(players: int, chance: float) -> float:
    """How likely it is that none of so many does what each does with that chance."""
    none = 1.0
    for _ in range(players):
        none *= 1 - chance
    return none


def fronts(s: State, value: int) -> int:
    laid = 0
    for seat in range(s.seats):
        laid += s.rows[seat][value]
    return laid


def lowest_front(s: State) -> int:
    lowest = TOP + 1
    for value in range(TOP, 0, -1):
        if fronts(s, value):
            lowest = value
    return lowest


def players_later(s: State) -> int:
    """How many lay their cards after the seat to move."""
    players = 0
    seat = left_of(s, s.turn)
    while seat != s.starter:
        players += held(s, seat, 0) > 0
        seat = left_of(s, seat)
    return players


def unseen_of(s: State, seat: int, value: int) -> int:
    copies = unseen_copies(s, seat, value) - s.middle[value]
    for other in range(s.seats):
        copies -= s.taken[other][value]
    return copies


def unseen_up_to(s: State, seat: int, value: int) -> int:
    cards = 0
    for lower in range(1, value + 1):
        cards += unseen_of(s, seat, lower)
    return cards


def stage(s: State) -> int:
    return s.deal


def worth(s: State, out: list[float]) -> None:
    worth_of_points(s, out, DEAL_POINTS[s.seats], s.turn == OVER)

"""How to play Five Cards: put a card where it turns the odds of a dear column the most."""

from __future__ import annotations

from math import sqrt

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.five_cards.rules import COLUMNS, NOBODY, State, side
from igroteka.kernel import NULL, OVER, Policies
from igroteka.kernel.policies import ahead

LOWEST_LAST = 6  # only a 6 or more can end a round (FIVE-15)
UNREST = 0.5  # how much the cards to come shake a column; measured: 0.4 and 0.6 are alike, 0.3 is worse
ROUND_POINTS = 17  # what a player scores in a round
ROUND_SWING = 7.0  # by how much a round changes a lead


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    """The column where the card adds most to the points to be hoped for."""
    time = cards_to_come(s)
    best = -1.0
    choice = menu[1]
    for offered in range(1, menu[0] + 1):
        gain = gain_in(s, menu[offered] + 1, time)
        if gain > best:
            best = gain
            choice = menu[offered]
    return choice


def gain_in(s: State, column: int, time: float) -> float:
    """A big card is worth most where the lead is open, little where the column is as good as won or lost."""
    lead = side(s, s.turn, column) - side(s, 1 - s.turn, column)
    before = odds(lead, unrest(s, column, time, 0))
    after = odds(lead + s.card, unrest(s, column, time, s.card))
    return column * (after - before)


def odds(lead: int, unrest: float) -> float:
    """From −1, the column is lost, to 1, it is won."""
    return lead / sqrt(lead * lead + unrest)


def unrest(s: State, column: int, time: float, closed: int) -> float:
    """The squares of the cards that may still come to a column: a value that lies there, or is `closed`, cannot."""
    squares = 0
    for value in range(1, TOP + 1):
        if s.columns[column][value] == NOBODY and value != closed:
            squares += value * value * s.deck[value]
    return 1.0 + UNREST * time * squares / s.deck[0]


def cards_to_come(s: State) -> float:
    """When to expect the card that fits nowhere: the value of which there are many, and few columns without it."""
    soonest = float(s.deck[0])
    for value in range(LOWEST_LAST, TOP + 1):
        free = open_columns(s, value) - (value == s.card)
        if s.deck[value] > free:
            soonest = min(soonest, (free + 1) * (s.deck[0] + 1) / (s.deck[value] + 1))
    return soonest


def open_columns(s: State, value: int) -> int:
    columns = 0
    for place in range(COLUMNS):
        columns += s.columns[s.common[place]][value] == NOBODY
    return columns


def stage(s: State) -> int:
    """A round: search looks to its end, and asks there what the position is worth."""
    return s.round


def worth(s: State, out: list[float]) -> None:
    """A lead is the safer, the fewer rounds are to come."""
    best = max(s.points[0], s.points[1])
    rounds = max(0.5, (s.target - best) / ROUND_POINTS)
    if s.max_rounds != NULL:
        rounds = min(rounds, float(s.max_rounds - s.round + 1))
    for seat in range(s.seats):
        out[seat] = s.points[seat]
    ahead(s, out, 0.0 if s.turn == OVER else ROUND_SWING * sqrt(rounds))


POLICIES = Policies(policy, stage=stage, worth=worth)

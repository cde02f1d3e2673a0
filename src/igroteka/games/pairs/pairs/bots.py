"""How Pairs is played with sense: what counts is not the points, but the chance of being the one who loses."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.judgement import may_come
from igroteka.games.pairs.low_card import lowest_in_play
from igroteka.games.pairs.open_turn import DRAW, EIGHT
from igroteka.games.pairs.pairs.rules import FOLD, FOLD_CARD, State
from igroteka.kernel import OVER, Omen, Policies
from igroteka.kernel.random import luck_below

CROWD = 6  # players: from here on somebody else will most likely have to pay before it is one's turn again
SAFE_START = 5  # points: measured, chances to lose are as 1/(points left + 5)², 1/(…)³ if play is continuous


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    cards = 0
    for value in range(1, TOP + 1):
        cards += to_come(s, value)
    if cards == 0:
        return cheapest_fold(s)
    if s.rows[s.turn][0] == 0:
        return DRAW
    rivals = danger_of_rivals(s)
    action = DRAW
    risk = calamity(s, risk_of_card(s, rivals, 0) / cards, cards)
    if s.pieces_of_eight and s.rows[s.turn][8]:
        two = calamity(s, risk_of_two(s, rivals, cards), cards)
        if two < risk:
            action = EIGHT
            risk = two
    if harm(s, rivals, lowest_in_play(s)) <= patience(s) * risk:
        action = cheapest_fold(s)
    return action


def patience(s: State) -> float:
    """How much of a fold's price one pays for each unit of risk. Measured, as the best against its like."""
    if s.continuous:
        return 1.8  # a fold also gets rid of a dangerous row
    return 0.75 if s.seats < CROWD else 0.45


def to_come(s: State, value: int) -> int:
    copies = may_come(s, value)
    for seat in range(s.seats):
        copies -= s.kept[seat][value]
    return copies


def danger(s: State, left: int) -> float:
    """How likely a player with so many points left to lose is to be the loser, compared with others."""
    far = 1.0 / (left + SAFE_START)
    return far * far * far if s.continuous else far * far


def danger_of_rivals(s: State) -> float:
    sum = 0.0
    for seat in range(s.seats):
        if seat != s.turn:
            sum += danger(s, s.losing_score - s.points[seat])
    return sum


def harm(s: State, rivals: float, points: int) -> float:
    """By how much so many points raise one's chance to be the loser."""
    left = s.losing_score - s.points[s.turn]
    now = danger(s, left)
    if points >= left:
        return rivals / (now + rivals)  # lost for certain
    then = danger(s, left - points)
    return then / (then + rivals) - now / (now + rivals)


def risk_of_card(s: State, rivals: float, spared: int) -> float:
    """The harm of a pair over all cards that may come next; a `spared` value lies in the row no more."""
    risk = 0.0
    for value in range(1, TOP + 1):
        if s.rows[s.turn][value] and value != spared:
            risk += to_come(s, value) * harm(s, rivals, value)
    return risk


def risk_of_two(s: State, rivals: float, cards: int) -> float:
    """The 8 is gone; the second card comes if the first has made no pair, and may make one with it."""
    one = risk_of_card(s, rivals, 8)
    risk = one
    for value in range(1, TOP + 1):
        if s.rows[s.turn][value] == 0 or value == 8:
            copies = to_come(s, value)
            risk += copies / cards * (one + (copies - 1) * harm(s, rivals, value))
    return risk / cards


def calamity(s: State, risk: float, cards: int) -> float:
    """A 7 means the same risk once more."""
    return risk * (1 + to_come(s, 7) / cards) if s.calamities else risk


def cheapest_fold(s: State) -> int:
    """One's own card if it can be: one that another gives away makes that row safer."""
    if not s.continuous:
        return FOLD
    card = lowest_in_play(s)
    owner = s.turn
    while s.rows[owner][card] == 0:
        owner = owner + 1 if owner + 1 < s.seats else 0
    return FOLD_CARD + owner * TOP + card - 1


def slip(s: State, menu: list[int], luck: list[int]) -> int:
    """Beginners fold out of fear, or never; who may fold for any card takes whichever comes to hand."""
    if s.continuous or luck_below(luck, 3) == 0:
        return menu[1 + luck_below(luck, menu[0])]
    return FOLD


def stage(s: State) -> int:
    """A round; played continuously, the game is one."""
    return s.round


def worth(s: State, out: list[float]) -> None:
    """The chance not to be the loser."""
    sum = 0.0
    for seat in range(s.seats):
        out[seat] = danger(s, s.losing_score - s.points[seat]) if s.turn != OVER else s.points[seat] >= s.losing_score
        sum += out[seat]
    for seat in range(s.seats):
        out[seat] = 1 - out[seat] / sum


POLICIES = Policies(policy, slip=slip, stage=stage, worth=worth, omens=(Omen("pair", False, ("pair",)),))

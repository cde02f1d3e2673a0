"""How to play Monster: throw pairs away, and the best cards after them to hide, unless the hand is fit to fight."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.judgement import players_in, worth_of_chips
from igroteka.games.pairs.monster.rules import FOLD, State
from igroteka.games.pairs.omens import OUT, POT
from igroteka.kernel import Policies

SWING = 10.0  # chips by which a round changes a lead
MOST = 3  # cards that may be thrown
MANY = 5  # players whose throws make a monster that 10 9 8 alone will not beat. Measured


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    mine = s.hands[s.turn]
    spare = duplicates(mine)
    if spare > MOST:
        return FOLD  # it costs nothing, a pair costs five chips
    hide = 0 if fit_to_fight(s, mine) else MOST - spare
    low = mid = high = 0
    for card in range(TOP, 0, -1):
        away = max(mine[card] - 1, 0)
        if hide and mine[card]:
            away += 1
            hide -= 1
        for _ in range(away):
            if high == 0:
                high = card
            elif mid == 0:
                mid = card
            else:
                low = card
    return throw(low, mid, high)


def duplicates(mine: list[int]) -> int:
    """How many cards have to go until no pair is left."""
    spare = 0
    for card in range(1, TOP + 1):
        if mine[card] > 1:
            spare += mine[card] - 1
    return spare


def fit_to_fight(s: State, mine: list[int]) -> bool:
    """Whether the hand is good enough to meet the monster: 10 9 8, with 7 as well while many feed it."""
    needed = 4 if players_in(s) >= MANY else 3
    for card in range(TOP, TOP - needed, -1):
        if mine[card] == 0:
            return False
    return True


def throw(low: int, mid: int, high: int) -> int:
    """The action that discards three cards in ascending order; 0 is no card."""
    return high * (high + 1) * (high + 2) // 6 + mid * (mid + 1) // 2 + low


def stage(s: State) -> int:
    """A round: search looks to its end, and asks there what the position is worth."""
    return s.round


def worth(s: State, out: list[float]) -> None:
    worth_of_chips(s, out, SWING)


POLICIES = Policies(policy, stage=stage, worth=worth, omens=(OUT, POT))

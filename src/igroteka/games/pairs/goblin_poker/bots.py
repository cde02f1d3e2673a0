"""How to play Goblin Poker: every gift is an attack on those who show its value, oneself included."""

from __future__ import annotations

from igroteka.games.pairs.goblin_poker.rules import FOLD, GIVE, State
from igroteka.games.pairs.judgement import players_in, worth_of_chips
from igroteka.games.pairs.omens import OUT_BY_PAIR, POT
from igroteka.games.pairs.start_card import choosing
from igroteka.kernel import Policies

SWING = 10.0  # chips by which a round changes a lead


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    if choosing(s):
        return menu[1]  # the lowest pairs rarely. Measured: better than the next
    best = menu[1]
    most = -1000.0
    for place in range(1, menu[0] + 1):
        if menu[place] != FOLD:
            harm = attack(s, menu[place] - GIVE + 1)
            if harm > most:
                most = harm
                best = menu[place]
    return best


def attack(s: State, value: int) -> float:
    """How much a gift hurts the others, less how much it hurts its giver: it may come back to anybody."""
    others = 0
    for seat in range(s.seats):
        if not s.gone[seat] and seat != s.turn:
            others += s.rows[seat][value]
    own = s.rows[s.turn][value]
    return others * value - own * (value + s.pot / players_in(s))


def stage(s: State) -> int:
    """A round: search looks to its end, and asks there what the position is worth."""
    return s.round


def worth(s: State, out: list[float]) -> None:
    worth_of_chips(s, out, SWING)


POLICIES = Policies(policy, stage=stage, worth=worth, omens=(OUT_BY_PAIR, POT))

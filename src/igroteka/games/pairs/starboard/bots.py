"""How Starboard is played with sense: a chip for a card, if the pot is worth it and others are likely to go on."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.judgement import may_come, worth_of_chips
from igroteka.games.pairs.omens import OUT, POT
from igroteka.games.pairs.starboard.rules import DRAW, PASS, State
from igroteka.kernel import Policies

# Measured, together, against players who go on above a fixed chance of no pair:
GOES_ON = 0.6  # how ready another player is to outdo a pass, if the card fits
SHARES = 0.3  # how much each of them takes off a pass that nobody outdoes
FOLLOWS = 0.3  # how much each of them takes off a card that fits: they may follow, or go further
STILL_MINE = 0.9  # a card that fits is not yet a pass


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    fits = chance_to_fit(s)
    level = 0
    rivals = 0
    for other in range(s.seats):
        level += s.passed_at[other] == s.center[0]
        rivals += other != s.turn and s.taking >> other & 1
    if rivals == 0:
        return last_word(s, fits, level)
    unbeaten = 1.0
    for _ in range(rivals):
        unbeaten *= 1 - GOES_ON * fits
    stop = unbeaten * s.pot / (level + 1 + SHARES * rivals)
    go = STILL_MINE * fits * (s.pot + 1) / (1 + FOLLOWS * rivals) - 1
    return DRAW if go > stop else PASS


def chance_to_fit(s: State) -> float:
    """The chance that the next card makes no pair in the shared hand."""
    cards = 0
    fitting = 0
    for value in range(1, TOP + 1):
        copies = may_come(s, value) - s.center[value]
        cards += copies
        if s.center[value] == 0:
            fitting += copies
    return fitting / max(1, cards)


def last_word(s: State, fits: float, level: int) -> int:
    """Nobody comes after: more cards than at any pass win the whole pot, as many share it. That is exact."""
    if level == 0:
        return PASS
    return DRAW if fits * (s.pot + 1) - 1 > s.pot / (level + 1) else PASS


def stage(s: State) -> int:
    """A round: search looks to its end, and asks there what the position is worth."""
    return s.round


def worth(s: State, out: list[float]) -> None:
    """By chips; a round moves about as many as there are players."""
    worth_of_chips(s, out, float(s.seats))  # type: ignore[arg-type]


POLICIES = Policies(policy, stage=stage, worth=worth, omens=(OUT, POT))

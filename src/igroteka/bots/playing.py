"""Whole games at random, for every game alike. Written once, compiled for each."""

from __future__ import annotations

from typing import Any

from igroteka.kernel.contract import OVER, actor, apply, audit, legal, places, scores, start
from igroteka.kernel.random import luck_below


def choose_any(s: Any, menu: list[int], luck: list[int]) -> int:
    """A legal action, all alike."""
    menu[0] = 0
    legal(s, menu)
    return menu[1 + luck_below(luck, menu[0])]  # without asking whether there is a choice: that would take longer


def play_out(s: Any, menu: list[int], luck: list[int]) -> int:
    """Play on at random to the end; how many decisions that took."""
    decisions = 0
    while actor(s) != OVER:
        apply(s, choose_any(s, menu, luck))
        decisions += 1
    return decisions


def play_games(
    states: Any, blank: Any, menu: Any, seeds: Any, lucks: Any, scored: Any, placed: Any, lengths: Any
) -> int:
    """Play a whole game at random for every seed; `blank[0]` holds seats and options, `states` has room for one.
    `lucks` has a row a game and a column a seat.
    """
    s = states[0]
    decisions = 0
    for game in range(len(seeds)):
        states[0] = blank[0]
        s.rng = seeds[game]
        start(s)
        taken = 0
        seat = actor(s)
        while seat != OVER:
            apply(s, choose_any(s, menu, lucks[game, seat : seat + 1]))
            taken += 1
            seat = actor(s)
        lengths[game] = taken
        decisions += taken
        scores(s, scored[game])
        places(s, placed[game])
    return decisions


def play_audited(states: Any, blank: Any, menu: Any, luck: Any, seeds: Any, longest: int) -> int:
    """Play a game for every seed, checking every position; the first bad seed's index, or the number of seeds."""
    s = states[0]
    for game in range(len(seeds)):
        states[0] = blank[0]
        s.rng = seeds[game]
        luck[0] = seeds[game]
        start(s)
        decisions = 0
        while actor(s) != OVER:
            if decisions == longest or not audit(s):
                return game
            apply(s, choose_any(s, menu, luck))
            decisions += 1
        if not audit(s):
            return game
    return len(seeds)

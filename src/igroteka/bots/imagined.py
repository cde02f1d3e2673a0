"""Imagined games that are listened to: what they tell of a choice is what a hint can say of it.

They are played by the game's plain functions, with its policy for everybody, from what a seat knows and nothing else
(rollouts of a flat Monte Carlo search). So they need nothing compiled, and serve as search until that is there.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from igroteka.compiler.binding import interpret
from igroteka.games import catalogue
from igroteka.kernel import OVER, Host, policies
from igroteka.kernel.random import luck_below, numbered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.compiler.binding import Clones
    from igroteka.kernel import Omen
    from igroteka.match import View


@cache
def plain(id: str) -> Clones:
    """A game's functions and those of its players, not compiled."""
    return interpret(catalogue.rules(id), catalogue.bots(id))


@dataclass
class Followed:
    """What came of a choice, in some imagined games."""

    worths: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)  # by which the own score changed
    places: Counter[int] = field(default_factory=Counter)  # from 0, at the end of the stage that was looked at
    omens: Counter[str] = field(default_factory=Counter)  # in how many of the games

    @property
    def walks(self) -> int:
        return len(self.worths)


class Listener(Host):
    """Hears what befalls a seat."""

    def __init__(self, seat: int, omens: Sequence[Omen]) -> None:
        self.seat = seat
        self.waits_for = list(omens)
        self.befell: set[str] = set()

    def hear(self, s: Any, happening: str, seat: int, card: int, value: int, other: int, only: int) -> None:
        self.waits_for = [omen for omen in self.waits_for if omen.before != happening]
        if seat == self.seat:
            self.befell |= {omen.id for omen in self.waits_for if happening in omen.happenings}


def imagine(view: View, actions: Sequence[int], luck: Any, walks: int, seconds: float) -> dict[int, Followed]:
    """So many games for each of some actions, or fewer in so much time, but one at least. The first game of every
    action imagines the same cards, and so does the second, and every other: what is compared is choices, not luck.
    """
    found = {action: Followed() for action in actions}
    until = time.perf_counter() + seconds
    seed = luck_below(luck, 1 << 32)
    for walk in range(walks):
        for action in actions:
            follow(view, action, numbered(seed, walk), luck, found[action])
        if time.perf_counter() > until:
            break
    return found


def follow(view: View, action: int, seed: int, luck: Any, found: Followed) -> None:
    """Play one imagined game from an action to the end of its stage, as search does, and note what came of it."""
    rules, seats, twin = view.game.rules, view.game.players, plain(view.game.id).twin
    decide, stage = twin(policies.decide), twin(policies.stage)
    s: Any = view.s.copy()
    s.rng = seed
    rules.resample(s, view.seat)
    twin(policies.suppose)(s, view.seat)
    before, after, worths = [0] * seats, [0] * seats, [0.0] * (2 * seats)
    rules.scores(s, before)
    here = stage(s)
    s.host = listener = Listener(view.seat, catalogue.bots(view.game.id).omens)
    rules.apply(s, action)
    while rules.actor(s) != OVER and stage(s) == here:
        legal = view.game.actions(s)
        rules.apply(s, decide(s, [len(legal), *legal], luck))
    rules.scores(s, after)
    twin(policies.worth)(s, worths)
    own = worths[view.seat]
    found.worths.append(own)
    found.points.append(after[view.seat] - before[view.seat])
    found.places[sum(other > own for other in worths[:seats])] += 1
    found.omens.update(listener.befell)

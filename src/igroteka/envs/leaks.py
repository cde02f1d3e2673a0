"""A leak test for anybody's environment: does a seat see, by any channel, what it may not know?

States that differ only in what a seat may not know must look the same to it: observation, mask, reward, whatever it is
given. The test is told how to make such states, and compares all that the seat is shown of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

S = TypeVar("S")


class Leak(AssertionError):
    """A seat is shown something that it may not know."""


class NothingHidden(AssertionError):
    """No two states differed, so that nothing was tested."""


class Subject(Protocol[S]):
    """What is to be tested. A state is whatever the environment can be put into."""

    @property
    def seats(self) -> Iterable[Any]:
        """The seats, agents or players."""

    def states(self) -> Iterable[S]:
        """States along some games."""

    def another(self, state: S, seat: Any, seed: int) -> S:
        """A state that differs from this one only in what the seat may not know."""

    def shown(self, state: S, seat: Any) -> Mapping[str, Any]:
        """All that the seat gets there, by channel: numbers, arrays, texts, lists or mappings of these."""

    def same(self, one: S, other: S) -> bool:
        """Whether two states are the same in all, secrets included."""


def leak_test(subject: Subject[Any], *, variations: int = 3, seed: int = 0) -> int:
    """Compare what every seat is shown of states that it may not tell apart; in how many of them secrets differed."""
    compared = 0
    for number, state in enumerate(subject.states()):
        for seat in subject.seats:
            truth = subject.shown(state, seat)
            for variation in range(variations):
                other = subject.another(state, seat, seed + 1000 * number + variation)
                told = subject.shown(other, seat)
                for channel in truth.keys() | told.keys():
                    if (where := difference(truth.get(channel), told.get(channel))) is not None:
                        raise Leak(f"state {number}: seat {seat} can tell secrets apart by its {channel}{where}")
                compared += not subject.same(state, other)
    if not compared:
        raise NothingHidden("no secret was ever different: there is nothing to hide, or `another` changes nothing")
    return compared


def difference(one: Any, other: Any) -> str | None:
    """Where two values differ, as it is written behind their name; None if they are the same."""
    if isinstance(one, dict) and isinstance(other, dict):
        found = ((key, difference(one.get(key), other.get(key))) for key in one.keys() | other.keys())
        return next((f"[{key!r}]{where}" for key, where in found if where is not None), None)
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
        if one.shape != other.shape or one.dtype != other.dtype:
            return ""
        if np.array_equal(one, other):
            return None
        place = np.argwhere(one != other)[0].tolist()
        return f"{place}: {one[tuple(place)]} or {other[tuple(place)]}"
    return None if type(one) is type(other) and one == other else ""


class Turns:
    """A PettingZoo AEC environment that can `save`, `restore` and `resample(agent, seed)`, such as ours, as a subject.
    What an agent gets is its observation, its info, its reward and whether it is over.
    """

    def __init__(self, env: Any, games: int = 2, every: int = 3, seed: int = 0) -> None:
        self.env, self.games, self.every, self.seed = env, games, every, seed
        self.seats = list(env.possible_agents)

    def states(self) -> Iterator[Any]:
        choice = np.random.default_rng(self.seed)
        for game in range(self.games):
            self.env.reset(seed=self.seed + game)
            step = 0
            while not any(self.env.terminations.values()):
                saved = self.env.save()
                if step % self.every == 0:
                    yield saved
                    self.env.restore(saved)
                mask = self.env.infos[self.env.agent_selection]["action_mask"]
                self.env.step(int(choice.choice(np.flatnonzero(mask))))
                step += 1
            yield self.env.save()

    def another(self, state: Any, seat: Any, seed: int) -> Any:
        self.env.restore(state)
        self.env.resample(seat, seed)
        return self.env.save()

    def shown(self, state: Any, seat: Any) -> dict[str, Any]:
        env = self.env
        env.restore(state)
        shown = {"observation": env.observe(seat), "info": env.infos[seat], "reward": env.rewards[seat]}
        shown |= {"over": env.terminations[seat], "turn": env.agent_selection}
        return shown | ({"information": env.information(seat)} if hasattr(env, "information") else {})

    def same(self, one: Any, other: Any) -> bool:
        return bool(getattr(one, "position", one) == getattr(other, "position", other))

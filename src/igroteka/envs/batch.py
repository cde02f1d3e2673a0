"""Arrays of games, stepped in compiled code: all seats learn, or one plays against bots."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from igroteka.bots import UnknownBot, style
from igroteka.compiler.flat import dtype_of, flat_of, plain_of
from igroteka.compiler.native import compile
from igroteka.compiler.random import series
from igroteka.envs import rewards, stepping
from igroteka.envs.encoding import KIND, encoding_of
from igroteka.games import catalogue
from igroteka.kernel.random import derive

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from igroteka.kernel import Layout
    from igroteka.match import Game

MODES = {"next-step": stepping.NEXT_STEP, "same-step": stepping.SAME_STEP, "disabled": stepping.DISABLED}
BOTS = {"random": stepping.RANDOM, "rule": stepping.RULE}
ROUND = -1  # the learner's seat goes round the table


class ResetNeeded(RuntimeError):
    """A game that is over was stepped, and nothing begins it anew by itself."""


class Saved(NamedTuple):
    """Some games as they were, to be restored into as many games."""

    games: stepping.Games


class Batch:
    """`Batch(game, 4096)`: every seat's decisions come from outside. `Batch(game, 4096, bots=["rule"])`: those of one
    seat do, the others are bots', one for all or one for each in the order of play after it.

    All arrays are made once and written to by every `reset` and `step`; copy what you want to keep. Game number `g` of
    a batch is game number `g`, `g + size`, `g + 2 × size`, … of `igroteka simulate` with the same seed.
    """

    def __init__(
        self,
        game: Game,
        size: int,
        *,
        bots: Sequence[str] = (),
        seat: int = 0,
        autoreset: str = "next-step",
        reward: str = rewards.PLACES,
        threads: int = 1,
    ) -> None:
        if size < 1 or threads < 1:
            raise ValueError(f"a batch has at least one game and one thread, not {size} and {threads}")
        if autoreset not in MODES:
            raise ValueError(f"there is no autoreset {autoreset!r}; there are {', '.join(MODES)}")
        if not ROUND <= seat < game.players:
            raise ValueError(f"the learner's seat is 0 to {game.players - 1}, or −1 to go round; not {seat}")
        self.game, self.size, self.bots, self.threads = game, size, tuple(bots), min(threads, size)
        self.encoding = encoding_of(game.rules.State)
        self.actions = len(game.rules.TOKENS)
        self._mode, self._by = MODES[autoreset], rewards.sign(game, reward)
        self._kinds, self._slips = seated(game, bots)
        self._learner = np.array([seat], np.int64)
        self._twins = compile(game.rules, catalogue.bots(game.id)) if bots else compile(game.rules)
        self._chance, self._luck = np.zeros(1, np.uint64), np.zeros(game.players, np.uint64)
        self._stride, self._sampling = np.array([size], np.int64), np.zeros(1, np.uint64)
        self.games = self._room()
        self._desks = [self._desk() for _ in range(self.threads)]
        cuts = np.linspace(0, size, self.threads + 1).astype(int).tolist()
        self._parts = list(pairwise(cuts))
        self._pool = ThreadPoolExecutor(self.threads)  # beside the one that asks; it begins none before it needs one
        self._sampled, self._everyone = np.zeros(size, np.int64), np.ones(size, bool)
        self._began = False

    def _room(self) -> stepping.Games:
        n, players, actions = self.size, self.game.players, self.actions
        return stepping.Games(
            states=np.zeros(n, dtype_of(self.game.rules.State)),
            numbers=np.zeros(n, np.int64),
            lucks=np.zeros((n, players), np.uint64),
            seats=np.zeros(n, np.int8),
            menus=np.zeros((n, actions + 1), np.int16),
            masks=np.zeros((n, actions), np.int8),
            observations=np.zeros((n, self.encoding.size), KIND),
            rewards=np.zeros((n, players), np.float32),
            ended=np.zeros(n, bool),
            illegal=np.zeros(n, bool),
            last_observations=np.zeros((n, self.encoding.size), KIND),
        )

    def _desk(self) -> stepping.Desk:
        seen = flat_of(self.game.blank())
        runs = self.encoding.runs
        fours, twos, ones = (seen.view(kind)[offset : offset + length] for kind, offset, length in runs)
        return stepping.Desk(
            blank=flat_of(self.game.blank()),
            seen=seen,
            fours=fours,
            twos=twos,
            ones=ones,
            scratch=np.zeros(self.game.players, np.int32),
            chance=self._chance,
            luck=self._luck,
            kinds=self._kinds,
            slips=self._slips,
            stride=self._stride,
            learner=self._learner,
        )

    def _run(self, function: Callable[..., None], arrays: tuple[Any, ...], *numbers: int) -> None:
        """Run a generic algorithm over all games, each thread with its own desk and part of them."""
        twin = self._twins.twin(function)

        def run(desk: stepping.Desk, part: tuple[int, int]) -> None:
            twin(self.games, desk, *arrays, *part, *numbers)

        first, *more = zip(self._desks, self._parts, strict=True)
        others = [self._pool.submit(run, desk, part) for desk, part in more]
        run(*first)
        for other in others:
            other.result()

    def reset(self, seed: int | None = None, only: Any = None) -> None:
        """Begin all games, or `only` some (an array of booleans). With a seed the series begins anew, without one it
        goes on.
        """
        if seed is None and not self._began:
            seed = int.from_bytes(os.urandom(7), "big")
        if seed is not None:
            self._chance[0] = derive("chance", seed)
            self._luck[:] = [derive("luck", seed, seat) for seat in range(self.game.players)]
            self._sampling[0] = derive("sampling", seed)
        chosen = self._everyone if only is None else np.asarray(only, bool)
        numbers = self.games.numbers
        numbers[chosen] = np.arange(self.size)[chosen] if seed is not None else numbers[chosen] + self.size
        self._began = True
        self._run(stepping.begin_all_against if self.bots else stepping.begin_all, (chosen,))

    def step(self, actions: Any) -> None:
        """Carry out an action for every game; of a game that is over, what `autoreset` says happens instead."""
        if self._mode == stepping.DISABLED and self.games.ended.any():
            over = int(self.games.ended.argmax())
            raise ResetNeeded(f"game {over} is over: reset it first, or choose another autoreset")
        function = stepping.step_against if self.bots else stepping.step_all
        self._run(function, (np.asarray(actions, np.int64),), self._mode, self._by)

    @property
    def seats(self) -> Any:
        """Who decides, in each game."""
        return self.games.seats

    @property
    def observations(self) -> Any:
        """What that seat sees."""
        return self.games.observations

    @property
    def masks(self) -> Any:
        """1 for every action that it may take."""
        return self.games.masks

    @property
    def rewards(self) -> Any:
        """What the last step brought, by game and seat."""
        return self.games.rewards

    @property
    def ended(self) -> Any:
        """Whether the last step ended a game."""
        return self.games.ended

    @property
    def illegal(self) -> Any:
        """Whether it ended because an action was not allowed."""
        return self.games.illegal

    @property
    def last_observations(self) -> Any:
        """How the last game that ended there did: where a new one begins in the same step, `observations` are its."""
        return self.games.last_observations

    def sample(self) -> Any:
        """A legal action for every game, all alike."""
        choose = self._twins.twin(stepping.choose_all)
        choose(self.games, self._sampling, self._sampled, 0, self.size)
        return self._sampled

    def observe(self, seat: int) -> Any:
        """What a seat sees of every game, whoever decides there; −1 is a spectator."""
        out = np.zeros((self.size, self.encoding.size), KIND)
        self._run(stepping.look_all, (np.full(self.size, seat), out))
        return out

    def state(self, number: int) -> Layout:
        """The whole position of a game, secrets included, as a plain state."""
        return plain_of(self.game.rules.State, self.games.states[number])

    def save(self) -> Saved:
        """All games as they are."""
        return Saved(stepping.Games(*(array.copy() for array in self.games)))

    def restore(self, saved: Saved, source: Any = None) -> None:
        """Games as they were saved. With `source`, an array of numbers, game `g` becomes a copy of saved game
        `source[g]`: so a planner makes many of one.
        """
        for mine, its in zip(self.games, saved.games, strict=True):
            mine[...] = its if source is None else its[source]
        self._began = True

    def clone(self) -> Batch:
        """Another batch that goes on from here by itself."""
        twin = object.__new__(Batch)
        vars(twin).update(vars(self))
        for name in ("_chance", "_luck", "_sampling", "_sampled"):
            setattr(twin, name, getattr(self, name).copy())
        twin.games = twin._room()
        twin._desks = [twin._desk() for _ in range(self.threads)]
        twin._pool = ThreadPoolExecutor(self.threads)
        twin.restore(self.save())
        return twin

    def reseed(self, seed: int) -> None:
        """Another chance from here on in every game: positions stay, what comes next is the planner's to choose."""
        self.games.states["rng"] = series(derive("chance", seed), 0, self.size)

    def resample(self, seats: Any, seed: int, only: Any = None) -> None:
        """Put positions in place that the seats (one, or one a game) cannot tell from the true ones. Hidden cards and
        chance to come follow from what a seat sees and from `seed`, and from nothing else.
        """
        chosen = self._everyone if only is None else np.asarray(only, bool)
        seen = np.broadcast_to(np.asarray(seats, np.int64), self.size).copy()
        seeds = series(derive("resample", seed), 0, self.size)
        self._run(stepping.imagine_all, (seen, seeds, chosen))

    def close(self) -> None:
        """End its threads."""
        self._pool.shutdown()

    def __repr__(self) -> str:
        against = f" against {', '.join(self.bots)}" if self.bots else ""
        return f"<{self.size} × {self.game!r}{against}>"


def seated(game: Game, bots: Sequence[str]) -> tuple[Any, Any]:
    """What sits on the seats after the learner's, and how often it slips; the learner's own comes first."""
    if not bots:
        return np.zeros(1, np.int64), np.zeros(1, np.int64)
    styles = [style(name) for name in bots]
    for name, chosen in zip(bots, styles, strict=True):
        if chosen.kind not in BOTS:
            raise UnknownBot(
                f"in compiled games the bots are random, rule, easy and medium; {name} plays in single ones"
            )
    others = game.players - 1
    if len(styles) not in (1, others):
        raise ValueError(f"there are {others} other seats: name one bot for all, or {others}; not {len(styles)}")
    styles *= others if len(styles) == 1 else 1
    kinds = [stepping.LEARNER, *(BOTS[chosen.kind] for chosen in styles)]
    return np.array(kinds, np.int64), np.array([0, *(chosen.slips for chosen in styles)], np.int64)

"""Gymnasium: one agent at a table with bots of any kind."""

from __future__ import annotations

import os
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import gymnasium

from igroteka.bots import bot
from igroteka.envs import rewards
from igroteka.envs.episode import Episode
from igroteka.envs.spaces import INFO, OBSERVATION, action_space, observation_space
from igroteka.match import Game
from igroteka.match.game import luck_seed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.bots import Bot
    from igroteka.envs.episode import Planner, Saved
    from igroteka.kernel import Value

ROUND = -1  # the learner's seat is another in every game


class Solo(gymnasium.Env[Any, Any]):
    """The agent sits on `seat` (−1: another in every game), the bots on those after it: one kind for all, or one for
    each. What the agent may do stands in `info["action_mask"]` or, with `mask="observation"`, in the observation.

    What is not allowed ends the game, and costs a point. A game that is over before the agent is asked is left out.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        bots: str | Sequence[str] = "rule",
        seat: int = 0,
        reward: str = rewards.PLACES,
        mask: str = INFO,
        render_mode: str | None = None,
        planner: Planner | None = None,
        **options: Value,
    ) -> None:
        self.game = Game.simulated(game, players, options)
        others = self.game.players - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots) * (others if len(bots) == 1 else 1)
        if len(self.bots) != others:
            raise ValueError(f"there are {others} other seats: name one bot for all, or {others}; not {len(self.bots)}")
        if not ROUND <= seat <= others:
            raise ValueError(f"the agent's seat is 0 to {others}, or −1 for another in every game; not {seat}")
        self.episode = Episode(self.game, reward, planner)
        self.observation_space = observation_space(self.game, mask)
        self.action_space = action_space(self.game)
        self.render_mode = render_mode
        self._place, self._in_observation = seat, mask == OBSERVATION
        self._seed, self._number = int.from_bytes(os.urandom(7), "big"), -1
        self._illegal = False

    @property
    def seat(self) -> int:
        """The agent's seat in this game."""
        return self._number % self.game.players if self._place == ROUND else self._place

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Game 0 of a seed's series; without a seed, the next one of the series."""
        super().reset(seed=seed)
        self._seed, self._number = (self._seed, self._number) if seed is None else (int(seed), -1)
        self._illegal = False
        self._begin_next()
        while self.episode.over:
            self._begin_next()
        return self._seen(), self._info()

    def _begin_next(self) -> None:
        self._number += 1
        self.episode.begin(self._seed, self._number)
        self._seated: dict[int, Bot] = {}
        for place, name in enumerate(self.bots, start=1):
            seat = (self.seat + place) % self.game.players
            self._seated[seat] = bot(name, [luck_seed(self._seed, seat, self._number)])
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        episode = self.episode
        while not episode.over and episode.actor != self.seat:
            token = self._seated[episode.actor].choose(episode.view(episode.actor))
            action = self.game.action(token)
            assert action is not None
            episode.play(action)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.episode.over or self._illegal:
            raise gymnasium.error.ResetNeeded("the game is over: reset the environment")
        if not self.episode.allows(int(action)):
            self._illegal = True
            return self._seen(), rewards.ILLEGAL, True, False, self._info()
        self.episode.play(int(action))
        self._let_bots_play()
        return self._seen(), float(self.episode.rewards[self.seat]), self.episode.over, False, self._info()

    def _seen(self) -> Any:
        seen = self.episode.observe(self.seat)
        return {"observation": seen, "action_mask": self.episode.mask(self.seat)} if self._in_observation else seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat), "seat": self.seat}

    def information(self) -> str:
        """All that the agent has seen, heard and done."""
        return self.episode.information(self.seat)

    def render(self) -> Any:
        """The table as the agent sees it."""
        return repr(self.episode.view(self.seat)) if self.render_mode == "ansi" else None

    def save(self) -> tuple[Saved, dict[int, Bot], int]:
        """The game as it is; bots are kept with what they will do next."""
        return self.episode.save(), {seat: deepcopy(sitter) for seat, sitter in self._seated.items()}, self._number

    def restore(self, saved: tuple[Saved, dict[int, Bot], int]) -> None:
        game, sitters, self._number = saved
        self.episode.restore(game)
        self._seated = {seat: deepcopy(sitter) for seat, sitter in sitters.items()}
        self._illegal = False

    def resample(self, seed: int) -> None:
        """Another game that the agent cannot tell from this one, chance and bots' luck included."""
        self.episode.resample(self.seat, seed)
        for seat in self._seated:
            name = self.bots[(seat - self.seat) % self.game.players - 1]
            self._seated[seat] = bot(name, [luck_seed(seed, seat)])

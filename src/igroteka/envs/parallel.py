"""PettingZoo: all agents act at once (parallel), in games where choices are simultaneous."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from igroteka.envs import rewards
from igroteka.envs.agents import Agents
from igroteka.envs.naming import agent_name, seat_of
from igroteka.envs.spaces import observation_space
from igroteka.games import catalogue
from igroteka.kernel import tabletop, together
from igroteka.match import Game

if TYPE_CHECKING:
    from igroteka.envs.episode import Mask, Planner
    from igroteka.kernel import Value


class NotSimultaneous(ValueError):
    """In this game nobody ever chooses at the same time as somebody else."""


def simultaneous() -> list[str]:
    """The games in which choices are made at the same time."""
    return [id for id in catalogue.ids() if catalogue.table(id).together is not tabletop.together]


class TogetherEnv(Agents, ParallelEnv):  # type: ignore[misc]
    """Whoever is asked acts; the others pass, the last action there is, and whatever else they say is not heard. Those
    who choose in secret at the same time are asked in the same step, and learn of one another what the rules reveal.

    What is not allowed costs a point, and the first legal action is done instead: the others' game goes on.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = rewards.PLACES,
        mask: str = "info",
        render_mode: str | None = None,
        planner: Planner | None = None,
        max_cycles: int | None = None,
        **options: Value,
    ) -> None:
        if game not in simultaneous():
            raise NotSimultaneous(f"nobody chooses at the same time in {game}; they do in {', '.join(simultaneous())}")
        self.sit_down(Game.simulated(game, players, options), reward, mask, render_mode, planner)
        self.max_cycles = max_cycles
        self.passing = len(self.game.rules.TOKENS)
        self.observation_spaces = {agent: self._space(mask) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.passing + 1) for agent in self.possible_agents}

    def _space(self, mask: str) -> spaces.Space[Any]:
        space = observation_space(self.game, mask)
        if isinstance(space, spaces.Dict):
            return spaces.Dict({**space.spaces, "action_mask": spaces.Box(0, 1, (self.passing + 1,), np.int8)})
        return space

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.begin(seed)
        self._cycles = 0
        return self._told()

    @property
    def asked(self) -> list[int]:
        """The seats that choose now."""
        group = together(self.game.table, self.game.rules, self.episode.s)
        return [seat for seat in range(self.game.players) if group >> seat & 1]

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        brought = dict.fromkeys(self.agents, 0.0)
        asked = self.asked
        while asked and (seat := self.episode.actor) in asked:
            asked.remove(seat)
            agent = agent_name(seat)
            action = int(actions.get(agent, self.passing))
            if not self.episode.allows(action):
                brought[agent] += rewards.ILLEGAL
                action = self.game.actions(self.episode.s)[0]
            self.episode.play(action)
        for agent, gained in zip(self.agents, self.episode.rewards, strict=True):
            brought[agent] += gained
        self._cycles += 1
        over = self.episode.over
        late = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        observations, infos = self._told()
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late)
        if over or late:
            self.agents = []
        return observations, brought, ended, cut, infos

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        masks = {agent: self.mask(seat_of(agent)) for agent in self.agents}
        observations = {agent: self.seen_with(agent, mask) for agent, mask in masks.items()}
        return observations, {agent: {"action_mask": masks[agent]} for agent in self.agents}

    def mask(self, seat: int) -> Mask:
        """What a seat may do: whoever is not asked may pass. Of those who choose together it does not matter what the
        ones before have chosen.
        """
        mask = np.zeros(self.passing + 1, np.int8)
        if seat not in self.asked:
            mask[self.passing] = 1
            return mask
        s = self.episode.s.copy()
        while self.game.rules.actor(s) != seat:
            self.game.rules.apply(s, self.game.actions(s)[0])
        mask[self.game.actions(s)] = 1
        return mask


def parallel_env(game: str, players: int | None = None, **choices: Any) -> TogetherEnv:
    """The environment of a game, by its id."""
    return TogetherEnv(game, players, **choices)

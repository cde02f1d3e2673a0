"""PettingZoo: agents take turns (AEC), every game with every number of players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from pettingzoo import AECEnv

from igroteka.envs import rewards
from igroteka.envs.agents import Agents
from igroteka.envs.naming import agent_name, seat_of
from igroteka.envs.spaces import action_space, observation_space
from igroteka.match import Game

if TYPE_CHECKING:
    from igroteka.envs.episode import Planner, Saved
    from igroteka.kernel import Value


class TurnEnv(Agents, AECEnv):  # type: ignore[misc]
    """A game whose seats are agents `player_0`, `player_1`, … What one may do stands in `infos[agent]["action_mask"]`
    or, with `mask="observation"`, in the observation.

    What is not allowed ends the game: it costs whoever did it a point, and the others nothing.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = rewards.PLACES,
        mask: str = "info",
        render_mode: str | None = None,
        planner: Planner | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.sit_down(Game.simulated(game, players, options), reward, mask, render_mode, planner)
        self.observation_spaces = {agent: observation_space(self.game, mask) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._nothing = np.zeros(len(self.game.rules.TOKENS), np.int8)  # the mask of those who are not asked
        self._nothing.flags.writeable = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self._gather()
        self._ask()

    def _gather(self) -> None:
        """Everybody is there, and has nothing yet."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None or not self.episode.allows(int(action)):
            self.rewards[agent] = rewards.ILLEGAL
            self._end()
        else:
            self.episode.play(int(action))
            if self.episode.over:
                self.rewards = dict(zip(self.agents, self.episode.rewards, strict=True))
                self._end()
            else:
                self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        self.agent_selection = agent_name(self.episode.actor)
        self._inform()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._inform()

    def _inform(self) -> None:
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self._mask(self.agent_selection)}

    def _mask(self, agent: str) -> np.ndarray[Any, np.dtype[np.int8]]:
        if self.terminations[agent]:
            return self._nothing
        return self.episode.mask(seat_of(agent))

    def observe(self, agent: str) -> Any:
        return self.seen_with(agent, self._mask(agent))

    def save(self) -> Saved:
        """The game as it is."""
        return self.episode.save()

    def restore(self, saved: Saved) -> None:
        """A game as it was: everybody is there again."""
        self.episode.restore(saved)
        self._gather()
        if self.episode.over:
            self.rewards = dict(zip(self.agents, self.episode.rewards, strict=True))
            self._end()
        else:
            self._ask()

    def resample(self, agent: str, seed: int) -> None:
        """Another game that `agent` cannot tell from this one, its chance included."""
        self.episode.resample(seat_of(agent), seed)
        self._inform()


def env(game: str, players: int | None = None, **choices: Any) -> TurnEnv:
    """The environment of a game, by its id."""
    return TurnEnv(game, players, **choices)

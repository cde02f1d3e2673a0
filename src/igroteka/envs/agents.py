"""What both kinds of PettingZoo's environments have in common: a game whose seats are agents."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from igroteka.envs.episode import Episode
from igroteka.envs.naming import agent_name, seat_of, version_name
from igroteka.envs.spaces import OBSERVATION

if TYPE_CHECKING:
    from gymnasium import spaces

    from igroteka.envs.episode import Planner
    from igroteka.match import Game


class Agents:
    """An agent sees what its seat sees; what it may do stands in its info or, with `mask="observation"`, in the
    observation.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012
    observation_spaces: dict[str, spaces.Space[Any]]
    action_spaces: dict[str, spaces.Discrete]

    def sit_down(self, game: Game, reward: str, mask: str, render_mode: str | None, planner: Planner | None) -> None:
        self.game = game
        self.episode = Episode(game, reward, planner)
        self.metadata = {**self.metadata, "name": version_name(game)}
        self.render_mode = render_mode
        self.possible_agents = [agent_name(seat) for seat in range(game.players)]
        self.agents: list[str] = []
        self._in_observation = mask == OBSERVATION
        self._seed, self._number = int.from_bytes(os.urandom(7), "big"), -1

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Game 0 of a seed's series; without a seed, the next one of the series."""
        self._seed, self._number = (self._seed, self._number + 1) if seed is None else (int(seed), 0)
        self.episode.begin(self._seed, self._number)
        self.agents = self.possible_agents[:]

    def seen_with(self, agent: str, mask: Any) -> Any:
        """What an agent observes, with what it may do if that belongs to it."""
        seen = self.episode.observe(seat_of(agent))
        return {"observation": seen, "action_mask": mask} if self._in_observation else seen

    def information(self, agent: str) -> str:
        """All that an agent has seen, heard and done."""
        return self.episode.information(seat_of(agent))

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return repr(self.episode.view(-1)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])

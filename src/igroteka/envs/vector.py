"""Gymnasium: many games of one agent against bots, stepped in compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from igroteka.envs import rewards
from igroteka.envs.batch import Batch
from igroteka.envs.spaces import INFO, OBSERVATION, action_space, observation_space
from igroteka.match import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.envs.batch import Saved
    from igroteka.kernel import Value

MODES = {
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
    AutoresetMode.DISABLED: "disabled",
}


class Vector(VectorEnv[Any, Any, Any]):
    """`igroteka.envs.Batch` as Gymnasium wants it; that of the same name is `solo.Solo`, many times. With `copy=False`
    what is returned is overwritten by the next step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        bots: str | Sequence[str] = "rule",
        seat: int = 0,
        reward: str = rewards.PLACES,
        mask: str = INFO,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        chosen = Game.simulated(game, players, options)
        mode = AutoresetMode(autoreset_mode)
        self.batch = Batch(
            chosen,
            num_envs,
            bots=[bots] if isinstance(bots, str) else bots,
            seat=seat,
            autoreset=MODES[mode],
            reward=reward,
            threads=threads,
        )
        self.num_envs, self.render_mode = num_envs, render_mode
        self.metadata = {"render_modes": [], "autoreset_mode": mode}
        self.single_observation_space = observation_space(chosen, mask)
        self.single_action_space = action_space(chosen)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._in_observation, self._copy = mask == OBSERVATION, copy
        self._all, self._never = np.arange(num_envs), np.zeros(num_envs, bool)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """All games, or those of `options["reset_mask"]`."""
        super().reset(seed=seed)
        only = (options or {}).get("reset_mask")
        if only is not None and (not isinstance(only, np.ndarray) or only.shape != (self.num_envs,)):
            raise ValueError(f"options['reset_mask'] must be an array of {self.num_envs} booleans")
        self.batch.reset(seed, only)
        return self._seen(self.batch.observations), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        batch = self.batch
        learners = batch.seats.copy()  # before the step: where a game begins anew, the seat may be another
        batch.step(actions)
        infos = self._infos()
        ended = batch.ended
        if self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP and ended.any():
            infos |= self._final(ended)
        brought = batch.rewards[self._all, learners].astype(np.float64)
        return self._seen(batch.observations), brought, self._kept(ended), self._never.copy(), infos

    def _final(self, ended: Any) -> dict[str, Any]:
        """How games ended that have begun anew."""
        final = np.full(self.num_envs, None, object)
        over = np.zeros_like(self.batch.masks[0])
        for game in np.flatnonzero(ended):
            seen = self.batch.last_observations[game].copy()
            final[game] = {"observation": seen, "action_mask": over.copy()} if self._in_observation else seen
        return {"final_obs": final, "_final_obs": ended.copy(), "final_info": {}, "_final_info": ended.copy()}

    def _seen(self, observations: Any) -> Any:
        seen = self._kept(observations)
        return {"observation": seen, "action_mask": self._kept(self.batch.masks)} if self._in_observation else seen

    def _infos(self) -> dict[str, Any]:
        there = np.ones(self.num_envs, bool)
        masks, seats = self._kept(self.batch.masks), self._kept(self.batch.seats)
        return {"action_mask": masks, "_action_mask": there, "seat": seats, "_seat": there}

    def _kept(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def save(self) -> Saved:
        """All games as they are."""
        return self.batch.save()

    def restore(self, saved: Saved) -> None:
        self.batch.restore(saved)

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

"""The spaces of a game's observations and actions, as Gymnasium describes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from igroteka.envs.encoding import KIND, encoding_of

if TYPE_CHECKING:
    from igroteka.match import Variant

INFO, OBSERVATION = "info", "observation"  # where the mask of legal actions stands


class UnknownPlace(ValueError):
    """A mask can stand in the info or in the observation."""


def observation_space(game: Variant, mask: str = INFO) -> spaces.Space[Any]:
    """What a seat sees; with `mask="observation"`, also what it may do."""
    encoding = encoding_of(game.rules.State)
    seen = spaces.Box(encoding.low, encoding.high, dtype=KIND)
    if mask == INFO:
        return seen
    if mask != OBSERVATION:
        raise UnknownPlace(f"the mask stands in {INFO!r} or in {OBSERVATION!r}, not in {mask!r}")
    allowed = spaces.Box(0, 1, (len(game.rules.TOKENS),), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": allowed})


def action_space(game: Variant) -> spaces.Discrete:
    """An action is its number among the game's tokens."""
    return spaces.Discrete(len(game.rules.TOKENS))

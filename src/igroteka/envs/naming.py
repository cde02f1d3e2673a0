"""What things are called where researchers look for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games import catalogue

if TYPE_CHECKING:
    from igroteka.match import Variant

NAMESPACE = "igroteka"


def registered_name(id: str) -> str:
    """`igroteka/pairs-v1`: the version is that of the game's rules."""
    return f"{NAMESPACE}/{id}-v{catalogue.rules(id).RULES}"


def spiel_name(id: str) -> str:
    """`igroteka_pairs`, as OpenSpiel calls games."""
    return f"{NAMESPACE}_{id.replace('-', '_')}"


def version_name(game: Variant) -> str:
    """`igroteka_pairs_v1`, as PettingZoo calls its environments."""
    return f"{spiel_name(game.id)}_v{game.rules.RULES}"


def agent_name(seat: int) -> str:
    return f"player_{seat}"


def seat_of(agent: str) -> int:
    return int(agent.rpartition("_")[2])

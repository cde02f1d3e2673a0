"""Every game by its name, in the libraries that are installed: `gymnasium.make("igroteka/pairs-v1", players=4)`."""

from __future__ import annotations

from importlib.util import find_spec

from igroteka.envs.naming import registered_name
from igroteka.games import catalogue


def register_all() -> None:
    """In Gymnasium and PettingZoo. (OpenSpiel's register is filled when `igroteka.envs.spiel` is imported.)"""
    if find_spec("gymnasium"):
        _in_gymnasium()
        if find_spec("pettingzoo"):
            _in_pettingzoo()


def _in_gymnasium() -> None:
    from gymnasium.envs.registration import register, registry

    for id in catalogue.ids():
        if (name := registered_name(id)) not in registry:
            register(
                name,
                entry_point="igroteka.envs.solo:Solo",
                vector_entry_point="igroteka.envs.vector:Vector",
                kwargs={"game": id},
            )


def _in_pettingzoo() -> None:
    from pettingzoo import aec_registry, parallel_registry, register

    from igroteka.envs.parallel import simultaneous

    for id in catalogue.ids():
        if (name := registered_name(id)) not in aec_registry:
            register("aec", name, entry_point="igroteka.envs.aec:env", kwargs={"game": id})
        if id in simultaneous() and name not in parallel_registry:
            register("parallel", name, entry_point="igroteka.envs.parallel:parallel_env", kwargs={"game": id})

"""Our environments beside those of other projects, in one run: `python bench/peers.py` prints the table of
docs/benchmarks.md. It needs `pip install pgx jax rlcard pygame torch` besides `igroteka[research]`; what is missing is
left out, and said.

A full step is an observation, a mask, a reward, a new game where one has ended, and a legal action at random.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from igroteka.envs import Batch
from igroteka.games import catalogue
from igroteka.match import Game

Run = Callable[[], int]  # does some steps, and says how many
SIZE = 4096
ROUNDS = 5


def players_of(id: str) -> int:
    """Four, or as near as the game allows."""
    low, high = catalogue.rules(id).PLAYERS
    return min(max(low, 4), high)


def our_batch(id: str, bots: tuple[str, ...] = ()) -> Run:
    games = Batch(Game.simulated(id, players_of(id)), SIZE, autoreset="same-step", bots=bots)
    games.reset(1)

    def run() -> int:
        for _ in range(8):
            games.step(games.sample())
        return 8 * SIZE

    return run


def turns(env: Any) -> Run:
    """A PettingZoo environment, by its own loop."""
    env.reset(seed=1)

    def run() -> int:
        for _ in range(200):
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.reset()
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
        return 200

    return run


def our_turns() -> Run:
    from igroteka.envs.aec import env

    return turns(env("pairs", 4))


def their_turns() -> Run:
    from pettingzoo.classic import leduc_holdem_v4

    return turns(leduc_holdem_v4.env())


def spiel(name: str, **parameters: Any) -> Run:
    import pyspiel
    from open_spiel.python import games as python_games

    import igroteka.envs.spiel as ours

    assert python_games, ours  # both are registered by being imported
    game = pyspiel.load_game(name, parameters)

    def run() -> int:
        steps = 0
        while steps < 200:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, shares)[0])
                    continue
                np.array(state.observation_tensor())
                np.flatnonzero(state.legal_actions_mask())
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
            state.returns()
        return steps

    return run


def pgx_batch(name: str) -> Run:
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step, begin = auto_reset(env.step, env.init), jax.jit(jax.vmap(env.init))

    def some(state: Any, key: Any) -> Any:
        def once(carried: Any, _: Any) -> Any:
            state, key = carried
            key, choosing, chance = jax.random.split(key, 3)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            action = jax.random.categorical(choosing, logits, axis=1)
            return (jax.vmap(step)(state, action, jax.random.split(chance, SIZE)), key), None

        return jax.lax.scan(once, (state, key), None, length=8)[0]

    advance = jax.jit(some)
    held = [(begin(jax.random.split(jax.random.PRNGKey(1), SIZE)), jax.random.PRNGKey(2))]

    def run() -> int:
        held[0] = jax.block_until_ready(advance(*held[0]))
        return 8 * SIZE

    return run


def rlcard_env(name: str) -> Run:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def run() -> int:
        steps = 0
        while steps < 200:
            paths, _ = env.run(is_training=False)
            steps += sum(len(path) // 2 for path in paths)
        return steps

    return run


PEERS: dict[str, tuple[str, Callable[[], Run]]] = {
    "Igroteka, `Batch`: pairs, 4 players": ("one core", lambda: our_batch("pairs")),
    "Igroteka, `Batch` against `rule`: pairs, 4 players": ("one core", lambda: our_batch("pairs", ("rule",))),
    "Pgx: leduc_holdem": ("all cores", lambda: pgx_batch("leduc_holdem")),
    "Pgx: sparrow_mahjong": ("all cores", lambda: pgx_batch("sparrow_mahjong")),
    "Igroteka, PettingZoo AEC: pairs, 4 players": ("one core", our_turns),
    "PettingZoo: leduc_holdem_v4": ("one core", their_turns),
    "Igroteka, OpenSpiel: igroteka_pairs, 4 players": ("one core", lambda: spiel("igroteka_pairs", players=4)),
    "OpenSpiel (C++): leduc_poker": ("one core", lambda: spiel("leduc_poker")),
    "OpenSpiel (C++): gin_rummy": ("one core", lambda: spiel("gin_rummy")),
    "OpenSpiel (Python): python_kuhn_poker": ("one core", lambda: spiel("python_kuhn_poker")),
    "RLCard: leduc-holdem": ("one core", lambda: rlcard_env("leduc-holdem")),
    "RLCard: uno": ("one core", lambda: rlcard_env("uno")),
}


def speeds(runs: dict[str, Run], seconds: float) -> dict[str, float]:
    """Steps per CPU-second, the best of some rounds that alternate."""
    best = dict.fromkeys(runs, 0.0)
    for _ in range(ROUNDS):
        for name, run in runs.items():
            steps, began = 0, time.process_time()
            while (taken := time.process_time() - began) < seconds:
                steps += run()
            best[name] = max(best[name], steps / taken)
    return best


def two_threads(id: str) -> float:
    """How much faster two threads are than one, by the clock, the best of alternating rounds."""
    game, best = Game.simulated(id, players_of(id)), {1: 0.0, 2: 0.0}
    batches = {threads: Batch(game, 4 * SIZE, autoreset="same-step", threads=threads) for threads in best}
    for games in batches.values():
        games.reset(1)
    for _ in range(3 * ROUNDS):
        for threads, games in batches.items():
            actions, began = games.sample(), time.perf_counter()
            games.step(actions)
            best[threads] = max(best[threads], games.size / (time.perf_counter() - began))
    return best[2] / best[1]


def shown(speed: float) -> str:
    return f"{speed / 1e6:.1f} M" if speed >= 1e6 else f"{speed / 1e3:.1f} k"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=float, default=0.2, help="of CPU for each measurement")
    reader.add_argument("--games", action="store_true", help="measure our arrays of every game, and two threads")
    asked = reader.parse_args()
    made: dict[str, Run] = {}
    if asked.games:
        for id in catalogue.ids():
            made[id] = our_batch(id)
            made[id]()
    else:
        for name, (_, make) in PEERS.items():
            try:
                made[name] = make()
                made[name]()
            except ImportError as error:
                sys.stderr.write(f"{name} is left out: {error}\n")
    found = speeds(made, asked.seconds)
    print = sys.stdout.write
    print(f"| {'game' if asked.games else 'environment'} | full steps per CPU-second |\n|---|---:|\n")
    for name, speed in found.items():
        print(f"| {name} | {shown(speed)} |\n")
    if asked.games:
        print(f"\nPairs in two threads: {two_threads('pairs'):.2f} × one, by the clock.\n")


if __name__ == "__main__":
    main()

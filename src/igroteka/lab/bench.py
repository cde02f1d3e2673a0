"""How fast and how large: decisions per CPU-second, iterations of search, state size, cold and warm start."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.bots import bot, playing, style, tree
from igroteka.bots.arena import Arena
from igroteka.bots.desk import ROOT, desk_for
from igroteka.compiler.binding import interpret
from igroteka.compiler.flat import dtype_of, flat_of
from igroteka.compiler.native import compile
from igroteka.compiler.random import series
from igroteka.games import catalogue
from igroteka.match import Game

if TYPE_CHECKING:
    from collections.abc import Callable

PLAYERS = 4
GAMES = 200
ITERATIONS = 2000
SEARCHED = 2.0  # seconds
REPEATS = 15  # the machine may be busy with other things: the best of many short runs says what the code can do
PROBE = """
import sys
from igroteka.lab.simulate import simulate
from igroteka.match import Game
simulate(Game.simulated(sys.argv[1]), 1, 1)
"""


def bench(id: str, say: Callable[[str], None] = lambda step: None) -> dict[str, Any]:
    """The figures of one game."""
    low, high = Game(id).rules.PLAYERS
    game = Game.simulated(id, min(max(PLAYERS, low), high))
    say("cold and warm start")
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-") as empty:
        cold, warm = _start(id, empty), min(_start(id, empty) for _ in range(3))
    say("compiled")
    compiled = _compiled(game)
    say("interpreted")
    interpreted = _interpreted(game)
    say("search")
    searched = _searched(game)
    say("rule")
    ruled = _ruled(game)
    say("a million states")
    return {
        "players": game.players,
        "compiled": round(compiled),
        "interpreted": round(interpreted),
        "rule": round(ruled),
        "search": round(searched),
        "state_bytes": game.rules.State.packer.size,
        "million_states_mb": round(_million(game) / 1e6, 1),
        "cold_s": round(cold, 2),
        "warm_s": round(warm, 2),
    }


def machine() -> dict[str, Any]:
    """Where the figures come from."""
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    }


def _start(id: str, cache: str) -> float:
    """Seconds from starting a process to the end of its first compiled game."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", PROBE, id], check=True, env={**os.environ, "IGROTEKA_CACHE": cache})
    return time.perf_counter() - began


def _compiled(game: Game) -> float:
    run = compile(game.rules).twin(playing.play_games)
    blank = flat_of(game.blank())
    games = 500
    menu = np.zeros(len(game.rules.TOKENS) + 1, np.int16)
    scores, places = np.zeros((games, game.players), np.int32), np.zeros((games, game.players), np.int8)
    lengths, best = np.zeros(games, np.int32), 0.0
    for repeat in range(REPEATS + 1):
        seeds, lucks = series(repeat, 0, games), series(repeat, 0, games * game.players).reshape(games, -1)
        began, decisions = time.process_time(), 0
        while time.process_time() - began < 0.1:
            decisions += run(blank.copy(), blank, menu, seeds, lucks, scores, places, lengths)
        if repeat:  # the first one may have compiled
            best = max(best, decisions / (time.process_time() - began))
    return best


def _interpreted(game: Game) -> float:
    play_out: Callable[[Any, list[int], list[int]], int] = interpret(game.rules).twin(playing.play_out)
    best = 0.0
    for repeat in range(REPEATS):
        began, decisions, luck = time.process_time(), 0, [repeat]
        while time.process_time() - began < 0.1:
            s = game.blank()
            s.rng = luck[0]
            game.rules.start(s)
            decisions += play_out(s, [0] * (len(game.rules.TOKENS) + 1), luck)
        best = max(best, decisions / (time.process_time() - began))
    return best


def _ruled(game: Game) -> float:
    """Decisions per CPU-second of whole compiled games between rule bots."""
    arena, best = Arena(game, [style("rule")]), 0.0
    seated = np.zeros((GAMES, game.players), np.int8)
    for repeat in range(REPEATS):
        lucks = series(repeat, 0, GAMES * game.players).reshape(GAMES, -1)
        began = time.process_time()
        decisions = arena.play(series(repeat, 0, GAMES), lucks, seated).decisions.sum()
        best = max(best, decisions / (time.process_time() - began))
    return best


def _searched(game: Game) -> float:
    """Iterations per CPU-second at every choice along one game between rule bots, on one core."""
    twins = compile(game.rules, catalogue.bots(game.id))
    think, desk = twins.twin(tree.think), desk_for(game, ITERATIONS)
    state, player, luck = game.start(seed=1), bot("rule", [1]), np.ones(1, np.uint64)
    iterations, seconds = 0, 0.0
    while (seat := state.actor) is not None and seconds < SEARCHED:
        view = state.view(seat)
        if len(view.actions) > 1:
            desk.states[ROOT] = flat_of(view.s)[0]
            think(desk, seat, luck, 1, True)  # the first one may compile
            began = time.process_time()
            think(desk, seat, luck, ITERATIONS, True)
            seconds += time.process_time() - began
            iterations += ITERATIONS
        state.play(player.choose(view))
    return iterations / seconds


def _million(game: Game) -> int:
    return int(np.zeros(1_000_000, dtype_of(game.rules.State)).nbytes)

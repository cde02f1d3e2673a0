"""The compiled rules of Pairs beside the same by hand in C (`bench/pairs.c`): `python bench/against_c.py`.

Both play the same games, to the last byte of the last position, which is checked; then they are measured in turn. It
needs a C compiler: `cc`, or what the environment variable `CC` says.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from igroteka.bots.playing import play_games
from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile
from igroteka.compiler.random import series
from igroteka.match import Game

SOURCE = Path(__file__).with_name("pairs.c")
GAMES = 500
Run = Callable[..., int]


def by_hand(source: Path, folder: str) -> Run:
    """The program in C, called like its twin."""
    library = Path(folder) / "pairs.so"
    how = (os.environ.get("CC", "cc"), "-O3", "-march=native", "-shared", "-fPIC")
    subprocess.run([*how, str(source), "-o", str(library)], check=True)
    program = ctypes.CDLL(str(library)).play_games
    program.restype = ctypes.c_int64

    def run(*arrays: Any) -> int:
        given = [ctypes.c_void_p(array.ctypes.data) for array in arrays]
        return int(program(ctypes.c_int64(len(arrays[3])), *given))  # the fourth are the seeds

    return run


def played(run: Run, game: Game, repeat: int) -> tuple[float, bytes]:
    """Nanoseconds of processor time a decision, and all that came of the games."""
    blank, menu = flat_of(game.blank()), np.zeros(len(game.rules.TOKENS) + 1, np.int16)
    seeds, lucks = series(repeat, 0, GAMES), series(repeat, GAMES, GAMES * game.players).reshape(GAMES, -1)
    state, lengths = blank.copy(), np.zeros(GAMES, np.int32)
    scores, places = np.zeros((GAMES, game.players), np.int32), np.zeros((GAMES, game.players), np.int8)
    began = time.process_time()
    decisions = run(state, blank, menu, seeds, lucks, scores, places, lengths)
    taken = time.process_time() - began
    return taken / decisions * 1e9, b"".join(array.tobytes() for array in (scores, places, lengths, lucks, state))


def check(ours: Run, theirs: Run) -> None:
    """Both play the same games, with every number of players and every option that changes the play."""
    special: dict[str, Any] = {"continuous": True, "pieces_of_eight": True, "calamities": True, "dealer": "rotate"}
    for options in ({}, special, special | {"continuous": False}):
        for players in range(2, 9):
            game = Game.simulated("pairs", players, options)
            if played(ours, game, players)[1] != played(theirs, game, players)[1]:
                raise SystemExit(f"{SOURCE.name} and the rules differ: {players} players, {options or 'no options'}")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--players", type=int, default=4)
    reader.add_argument("--rounds", type=int, default=600)
    asked = reader.parse_args()
    game = Game.simulated("pairs", asked.players)
    with tempfile.TemporaryDirectory() as folder:
        runs = {"rules": compile(game.rules).twin(play_games), "C": by_hand(SOURCE, folder)}
        check(runs["rules"], runs["C"])
        found: dict[str, list[float]] = {name: [] for name in runs}
        for repeat in range(asked.rounds):
            for name, run in runs.items():
                found[name].append(played(run, game, repeat)[0])
    for name, times in found.items():
        sys.stdout.write(f"{name}: {min(times):.1f} ns a decision at best, {median(times):.1f} in the middle\n")
    ratio = median(theirs / ours for ours, theirs in zip(found["rules"], found["C"], strict=True))
    sys.stdout.write(f"The rules run at {ratio:.2f} times the speed of C, round by round, in the middle.\n")


if __name__ == "__main__":
    main()

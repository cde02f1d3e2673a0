"""With a Numba that we do not know, games are compiled in its usual way: that takes longer and changes nothing else."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from settings import later

# Whole games of random players, whose scores, places and lengths are told by a hash; then every byte of some states.
PLAY = """
import hashlib, sys
import numpy as np
from igroteka.bots import playing
from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile, way
from igroteka.compiler.random import series
from igroteka.match import Game

game, found = Game.simulated(sys.argv[1]), hashlib.sha256()
state, menu = flat_of(game.blank()), np.zeros(len(game.rules.TOKENS) + 1, np.int16)
run = compile(game.rules).twin(playing.play_games)
for n in range(200):
    seeds, lucks = series(n, 0, 1), series(n, 1, game.players).reshape(1, -1)
    scores, places = np.zeros((1, game.players), np.int32), np.zeros((1, game.players), np.int8)
    blank, lengths = flat_of(game.blank()), np.zeros(1, np.int32)
    run(state, blank, menu, seeds, lucks, scores, places, lengths)
    for array in (state, lucks, scores, places, lengths):
        found.update(array.tobytes())
print(way().__name__, found.hexdigest())
"""
UNKNOWN = "import numba; numba.version_info = numba.version_info._replace(short=(9, 99)); numba.__version__ = '9.99.1'"
CHANGED = "import numba.core.codegen; del numba.core.codegen.JITCodeLibrary"
WHICH = "from igroteka.compiler.native import way; way(); print(way().__name__)"
LINKING, SEPARATELY = "igroteka.compiler.linking", "igroteka.compiler.separately"


def run(script: str, *arguments: str, **environment: str) -> tuple[list[str], list[str]]:
    """The words that a script prints, and the lines that it complains in."""
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment}
    done = subprocess.run([sys.executable, "-c", script, *arguments], env=around, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.split(), done.stderr.splitlines()


@pytest.mark.parametrize("id", ["pairs", *later("dobro")])
def test_both_ways_play_the_same_games_to_the_byte(id: str) -> None:
    [way, together], _ = run(PLAY, id, IGROTEKA_PLAIN_NUMBA="")
    assert way == LINKING
    [way, apart], complaints = run(PLAY, id, IGROTEKA_PLAIN_NUMBA="1")
    assert way == SEPARATELY
    assert apart == together
    assert complaints == [], "it was asked for"


def test_a_numba_that_we_know_is_used_to_the_full() -> None:
    assert run(WHICH) == ([LINKING], [])


@pytest.mark.parametrize(("numba", "why"), [(UNKNOWN, "9.99.1"), (CHANGED, "JITCodeLibrary")])
def test_a_numba_that_we_do_not_know_is_used_in_its_usual_way_and_a_line_says_so(numba: str, why: str) -> None:
    way, [complaint] = run(f"{numba}\n{WHICH}")
    assert way == [SEPARATELY]
    assert why in complaint

"""Kernel, games, words and match need no compiled package but msgspec: they run where there is neither NumPy nor Numba,
such as in a browser.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from settings import GAMES

PLAY = """
import sys

ABSENT = ("numpy", "numba", "llvmlite", "scipy", "starlette", "uvicorn", "sqlalchemy")

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"there is no {name} here", name=name)

sys.meta_path.insert(0, Absent())

from igroteka import match, words
from igroteka.games import catalogue
from igroteka.kernel.random import luck_below

id, luck = sys.argv[1], [1]
catalogue.rules(id), catalogue.table(id), catalogue.bots(id)
game = match.Game(id)
state = game.start()
while state.actor is not None:
    for seat in range(-1, game.players):
        view = state.view(seat)
        assert view.zones is not None
    legal = state.view(state.actor).legal
    state.play(legal[luck_below(luck, len(legal))])
record = state.record()
again = match.replay(match.Record.from_json(record.to_json()))
assert again.flat() == state.flat()
assert type(state._s).unpack(state.flat()) == state._s
assert match.verify(record)
assert not any(name.partition(".")[0] in ABSENT for name in sys.modules)
print(words.of(id, "en").text("game"))
"""


@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_played_told_and_recorded_in_plain_python(id: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", PLAY, id], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-2000:]
    assert run.stdout.strip()

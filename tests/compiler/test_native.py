"""Compiled rules come from a cache on disk, and it never serves the rules of yesterday or of another game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import numba
import pytest

from igroteka.compiler.native import Twins, compile
from igroteka.games import catalogue

RULES = '''
"""A toy: count up to twelve."""
from {name}.counting import step
from igroteka.kernel import OVER, Layout, i16, offer

class State(Layout):
    total = i16()
    turn = i16()

def start(s): s.turn = 0
def actor(s): return s.turn
def legal(s, menu): offer(menu, 0)

def apply(s, action):
    s.total += step(s)
    if s.total >= 12:
        s.turn = OVER

def redact(s, seat): pass
def resample(s, seat): pass
def scores(s, out): pass
def places(s, out): pass
def audit(s): return True
'''

# Plays each toy to its end, with a generic loop, and says how that went.
PLAY = """
import json, sys
from importlib import import_module
import numpy as np
from igroteka.bots.playing import play_out
from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile

found = {}
for name in sys.argv[1:]:
    rules = import_module(name + ".rules")
    run = compile(rules).twin(play_out)
    flat, menu, luck = flat_of(rules.State()), np.zeros(3, np.int16), np.zeros(1, np.uint64)
    decisions = run(flat[0], menu, luck)
    hits, misses = sum(run.stats.cache_hits.values()), sum(run.stats.cache_misses.values())
    found[name] = {"decisions": decisions, "total": int(flat["total"][0]), "hits": hits, "misses": misses}
print(json.dumps(found))
"""


class Workshop:
    """A place to write toy games in and to play them, each time in a process of its own."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.cache = place / "cache"
        self.edits = count()

    def write(self, name: str, step: int) -> None:
        """A toy whose rules call a helper in another file; only the helper knows the step."""
        folder = self.place / name
        if not folder.exists():
            folder.mkdir()
            (folder / "__init__.py").touch()
            (folder / "rules.py").write_text(RULES.format(name=name))
        sign = "#" * next(self.edits)  # a file of another size, so that Python itself notices the change
        (folder / "counting.py").write_text(f"def step(s):\n    return {step}\n{sign}")

    def play(self, *names: str) -> dict[str, dict[str, int]]:
        path = os.pathsep.join((str(self.place), *sys.path))
        environment = {**os.environ, "IGROTEKA_CACHE": str(self.cache), "PYTHONPATH": path}
        run = subprocess.run(
            [sys.executable, "-c", PLAY, *names], env=environment, capture_output=True, text=True, timeout=120
        )
        assert run.returncode == 0, run.stderr[-2000:]
        found: dict[str, dict[str, int]] = json.loads(run.stdout)
        return found

    def folders(self) -> set[Path]:
        return set(self.cache.iterdir())


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def compiled(decisions: int, total: int = 12) -> dict[str, int]:
    return {"decisions": decisions, "total": total, "hits": 0, "misses": 1}


def cached(decisions: int, total: int = 12) -> dict[str, int]:
    return {"decisions": decisions, "total": total, "hits": 1, "misses": 0}


def test_a_change_in_a_called_function_is_noticed_and_old_rules_are_not_served(workshop: Workshop) -> None:
    workshop.write("toy", step=1)
    assert workshop.play("toy")["toy"] == compiled(12)
    assert workshop.play("toy")["toy"] == cached(12)
    before = workshop.folders()
    workshop.write("toy", step=4)  # neither rules.py nor the generic loop has changed
    assert workshop.play("toy")["toy"] == compiled(3)
    assert len(workshop.folders() - before) == 1
    workshop.write("toy", step=1)
    assert workshop.play("toy")["toy"] == cached(12), "what was compiled before is still there"


def test_two_games_of_equal_layout_and_one_loop_each_hit_their_own_cache(workshop: Workshop) -> None:
    workshop.write("threes", step=3)
    workshop.write("fives", step=5)
    assert workshop.play("threes", "fives") == {"threes": compiled(4), "fives": compiled(3, total=15)}
    assert workshop.play("threes", "fives") == {"threes": cached(4), "fives": cached(3, total=15)}
    assert workshop.play("fives", "threes") == {"fives": cached(3, total=15), "threes": cached(4)}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("IGROTEKA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


PAIRS: Any = catalogue.rules("pairs")


def test_numba_is_left_as_it_was_found(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", "somebody else's")
    Twins(PAIRS).twin(PAIRS.actor)
    assert numba.config.CACHE_DIR == "somebody else's"


def test_threads_that_ask_at_the_same_time_get_each_its_own_cache_and_the_same_twin(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", "somebody else's")
    games: list[Any] = [catalogue.rules(id) for id in catalogue.ids()]
    twins = [Twins(rules) for rules in games]
    together = threading.Barrier(8)

    def ask(thread: int) -> dict[tuple[str, str], Any]:
        together.wait()
        found = {}
        for number in range(len(games)):  # half of the threads ask for the same, half for something else
            rules, twin = games[(number + thread // 2) % len(games)], twins[(number + thread // 2) % len(games)].twin
            for function in (rules.actor, rules.legal, rules.scores):
                found[rules.__package__, function.__name__] = twin(function)
        return found

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as pool:
            first, *others = pool.map(ask, range(8))
    finally:
        sys.setswitchinterval(before)
    assert numba.config.CACHE_DIR == "somebody else's"
    assert all(other == first for other in others)
    for (game, function), twin in first.items():
        place = Path(twin.stats.cache_path).relative_to(cache).parts[0]
        assert place.startswith(f"{game}."), "the twin's code is kept in another game's place"
        assert f".{function}-" in place, "the twin's code is kept in another function's place"


def test_a_game_is_compiled_once_for_all_who_ask() -> None:
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(lambda _: compile(PAIRS), range(20)))) == 1

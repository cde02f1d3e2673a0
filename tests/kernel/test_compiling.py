"""Compiled rules come from a cache on disk, and it never serves the rules of yesterday or of another game."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import pytest

from igroteka.games import catalogue
from igroteka.kernel import compiling
from igroteka.kernel.compiling import KEPT_CACHES, PACKAGE, Twins, cache_folder

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

# Plays each toy to its end, with the kernel's own generic loop, and says how that went.
PLAY = """
import json, sys
from importlib import import_module
import numpy as np
from igroteka.kernel.compiling import compile
from igroteka.kernel.playing import play_out

found = {}
for name in sys.argv[1:]:
    rules = import_module(name + ".rules")
    run = compile(rules).twin(play_out)
    flat, menu, luck = rules.State().pack(), np.zeros(3, np.int16), np.zeros(1, np.uint64)
    decisions = run(flat[0], menu, luck)
    hits, misses = sum(run.stats.cache_hits.values()), sum(run.stats.cache_misses.values())
    found[name] = {"decisions": decisions, "total": int(flat["total"][0]), "hits": hits, "misses": misses}
print(json.dumps(found))
"""


class Workshop:
    """A place to write toy games in and to play them, each time in a process of its own.

    It has its own copy of the package, because every edit of the package empties the cache: that is what is shown here.
    """

    def __init__(self, place: Path) -> None:
        self.place = place
        self.cache = place / "cache"
        self.edits = count()
        shutil.copytree(PACKAGE, place / "igroteka", ignore=shutil.ignore_patterns("__pycache__"))

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
        environment = {**os.environ, "IGROTEKA_CACHE": str(self.cache), "PYTHONPATH": str(self.place)}
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


def test_two_games_of_equal_layout_and_one_loop_each_hit_their_own_cache(workshop: Workshop) -> None:
    workshop.write("threes", step=3)
    workshop.write("fives", step=5)
    assert workshop.play("threes", "fives") == {"threes": compiled(4), "fives": compiled(3, total=15)}
    assert workshop.play("threes", "fives") == {"threes": cached(4), "fives": cached(3, total=15)}
    assert workshop.play("fives", "threes") == {"fives": cached(3, total=15), "threes": cached(4)}


def module(folder: Path, name: str = "toy") -> ModuleType:
    """A game's module, as far as its cache is concerned."""
    (folder / name).mkdir(exist_ok=True)
    (folder / name / "rules.py").touch()
    made = ModuleType(f"{name}.rules")
    made.__file__ = str(folder / name / "rules.py")
    return made


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where caches go in this test."""
    monkeypatch.setenv("IGROTEKA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_every_source_that_a_twin_may_depend_on_names_the_folder(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = tmp_path / "package" / "kernel"
    kernel.mkdir(parents=True)
    monkeypatch.setattr(compiling, "PACKAGE", kernel.parent)
    toy = module(tmp_path)
    folders = [cache_folder(toy)]
    assert folders[0].parent == root
    assert folders[0].is_dir()
    assert cache_folder(toy) == folders[0]
    for file in (kernel / "seats.py", kernel.parent / "shared.py", tmp_path / "toy" / "counting.py"):
        file.write_text("def step(s): return 1")
        folders.append(cache_folder(toy))
        file.write_text("def step(s): return 2")
        folders.append(cache_folder(toy))
    assert len(set(folders)) == len(folders)


def test_interpreter_and_bounds_checks_name_the_folder_too(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy = module(tmp_path)
    usual = cache_folder(toy)
    with monkeypatch.context() as checked:
        checked.setenv("NUMBA_BOUNDSCHECK", "1")
        assert cache_folder(toy) != usual
    with monkeypatch.context() as newer:
        newer.setattr(sys, "version", "another interpreter")
        assert cache_folder(toy) != usual
    assert cache_folder(toy) == usual


def test_only_the_owner_may_enter_a_cache(root: Path, tmp_path: Path) -> None:
    cache_folder(module(tmp_path))
    assert root.stat().st_mode & 0o077 == 0, "compiled code is run from there"


def test_stale_caches_are_cleared_away_the_oldest_first(root: Path, tmp_path: Path) -> None:
    for age in range(KEPT_CACHES + 3):
        old = root / f"old {age}"
        (old / "deep").mkdir(parents=True)
        (old / "deep" / "loop.nbi").write_bytes(b"compiled")
        os.utime(old, (1_000_000 - age, 1_000_000 - age))
    (root / "a note").write_text("not a cache")
    folder = cache_folder(module(tmp_path))
    kept = {path.name for path in root.iterdir()}
    assert kept == {folder.name, "a note", *(f"old {age}" for age in range(KEPT_CACHES - 1))}
    assert cache_folder(module(tmp_path)) == folder
    assert {path.name for path in root.iterdir()} == kept, "using a cache that is there clears nothing"


def test_where_the_named_root_cannot_be_made_the_cache_goes_to_the_temporary_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("IGROTEKA_CACHE", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = cache_folder(module(tmp_path))
    assert folder.is_dir()
    assert folder.parent == tmp_path / f"igroteka-{os.getuid()}"


def test_where_the_named_root_may_not_be_written_the_cache_goes_to_the_temporary_folder(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writable = os.access
    monkeypatch.setattr(os, "access", lambda path, mode, **more: Path(path) != root and writable(path, mode, **more))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert cache_folder(module(tmp_path)).parent == tmp_path / f"igroteka-{os.getuid()}"


def test_a_folder_that_belongs_to_somebody_else_is_never_used(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: me + 1)  # so that all folders here are another's
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    toy = module(tmp_path)
    folders = {cache_folder(toy), cache_folder(toy)}
    assert len(folders) == 2, "a fresh one each time"
    assert all(folder.parent.parent == tmp_path and folder.parent != root for folder in folders)


def test_without_a_named_root_the_cache_is_where_caches_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("IGROTEKA_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    assert cache_folder(module(tmp_path)).parent == tmp_path / "caches" / "igroteka"


def test_numba_is_left_as_it_was_found(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", "somebody else's")
    rules: Any = catalogue.rules("pairs")
    Twins(rules, tmp_path).twin(rules.actor)
    assert numba.config.CACHE_DIR == "somebody else's"

"""Machine code lies in a folder that is ours alone, named by all that it was made from; what is old goes."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import time
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from igroteka.compiler import cache
from igroteka.compiler.binding import Clones
from igroteka.compiler.cache import KEPT, UNUSED, cache_root, folder, key_of


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where caches go in this test."""
    monkeypatch.setenv("IGROTEKA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_a_twin_has_a_folder_by_its_name_and_key(root: Path) -> None:
    assert folder("toy.rules.apply", "123") == root / "toy.rules.apply-123"
    assert folder("toy.rules.apply", "123").is_dir()


def test_only_the_owner_may_enter_a_cache(root: Path) -> None:
    folder("toy.rules.apply", "123")
    assert root.stat().st_mode & 0o077 == 0, "compiled code is run from there"


def fill(path: Path, age: float) -> None:
    """A folder with code in it that was last used so many seconds ago."""
    (path / "deep").mkdir(parents=True)
    (path / "deep" / "loop.nbi").write_bytes(b"compiled")
    used = time.time() - age
    os.utime(path, (used, used))


def test_old_versions_of_a_twin_are_cleared_away_the_longest_unused_first(root: Path) -> None:
    for age in range(KEPT + 3):
        fill(root / f"toy.apply-{age}", 10 + age)
        fill(root / f"toy.start-{age}", 10 + age)
    (root / "toy.apply-note").write_text("not a cache")
    folder("toy.apply", "new")
    others = {f"toy.start-{age}" for age in range(KEPT + 3)}
    kept = {path.name for path in root.iterdir()}
    assert kept == {"toy.apply-new", "toy.apply-note", *(f"toy.apply-{age}" for age in range(KEPT - 1)), *others}
    folder("toy.apply", "new")
    assert {path.name for path in root.iterdir()} == kept, "using a cache that is there clears nothing"


def test_a_version_that_is_used_again_is_not_old(root: Path) -> None:
    for age in range(KEPT):
        fill(root / f"toy.apply-{age}", 10 + age)
    folder("toy.apply", str(KEPT - 1))
    folder("toy.apply", "new")
    assert {path.name for path in root.iterdir()} == {
        "toy.apply-new",
        f"toy.apply-{KEPT - 1}",
        *(f"toy.apply-{age}" for age in range(KEPT - 2)),
    }


def test_what_nobody_has_used_for_long_goes_whatever_it_was(root: Path) -> None:
    fill(root / "game that is gone.apply-1", UNUSED + 60)
    fill(root / "0123456789abcdef", UNUSED + 60)
    fill(root / "another game.apply-1", UNUSED - 60)
    folder("toy.apply", "new")
    assert {path.name for path in root.iterdir()} == {"another game.apply-1", "toy.apply-new"}


def test_where_the_named_root_cannot_be_made_the_cache_goes_to_the_temporary_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("IGROTEKA_CACHE", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert cache_root() == tmp_path / f"igroteka-{os.getuid()}"
    assert cache_root().is_dir()


def test_where_the_named_root_may_not_be_written_the_cache_goes_to_the_temporary_folder(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writable = os.access
    monkeypatch.setattr(os, "access", lambda path, mode, **more: Path(path) != root and writable(path, mode, **more))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert cache_root() == tmp_path / f"igroteka-{os.getuid()}"


def test_a_folder_that_belongs_to_somebody_else_is_never_used(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: me + 1)  # so that all folders here are another's
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folders = {cache_root(), cache_root()}
    assert len(folders) == 2, "a fresh one each time"
    assert all(folder.parent == tmp_path and folder != root for folder in folders)


def test_without_a_named_root_the_cache_is_where_caches_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("IGROTEKA_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    assert cache_root() == tmp_path / "caches" / "igroteka"


RULES = """
def apply(s, action):
    return count(s, action) + len(FACES) + LIMIT

def count(s, action, most=7):
    return one(s) - other(s) + numbers.TOP

def one(s):
    return 1

def other(s):
    return 2

def unused(s):
    return 3
"""


def toy(rules: str, constants: dict[str, Any]) -> dict[str, Any]:
    made = {"__name__": "toy", "LIMIT": 12, "FACES": ("?", "1"), "numbers": ModuleType("numbers"), **constants}
    exec(rules, made)
    return made


def key(rules: str = RULES, way: str = "linking", **constants: Any) -> str:
    """The key of the toy's `apply`."""
    return key_of(Clones({}), toy(rules, constants)["apply"], way)


def test_the_key_is_the_same_for_the_same_code_wherever_it_stands() -> None:
    assert key() == key()
    assert key("# A comment, which moves all lines.\n\n" + RULES) == key()
    assert key(RULES.replace("return 3", "return 4")) == key(), "a function that is not called"
    assert key(SPARE=5) == key(), "a constant that is not named"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("return 1", "return 5"),
        ("most=7", "most=8"),
        ("+ LIMIT", "- LIMIT"),
        ("one(s) - other(s)", "other(s) - one(s)"),
        ("numbers.TOP", "numbers.LOW"),
        ("return 2", "return sum([action for action in (2, 3)])"),
    ],
)
def test_a_change_in_any_function_that_can_be_reached_is_another_key(before: str, after: str) -> None:
    assert before in RULES
    assert key(RULES.replace(before, after)) != key()


def test_a_change_inside_an_inner_function_is_another_key() -> None:
    inner = [RULES.replace("return 2", f"return sum([{step} * n for n in (2, 3)])") for step in (1, 4)]
    assert key(inner[0]) != key(inner[1])


def test_a_name_that_means_another_function_is_another_key() -> None:
    swapped = RULES + "one, other = other, one\n"  # the same functions are reached, by each other's names
    assert key(swapped) != key()
    made = toy(RULES, {})
    instead = Clones({made["one"]: made["unused"]})
    assert key_of(instead, made["apply"], "linking") != key_of(Clones({}), made["apply"], "linking")


@pytest.mark.parametrize(("before", "after"), [
    (12, 13),
    ((1, 2), (1, 3)),
    (np.uint64(1), np.uint64(2)),
    (np.uint64(1), np.int64(1)),
    (np.arange(9000), np.arange(9000) + (np.arange(9000) == 4000)),
])  # fmt: skip
def test_a_constant_that_is_named_is_in_the_key_with_its_value(before: Any, after: Any) -> None:
    assert key(LIMIT=before) == key(LIMIT=before.copy() if hasattr(before, "copy") else before)
    assert key(LIMIT=before) != key(LIMIT=after)


def test_of_a_module_that_is_named_the_whole_source_counts(tmp_path: Path) -> None:
    numbers = ModuleType("numbers")
    numbers.__file__ = str(tmp_path / "numbers.py")
    Path(numbers.__file__).write_text("TOP = 10")
    before = key(numbers=numbers)
    Path(numbers.__file__).write_text("TOP = 11")
    assert key(numbers=numbers) != before


def test_functions_may_call_one_another_in_a_circle() -> None:
    circle = RULES.replace("return 2", "return apply(s, 2)")
    assert key(circle) == key(circle)
    assert key(circle) != key(circle.replace("apply(s, 2)", "apply(s, 3)"))


def test_the_way_and_bounds_checks_are_in_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = key()
    assert key(way="separately") != usual
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert key() != usual


@pytest.mark.parametrize("what", ["version", "machine", "numba", "llvmlite", "numpy"])
def test_interpreter_machine_and_versions_are_in_the_key(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = key()
    if what == "version":
        monkeypatch.setattr(sys, "version", "another interpreter")
    elif what == "machine":
        monkeypatch.setattr(platform, "machine", lambda: "another machine")
    else:
        real = metadata.version
        monkeypatch.setattr(metadata, "version", lambda name: "99" if name == what else real(name))
    cache.surroundings.cache_clear()
    try:
        assert key() != usual
    finally:
        monkeypatch.undo()
        cache.surroundings.cache_clear()
    assert key() == usual

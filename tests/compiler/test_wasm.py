"""Modules for WebAssembly: the same to the byte whoever makes them, made once, and only of what can run alone."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from igroteka.compiler import wasm
from igroteka.compiler.flat import dtype_of
from igroteka.games import catalogue

HASHED = """
import hashlib, sys
import numpy as np
from igroteka.compiler import wasm
from igroteka.compiler.flat import dtype_of
from igroteka.games import catalogue
from igroteka.kernel.policies import policy

rules = catalogue.rules("dobro")
example = np.zeros(1, dtype_of(rules.State))[0], np.zeros(9, np.int16), np.zeros(1, np.uint64)
print(hashlib.sha256(wasm.module(rules, catalogue.bots("dobro"), policy, example, 4096)).hexdigest())
"""
SEARCHED = """
import hashlib, sys
from igroteka.bots.portable import portable

print(hashlib.sha256(portable(sys.argv[1]).module).hexdigest())
"""


def printed(script: str, place: Path, seed: int, *arguments: str) -> str:
    """What a script prints in a process with a cache of its own, in which sets have an order of their own."""
    own = {**os.environ, "IGROTEKA_CACHE": str(place / str(seed)), "PYTHONHASHSEED": str(seed)}
    done = subprocess.run([sys.executable, "-c", script, *arguments], env=own, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_two_processes_make_the_same_bytes(tmp_path: Path) -> None:
    assert printed(HASHED, tmp_path, 1) == printed(HASHED, tmp_path, 2)


@pytest.mark.long
@pytest.mark.parametrize("id", ["dobro", "goblin-poker"])
def test_two_processes_make_the_same_search(id: str, tmp_path: Path) -> None:
    assert printed(SEARCHED, tmp_path, 1, id) == printed(SEARCHED, tmp_path, 2, id)


@pytest.fixture
def cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("IGROTEKA_CACHE", str(tmp_path))
    return tmp_path


def seat_after(s: Any, seat: int) -> int:
    """A function that needs nothing."""
    return int((seat + 1) % s.seats)


def hopes(s: Any, seat: int) -> float:
    """A function that needs a table of logarithms, which a module has not."""
    return math.log(seat + 2)


def made(function: Any, room: int = 4096) -> bytes:
    rules = catalogue.rules("dobro")
    return wasm.module(rules, catalogue.bots("dobro"), function, (np.zeros(1, dtype_of(rules.State))[0], 1), room)


def test_a_module_is_made_once_and_again_if_it_is_to_be_another(cached: Path) -> None:
    first = made(seat_after)
    [kept] = cached.glob("*/module.wasm")
    kept.write_bytes(b"kept")
    assert made(seat_after) == b"kept"
    assert made(seat_after, room=1 << 20) not in (first, b"kept")


def test_nothing_of_the_machine_that_compiles_is_left_in_a_module(cached: Path) -> None:
    module = made(seat_after)
    for trace in (str(Path.home()), sys.prefix, "python", "igroteka"):
        assert trace.encode() not in module


def test_what_a_module_cannot_do_alone_is_refused_by_its_name(cached: Path) -> None:
    with pytest.raises(wasm.NotPortable, match=r"hopes cannot be made into WebAssembly: .*undefined symbol: log"):
        made(hopes)


def test_without_a_linker_it_is_said_what_to_install(cached: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm, "LINKER", "a linker that nobody has")
    with pytest.raises(wasm.NoLinker, match=r"pip install 'igroteka\[site\]'"):
        made(seat_after)

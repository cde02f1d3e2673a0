"""Simulated worlds hold what they must, whatever befalls them; the same seed is the same world everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from simulated.shapes import shape_of
from simulated.worlds import run

TESTS = Path(__file__).parents[1]
CHUNK, SHORT, LONG = 20, 200, 20_000  # worlds
FAILED = (224, 251, 257, 824, 1376, 1901, 2007, 2032, 2093, 2738, 2771, 14957)  # seeds of worlds that were wrong once


def hold(first: int, count: int) -> None:
    for seed in range(first, first + count):
        try:
            run(seed)
        except Exception as error:
            raise AssertionError(
                f"{error}\nto repeat it, in tests: python -m simulated.worlds --seed {seed}"
            ) from error


@pytest.mark.parametrize("first", range(1, SHORT, CHUNK))
def test_worlds(first: int) -> None:
    hold(first, CHUNK)


@pytest.mark.long
@pytest.mark.parametrize("first", range(SHORT + 1, SHORT + LONG, 5 * CHUNK))
def test_more_worlds(first: int) -> None:
    hold(first, 5 * CHUNK)


@pytest.mark.parametrize("seed", FAILED)
def test_worlds_that_have_failed(seed: int) -> None:
    hold(seed, 1)


def test_the_same_seed_is_the_same_world_in_any_process() -> None:
    """Down to every byte that was told, and the moment at which it was."""
    program = "from simulated.worlds import run; print([run(seed).digest for seed in range(1, 6)])"
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": str(TESTS)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hashing in ("1", "2")
    }
    assert len(told) == 1
    assert str([run(seed).digest for seed in range(1, 6)]) == told.pop().strip()


def test_worlds_differ_in_all_that_may_befall_them() -> None:
    """Any blow comes in some of a hundred worlds, and none in others."""
    shapes = [shape_of(seed) for seed in range(100)]
    for blow in {blow for shape in shapes for blow in shape.blows}:
        assert 10 < sum(blow in shape.blows for shape in shapes) < 90
    assert {shape.processes for shape in shapes} == {1, 2, 3}

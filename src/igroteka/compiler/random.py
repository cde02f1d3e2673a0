"""The twins of `kernel.random`: SplitMix64 in unsigned 64-bit arithmetic, which wraps by itself.

Every constant is unsigned, because one signed operand makes the whole expression signed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.kernel.random import MIX_A, MIX_B, STEP, luck_below, numbered, random_below, scramble

if TYPE_CHECKING:
    from collections.abc import Callable

_STEP, _MIX_A, _MIX_B = np.uint64(STEP), np.uint64(MIX_A), np.uint64(MIX_B)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def series(seed: int, first: int, count: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """`numbered(seed, first)` and the `count − 1` after it, at once."""
    numbers = np.arange(first + 1, first + count + 1, dtype=np.uint64)
    return np.asarray(_scramble(np.uint64(seed) + numbers * _STEP), dtype=np.uint64)


def _numbered(seed: Any, number: int) -> Any:
    return _scramble(np.uint64(seed) + np.uint64(number + 1) * _STEP)


def _scramble(z: Any) -> Any:
    z = (z ^ (z >> _30)) * _MIX_A
    z = (z ^ (z >> _27)) * _MIX_B
    return z ^ (z >> _31)


def _random_below(s: Any, n: int) -> Any:
    z = s.rng + _STEP
    s.rng = z
    return np.int64(((_scramble(z) >> _32) * np.uint64(n)) >> _32)


def _luck_below(luck: Any, n: int) -> Any:
    z = luck[0] + _STEP
    luck[0] = z
    return np.int64(((_scramble(z) >> _32) * np.uint64(n)) >> _32)


TWINS: dict[Callable[..., Any], Callable[..., Any]] = {
    scramble: _scramble,
    random_below: _random_below,
    luck_below: _luck_below,
    numbered: _numbered,
}

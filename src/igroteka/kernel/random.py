"""SplitMix64, the simulation's generator: small, fast, and the same numbers interpreted and compiled.

It is not for games between people: whoever sees enough of its output can tell the rest.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

_MASK = (1 << 64) - 1
_STEP, _MIX_A, _MIX_B = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def scramble(z: int) -> int:
    z = (z ^ (z >> 30)) * _MIX_A & _MASK
    z = (z ^ (z >> 27)) * _MIX_B & _MASK
    return z ^ (z >> 31)


def random_below(s: Any, n: int) -> int:
    """A number from 0 to n−1 off the state's own generator."""
    z: int = (s.rng + _STEP) & _MASK
    s.rng = z
    z = (z ^ (z >> 30)) * _MIX_A & _MASK  # `scramble`, without the call
    z = (z ^ (z >> 27)) * _MIX_B & _MASK
    return ((z ^ (z >> 31)) >> 32) * n >> 32


def luck_below(luck: Any, n: int) -> int:
    """A number from 0 to n−1 for a player's choice; `luck` is an array of one 64-bit number."""
    luck[0] = z = (int(luck[0]) + _STEP) & _MASK
    return (scramble(z) >> 32) * n >> 32


def derive(*parts: int | str) -> int:
    """A 64-bit seed that depends on every part and on nothing else."""
    text = "/".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def numbered(seed: int, number: int) -> int:
    """The seed of member `number` of a series."""
    return scramble((seed + (number + 1) * _STEP) & _MASK)


def series(seed: int, first: int, count: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """`numbered(seed, first)` and the `count − 1` after it, at once."""
    numbers = np.arange(first + 1, first + count + 1, dtype=np.uint64)
    return np.asarray(_scramble_compiled(np.uint64(seed) + numbers * _U_STEP), dtype=np.uint64)


# The compiled twins. Every constant is unsigned, because one signed operand makes the whole expression signed.
_U_STEP, _U_MIX_A, _U_MIX_B = np.uint64(_STEP), np.uint64(_MIX_A), np.uint64(_MIX_B)
_U27, _U30, _U31, _U32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def _scramble_compiled(z: Any) -> Any:
    z = (z ^ (z >> _U30)) * _U_MIX_A
    z = (z ^ (z >> _U27)) * _U_MIX_B
    return z ^ (z >> _U31)


def _random_below_compiled(s: Any, n: int) -> Any:
    z = s.rng + _U_STEP
    s.rng = z
    return np.int64(((_scramble_compiled(z) >> _U32) * np.uint64(n)) >> _U32)


def _luck_below_compiled(luck: Any, n: int) -> Any:
    z = luck[0] + _U_STEP
    luck[0] = z
    return np.int64(((_scramble_compiled(z) >> _U32) * np.uint64(n)) >> _U32)


TWINS = {scramble: _scramble_compiled, random_below: _random_below_compiled, luck_below: _luck_below_compiled}

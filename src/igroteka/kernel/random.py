"""SplitMix64, the simulation's generator: small, fast, and the same numbers interpreted and compiled.

It is not for games between people: whoever sees enough of its output can tell the rest.
"""

from __future__ import annotations

import hashlib
from typing import Any

MASK = (1 << 64) - 1
STEP, MIX_A, MIX_B = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def scramble(z: int) -> int:
    z = (z ^ (z >> 30)) * MIX_A & MASK
    z = (z ^ (z >> 27)) * MIX_B & MASK
    return z ^ (z >> 31)


def random_below(s: Any, n: int) -> int:
    """A number from 0 to n−1 off the state's own generator."""
    z: int = (s.rng + STEP) & MASK
    s.rng = z
    z = (z ^ (z >> 30)) * MIX_A & MASK  # `scramble`, without the call
    z = (z ^ (z >> 27)) * MIX_B & MASK
    return ((z ^ (z >> 31)) >> 32) * n >> 32


def luck_below(luck: Any, n: int) -> int:
    """A number from 0 to n−1 for a player's choice; `luck` is an array of one 64-bit number."""
    luck[0] = z = (int(luck[0]) + STEP) & MASK
    return (scramble(z) >> 32) * n >> 32


def derive(*parts: int | str) -> int:
    """A 64-bit seed that depends on every part and on nothing else."""
    text = "/".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def numbered(seed: int, number: int) -> int:
    """The seed of member `number` of a series."""
    return scramble((seed + (number + 1) * STEP) & MASK)

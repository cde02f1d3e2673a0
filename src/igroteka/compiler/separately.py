"""Numba's usual way: each function made into machine code by itself.

The results are those of `linking`, and nothing here depends on Numba's inside; a game takes several times as long to
compile. It stands in where `linking` does not know the Numba that is installed.
"""

from __future__ import annotations

from typing import Any

import numba


def part(function: Any, in_place: bool) -> Any:
    """A function that only compiled ones call; LLVM decides what is put in its place."""
    return numba.njit(nogil=True, error_model="numpy")(function)


def entry(function: Any) -> Any:
    """A function that is called from Python, kept in the disk cache."""
    return numba.njit(nogil=True, error_model="numpy", cache=True)(function)

"""Where blocks of games are played: in this process, in several of this machine, or on a Ray cluster (`cluster`).

What comes out of a block depends on nothing but the block. So it may be played anywhere, in any order, and once more
where a process or a machine was lost: the figures are the same to the last digit.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TYPE_CHECKING, Protocol, TypeVar

from igroteka.bots.workers import die_with

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

Played = TypeVar("Played")


class Place(Protocol):
    def play(self, blocks: Sequence[Callable[[], Played]]) -> Iterator[tuple[int, Played]]:
        """What came out of every block, with its number, as soon as it is done. Blocks can be pickled."""


class Here:
    """In this process, one after the other."""

    def play(self, blocks: Sequence[Callable[[], Played]]) -> Iterator[tuple[int, Played]]:
        for number, block in enumerate(blocks):
            yield number, block()


class Processes:
    """In so many processes of this machine, or in one for every core."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1

    def play(self, blocks: Sequence[Callable[[], Played]]) -> Iterator[tuple[int, Played]]:
        size = min(self.workers, len(blocks))
        if size <= 1:
            yield from Here().play(blocks)
            return
        with ProcessPoolExecutor(size, get_context("spawn"), initializer=die_with, initargs=(os.getpid(),)) as pool:
            numbers = {pool.submit(block): number for number, block in enumerate(blocks)}
            try:
                for job in as_completed(numbers):
                    yield numbers[job], job.result()
            finally:
                pool.shutdown(cancel_futures=True)

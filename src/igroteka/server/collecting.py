"""Python's collector of cycles, in small bites.

Thousands of connections and tables are hundreds of thousands of objects that live on. Looking through all of them
takes a good part of a second in which nobody is served, and finds next to nothing: what ends here is mostly freed
without it. Even the young ones grow many between two collections, since Python counts those that were freed meanwhile,
of whatever age, against them. So only what has come since the last bite is looked at, and is then left alone (frozen).
All is looked through when there is twice as much as after the last time, what newcomers bring along not counted:
something has gone, perhaps, and was missed.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sized

BITE = 0.1  # seconds from one to the next
COUNTING = 0.003  # of the time, at most, for counting everything: where there is much, that takes a tenth of a second
GROWN = 2  # times as much: time to look through all
AT_LEAST = 50_000  # objects: what little there is more of is not worth it
BROUGHT = 250  # objects that a connection brings along, with its share of a table


class Collecting:
    """Begins at once, and goes on as long as the event loop does."""

    def __init__(self, connections: Sized) -> None:
        self._connections = connections
        self._loop = asyncio.get_running_loop()
        gc.disable()
        self._look_through_all()
        self._loop.call_later(BITE, self._bite)

    def _bite(self) -> None:
        gc.collect(0)
        gc.freeze()
        brought = BROUGHT * max(0, len(self._connections) - self._connected)
        if self._loop.time() >= self._next_count and self._count() > self._enough + brought:
            self._look_through_all()
        self._loop.call_later(BITE, self._bite)

    def _look_through_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        living = self._count()
        self._enough = max(GROWN * living, living + AT_LEAST)
        self._connected = len(self._connections)

    def _count(self) -> int:
        began = time.perf_counter()
        counted = gc.get_freeze_count()
        self._next_count = self._loop.time() + (time.perf_counter() - began) / COUNTING
        return counted

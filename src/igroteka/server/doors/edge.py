"""What all connections of one server share: bounds, the doorkeeper, and turns at the work that they bring."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol, cast

from igroteka.server.doors.doorkeeper import Doorkeeper

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.server.bounds import Bounds

TURN = 0.002  # seconds in each round of the loop for all those who sent much at once


class Turns:
    """Much work of many, a little in each round of the loop."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], bool]] = deque()
        self._due = False

    def take(self, work: Callable[[], bool]) -> None:
        """Have some work done: a little with each call, until it says that nothing is left."""
        self._waiting.append(work)
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._round)

    def _round(self) -> None:
        self._due = False
        until = monotonic() + TURN
        try:
            while self._waiting and monotonic() < until:
                work = self._waiting.popleft()
                if work():
                    self._waiting.append(work)
        finally:
            if self._waiting and not self._due:
                self._due = True
                asyncio.get_running_loop().call_soon(self._round)


@dataclass
class Edge:
    bounds: Bounds
    comes_for_many: Callable[[str], bool]  # whether an address is a proxy's
    doorkeeper: Doorkeeper = field(init=False)
    turns: Turns = field(default_factory=Turns)

    def __post_init__(self) -> None:
        self.doorkeeper = Doorkeeper(self.bounds)


class HasEdge(Protocol):
    edge: Edge


def edge_of(config: Any) -> Edge:
    """What uvicorn hands to every connection as its configuration has it."""
    return cast("HasEdge", config).edge

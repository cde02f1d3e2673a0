"""What the driver asks of a server: to be started, to let people in, to seat them at tables."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

import httpx

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowd import Player, Table
    from processes import Process

FRESH = httpx.Limits(keepalive_expiry=1)  # servers close idle connections after 5 s: none is used again so late


class Server(ABC):
    name: ClassVar[str]
    storage: str
    processes: list[Process]

    @abstractmethod
    async def admit(self, people: int) -> Sequence[Player]:
        """People whom the server knows, not connected yet."""

    @abstractmethod
    async def connect(self, player: Player) -> None:
        """Connected and greeted, but at no table."""

    @abstractmethod
    async def seat(self, players: Sequence[Player]) -> Table:
        """These people at a table whose game has begun, each seeing it."""

    def cpu_seconds(self) -> float:
        return sum(process.cpu_seconds() for process in self.processes)

    def resident(self) -> int:
        return sum(process.resident() for process in self.processes)

    async def stop(self) -> None:
        for process in self.processes:
            process.stop()

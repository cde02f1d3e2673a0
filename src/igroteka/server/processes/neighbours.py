"""The processes behind one port: each shows its figures in Redis, so that whichever is asked can tell those of all."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from redis.asyncio import Redis

    from igroteka.server.settings import Place

EVERY = 1.0  # seconds
GONE = 3000  # milliseconds after which a process that has shown nothing is not spoken of
PATIENCE = 2.0  # seconds to look at what others have shown


class Neighbours:
    def __init__(self, redis: Redis, place: Place, prefix: str = "igroteka:") -> None:
        self.redis = redis
        self.place = place
        self._prefix = f"{prefix}figures:{place.group}:"

    async def show(self, figures: Callable[[], bytes]) -> None:
        while True:
            with suppress(Exception):  # the cluster says so when Redis is gone
                await self.redis.set(f"{self._prefix}{self.place.number}", figures(), px=GONE)
            await asyncio.sleep(EVERY)

    async def shown(self) -> dict[int, bytes]:
        """What the others have shown; nothing if Redis is gone."""
        others = [number for number in range(1, self.place.count + 1) if number != self.place.number]
        found: list[Any] = [None] * len(others)
        with suppress(Exception):
            async with asyncio.timeout(PATIENCE):
                found = await self.redis.mget([f"{self._prefix}{number}" for number in others])
        return {number: figures for number, figures in zip(others, found, strict=True) if figures is not None}

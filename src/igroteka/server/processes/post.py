"""Notes between processes, by Redis' publish and subscribe. What is lost is noticed, and everything begins anew."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from igroteka.server.processes import notes

if TYPE_CHECKING:
    from collections.abc import Callable

    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

    from igroteka.server.processes.notes import AnyNote

log = structlog.get_logger()

EVERYBODY = "everybody"  # who listens to what concerns all processes
WAITING = 10_000  # notes that wait to be sent
TOGETHER = 100  # notes in one go
DEAF = 5.0  # seconds without a note, not even one's own: the line is cut, and nobody has said so


class Post:
    """`take` gets every note for this process; `lost` is told that something may not have arrived."""

    def __init__(self, redis: Redis, prefix: str, me: str) -> None:
        self.redis = redis
        self.prefix = prefix
        self.me = me
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)

    def _channel(self, process: str) -> str:
        return f"{self.prefix}process:{process}"

    def tell(self, process: str, note: AnyNote) -> bool:
        """Whether there was room for it."""
        try:
            self._out.put_nowait((self._channel(process), notes.write(note)))
        except asyncio.QueueFull:
            log.error("redis", error="too much is waiting to be sent")
            return False
        return True

    async def speak(self, lost: Callable[[], None]) -> None:
        while True:
            batch = [await self._out.get()]
            while not self._out.empty() and len(batch) < TOGETHER:
                batch.append(self._out.get_nowait())
            try:
                pipe = self.redis.pipeline(transaction=False)
                for channel, body in batch:
                    pipe.publish(channel, body)
                await pipe.execute()
            except Exception as error:
                log.error("redis", error=repr(error))
                lost()
                await asyncio.sleep(0.2)

    async def listen(self, take: Callable[[AnyNote], None], lost: Callable[[], None]) -> None:
        """Take what others say. After a break nobody knows what was missed."""
        while True:
            pubsub: PubSub = self.redis.pubsub(ignore_subscribe_messages=True)
            try:
                await pubsub.subscribe(self._channel(self.me), self._channel(EVERYBODY))
                lost()
                heard = pubsub.listen()
                while True:
                    async with asyncio.timeout(DEAF):
                        message = await anext(heard)
                    take(notes.read(message["data"]))
            except Exception as error:
                log.error("redis", error=repr(error))
                await asyncio.sleep(0.3)
            finally:
                with suppress(Exception):
                    await pubsub.aclose()  # type: ignore[no-untyped-call]

    async def drain(self) -> None:
        while not self._out.empty():
            await asyncio.sleep(0.005)

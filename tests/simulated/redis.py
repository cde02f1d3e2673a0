"""A Redis for simulated worlds: what `processes/` asks of one, with memory that can be lost and lines that are cut."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from igroteka.server.processes import leases

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from simulated.loop import Life, Loop

TAKES = (0.0002, 0.005)  # seconds, there and back again


class Redis:
    """The server."""

    def __init__(self, loop: Loop, luck: random.Random) -> None:
        self.loop = loop
        self.luck = luck
        self.down = False
        self._values: dict[str, tuple[bytes, float]] = {}  # with the time at which they are forgotten
        self.subscribed: dict[str, list[PubSub]] = {}

    def forget(self) -> None:
        """It has died and begun anew: whoever listened listens no more."""
        self._values.clear()
        self.hang_up()

    def hang_up(self) -> None:
        for listening in {id(one): one for several in self.subscribed.values() for one in several}.values():
            listening.fail()
        self.subscribed.clear()

    def get(self, key: str) -> bytes | None:
        value, until = self._values.get(key, (b"", 0.0))
        return value if until > self.loop.time() else None

    def put(self, key: str, value: str | bytes, seconds: float) -> None:
        stored = value.encode() if isinstance(value, str) else value
        self._values[key] = stored, self.loop.time() + seconds

    def remove(self, key: str) -> None:
        self._values.pop(key, None)

    def turn_from(self, client: Client) -> None:
        """Whoever listens there hears nothing any more, and is not told so."""
        for channel, listening in self.subscribed.items():
            self.subscribed[channel] = [one for one in listening if one.client is not client]

    def publish(self, channel: str, body: bytes) -> None:
        for listening in self.subscribed.get(channel, []):
            listening.hear(body)

    def client(self, life: Life) -> Client:
        return Client(self, life)


class Client:
    """What a process has of it (see `redis.asyncio.Redis`)."""

    def __init__(self, server: Redis, life: Life) -> None:
        self.server = server
        self.life = life
        self.cut = False  # from this process alone

    async def _ask(self, do: Callable[[], Any]) -> Any:
        loop, luck = self.server.loop, self.server.luck
        done = loop.create_future()
        loop.outside(luck.uniform(*TAKES), self._answer, do, done)
        return await done

    def _answer(self, do: Callable[[], Any], done: asyncio.Future[Any]) -> None:
        if done.done() or self.life.over:
            return
        if self.server.down or self.cut:
            done.set_exception(ConnectionError("Redis does not answer"))
        else:
            done.set_result(do())

    async def set(self, key: str, value: bytes, px: int) -> None:
        await self._ask(lambda: self.server.put(key, value, px / 1000))

    async def exists(self, key: str) -> int:
        return int(await self._ask(lambda: self.server.get(key) is not None))

    async def mget(self, keys: Sequence[str]) -> list[bytes | None]:
        found: list[bytes | None] = await self._ask(lambda: [self.server.get(key) for key in keys])
        return found

    async def delete(self, key: str) -> None:
        await self._ask(lambda: self.server.remove(key))

    async def aclose(self) -> None: ...

    def register_script(self, script: str) -> Callable[..., Any]:
        known: dict[str, Callable[..., Any]] = {leases.CLAIM: self._claim, leases.RELEASE: self._release}

        async def run(keys: Sequence[str], args: Sequence[str]) -> Any:
            return await self._ask(lambda: known[script](*keys, *args))

        return run

    def _claim(self, key: str, me: str, alive: str) -> bytes:
        owner = self.server.get(key)
        if owner is not None and owner != me.encode() and self.server.get(alive + owner.decode()) is not None:
            return owner
        self.server.put(key, me, 604800)
        return me.encode()

    def _release(self, key: str, me: str) -> int:
        if self.server.get(key) != me.encode():
            return 0
        self.server.remove(key)
        return 1

    def pipeline(self, transaction: bool) -> Pipeline:
        return Pipeline(self)

    def pubsub(self, ignore_subscribe_messages: bool) -> PubSub:
        return PubSub(self)


class Pipeline:
    def __init__(self, client: Client) -> None:
        self.client = client
        self._published: list[tuple[str, bytes]] = []

    def publish(self, channel: str, body: bytes) -> None:
        self._published.append((channel, body))

    async def execute(self) -> None:
        def publish() -> None:
            for channel, body in self._published:
                self.client.server.publish(channel, body)

        await self.client._ask(publish)


class PubSub:
    def __init__(self, client: Client) -> None:
        self.client = client
        self._coming: deque[bytes] = deque()
        self._heard: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._last = 0.0

    async def subscribe(self, *channels: str) -> None:
        def subscribe() -> None:
            for channel in channels:
                self.client.server.subscribed.setdefault(channel, []).append(self)

        await self.client._ask(subscribe)

    def hear(self, body: bytes) -> None:
        """What was published arrives a moment later, in order."""
        server = self.client.server
        self._last = max(self._last, server.loop.time() + server.luck.uniform(*TAKES))
        if not self.client.cut:
            self._coming.append(body)
            server.loop.outside_at(self._last, self._arrive)

    def _arrive(self) -> None:
        self._heard.put_nowait(self._coming.popleft())

    def fail(self) -> None:
        self._heard.put_nowait(None)

    def listen(self) -> PubSub:
        return self

    def __aiter__(self) -> PubSub:
        return self

    async def __anext__(self) -> dict[str, bytes]:
        body = await self._heard.get()
        if body is None:
            raise ConnectionError("Redis has hung up")
        return {"data": body}

    async def aclose(self) -> None:
        for listening in self.client.server.subscribed.values():
            if self in listening:
                listening.remove(self)

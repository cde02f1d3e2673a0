"""The network of a simulated world: connections that are slow, are cut, or are cut and nobody notices.

A `Wire` is a WebSocket between somebody and a process: what is sent arrives later, in order, until it is cut. What
people have at their end is a `Wire`; the process has its `Socket`, which speaks to `doors.sockets.Connection` as
Starlette and a `Line` do.
"""

from __future__ import annotations

import asyncio
from collections import deque
from random import Random
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocketState
from uvicorn.protocols.utils import ClientDisconnected

if TYPE_CHECKING:
    from collections.abc import Callable

    from simulated.loop import Loop

ROOM = 16 * 1024  # bytes that wait for somebody who does not read, before the server waits, too
NOTICED = (0.0, 0.5)  # seconds until both ends know of a cut
UNNOTICED = (20.0, 45.0)  # until the server does, of a cut that it is not told of


class Lost(ConnectionError):
    """The connection is gone."""


class Pipe:
    """One direction of a connection."""

    def __init__(self, loop: Loop, luck: Random, delay: tuple[float, float]) -> None:
        self.loop = loop
        self.luck = luck
        self.delay = delay
        self.dead = False  # nothing arrives any more
        self.lost = False  # and whoever reads knows it
        self.unread = 0  # bytes on their way, or waiting to be read
        self._coming: deque[str] = deque()
        self._arrived: deque[str] = deque()
        self._last = 0.0
        self._changed = asyncio.Event()

    def put(self, text: str) -> None:
        self.unread += len(text)
        self._coming.append(text)
        self._last = max(self._last, self.loop.time() + self.luck.uniform(*self.delay))
        self.loop.outside_at(self._last, self._arrive)

    def _arrive(self) -> None:
        text = self._coming.popleft()
        if not self.dead:
            self._arrived.append(text)
            self._changed.set()

    def lose(self) -> None:
        self.lost = True
        self._changed.set()

    async def get(self) -> str:
        """The next that arrives. Lost: there is none any more."""
        while not self._arrived:
            if self.lost:
                raise Lost
            self._changed.clear()
            await self._changed.wait()
        text = self._arrived.popleft()
        self.unread -= len(text)
        self._changed.set()
        return text

    @property
    def full(self) -> bool:
        return self.unread > ROOM and not self.lost

    async def has_room(self) -> None:
        while self.full:
            self._changed.clear()
            await self._changed.wait()


class Wire:
    """A connection, as a client has it."""

    def __init__(self, loop: Loop, luck: Random, delay: tuple[float, float]) -> None:
        self.loop = loop
        self.luck = luck
        # Each direction has its own: when a connection is lost does not hang on how much was said on it.
        self.up = Pipe(loop, Random(luck.random()), delay)
        self.down = Pipe(loop, Random(luck.random()), delay)
        self.sent: Callable[[str], None] = lambda text: None  # hears what the server sends,
        self.said: Callable[[str], None] = lambda text: None  # and what the client does

    def send(self, text: str) -> None:
        if self.down.lost:
            raise Lost
        self.said(text)
        self.up.put(text)

    async def read(self) -> str:
        return await self.down.get()

    @property
    def lost(self) -> bool:
        return self.down.lost

    def cut(self, *, noticed: bool = True) -> None:
        """From now on nothing arrives. If nobody is told, the client finds out by itself, and the server after long."""
        self.up.dead = self.down.dead = True
        for pipe in (self.up, self.down):
            if noticed:
                self.loop.outside(self.luck.uniform(*NOTICED), pipe.lose)
        if not noticed:
            self.loop.outside(self.luck.uniform(*UNNOTICED), self.up.lose)

    def leave(self) -> None:
        """The client closes it; whether the server hears of that at once is luck."""
        self.said("")
        self.down.dead = True
        self.down.lose()
        self.cut(noticed=self.luck.random() < 0.8)


class Socket:
    """The same connection, as a process has it."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.application_state = WebSocketState.CONNECTED

    async def hear(self) -> dict[str, Any]:
        try:
            return {"type": "websocket.receive", "text": await self.wire.up.get()}
        except Lost:
            return {"type": "websocket.disconnect", "code": 1006}

    @property
    def full(self) -> bool:
        return self.wire.down.full

    async def room(self) -> None:
        await self.wire.down.has_room()

    def tell(self, told: bytes) -> None:
        if self.application_state is WebSocketState.DISCONNECTED:
            raise ClientDisconnected
        if self.wire.up.lost:
            self.application_state = WebSocketState.DISCONNECTED
            raise ClientDisconnected
        text = told.decode()
        self.wire.sent(text)
        self.wire.down.put(text)

    async def close(self, code: int = 1000, why: str = "") -> None:
        self.application_state = WebSocketState.DISCONNECTED
        self.wire.cut()


class Network:
    """`slow`: how long a message is on its way, in seconds."""

    def __init__(self, loop: Loop, slow: tuple[float, float]) -> None:
        self.loop = loop
        self.slow = slow
        self.wires: list[Wire] = []

    def wire(self, luck: Random) -> Wire:
        self.wires = [wire for wire in self.wires if not wire.lost]
        self.wires.append(Wire(self.loop, luck, self.slow))
        return self.wires[-1]

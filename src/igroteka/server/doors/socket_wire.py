"""A WebSocket that is cut off when it sends too much, and that ends when it is to end. Uvicorn's, with bounds, and with
a short way out for what is said all the time.

It knows Uvicorn's inside, whose version is therefore bounded in pyproject.toml.
"""

from __future__ import annotations

from math import isinf
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from igroteka.server.doors.edge import edge_of
from igroteka.server.limits import Bucket

if TYPE_CHECKING:
    import asyncio
    from asyncio.transports import BaseTransport

    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from uvicorn.config import Config
    from uvicorn.server import ServerState
    from websockets.frames import Frame
    from websockets.http11 import Request


GOODBYE = 5  # seconds for what is being answered or said when a connection, or the server, is to end
SLICE = 1024  # bytes that are taken apart before others have their turn
UNREAD = 8  # messages that wait to be read before no more are let in
LINE = "igroteka.line"  # under this name the application finds its `SocketWire` (see `line.Line`)
TEXT = 0x81  # how a frame begins that is a whole text
MASKED, LONGER = 0x80, 126  # of its second byte: it is a client's; two bytes more say how long it is


class SocketWire(WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        edge = edge_of(config)
        self.bounds = edge.bounds
        self._turns = edge.turns
        self._bytes = Bucket(edge.bounds.socket_bytes, edge.bounds.socket_bytes_at_once)
        self._frames = Bucket(edge.bounds.frames, edge.bounds.frames_at_once)
        self._counted = not isinf(edge.bounds.frames_at_once)
        self._rest = bytearray()
        self._in_step = False  # no frame was begun that has not come whole
        self._ending = False
        self._asked: Request | None = None
        self._too_slow: asyncio.TimerHandle | None = None

    # Coming and going.

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._too_slow = self.loop.call_later(self.bounds.handshake_seconds, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        self._asked = event
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][LINE] = self

    def start_keepalive(self) -> None:
        """The handshake is done. What was said in it would be kept as long as the connection: a tenth of its memory."""
        self._shaken()
        if self._asked is not None:
            self._asked.headers.clear()
            self._asked = None
        self.response.headers.clear()
        self.scope["headers"] = []
        self._in_step = True
        super().start_keepalive()

    def _shaken(self) -> None:
        if self._too_slow is not None:
            self._too_slow.cancel()
            self._too_slow = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._shaken()
        self._rest.clear()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        super().shutdown()
        if not self.writable.is_set():
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close":
            self._end_soon()
        await super().send(message)

    # The short way in and out: the layers in between take longer than what they do.

    @property
    def full(self) -> bool:
        return not self.writable.is_set()

    async def room(self) -> None:
        await self.writable.wait()

    async def hear(self) -> ASGIReceiveEvent:
        return await self.receive()

    def tell(self, text: bytes) -> None:
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(_frame_head(len(text)) + text)

    def _end_soon(self) -> None:
        """Even if the client does not read the goodbye."""
        if not self._ending:
            self._ending = True
            self.loop.call_later(GOODBYE, self.transport.abort)

    # What comes.

    def data_received(self, data: bytes) -> None:
        if not self._counted:
            self._take_apart(data)
        elif not self._bytes.takes(len(data)):
            self.transport.abort()
        elif self._rest:
            self._rest += data
        elif len(data) <= SLICE:
            self._take_apart(data)
        else:
            self._rest += data
            self._turns.take(self._take_slice)

    def _take_slice(self) -> bool:
        data = bytes(self._rest[:SLICE])
        del self._rest[:SLICE]
        self._take_apart(data)
        return bool(self._rest)

    def _take_apart(self, data: bytes) -> None:
        """Short texts that come whole, as nearly all do, are read here; `websockets` takes several times as long."""
        while self._in_step and data:
            begins, ends = _frame_in(data)
            self._in_step = ends > 0
            if ends and data[0] == TEXT and not self.frames and self.conn.state is State.OPEN:
                self._hear(apply_mask(data[begins:ends], data[begins - 4 : begins]))
            elif ends:
                self._parse(data[:ends])
            else:
                break
            data = data[ends:]
        if data:
            self._parse(data)

    def _hear(self, text: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._counted and not self._frames.takes(1):
            self.transport.abort()
            return
        self.curr_msg_data_type = "text"
        self.frames = [text]
        self.send_receive_event_to_app()

    def _parse(self, data: bytes) -> None:
        if self.transport.is_closing():
            self._rest.clear()
            return
        self.conn.receive_data(data)
        found = len(self.conn.events)
        if found and self._counted and not self._frames.takes(found):
            self.transport.abort()
            return
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        elif self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif found:
            self.handle_events()
        if self.transport.is_closing():
            self._end_soon()

    def send_receive_event_to_app(self) -> None:
        """Uvicorn stops reading with every message until it is taken, and asks the system for it each time."""
        if self.read_paused or self.queue.qsize() >= UNREAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > self.bounds.fragments:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Who reads nothing gets no pongs on top of it."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()


def _frame_head(length: int) -> bytes:
    """Of a text that is so long (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2)
    return bytes((TEXT, 127)) + length.to_bytes(8)


def _frame_in(data: bytes) -> tuple[int, int]:
    """Where what a client's short frame says begins and ends, if the data begin with a whole one; or zeros."""
    if len(data) < 6 or data[1] < MASKED:
        return 0, 0
    begins, length = 6, data[1] - MASKED
    if length == LONGER:
        begins, length = 8, int.from_bytes(data[2:4])
        if not LONGER <= length <= SLICE:
            return 0, 0
    elif length > LONGER:
        return 0, 0
    return (begins, begins + length) if begins + length <= len(data) else (0, 0)

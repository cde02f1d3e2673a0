"""An HTTP connection that ends when it is too much or takes too long. Uvicorn's, with bounds.

It knows Uvicorn's inside, whose version is therefore bounded in pyproject.toml.
"""

from __future__ import annotations

from enum import Enum, auto
from math import inf
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from igroteka.server.doors.edge import edge_of
from igroteka.server.limits import address_key

if TYPE_CHECKING:
    import asyncio

    from uvicorn.config import Config
    from uvicorn.server import ServerState

    from igroteka.server.bounds import Bounds

SLICE = 4096  # bytes that are taken apart before the bounds are looked at again


class Parser(h11.Connection):
    """Refuses a head or a body that is too large before taking it apart."""

    def __init__(self, bounds: Bounds) -> None:
        super().__init__(h11.SERVER, bounds.head)
        self._bounds = bounds
        self._body = 0
        self._chunks = 0

    @property
    def untouched(self) -> bytes:
        return self.trailing_data[0]

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE:
            self._measure_head()
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._body = self._chunks = 0
        elif isinstance(event, h11.Data):
            self._body += len(event.data)
            self._chunks += event.chunk_start
            if self._body > self._bounds.body or self._chunks > self._bounds.body_chunks:
                raise h11.RemoteProtocolError("the body is too large", error_status_hint=413)
        return event

    def _measure_head(self) -> None:
        """However it came: a head that is whole at once is measured too."""
        data = self.untouched
        size = min((at for at in (data.find(b"\n\r\n"), data.find(b"\n\n")) if at >= 0), default=len(data))
        if size > self._bounds.head or data.count(b"\n", 0, size) > self._bounds.head_lines:
            raise h11.RemoteProtocolError("the head is too large", error_status_hint=431)


class Awaited(Enum):
    """What the client is to send next."""

    HEAD = auto()
    BODY = auto()
    REQUEST = auto()  # another one, if it likes
    NOTHING = auto()  # it is our turn


class HttpWire(H11Protocol):
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
        self.conn: Parser = Parser(edge.bounds)
        self.address = ""
        self.for_many = False
        self._edge = edge
        self._doorkeeper = edge.doorkeeper
        self._awaited = Awaited.NOTHING
        self._deadline = inf
        self._unread = (0, 0.0)  # bytes, and since when there has been no step forward
        self._upgraded = False
        self._seconds = {
            Awaited.HEAD: edge.bounds.head_seconds,
            Awaited.BODY: edge.bounds.body_seconds,
            Awaited.REQUEST: edge.bounds.idle_seconds,
            Awaited.NOTHING: inf,
        }

    # Coming and going.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else "?"
        self.address = address_key(host)
        self.for_many = self._edge.comes_for_many(host)
        if self._doorkeeper.comes(self):
            self._await(Awaited.HEAD)
        else:
            self.loop.call_soon(transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._doorkeeper.goes(self)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._doorkeeper.goes(self)
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        if self.flow.write_paused or self._awaited is Awaited.BODY:
            self.throw_out()  # who does not read, or has not asked yet, cannot keep the server from stopping
            return
        try:
            super().shutdown()
        except h11.LocalProtocolError:
            self.throw_out()

    def throw_out(self) -> None:
        self.transport.abort()

    # What comes.

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._upgraded or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self._awaited is Awaited.NOTHING and len(self.conn.untouched) > self.bounds.head:
                self.throw_out()  # it asks on and on without waiting for answers

    def handle_events(self) -> None:
        super().handle_events()
        if not self._upgraded:
            self._await(self._next())

    def _next(self) -> Awaited:
        if self.conn.their_state is h11.SEND_BODY:
            return Awaited.BODY
        if self.conn.their_state is not h11.IDLE or self.transport.is_closing():
            return Awaited.NOTHING
        return Awaited.HEAD if self.cycle is None or self.conn.untouched else Awaited.REQUEST

    def _await(self, awaited: Awaited) -> None:
        if awaited is self._awaited:
            return
        if awaited is Awaited.HEAD:
            self._doorkeeper.waits(self)
        elif self._awaited is Awaited.HEAD:
            self._doorkeeper.heard(self)
        self._awaited = awaited
        self._deadline = self.loop.time() + self._seconds[awaited]

    def send_400_response(self, msg: str) -> None:
        """Where an answer has begun already, there is no place for another one."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.throw_out()

    # What goes.

    def unread(self) -> int:
        return int(self.transport.get_write_buffer_size())

    def look(self, now: float) -> None:
        if now > self._deadline:
            if self._awaited is Awaited.REQUEST:
                self.transport.close()
            else:
                self.throw_out()
        unread = self.unread()
        before, since = self._unread
        if not unread or not before or unread <= before - self.bounds.unread_step:
            self._unread = unread, now
        else:
            self._unread = max(unread, before), since
            if now - since > self.bounds.unread_seconds:
                self.throw_out()

"""A WebSocket that costs little: the frames of `websockets` straight on a transport, without tasks or queues."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

LARGEST = 2**22
PATIENCE = 60.0


class RawSocket(asyncio.Protocol):
    """`hear` is called with every text message, as bytes."""

    def __init__(self, url: str, headers: Mapping[str, str], hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self._url = url
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._wire = ClientProtocol(parse_uri(url), max_size=LARGEST)
        self._headers = headers
        self._transport: asyncio.Transport | None = None

    async def open(self) -> None:
        where = parse_uri(self._url)
        await asyncio.get_running_loop().create_connection(lambda: self, where.host, where.port)
        await asyncio.wait_for(self.opened, PATIENCE)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        request = self._wire.connect()
        for name, value in self._headers.items():
            request.headers[name] = value
        self._wire.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._wire.receive_data(data)
        for event in self._wire.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self.hear(bytes(event.data))
            elif isinstance(event, Response):
                self._opened()
        self._flush()

    def _opened(self) -> None:
        if self._wire.handshake_exc is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(self._wire.handshake_exc)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server closed the connection"))

    def send(self, text: bytes) -> None:
        self._wire.send_text(text)
        self._flush()

    def _flush(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            for part in self._wire.data_to_send():
                self._transport.write(part)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

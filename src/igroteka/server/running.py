"""A server process: Uvicorn on a socket that is listening already."""

from __future__ import annotations

import asyncio
import gc
import signal
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from igroteka.server.app import app
from igroteka.server.databases import StorageTrouble
from igroteka.server.messages import LARGEST

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from uvicorn._types import ASGISendEvent

    from igroteka.server.settings import Settings

COLLECT = (20_000, 20, 100)  # objects, young and middle-aged collections until the next one of Python's collector
GOODBYE = 5  # seconds for requests that are being answered when the server is told to stop


class _Socket(WebSocketsSansIOProtocol):
    """A connection that ends when it is to end, even if the client does not read the goodbye."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        super().shutdown()
        if not self.writable.is_set():
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close":
            self.loop.call_later(GOODBYE, self.transport.abort)
        await super().send(message)


class _Announcing(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            _collect_seldom()
            self._announce()


def run(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Serve until told to stop (SIGINT, SIGTERM). Storage that cannot be opened raises StorageTrouble."""
    made = app(settings)
    trouble: list[StorageTrouble] = []
    open_server = made.state.server.open

    async def opened() -> None:
        try:
            await open_server()
        except StorageTrouble as error:
            trouble.append(error)
            raise

    made.state.server.open = opened
    config = uvicorn.Config(
        made,
        loop=_loop(),
        http="httptools",
        ws=_Socket,
        ws_max_size=LARGEST,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_level="critical",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
        lifespan="on",
    )
    server: Any = _Announcing(config, announce)
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, lambda *_: None)  # Uvicorn obeys, then raises it again: to stop when told to is no failure
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(server.serve(sockets=[listening]))
    except SystemExit:
        if not trouble:
            raise
    if trouble:
        raise trouble[0]


def _collect_seldom() -> None:
    """Looking through every object of thousands of connections and tables takes a good part of a second in which nobody
    is served, and finds next to nothing: what ends here is freed without it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def _loop() -> Any:
    """uvloop where there is one."""
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return "asyncio"
    return "uvloop"

"""A server process: Uvicorn on a socket that is listening already."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import uvicorn

from igroteka.server.collecting import Collecting
from igroteka.server.doors.app import app
from igroteka.server.doors.edge_config import EdgeConfig

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from igroteka.server.settings import Settings

FILES = 65_536  # open at a time, at most: each connection is one


class Serving(uvicorn.Server):
    """Uvicorn that says when it serves."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    def protocol(self) -> asyncio.Protocol:
        """For a connection that has been accepted elsewhere; for all others Uvicorn makes the same."""
        state = {"server_state": self.server_state, "app_state": self.lifespan.state}
        made: asyncio.Protocol = self.config.http_protocol_class(config=self.config, **state)  # type: ignore[call-arg]
        return made

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            Collecting(self.server_state.connections)
            self._announce()


def run(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Serve until told to stop (SIGINT, SIGTERM). What cannot be opened raises CannotServe."""
    serve(settings, lambda config: Serving(config, announce), [listening])


def serve(settings: Settings, making: Callable[[uvicorn.Config], Serving], listening: list[socket.socket]) -> None:
    """The same, by a server of another make."""
    made = app(settings)
    config = EdgeConfig(made, settings.limits.bounds, loop=_loop())
    _allow_many_files()
    server: Any = making(config)
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, lambda *_: None)  # Uvicorn obeys, then raises it again: to stop when told to is no failure
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(server.serve(sockets=listening))
    except SystemExit:
        if made.state.server.trouble is None:
            raise
    if made.state.server.trouble is not None:
        raise made.state.server.trouble


def _allow_many_files() -> None:
    """As many as the system lets us have; what it allows at first is often a thousand."""
    try:
        import resource
    except ImportError:
        return  # Windows
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _loop() -> str:
    """uvloop where there is one."""
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return "asyncio"
    return "uvloop"

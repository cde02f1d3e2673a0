"""A server in this very process, on a real port, for tests that shorten its patience."""

from __future__ import annotations

import asyncio
import socket
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import uvicorn

from igroteka.live.world import now_ms
from igroteka.server.bounds import UNBOUNDED, Bounds
from igroteka.server.doors.app import app
from igroteka.server.doors.edge_config import EdgeConfig
from igroteka.server.settings import NO_LIMITS, Keeping, Settings
from waiting import becomes

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from igroteka.server.doors.process import Server


class Time:
    """Of the tables of a server in this process: a test lets it pass at once."""

    def __init__(self, server: Server) -> None:
        self.hub = server.hub
        self.ahead = 0  # milliseconds
        server.hub.world.now = lambda: now_ms() + self.ahead

    def passes(self, seconds: float) -> None:
        self.ahead += int(seconds * 1000)
        for table in self.hub.tables.values():
            table.schedule()  # alarms were set by the other time


@asynccontextmanager
async def serving_here(
    folder: Path, pace: float = 0.0, bounds: Bounds = UNBOUNDED, keeping: Keeping | None = None, **more: Any
) -> AsyncIterator[tuple[str, Server]]:
    """Its address, and the server itself. It runs as `igroteka serve --no-limits` does, but for its bounds; `more` are
    further settings.
    """
    chosen = {"pace": pace, "limits": NO_LIMITS, "keeping": keeping or Keeping(), **more}
    made = app(Settings(database=str(folder / "igroteka.db"), **chosen))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        running = uvicorn.Server(EdgeConfig(made, bounds))
        task = asyncio.create_task(running.serve(sockets=[listening]))
        await becomes(lambda: running.started or task.done())
        assert running.started, "the server did not start"
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}", made.state.server
        finally:
            running.should_exit = True
            await task

"""A server in this very process, on a real port, for tests that shorten its patience."""

from __future__ import annotations

import asyncio
import socket
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import uvicorn

from igroteka.server.bounds import UNBOUNDED, Bounds
from igroteka.server.doors.app import app
from igroteka.server.doors.edge_config import EdgeConfig
from igroteka.server.settings import NO_LIMITS, Keeping, Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from igroteka.server.doors.process import Server


@asynccontextmanager
async def serving_here(
    folder: Path, pace: float = 0.0, bounds: Bounds = UNBOUNDED, keeping: Keeping | None = None
) -> AsyncIterator[tuple[str, Server]]:
    """Its address, and the server itself. It runs as `igroteka serve --no-limits` does, but for its bounds."""
    made = app(
        Settings(database=str(folder / "igroteka.db"), pace=pace, limits=NO_LIMITS, keeping=keeping or Keeping())
    )
    with socket.create_server(("127.0.0.1", 0)) as listening:
        running = uvicorn.Server(EdgeConfig(made, bounds))
        task = asyncio.create_task(running.serve(sockets=[listening]))
        while not running.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}", made.state.server
        finally:
            running.should_exit = True
            await task

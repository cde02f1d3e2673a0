"""Every request is counted for its address, even if it is for a page or for nothing at all."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from igroteka.server.doors.answers import SMALL_COST, too_fast
from igroteka.server.doors.asking import address_of
from igroteka.server.limits import Shares

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from starlette.types import ASGIApp, Receive, Scope, Send

    from igroteka.server.doors.process import Server

REFUSED_AFTER = 1.0  # seconds


class Counted:
    """Who asks on and on is refused slowly: a refusal costs us as much as a page."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self._refused = Shares(server.settings.limits.bounds.connections)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Sockets are counted when they are let in (see `admission`)."""
        return (self._answer if scope["type"] == "http" else self.app)(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        where = address_of(HTTPConnection(scope))
        if self.server.requests.allows(where, SMALL_COST):
            await self.app(scope, receive, send)
            return
        if self._refused.take(where):
            try:
                await asyncio.sleep(REFUSED_AFTER)
            finally:
                self._refused.give_back(where)
        await too_fast()(scope, receive, send)

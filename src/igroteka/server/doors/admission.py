"""Who gets a socket: known people from our own page, not too many from one address."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from uvicorn.protocols.utils import ClientDisconnected

from igroteka.live.discretion import without_contents
from igroteka.server.doors.answers import too_fast
from igroteka.server.doors.asking import address_of, same_origin
from igroteka.server.doors.socket_wire import LINE
from igroteka.server.doors.sockets import AGAIN, FOREIGN, SIGNED_OUT, TOO_MUCH, Connection
from igroteka.server.limits import FromOnePlace

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.websockets import WebSocket

    from igroteka.server.doors.process import Server

log = structlog.get_logger()


def socket_of(server: Server) -> Callable[[WebSocket], Awaitable[None]]:
    async def socket(ws: WebSocket) -> None:
        where = address_of(ws)
        if not server.requests.allows(where):
            await ws.send_denial_response(too_fast())
            return
        person = await server.visitors.who(ws) if server.ready else None
        if not server.ready:
            await ws.close(AGAIN, "the server is restarting")
            return
        if person is None or not same_origin(ws):
            why = (FOREIGN, "not from another site") if person else (SIGNED_OUT, "say who you are first")
            await ws.close(*why)
            return
        if not server.sockets.take(where):
            await ws.close(TOO_MUCH, "too many connections from one address")
            return
        try:
            await ws.accept()
            limit = FromOnePlace(server.messages, server.messages_of_all, where)
            line = ws.scope["state"][LINE]
            connection = Connection(
                ws, line, person, server.hub, server.lobby, limit, server.figures, where, server.followed
            )
            server.connections.add(connection)
            try:
                await connection.run()
            finally:
                server.connections.discard(connection)
        except ClientDisconnected:
            pass  # they went, or were sent away, while they were being let in
        except Exception as error:
            log.error("socket", error=without_contents(error))
        finally:
            server.sockets.give_back(where)

    return socket

"""The rim of the server: Uvicorn with connections of our own make, which know what they may ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from igroteka.server.doors.edge import Edge
from igroteka.server.doors.http_wire import HttpWire
from igroteka.server.doors.socket_wire import GOODBYE, SocketWire
from igroteka.tables.commands import LARGEST

if TYPE_CHECKING:
    from igroteka.server.bounds import Bounds


class EdgeConfig(uvicorn.Config):
    """How uvicorn is to serve: by our wires, within our bounds."""

    def __init__(self, app: Any, bounds: Bounds, loop: str = "auto") -> None:
        super().__init__(
            app,
            loop=loop,
            http=HttpWire,
            ws=SocketWire,
            ws_max_size=LARGEST,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            ws_per_message_deflate=False,
            log_level="critical",
            access_log=False,
            server_header=False,
            timeout_keep_alive=bounds.idle_seconds,
            timeout_graceful_shutdown=GOODBYE,
            lifespan="on",
        )
        trusted = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts
        self.edge = Edge(bounds, comes_for_many=trusted.__contains__)

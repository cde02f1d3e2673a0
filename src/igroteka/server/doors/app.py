"""The application: every path, and what answers it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from igroteka import __version__
from igroteka.live.discretion import without_contents
from igroteka.server.doors import here, openapi, pages
from igroteka.server.doors.admission import socket_of
from igroteka.server.doors.answers import endpoint_of, json, problem
from igroteka.server.doors.api import DOORS
from igroteka.server.doors.asking import on_this_machine
from igroteka.server.doors.counting import Counted
from igroteka.server.doors.figures import text
from igroteka.server.doors.headers import SafeHeaders
from igroteka.server.doors.process import Server
from igroteka.server.settings import Settings
from igroteka.server.troubles import CannotServe

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from starlette.requests import Request

log = structlog.get_logger()


def app(settings: Settings | None = None) -> Starlette:
    server = Server(settings or Settings())

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        try:
            await server.open()
        except CannotServe as trouble:
            server.trouble = trouble
            raise
        yield
        await server.close()

    site = here.routes(Path(server.settings.site) if server.settings.site else here.BUILT_IN)
    routes = [
        *(Route(door.path, endpoint_of(server, door), methods=[door.method]) for door in DOORS),
        Route("/api/openapi.json", _openapi, methods=["GET"]),
        Route("/healthz", _health(server), methods=["GET"]),
        Route("/metrics", _metrics(server), methods=["GET"]),
        WebSocketRoute("/api/socket", socket_of(server)),
        *site,
        *pages.routes(),
    ]
    handlers: dict[Any, Any] = {HTTPException: _http_problem, Exception: _our_fault}
    made = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    made.add_middleware(Counted, server=server)
    made.add_middleware(SafeHeaders)
    made.state.server = server
    made.state.here = bool(site)  # whether there is something to offer to those who lose the line
    return made


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and pages.for_a_person(request):
        return await pages.screen(request, 404)
    codes = {404: "no-such-thing", 405: "not-here"}
    return problem(error.status_code, codes.get(error.status_code, "refused"), str(error.detail))


async def _our_fault(request: Request, error: Exception) -> Response:
    log.error("http", path=getattr(request.scope.get("route"), "path", ""), error=without_contents(error))
    return problem(500, "our-fault", "something went wrong here; it has been noted, nothing was lost")


async def _openapi(_: Request) -> Response:
    return Response(_described(), media_type="application/json")


@cache
def _described() -> bytes:
    return msgspec.json.encode(openapi.document(__version__))


def _health(server: Server) -> Callable[[Request], Awaitable[Response]]:
    async def health(_: Request) -> Response:
        if not server.ready:
            return problem(503, "restarting", "not ready, or restarting")
        trouble = await server.health.trouble()
        if trouble:
            return problem(503, "storage", trouble)
        place = server.settings.place
        return json({"ok": True, "version": __version__, **({"process": place.number} if place else {})})

    return health


def _metrics(server: Server) -> Callable[[Request], Awaitable[Response]]:
    async def metrics(request: Request) -> Response:
        if not (server.settings.metrics or on_this_machine(request)):
            return problem(403, "not-yours", "figures are for this machine; start the server with --metrics")
        return Response(text(await server.figures_of_all()), media_type="text/plain; version=0.0.4")

    return metrics

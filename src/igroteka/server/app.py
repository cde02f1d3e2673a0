"""Wiring: storage, tables, lobby and brains behind HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import gzip
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from igroteka import __version__
from igroteka.server import api, openapi, pages
from igroteka.server.api import DOORS, LARGEST_BODY, Door, Trouble
from igroteka.server.bodies import Known, Problem
from igroteka.server.brains import Brains
from igroteka.server.cluster import Cluster
from igroteka.server.databases import out_of_reach
from igroteka.server.figures import Figures
from igroteka.server.hub import Hub
from igroteka.server.identity import COOKIE, YEAR, Signer
from igroteka.server.limits import Limit
from igroteka.server.lobby import LobbyList
from igroteka.server.sockets import AGAIN, Connection
from igroteka.server.store import Person, Store
from igroteka.server.tables import Pace

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from starlette.requests import HTTPConnection, Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send
    from starlette.websockets import WebSocket

log = structlog.get_logger()

CONTENT_POLICY = (
    "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's link is its key
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
KNOWN_PEOPLE = 20_000


@dataclass(frozen=True)
class Settings:
    database: str = "igroteka.db"
    redis: str | None = None
    pace: float = 1.0  # of bots; 0: at once
    deep_brains: int = 1
    requests: float = 10.0  # a second, for each address
    messages: float = 20.0  # a second, for each person
    sockets: int = 50  # for each address at a time; those behind one router share it


class Server:
    """What a process serves."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.figures = Figures()
        self.connections: set[Connection] = set()
        self.requests = Limit(settings.requests, 10 * settings.requests)
        self.messages = Limit(settings.messages, 5 * settings.messages)
        self.sockets: dict[str, int] = {}
        self.ready = False
        self._people: dict[str, Person] = {}

    async def open(self) -> None:
        self.store = await Store.open(self.settings.database)
        self.signer = Signer(await self.store.secret("passes"))
        self.brains = Brains(self.settings.deep_brains)
        self.brains.wake()
        cluster = await Cluster.open(self.settings.redis) if self.settings.redis else None
        self.hub = Hub(self.store, self.brains, Pace(self.settings.pace), cluster)
        self.hub.start()
        self.lobby = LobbyList(self.store)
        self.ready = True

    async def close(self) -> None:
        """Write what is being written, then say goodbye: clients come back by themselves."""
        self.ready = False
        await self.hub.close()
        for connection in list(self.connections):
            connection.close(AGAIN, "the server is restarting")
        await asyncio.sleep(0.05)
        if self.hub.cluster is not None:
            await self.hub.cluster.close()
        self.lobby.close()
        self.brains.close()
        await self.store.close()

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Who is asking, by cookie or by bearer token."""
        shown = connection.cookies.get(COOKIE, "")
        bearer = connection.headers.get("authorization", "")
        if bearer.lower().startswith("bearer "):
            shown = bearer[7:].strip()
        id = self.signer.read(shown) if shown else None
        if id is None:
            return None
        if id not in self._people:
            found = await self.store.person(id)
            if found is None:
                return None
            if len(self._people) >= KNOWN_PEOPLE:
                del self._people[next(iter(self._people))]
            self._people[id] = found
        return self._people[id]

    def renamed(self, person: Person) -> None:
        """Whoever is connected has the new name from now on."""
        self._people.pop(person.id, None)
        for connection in self.connections:
            if connection.person.id == person.id:
                connection.person = person


def app(settings: Settings | None = None) -> Starlette:
    server = Server(settings or Settings())

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    routes = [
        *(Route(door.path, _endpoint(server, door), methods=[door.method]) for door in DOORS),
        Route("/api/openapi.json", _openapi, methods=["GET"]),
        Route("/healthz", _health(server), methods=["GET"]),
        Route("/metrics", _metrics(server), methods=["GET"]),
        WebSocketRoute("/api/socket", _socket(server)),
        *pages.routes(),
    ]
    handlers: dict[Any, Any] = {HTTPException: _http_problem, Exception: _our_fault}
    made = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    made.add_middleware(SafeHeaders)
    made.state.server = server
    return made


class SafeHeaders:
    """The headers that tell a browser to trust nothing but us."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self.app(scope, receive, with_headers)


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _problem(status: int, code: str, text: str) -> Response:
    return _json(Problem(code, text), status)


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and pages.for_a_person(request):
        return await pages.screen(request, 404)
    codes = {404: "no-such-thing", 405: "not-here"}
    return _problem(error.status_code, codes.get(error.status_code, "refused"), str(error.detail))


async def _our_fault(request: Request, error: Exception) -> Response:
    log.error("http", path=request.scope.get("route_path", ""), error=repr(error))
    return _problem(500, "our-fault", "something went wrong here; it has been noted, nothing was lost")


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a browser's request comes from our own page. Programs send no origin."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host", "")


def _endpoint(server: Server, door: Door) -> Callable[[Request], Awaitable[Response]]:
    decoder = msgspec.json.Decoder(door.takes) if door.takes is not None else None

    async def endpoint(request: Request) -> Response:
        try:
            return await _answer(server, door, decoder, request)
        except Trouble as trouble:
            return _problem(trouble.status, trouble.code, trouble.text)
        except Exception as error:
            if not out_of_reach(error):
                raise
            log.error("storage", error=repr(error))
            return _problem(503, "storage", "what is stored cannot be reached now; try again in a moment")

    return endpoint


async def _answer(server: Server, door: Door, decoder: msgspec.json.Decoder[Any] | None, request: Request) -> Response:
    if not server.ready:
        raise Trouble(503, "restarting", "the server is restarting; try again in a moment")
    if not server.requests.allows(_address(request), door.cost):
        raise Trouble(429, "too-fast", "too many requests; wait a few seconds")
    if door.method != "GET" and not same_origin(request):
        raise Trouble(403, "origin", "this request comes from another site")
    person = await server.person(request)
    if door.known and person is None:
        raise Trouble(401, "nobody", "say who you are first: POST /api/me with a name")
    for name, kind in door.path_types:
        try:
            msgspec.convert(request.path_params[name], kind)
        except msgspec.ValidationError:
            raise Trouble(404, f"no-{name}", f"there is no such {name}") from None
    body = await _body(request, decoder) if decoder is not None else None
    base = str(request.base_url).rstrip("/")
    asked = api.Request(server, person, dict(request.path_params), dict(request.query_params), body, base)
    found = await door.answer(asked)
    if isinstance(found, bytes):
        return Response(found, media_type="image/svg+xml")
    response = _json(found)
    if door.shared:
        _compress(response, request)
    if isinstance(found, Known):
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, found.token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


def _compress(response: Response, request: Request) -> None:
    response.headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = gzip.compress(bytes(response.body), 6)
        response.headers["content-length"] = str(len(response.body))
        response.headers["content-encoding"] = "gzip"


async def _body(request: Request, decoder: msgspec.json.Decoder[Any]) -> Any:
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != "application/json":
        raise Trouble(415, "not-json", "send application/json")
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > LARGEST_BODY:
            raise Trouble(413, "too-large", f"at most {LARGEST_BODY:,} bytes")
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Trouble(422, "not-understood", str(error)[:300]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble(400, "not-json", f"this is not JSON: {error}"[:300]) from None


async def _openapi(_: Request) -> Response:
    return _json(openapi.document(__version__))


def _health(server: Server) -> Callable[[Request], Awaitable[Response]]:
    async def health(_: Request) -> Response:
        try:
            await asyncio.wait_for(server.store.ping(), 2)
        except Exception:
            return _problem(503, "storage", "storage does not answer")
        if not server.ready:
            return _problem(503, "restarting", "not ready, or restarting")
        return _json({"ok": True, "version": __version__})

    return health


def _metrics(server: Server) -> Callable[[Request], Awaitable[Response]]:
    async def metrics(_: Request) -> Response:
        server.figures.connections = len(server.connections)
        return Response(server.figures.text(server.hub), media_type="text/plain; version=0.0.4")

    return metrics


def _socket(server: Server) -> Callable[[WebSocket], Awaitable[None]]:
    async def socket(ws: WebSocket) -> None:
        person = await server.person(ws)
        where = _address(ws)
        if not server.ready:
            await ws.close(AGAIN, "the server is restarting")
            return
        if person is None or not same_origin(ws):
            await ws.close(4403 if person else 4401, "not from another site" if person else "say who you are first")
            return
        if server.sockets.get(where, 0) >= server.settings.sockets:
            await ws.close(4429, "too many connections from one address")
            return
        await ws.accept()
        connection = Connection(ws, person, server.hub, server.lobby, server.messages, server.figures)
        server.connections.add(connection)
        server.sockets[where] = server.sockets.get(where, 0) + 1
        try:
            await connection.run()
        except Exception as error:
            log.error("socket", error=repr(error))
        finally:
            server.connections.discard(connection)
            server.sockets[where] -= 1
            if not server.sockets[where]:
                del server.sockets[where]

    return socket

"""Wiring: storage, tables, lobby and brains behind HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import gzip
import ipaddress
from contextlib import asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from igroteka import __version__
from igroteka.server import api, openapi, pages
from igroteka.server.api import DOORS, LARGEST_BODY, Door, Packed, Trouble
from igroteka.server.bodies import Known, Problem
from igroteka.server.brains import Brains
from igroteka.server.cleaning import clean_for_ever
from igroteka.server.cluster import Cluster
from igroteka.server.databases import out_of_reach
from igroteka.server.figures import Figures
from igroteka.server.health import Health
from igroteka.server.hub import Hub
from igroteka.server.identity import COOKIE, YEAR, Signer
from igroteka.server.leaderboards import Leaderboards
from igroteka.server.library import Library
from igroteka.server.limits import FromOnePlace, Limit, Shares, address_key
from igroteka.server.lobby import LobbyList
from igroteka.server.logs import without_contents
from igroteka.server.notes import Changed
from igroteka.server.settings import Settings
from igroteka.server.sockets import AGAIN, Connection
from igroteka.server.store import Person, Store
from igroteka.server.tables import Pace

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine

    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send
    from starlette.websockets import WebSocket

log = structlog.get_logger()

CONTENT_POLICY = (
    "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PERSONAL = {"cache-control": "no-store", "vary": "cookie, authorization, accept-encoding"}
HEADERS = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's link is its key
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
KNOWN_PEOPLE = 20_000
SMALL_COST = 0.1  # of a request that costs next to nothing: a page, or a path that leads nowhere
TOO_FAST = "too many requests; wait a few seconds"
REFUSED_AFTER = 1.0  # seconds
KNOWN_FOR = 60.0  # seconds; another process may not have been able to say that somebody has changed
SIGNED_OUT = 4401


class Server:
    """What a process serves."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.figures = Figures()
        self.connections: set[Connection] = set()
        self.requests = Limit(settings.limits.requests, 10 * settings.limits.requests)
        self.messages = Limit(settings.limits.messages, 5 * settings.limits.messages)
        self.messages_of_all = Limit(10 * settings.limits.messages, 50 * settings.limits.messages)  # at one address
        self.sockets: dict[str, int] = {}
        self.followed = Shares(settings.limits.followed)
        self.ready = False
        self._people: dict[str, tuple[Person, float]] = {}
        self._changes = 0  # of people's names and passes, that this process has heard of
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        self.store = await Store.open(self.settings.database, alone=True)
        self.health = Health(self.store)
        self.signer = Signer(await self.store.secret("passes"))
        self.brains = Brains(self.settings.deep_brains)
        cluster = await Cluster.open(self.settings.redis) if self.settings.redis else None
        self.library = Library()
        self.hub = Hub(self.store, self.brains, self.library, Pace(self.settings.pace), cluster, self.settings.limits)
        self.hub.start(self._changed_elsewhere)
        self.lobby = LobbyList(self.store)
        self.leaderboards = Leaderboards(self.store)
        self._spawn(clean_for_ever(self.store, self.settings.keeping, self._gone))
        self.ready = True

    async def close(self) -> None:
        """Write what is being written, then say goodbye: clients come back by themselves."""
        self.ready = False
        for task in self._tasks:
            task.cancel()
        await self.hub.close()
        for connection in list(self.connections):
            connection.close(AGAIN, "the server is restarting")
        await asyncio.sleep(0.05)
        if self.hub.cluster is not None:
            await self.hub.cluster.close()
        self.lobby.close()
        self.brains.close()
        self.library.close()
        await self.store.close()

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Who is asking, by cookie or by bearer token."""
        shown = connection.cookies.get(COOKIE, "")
        bearer = connection.headers.get("authorization", "")
        if bearer.lower().startswith("bearer "):
            shown = bearer[7:].strip()
        signed = self.signer.read(shown) if shown else None
        if signed is None:
            return None
        id, number = signed
        now = asyncio.get_running_loop().time()
        person, since = self._people.get(id, (None, 0.0))
        if person is None or now - since > KNOWN_FOR:
            person = await self._looked_up(id)
            if person is None:
                return None
            if len(self._people) >= KNOWN_PEOPLE:
                del self._people[next(iter(self._people))]
            self._people[id] = person, now
        return person if person.passes == number else None

    async def _looked_up(self, id: str) -> Person | None:
        """What storage says; a look that began before a change would bring old passes back."""
        while True:
            changes = self._changes
            person = await self.store.person(id)
            if changes == self._changes:
                return person

    async def changed(self, id: str) -> Person | None:
        """Somebody has another name or other passes, here and on all processes."""
        person = await self._look_again(id)
        if self.hub.cluster is not None:
            self.hub.cluster.tell_all(Changed(person=id))
        return person

    def _changed_elsewhere(self, id: str) -> None:
        self._spawn(self._look_again(id))

    def _gone(self, guests: list[str]) -> None:
        for id in guests:
            self._people.pop(id, None)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_again(self, id: str) -> Person | None:
        """Whoever is connected has the new name from now on; whose pass is void is not."""
        self._changes += 1
        self._people.pop(id, None)
        person = await self.store.person(id)
        for connection in self.connections:
            if connection.person.id == id and person is not None:
                if connection.person.passes != person.passes:
                    connection.close(SIGNED_OUT, "signed out")
                connection.person = person
        return person


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
    made.add_middleware(Counted, server=server)
    made.add_middleware(SafeHeaders)
    made.state.server = server
    return made


class Counted:
    """Every request is counted for its address, even if it is for a page or for nothing at all.

    Who asks on and on is refused slowly: a refusal costs us as much as a page.
    """

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self._refused = Shares(server.settings.limits.bounds.connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        where = _address(HTTPConnection(scope))
        if self.server.requests.allows(where, SMALL_COST):
            await self.app(scope, receive, send)
            return
        if self._refused.take(where):
            try:
                await asyncio.sleep(REFUSED_AFTER)
            finally:
                self._refused.give_back(where)
        await _too_fast()(scope, receive, send)


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


def _too_fast() -> Response:
    return _problem(429, "too-fast", TOO_FAST)


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and pages.for_a_person(request):
        return await pages.screen(request, 404)
    codes = {404: "no-such-thing", 405: "not-here"}
    return _problem(error.status_code, codes.get(error.status_code, "refused"), str(error.detail))


async def _our_fault(request: Request, error: Exception) -> Response:
    log.error("http", path=request.scope.get("route_path", ""), error=without_contents(error))
    return _problem(500, "our-fault", "something went wrong here; it has been noted, nothing was lost")


def _address(connection: HTTPConnection) -> str:
    """As it is counted."""
    return address_key(connection.client.host) if connection.client else "?"


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a browser's request comes from our own page. Programs send no origin.

    A proxy that does not say so may have taken HTTPS off: a page by HTTPS may ask what seems to be HTTP, and no other.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme, _, host = origin.partition("://")
    secure = connection.url.scheme in ("https", "wss")
    return scheme in (("https",) if secure else ("http", "https")) and host == connection.headers.get("host", "") != ""


def _endpoint(server: Server, door: Door) -> Callable[[Request], Awaitable[Response]]:
    decoder = msgspec.json.Decoder(door.takes) if door.takes is not None else None

    async def endpoint(request: Request) -> Response:
        try:
            return await _answer(server, door, decoder, request)
        except Trouble as trouble:
            return _problem(trouble.status, trouble.code, trouble.text)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        except Exception as error:
            if not out_of_reach(error):
                log.error("http", door=f"{door.method} {door.path}", error=without_contents(error))
                return _problem(500, "our-fault", "something went wrong here; it has been noted, nothing was lost")
            log.error("storage", error=without_contents(error))
            return _problem(503, "storage", "what is stored cannot be reached now; try again in a moment")

    return endpoint


async def _answer(server: Server, door: Door, decoder: msgspec.json.Decoder[Any] | None, request: Request) -> Response:
    if not server.ready:
        raise Trouble(503, "restarting", "the server is restarting; try again in a moment")
    if not server.requests.allows(_address(request), door.cost - SMALL_COST):
        raise Trouble(429, "too-fast", TOO_FAST)
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
    asked = api.Request(
        server=server,
        person=person,
        address=_address(request),
        path=dict(request.path_params),
        query=dict(request.query_params),
        body=body,
        base=str(request.base_url).rstrip("/"),
    )
    return await _response(await door.answer(asked), door, request)


async def _response(found: Any, door: Door, request: Request) -> Response:
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    if isinstance(found, bytes):
        return Response(found, media_type="image/svg+xml")
    if isinstance(found, Packed):
        body = found.body if zipped else await asyncio.to_thread(gzip.decompress, found.body)
        response = Response(body, media_type="application/json", headers=dict(PERSONAL))
        if zipped:
            response.headers["content-encoding"] = "gzip"
        return response
    if isinstance(found, Known):
        shown = msgspec.structs.replace(found, token="") if "origin" in request.headers else found
        response = _json(shown)
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, found.token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    else:
        response = _json(found)
    if door.shared:
        _compress(response, request)
    else:
        response.headers.update(PERSONAL)
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
    return Response(_described(), media_type="application/json")


@cache
def _described() -> bytes:
    return msgspec.json.encode(openapi.document(__version__))


def _health(server: Server) -> Callable[[Request], Awaitable[Response]]:
    async def health(_: Request) -> Response:
        if not server.ready:
            return _problem(503, "restarting", "not ready, or restarting")
        trouble = await server.health.trouble()
        if trouble:
            return _problem(503, "storage", trouble)
        return _json({"ok": True, "version": __version__})

    return health


def _metrics(server: Server) -> Callable[[Request], Awaitable[Response]]:
    async def metrics(request: Request) -> Response:
        if not (server.settings.metrics or _on_this_machine(request)):
            return _problem(403, "not-yours", "figures are for this machine; start the server with --metrics")
        server.figures.connections = len(server.connections)
        return Response(server.figures.text(server.hub), media_type="text/plain; version=0.0.4")

    return metrics


def _on_this_machine(request: Request) -> bool:
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False


def _socket(server: Server) -> Callable[[WebSocket], Awaitable[None]]:
    async def socket(ws: WebSocket) -> None:
        where = _address(ws)
        if not server.requests.allows(where):
            await ws.send_denial_response(_too_fast())
            return
        person = await server.person(ws)
        if not server.ready:
            await ws.close(AGAIN, "the server is restarting")
            return
        if person is None or not same_origin(ws):
            await ws.close(4403 if person else 4401, "not from another site" if person else "say who you are first")
            return
        if server.sockets.get(where, 0) >= server.settings.limits.sockets:
            await ws.close(4429, "too many connections from one address")
            return
        await ws.accept()
        limit = FromOnePlace(server.messages, server.messages_of_all, where)
        connection = Connection(ws, person, server.hub, server.lobby, limit, server.figures, where, server.followed)
        server.connections.add(connection)
        server.sockets[where] = server.sockets.get(where, 0) + 1
        try:
            await connection.run()
        except Exception as error:
            log.error("socket", error=without_contents(error))
        finally:
            server.connections.discard(connection)
            server.sockets[where] -= 1
            if not server.sockets[where]:
                del server.sockets[where]

    return socket

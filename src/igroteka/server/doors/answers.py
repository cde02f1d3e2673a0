"""From a request to a door and back: who asks, may they, what goes in, how the answer is sent."""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from igroteka.live.discretion import without_contents
from igroteka.server.doors.asking import address_of, same_origin
from igroteka.server.doors.door import Packed, Request, Trouble, nobody
from igroteka.server.doors.identity import COOKIE, YEAR
from igroteka.server.storage.databases import out_of_reach
from igroteka.tables.bodies import Arrived, Problem

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request as HttpRequest

    from igroteka.server.doors.door import Door
    from igroteka.server.doors.process import Server

log = structlog.get_logger()

PERSONAL = {"cache-control": "no-store", "vary": "cookie, authorization, accept-encoding"}
LARGEST_BODY = 16 * 1024
SMALL_COST = 0.1  # of a request that costs next to nothing: a page, or a path that leads nowhere


def json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(status: int, code: str, text: str) -> Response:
    return json(Problem(code, text), status)


def too_fast() -> Response:
    return problem(429, "too-fast", "too many requests; wait a few seconds")


def endpoint_of(server: Server, door: Door) -> Callable[[HttpRequest], Awaitable[Response]]:
    decoder = msgspec.json.Decoder(door.takes) if door.takes is not None else None

    async def endpoint(request: HttpRequest) -> Response:
        try:
            return await _answer(server, door, decoder, request)
        except Trouble as trouble:
            return problem(trouble.status, trouble.code, trouble.text)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        except Exception as error:
            if not out_of_reach(error):
                log.error("http", door=f"{door.method} {door.path}", error=without_contents(error))
                return problem(500, "our-fault", "something went wrong here; it has been noted, nothing was lost")
            log.error("storage", error=without_contents(error))
            return problem(503, "storage", "what is stored cannot be reached now; try again in a moment")

    return endpoint


async def _answer(
    server: Server, door: Door, decoder: msgspec.json.Decoder[Any] | None, request: HttpRequest
) -> Response:
    if not server.ready:
        raise Trouble(503, "restarting", "the server is restarting; try again in a moment")
    if not server.requests.allows(address_of(request), door.cost - SMALL_COST):
        raise Trouble(429, "too-fast", "too many requests; wait a few seconds")
    if door.method != "GET" and not same_origin(request):
        raise Trouble(403, "origin", "this request comes from another site")
    person = await server.visitors.who(request)
    if door.known and person is None:
        raise nobody()
    for name, kind in door.path_types:
        try:
            msgspec.convert(request.path_params[name], kind)
        except msgspec.ValidationError:
            raise Trouble(404, f"no-{name}", f"there is no such {name}") from None
    body = await _body(request, decoder) if decoder is not None else None
    asked = Request(
        server=server,
        person=person,
        address=address_of(request),
        path=dict(request.path_params),
        query=dict(request.query_params),
        body=body,
        base=str(request.base_url).rstrip("/"),
    )
    return await _response(await door.answer(asked), door, request)


async def _response(found: Any, door: Door, request: HttpRequest) -> Response:
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    if isinstance(found, bytes):
        return Response(found, media_type="image/svg+xml", headers=PERSONAL if door.known else None)
    if isinstance(found, Packed):
        body = found.body if zipped else await asyncio.to_thread(gzip.decompress, found.body)
        response = Response(body, media_type="application/json", headers=dict(PERSONAL))
        if zipped:
            response.headers["content-encoding"] = "gzip"
        return response
    if isinstance(found, Arrived):
        shown = msgspec.structs.replace(found, token="") if "origin" in request.headers else found
        response = json(shown)
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, found.token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    else:
        response = json(found)
    if door.shared:
        _compress(response, request)
    else:
        response.headers.update(PERSONAL)
    return response


def _compress(response: Response, request: HttpRequest) -> None:
    response.headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = gzip.compress(bytes(response.body), 6)
        response.headers["content-length"] = str(len(response.body))
        response.headers["content-encoding"] = "gzip"


async def _body(request: HttpRequest, decoder: msgspec.json.Decoder[Any]) -> Any:
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

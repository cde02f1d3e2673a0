"""A person at a table, as a program: everything goes over HTTP and the socket."""

from __future__ import annotations

import asyncio
import itertools
import json
import uuid
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.asyncio.client import ClientConnection

PATIENCE = 30.0
USUAL_ZONE: dict[str, Any] = {
    "seat": -1,
    "items": [],
    "value": None,
    "of": None,
    "main": False,
    "marked": [],
    "heads": [],
    "column": 0,
    "tone": "",
}
AGAIN = 5  # times that somebody asks again who is told that the server is busy


class Patient(httpx.AsyncHTTPTransport):
    """Whoever is told that very many ask just now asks again, as people do."""

    def __init__(self) -> None:
        super().__init__(verify=False)  # certificates take long to load

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        answer = await super().handle_async_request(request)
        for _ in range(AGAIN):
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE or b'"busy"' not in await answer.aread():
                break
            await asyncio.sleep(1)
            answer = await super().handle_async_request(request)
        return answer


def whole(view: dict[str, Any], old: dict[str, Any] | None) -> dict[str, Any]:
    """A view with all that lies on the table: what was told partly, with what was known and what is as usual."""
    view = view | {"zones": [USUAL_ZONE | zone for zone in view["zones"]]}
    if not view.get("partly"):
        return view
    assert old is not None, "only a part is told to somebody who knows nothing"
    [before] = [one["zones"] for one in old["views"] if one["seat"] == view["seat"]]
    told = iter(view["zones"])
    if order := view.get("order"):
        zones = [next(told) if place < 0 else before[place] for place in order]
        assert not list(told), "a zone is told that lies nowhere"
        return {name: value for name, value in view.items() if name not in ("partly", "order")} | {"zones": zones}
    changed = {(zone["id"], zone["seat"]): zone for zone in view["zones"]}
    zones = [changed.pop((zone["id"], zone["seat"]), zone) for zone in before]
    assert not changed, "a zone has changed that was not there"
    return {name: value for name, value in view.items() if name != "partly"} | {"zones": zones}


class Client:
    """`async with Client(address, "Vera") as vera:` comes as a guest and connects."""

    def __init__(self, address: str, name: str, token: str = "", v: int = 3) -> None:
        self.address = address
        self.v = v  # of the protocol
        self.name = name
        self.token = token
        self.person = ""
        self.tables: dict[str, dict[str, Any]] = {}  # the latest message about each followed table
        self.heard: dict[str, list[tuple[int, dict[str, Any]]]] = {}
        self.lines: list[dict[str, Any]] = []
        self.messages: list[dict[str, Any]] = []
        self.known: list[dict[str, Any]] = []  # how tables stood after each message about them
        self.trouble: Exception | None = None  # with what was heard
        self.keep = False  # all messages, and what was known after them
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, transport=Patient())
        self.socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._stirred = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None
        self._numbers = itertools.count(1)

    async def __aenter__(self) -> Self:
        if not self.token:
            known = (await self.http.post("/api/me", json={"name": self.name})).json()
            self.token, self.person = known["token"], known["person"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()
        await self.http.aclose()

    async def connect(self) -> None:
        url = self.address.replace("http", "ws", 1) + "/api/socket"
        self.socket = await connect(
            url, additional_headers={"authorization": f"Bearer {self.token}"}, compression=None, max_size=2**24
        )
        await self.send({"type": "hello", "v": self.v})
        self._reader = asyncio.create_task(self._read(self.socket))

    async def disconnect(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                message = json.loads(text)
                if self.keep:
                    self.messages.append(message)
                await self._take(message)
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the socket was closed"))
        self._answers.clear()
        async with self._stirred:
            self._stirred.notify_all()

    async def _take(self, message: dict[str, Any]) -> None:
        try:
            await self._heed(message)
        except Exception as trouble:  # whoever waits for something learns of it
            self.trouble = trouble
            async with self._stirred:
                self._stirred.notify_all()
            raise

    async def _heed(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "ping":
                await self.send({"type": "pong", "n": message["n"]})
            case "welcome":
                self.person = message["person"]
            case "table":
                self._table(message)
                async with self._stirred:
                    self._stirred.notify_all()
            case "done" | "refused" | "advice":
                waiting = self._answers.pop(message["id"], None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case _:
                self.messages.append(message)
                async with self._stirred:
                    self._stirred.notify_all()

    def _table(self, message: dict[str, Any]) -> None:
        id = message["table"]
        old = self.tables.get(id)
        if old is None and any(view.get("partly") for view in message.get("views", [])):
            return  # it was on its way when the table was followed anew; what answers that is whole
        if message["since"] < 0:
            self.heard[id] = []
        elif old is not None:
            assert message["since"] == old["version"], "a gap in the versions"
        if "views" in message:
            message = message | {"views": [whole(view, old) for view in message["views"]]}
        if "sheet" not in message and old is not None:
            message["sheet"] = old["sheet"]
        self.tables[id] = message
        if self.keep:
            self.known.append(message)
        self.lines += message.get("lines", [])
        for view in message.get("views", [])[:1]:
            self.heard.setdefault(id, []).extend((one["v"], one["said"]) for one in view.get("happened", []))

    async def ask(self, kind: str, table: str, id: str = "", wait: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        id = id or uuid.uuid4().hex
        waiting: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[id] = waiting
        await self.send({"type": kind, "id": id, "table": table, **fields})
        return await asyncio.wait_for(waiting, wait)

    async def do(self, kind: str, table: str, **fields: Any) -> dict[str, Any]:
        """A command that must be done."""
        answer = await self.ask(kind, table, **fields)
        assert answer["type"] in ("done", "advice"), answer
        return answer

    async def follow(self, table: str, since: int = -1, seats: list[int] | None = None) -> dict[str, Any]:
        message: dict[str, Any] = {"type": "follow", "table": table, "since": since}
        if seats is not None:
            message["seats"] = seats
        self.tables.pop(table, None)
        await self.send(message)
        return await self.until(table, lambda news: True)

    async def until(
        self, table: str, holds: Callable[[dict[str, Any]], bool], wait: float = PATIENCE
    ) -> dict[str, Any]:
        """Wait until what is known of a table satisfies a condition."""

        found: list[dict[str, Any]] = []  # what satisfied it: a moment later it may be otherwise

        def reached() -> bool:
            if self.trouble is not None:
                raise self.trouble
            found[:] = [self.tables[table]] if table in self.tables and holds(self.tables[table]) else []
            return bool(found)

        async with self._stirred:
            await asyncio.wait_for(self._stirred.wait_for(reached), wait)
        return found[0]

    async def open(self, game: str, players: int, *, bots: str | None = None, **terms: Any) -> str:
        """Open a table; with bots, the game begins at once."""
        body: dict[str, Any] = {"terms": {"game": game, "players": players, **terms}}
        if bots:
            body["bots"] = bots
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    def view(self, table: str, seat: int | None = None) -> dict[str, Any]:
        views = self.tables[table]["views"]
        return next(view for view in views if seat is None or view["seat"] == seat)

    def offers(self, table: str, seat: int | None = None) -> list[str]:
        if not self.tables[table].get("views"):  # that a game has begun may be answered before it is shown
            return []
        return [offer["token"] for offer in self.view(table, seat).get("offers", [])]

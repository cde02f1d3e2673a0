"""Strangers with raw connections: what they send, no library would. They come from addresses of their own, since limits
are by address: 127.0.0.2 and on, never where honest people come from. What one did in a test is not another's fault.
"""

from __future__ import annotations

import itertools
import json
import selectors
import socket
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, Self
from urllib.parse import urlsplit

import httpx

from server.raw import RawSocket, guest
from waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

HERE = "127.0.0.2"
_numbers = itertools.count(3)
PART = 256 * 1024  # bytes that are sent at once
PATIENCE = 60.0
ASKERS = 40  # questions of a flood under way at a time


def elsewhere() -> str:
    """An address from which nobody has come yet."""
    number = next(_numbers)
    return f"127.0.{number // 250}.{number % 250 + 2}"


class Poured(NamedTuple):
    """What became of connections into which as much was poured as they took."""

    sent: int  # bytes
    ended: int  # connections that the server has closed
    seconds: float
    answer: bytes  # what was read of the first one's answers


def connected(address: str, source: str = HERE, room: int | None = None) -> socket.socket:
    """A bare connection. `room`: bytes that wait for one who does not read."""
    where = urlsplit(address)
    made = socket.socket()
    if room is not None:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    made.bind((source, 0))
    made.settimeout(PATIENCE)
    made.connect((where.hostname, where.port))
    return made


def pour(
    into: Sequence[socket.socket | RawSocket], part: bytes, *, seconds: float, most: int, reads: bool = True
) -> Poured:
    """Send the same again and again on all connections, as fast as they take it, until they have ended or it is
    enough.
    """
    part *= max(1, PART // len(part))
    began = time.monotonic()
    plain = [socket.socket(fileno=socket.dup(one.fileno())) for one in into]
    left = {one: memoryview(part) for one in plain}
    sent, answer = 0, b""
    with selectors.DefaultSelector() as chosen:
        for one in plain:
            one.setblocking(False)
            chosen.register(one, selectors.EVENT_WRITE | (selectors.EVENT_READ if reads else 0))
        while sent < most and left and time.monotonic() - began < seconds:
            for key, events in chosen.select(0.05):
                here: Any = key.fileobj
                try:
                    if events & selectors.EVENT_READ:
                        data = here.recv(65536)
                        if not data:
                            raise ConnectionError
                        if here is plain[0] and len(answer) < 4096:
                            answer += data
                    if events & selectors.EVENT_WRITE:
                        count = here.send(left[here])
                        sent += count
                        left[here] = left[here][count:] or memoryview(part)
                except BlockingIOError:
                    continue
                except OSError:
                    chosen.unregister(here)
                    del left[here]
    took = time.monotonic() - began
    close_all(plain)
    return Poured(sent, len(plain) - len(left), took, answer)


def ended(connections: Iterable[socket.socket]) -> list[socket.socket]:
    """Those that the server has closed by now."""
    found = []
    for one in connections:
        one.setblocking(False)
        try:
            while one.recv(65536):
                pass
            found.append(one)
        except BlockingIOError:
            pass
        except OSError:
            found.append(one)
    return found


class Stranger:
    """Somebody with a pass and an address, who asks for what they like. `with Stranger(address) as mallory:`"""

    def __init__(self, address: str, source: str = "", *, name: str = "Mallory", token: str = "") -> None:
        self.address = address
        self.source = source or elsewhere()
        self.token = token or guest(address, name, self.source)
        transport = httpx.HTTPTransport(
            verify=False,
            local_address=self.source,
            limits=httpx.Limits(max_connections=200, max_keepalive_connections=200),
        )
        self.http = httpx.Client(
            base_url=address,
            transport=transport,
            timeout=PATIENCE,
            headers={"authorization": f"Bearer {self.token}"},
        )
        self._sockets: list[RawSocket] = []

    @property
    def person(self) -> str:
        return str(self.http.get("/api/me").json()["person"])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        for one in self._sockets:
            one.__exit__()

    def socket(self, *, room: int | None = None) -> RawSocket:
        """A new socket that has said hello."""
        made = RawSocket(self.address, self.token, room=room, source=self.source)
        self._sockets.append(made)
        assert made.status == 101, made.status
        made.send({"type": "hello", "v": 1})
        return made

    def open(self, game: str, players: int, bots: str | None = None, **terms: Any) -> httpx.Response:
        body: dict[str, Any] = {"terms": {"game": game, "players": players, **terms}}
        if bots:
            body["bots"] = bots
        return self.http.post("/api/tables", json=body)

    def opened(self, game: str, players: int, bots: str | None = None, **terms: Any) -> str:
        answer = self.open(game, players, bots, **terms)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])


class Flood:
    """Asks for the same again and again, very many times at once, whatever comes back. `{n}` in a path is a number."""

    def __init__(self, address: str, path: str, headers: dict[str, str] | None = None) -> None:
        self.address, self.path, self.headers = address, path, headers
        self.statuses: list[int] = []
        self._enough = threading.Event()

    def __enter__(self) -> Self:
        self._stranger = Stranger(self.address)
        for number in range(ASKERS):
            threading.Thread(target=self._ask, args=(number,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        self._stranger.__exit__()  # nobody waits for the answers that are under way

    def answered(self, statuses: set[int]) -> None:
        """There has been one of these answers, or there will be one: something was asked for in earnest."""
        until(lambda: statuses & set(self.statuses), "there was no such answer", PATIENCE)

    def _ask(self, number: int) -> None:
        while not self._enough.is_set():
            try:
                answer = self._stranger.http.get(self.path.format(n=number), headers=self.headers, timeout=20)
                self.statuses.append(answer.status_code)
            except Exception:
                self.statuses.append(0)
            number += ASKERS
            self._enough.wait(0.5)


def opens_a_table(address: str) -> float:
    """Seconds until somebody else has a table at which bots sit and the game goes on."""
    with Stranger(address, name="Vera") as vera:
        began = time.monotonic()
        vera.http.timeout = 20
        vera.opened("dobro", 2, bots="easy")
        return time.monotonic() - began


class Talker:
    """A socket on which commands are answered one by one."""

    def __init__(self, socket: RawSocket) -> None:
        self.socket = socket
        self.tables: dict[str, dict[str, Any]] = {}  # the latest message about each
        self._number = 0

    def ask(self, kind: str, table: str, **fields: Any) -> dict[str, Any]:
        self._number += 1
        id = f"{kind} {self._number}"
        self.socket.send({"type": kind, "id": id, "table": table, **fields})
        for message in self._messages():
            if message.get("id") == id or (message["type"] == "refused" and not message["id"]):
                return message
        raise AssertionError(f"no answer in {PATIENCE:.0f} s")

    def do(self, kind: str, table: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask(kind, table, **fields)
        assert answer["type"] == "done", answer
        return answer

    def follow(self, table: str, since: int = -1) -> dict[str, Any]:
        """Look at a table: what is told of it first."""
        self.socket.send({"type": "follow", "table": table, "since": since})
        for message in self._messages():
            if message.get("table") == table and message["type"] in ("table", "gone"):
                return message
        raise AssertionError(f"no answer in {PATIENCE:.0f} s")

    def unfollow(self, table: str) -> None:
        self.socket.send({"type": "unfollow", "table": table})

    def _messages(self) -> Iterator[dict[str, Any]]:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.socket.read()
            if message["type"] == "table":
                old = self.tables.get(message["table"])
                if "sheet" not in message and old is not None:
                    message["sheet"] = old["sheet"]
                self.tables[message["table"]] = message
            yield message


def request(method: str, path: str, *headers: str, host: str = "127.0.0.1", body: Any = None) -> bytes:
    """The bytes of a request."""
    content = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *headers]
    if body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + content


def close_all(connections: Iterable[socket.socket]) -> None:
    for one in connections:
        with suppress(OSError):
            one.close()

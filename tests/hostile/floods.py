"""What strangers pour into connections and sockets: requests that do not end, and frames that nobody needs."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from hostile.strangers import HERE, connected, pour, request
from server.raw import BINARY, PING, PONG, TEXT, framed

if TYPE_CHECKING:
    import socket
    from collections.abc import Sequence

    from hostile.strangers import Poured
    from server.raw import RawSocket

CONTINUED = 0  # the opcode of a fragment that goes on
LITTLE_ROOM = 4096  # bytes for answers that nobody reads: the others are the server's to keep, or not to make


class Flood(NamedTuple):
    again: bytes
    opening: bytes = b""
    reads: bool = True  # whether the answers are read

    @property
    def room(self) -> int | None:
        return None if self.reads else LITTLE_ROOM


CHUNKED = request("POST", "/api/me", "Content-Type: application/json", "Transfer-Encoding: chunked")
REQUESTS = {
    "tiny headers": Flood(b"a:b\r\n", b"GET / HTTP/1.1\r\n"),
    "one value": Flood(b"x" * 1000, b"GET / HTTP/1.1\r\nCookie: "),
    "one address": Flood(b"x" * 1000, b"GET /"),
    "ordinary headers": Flood(b"X-Ordinary: " + b"y" * 1000 + b"\r\n", b"GET / HTTP/1.1\r\n"),
    "trailers": Flood(b"X-Trailer: " + b"z" * 1000 + b"\r\n", CHUNKED + b"2\r\n{}\r\n0\r\n"),
    "pipelined": Flood(request("GET", "/nothing.txt"), reads=False),
}
FRAMES = {
    "fragments": Flood(framed(CONTINUED, b"", last=False), framed(TEXT, b"{", last=False)),
    "empty messages": Flood(framed(BINARY, b"")),
    "pings": Flood(framed(PING, b"x" * 125), reads=False),
    "small pings": Flood(framed(PING, b""), reads=False),
    "pongs": Flood(framed(PONG, b"")),
    "hellos": Flood(50 * framed(TEXT, b'{"type":"hello","v":1}')),
    "lobby": Flood(25 * (framed(TEXT, b'{"type":"lobby"}') + framed(TEXT, b'{"type":"lobby","on":false}'))),
}
HALF_HEADS = (b"", b"GET /api/me HT", b"GET /api/me HTTP/1.1\r\nHost: x\r\nA: b")
HALF_BODY = request("POST", "/api/me", "Content-Type: application/json", "Content-Length: 500") + b'{"name":'


def requests(address: str, kind: str, seconds: float, source: str = HERE) -> Poured:
    """As much as one connection takes."""
    flood = REQUESTS[kind]
    with connected(address, source, flood.room) as stranger:
        stranger.sendall(flood.opening)
        return pour([stranger], flood.again, seconds=seconds, most=400 * 2**20, reads=flood.reads)


def frames(sockets: Sequence[RawSocket], kind: str, seconds: float) -> Poured:
    """As much as sockets take."""
    flood = FRAMES[kind]
    for one in sockets:
        if flood.opening:
            one.pour(flood.opening)
    return pour(sockets, flood.again, seconds=seconds, most=2**31, reads=flood.reads)


def half_open(address: str, openings: Sequence[bytes], count: int, source: str = HERE) -> list[socket.socket]:
    """So many connections that begin and do not go on; the server may refuse some."""
    found: list[socket.socket] = []
    for number in range(count):
        with suppress(OSError):
            one = connected(address, source)
            found.append(one)
            one.sendall(openings[number % len(openings)])
    return found

"""What one connection, or one address, may ask of the server before anything that it says is looked at."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

KIB = 1024


@dataclass(frozen=True)
class Bounds:
    # A request.
    head: int = 16 * KIB  # bytes of its first line and its headers
    head_lines: int = 100
    head_seconds: float = 10.0  # from connecting, or from its first byte, until the head is whole
    body: int = 1024 * KIB  # bytes that are read, if only to be thrown away; doors take far less
    body_chunks: int = 200
    body_seconds: float = 30.0  # until the body is whole
    idle_seconds: int = 5  # between an answer and the next request

    # Answers.
    unread_seconds: float = 40.0  # in which a client takes what waits for it, or `unread_step` bytes of it
    unread_step: int = 64 * KIB
    unread: int = 32 * KIB * KIB  # bytes that wait for the clients of one address

    # Connections that are no sockets.
    half_open: int = 32  # without a whole request head, for each address
    half_open_in_all: int = 512
    connections: int = 256  # for each address
    arrivals: float = 50.0  # new ones a second, for each address
    arrivals_at_once: float = 300.0

    # A socket.
    handshake_seconds: float = 10.0
    socket_bytes: float = 64 * KIB  # a second
    socket_bytes_at_once: float = 256 * KIB
    frames: float = 50.0  # a second, of every kind
    frames_at_once: float = 300.0
    fragments: int = 64  # of one message


# For load from one place. What keeps a connection from standing open for ever stays.
UNBOUNDED = Bounds(
    unread=KIB**4,
    half_open=KIB**3,
    half_open_in_all=KIB**3,
    connections=KIB**3,
    arrivals=KIB**3,
    arrivals_at_once=KIB**3,
    socket_bytes=inf,
    socket_bytes_at_once=inf,
    frames=inf,
    frames_at_once=inf,
    fragments=KIB**3,
)

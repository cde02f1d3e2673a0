"""A WebSocket by hand: it can stop reading, and send what no library would."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from typing import Any, Self
from urllib.parse import urlsplit

import httpx

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def guest(address: str, name: str, source: str = "") -> str:
    """The token of somebody new, who comes from an address of this machine."""
    with httpx.Client(transport=httpx.HTTPTransport(verify=False, local_address=source or None), timeout=30) as client:
        answer = client.post(f"{address}/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def figures(address: str) -> dict[str, float]:
    """What /metrics says."""
    lines = httpx.get(f"{address}/metrics", timeout=30).text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def handshake(host: str, token: str, *headers: str) -> bytes:
    """What somebody says first who wants a socket."""
    asked = [
        "GET /api/socket HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {token}",
        *headers,
    ]
    return ("\r\n".join(asked) + "\r\n\r\n").encode()


class RawSocket:
    def __init__(
        self, address: str, token: str, *, room: int | None = None, headers: tuple[str, ...] = (), source: str = ""
    ) -> None:
        """`room`: bytes that the receiving side holds before the sender has to wait; `source`: where it comes from."""
        where = urlsplit(address)
        self._socket = socket.socket()
        if source:
            self._socket.bind((source, 0))
        if room is not None:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self._socket.settimeout(20)
        self._socket.connect((where.hostname, where.port))
        self._socket.sendall(handshake(where.netloc, token, *headers))
        self._got = b""
        while b"\r\n\r\n" not in self._got:
            self._more()
        head, self._got = self._got.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def fileno(self) -> int:
        return self._socket.fileno()

    def timeout(self, seconds: float) -> None:
        self._socket.settimeout(seconds)

    def send(self, message: dict[str, Any]) -> None:
        self.frame(TEXT, json.dumps(message).encode())

    def frame(self, opcode: int, payload: bytes, *, last: bool = True) -> None:
        self._socket.sendall(framed(opcode, payload, last=last))

    def pour(self, data: bytes) -> None:
        """Whatever it is."""
        self._socket.sendall(data)

    def read_frame(self) -> tuple[int, bytes]:
        """The next frame: opcode and payload. The end of the connection raises ConnectionError."""
        head = self._take(2)
        size = head[1] & 127
        if size == 126:
            (size,) = struct.unpack("!H", self._take(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._take(8))
        return head[0] & 15, self._take(size)

    def read(self) -> dict[str, Any]:
        """The next message; pings are answered on the way, and a close raises Closed."""
        while True:
            opcode, payload = self.read_frame()
            if opcode == TEXT:
                message: dict[str, Any] = json.loads(payload)
                if message["type"] == "ping":
                    self.send({"type": "pong", "n": message["n"]})
                    continue
                return message
            if opcode == PING:
                self.frame(PONG, payload)
            elif opcode == CLOSE:
                raise Closed(struct.unpack("!H", payload[:2])[0] if payload else 1005, payload[2:].decode())

    def closing_code(self) -> int:
        """Read on until the server says goodbye."""
        while True:
            opcode, payload = self.read_frame()
            if opcode == CLOSE:
                return int(struct.unpack("!H", payload[:2])[0]) if payload else 1005

    def _take(self, count: int) -> bytes:
        while len(self._got) < count:
            self._more()
        found, self._got = self._got[:count], self._got[count:]
        return found

    def _more(self) -> None:
        data = self._socket.recv(65536)
        if not data:
            raise ConnectionError("the server closed the connection")
        self._got += data


class Closed(Exception):
    """The server said goodbye."""

    def __init__(self, code: int, why: str) -> None:
        self.code = code
        super().__init__(code, why)


def framed(opcode: int, payload: bytes, *, last: bool = True) -> bytes:
    """A client's frame: masked, with a mask that changes nothing."""
    head = bytes([opcode | (128 if last else 0)])
    if len(payload) < 126:
        head += bytes([128 | len(payload)])
    elif len(payload) < 65536:
        head += bytes([128 | 126]) + struct.pack("!H", len(payload))
    else:
        head += bytes([128 | 127]) + struct.pack("!Q", len(payload))
    return head + b"\0\0\0\0" + payload

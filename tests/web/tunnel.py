"""A way to the server that can stall: nothing is closed and nothing gets through, as in a tunnel."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Event, Thread
from typing import Self
from urllib.parse import urlsplit


class Tunnel:
    def __init__(self, server: str) -> None:
        to = urlsplit(server)
        self.to = to.hostname or "", to.port or 0
        self._open = Event()
        self._open.set()
        self._ends: list[socket.socket] = []

    def __enter__(self) -> Self:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._open.set()
        for end in (self._listening, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def stall(self) -> None:
        self._open.clear()

    def flow(self) -> None:
        """What was held up arrives."""
        self._open.set()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                here, _ = self._listening.accept()
                there = socket.create_connection(self.to)
                self._ends += [here, there]
                for ends in ((here, there), (there, here)):
                    Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, to: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self._open.wait()
                to.sendall(data)
            self._open.wait()
            to.shutdown(socket.SHUT_WR)

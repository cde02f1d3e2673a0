"""What the gate and a server process say to one another, over a pair of sockets.

The gate hands over connections (file descriptor passing, SCM_RIGHTS), a byte with each. The process answers in lines: a
word, and what it is about.
"""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from enum import StrEnum

FEW = 16  # connections that are taken at a time
PIECE = 4096  # bytes that are heard at a time


class Word(StrEnum):
    READY = "ready"  # it can serve
    TOOK = "took"  # so many of the connections that were handed over
    OPEN = "open"  # so many connections, of all that it took
    LEAVING = "leaving"  # it wants no more
    CANNOT = "cannot"  # serve, and why


class Gone(Exception):
    """There is nobody at the other end."""


class GateEnd:
    """The gate's end: connections go out, words come in."""

    def __init__(self, channel: socket.socket) -> None:
        channel.setblocking(False)
        self.channel = channel
        self._heard = b""

    def hand_over(self, connection: socket.socket) -> bool:
        """Whether there was room for it."""
        try:
            socket.send_fds(self.channel, [b"."], [connection.fileno()])
        except BlockingIOError:
            return False
        except OSError:
            raise Gone from None
        return True

    def hear(self) -> list[tuple[Word, str]]:
        """What was said since the last time."""
        try:
            piece = self.channel.recv(PIECE)
        except BlockingIOError:
            return []
        except OSError:
            piece = b""
        if not piece:
            raise Gone
        *lines, self._heard = (self._heard + piece).split(b"\n")
        return [_read(line) for line in lines]


def _read(line: bytes) -> tuple[Word, str]:
    word, _, about = line.decode().partition(" ")
    return Word(word), about


class ProcessEnd:
    """The process' end: words go out, connections come in."""

    def __init__(self, channel: socket.socket) -> None:
        channel.setblocking(False)
        os.set_inheritable(channel.fileno(), False)  # of what it starts nobody holds the gate open
        self.channel = channel
        self._unsaid = b""

    def say(self, word: Word, about: object = "") -> None:
        one_line = " ".join(str(about).split())
        self._unsaid += f"{word} {one_line}\n".encode()
        self.go_on()

    def go_on(self) -> None:
        """Say what could not be said at once."""
        with suppress(OSError):  # no room, or nobody there: that is noticed when listening
            while self._unsaid:
                self._unsaid = self._unsaid[self.channel.send(self._unsaid) :]

    def take(self) -> list[socket.socket]:
        """What was handed over; each is acknowledged at once, so that the gate lets go of it."""
        try:
            handed, descriptors, _, _ = socket.recv_fds(self.channel, FEW, FEW)
        except BlockingIOError:
            return []
        except OSError:
            handed, descriptors = b"", []
        if not handed:
            raise Gone
        self.say(Word.TOOK, len(handed))
        for descriptor in descriptors:
            os.set_inheritable(descriptor, False)
        return [socket.socket(fileno=descriptor) for descriptor in descriptors]

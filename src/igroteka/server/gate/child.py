"""A process behind the gate, as its supervisor holds it: started, given its orders, listened to."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from igroteka.server.gate.channel import GateEnd, Gone, Word
from igroteka.server.troubles import CannotServe

if TYPE_CHECKING:
    import signal
    from asyncio.subprocess import Process

    from igroteka.server.gate.entrance import Entrance
    from igroteka.server.gate.orders import Orders


class Child:
    def __init__(self, process: Process, end: GateEnd, entrance: Entrance) -> None:
        self.end = end
        self._process = process
        self._entrance = entrance
        self.began = time.monotonic()
        self._ready = asyncio.Event()
        self._trouble = ""
        asyncio.get_running_loop().add_reader(end.channel, self._listen)

    @classmethod
    async def start(cls, entrance: Entrance) -> Child:
        """It loads what it needs, and waits for its orders."""
        ours, theirs = socket.socketpair()
        with theirs:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "igroteka.server.gate.behind", str(theirs.fileno())),
                stdin=subprocess.PIPE,
                pass_fds=[theirs.fileno()],
                process_group=0,  # Ctrl+C is for the supervisor, which tells the others
            )
        return cls(process, GateEnd(ours), entrance)

    @property
    def pid(self) -> int:
        return self._process.pid

    async def begin(self, orders: Orders) -> None:
        """Wait until it serves. CannotServe: it has ended instead."""
        assert self._process.stdin is not None
        with suppress(ConnectionError):  # it has ended already
            self._process.stdin.write(msgspec.msgpack.encode(orders))
            await self._process.stdin.drain()
        self._process.stdin.close()
        ready, ended = asyncio.create_task(self._ready.wait()), asyncio.create_task(self.ended())
        try:
            await asyncio.wait((ready, ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            ready.cancel()
            ended.cancel()
        if not self._ready.is_set():
            raise CannotServe(
                self._trouble or f"a server process ended while it was starting, with status {self._process.returncode}"
            )

    async def ended(self) -> int:
        status = await self._process.wait()
        while self._listen():
            pass  # what it said last
        self._hang_up()
        return status

    def send(self, sent: signal.Signals) -> bool:
        """Whether it was still there."""
        if self._process.returncode is not None:
            return False
        with suppress(ProcessLookupError):
            self._process.send_signal(sent)
        return True

    def _listen(self) -> bool:
        """Whether it said something."""
        try:
            heard = self.end.hear()
        except Gone:
            self._hang_up()
            return False
        for word, about in heard:
            self._heed(word, about)
        return bool(heard)

    def _hang_up(self) -> None:
        if self.end.channel.fileno() >= 0:
            asyncio.get_running_loop().remove_reader(self.end.channel)
            self.end.channel.close()
            self._entrance.dismiss(self)

    def _heed(self, word: Word, about: str) -> None:
        match word:
            case Word.READY:
                self._ready.set()
                self._entrance.admit(self)
            case Word.TOOK:
                self._entrance.took(self, int(about))
            case Word.OPEN:
                self._entrance.has(self, int(about))
            case Word.LEAVING:
                self._entrance.dismiss(self)
            case Word.CANNOT:
                self._trouble = about

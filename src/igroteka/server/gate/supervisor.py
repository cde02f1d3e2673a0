"""Who starts the processes behind the gate, starts them again, and stops them."""

from __future__ import annotations

import asyncio
import secrets
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import structlog

from igroteka.server.gate.channel import GateEnd, Gone, Word
from igroteka.server.gate.entrance import Entrance
from igroteka.server.gate.orders import DRAINED, Orders
from igroteka.server.settings import Place
from igroteka.server.troubles import CannotServe

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable

    from igroteka.server.settings import Settings

log = structlog.get_logger()

LASTING = 30.0  # seconds after which the end of a process has nothing to do with its beginning
PAUSES = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0)  # seconds


def run(settings: Settings, processes: int, level: str, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Serve by so many processes until told to stop (SIGINT, SIGTERM). What cannot be opened raises CannotServe."""
    asyncio.run(_supervise(settings, processes, level, listening, announce))


async def _supervise(
    settings: Settings, processes: int, level: str, listening: socket.socket, announce: Callable[[], None]
) -> None:
    supervisor = Supervisor(settings, processes, level, listening)
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, told.set)
    loop.add_signal_handler(signal.SIGINT, lambda: supervisor.hurry() if told.is_set() else told.set())
    serving = asyncio.create_task(supervisor.serve(announce))
    stopping = asyncio.create_task(told.wait())
    await asyncio.wait((serving, stopping), return_when=asyncio.FIRST_COMPLETED)
    serving.cancel()
    stopping.cancel()
    await asyncio.wait((serving,))
    await supervisor.stop()
    if not serving.cancelled():
        serving.result()


class Supervisor:
    def __init__(self, settings: Settings, processes: int, level: str, listening: socket.socket) -> None:
        self._settings = settings
        self._count = processes
        self._level = level
        self._entrance = Entrance(listening)
        self._group = secrets.token_hex(8)
        self._children: dict[int, Child] = {}

    async def serve(self, announce: Callable[[], None]) -> None:
        """For ever. All load their code together; the first brings the database up to date, then the others begin."""
        first, *others = range(1, self._count + 1)
        for number in (first, *others):
            await self._start(number)
        await self._begin(first)
        await asyncio.gather(*map(self._begin, others))
        announce()
        await asyncio.gather(*map(self._keep, (first, *others)))

    async def stop(self) -> None:
        """Let every process say goodbye. CannotServe: one had to be killed."""
        self._entrance.close()
        running = [child for child in self._children.values() if child.send(signal.SIGTERM)]
        if not running:
            return
        _, late = await asyncio.wait([asyncio.create_task(child.ended()) for child in running], timeout=DRAINED)
        for child in running:
            child.send(signal.SIGKILL)
        if late:
            await asyncio.wait(late)
            raise CannotServe(f"{len(late)} of {self._count} processes had not ended after {DRAINED:g} s: killed")

    def hurry(self) -> None:
        """Told to stop once more, with Ctrl+C: nobody is waited for."""
        for child in self._children.values():
            child.send(signal.SIGINT)

    async def _start(self, number: int) -> None:
        try:
            self._children[number] = await Child.start(self._entrance)
        except OSError as error:
            raise CannotServe(f"cannot start a server process ({error})") from None

    async def _begin(self, number: int) -> None:
        """Have a process serve, and wait until it does."""
        settings = replace(self._settings, place=Place(self._group, number, self._count))
        await self._children[number].begin(Orders(settings, self._level))

    async def _keep(self, number: int) -> None:
        """Start a process again whenever it has ended."""
        quick = 0  # ends in a row, each soon after the beginning
        while True:
            quick = quick + 1 if await self._lasted(number) < LASTING else 0
            pause = pause_after(quick)
            log.warning("starting again", process=number, after=pause)
            await asyncio.sleep(pause)
            try:
                await self._start(number)
                await self._begin(number)
            except CannotServe as trouble:
                log.error("not started", process=number, error=str(trouble))

    async def _lasted(self, number: int) -> float:
        """For how many seconds a process has lived, when it has ended."""
        child = self._children.get(number)
        if child is None:
            return 0.0
        status = await child.ended()
        del self._children[number]
        log.warning("ended", process=number, pid=child.pid, status=status)
        return time.monotonic() - child.began


def pause_after(quick: int) -> float:
    """Seconds until a process is started again that has ended soon after its beginning, so many times in a row."""
    return 0.0 if quick < 2 else PAUSES[min(quick - 2, len(PAUSES) - 1)]


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
                *(sys.executable, "-m", "igroteka.server.gate.child", str(theirs.fileno())),
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

"""Who starts the processes behind the gate, starts them again, and stops them."""

from __future__ import annotations

import asyncio
import secrets
import signal
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import structlog

from igroteka.server.gate.child import Child
from igroteka.server.gate.entrance import Entrance
from igroteka.server.gate.orders import DRAINED, Orders
from igroteka.server.settings import Place
from igroteka.server.troubles import CannotServe

if TYPE_CHECKING:
    import socket
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

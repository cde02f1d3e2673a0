"""Work in processes of their own, for many who ask: one thing at a time for each process, fair between those who ask.

Everybody who asks has a short queue of their own, and the queues take turns (round robin): whoever asks for a hundred
things does not make others wait for more than one of them. What takes too long is given up with its process and nothing
else; what was being done in a process that died is done again in a new one.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from igroteka.bots.workers import die_with

if TYPE_CHECKING:
    from collections.abc import Callable

log = structlog.get_logger()

ATTEMPTS = 3  # a process may have been killed from outside
STARTING = 60.0  # seconds until a process is there; that is not part of what is done in it


class NotDone(Exception):
    """It was not done: there is too much to do, it took too long, or the processes were closed."""


class _Task(NamedTuple):
    job: Callable[..., Any]
    about: tuple[Any, ...]
    done: asyncio.Future[Any]


class Workers:
    """`size` processes, started when first needed."""

    def __init__(self, name: str, size: int, *, longest: float, each: int = 8, room: int = 64) -> None:
        self.name = name
        self.longest = longest  # seconds that one thing may take in its process
        self.each = each  # things that may wait for one who asks
        self.room = room  # and for all together
        self._idle = [_Process() for _ in range(size)]
        self._busy: dict[asyncio.Task[None], _Process] = {}
        self._waiting: dict[str, deque[_Task]] = {}  # by who asks; whose turn is next stands first
        self._closed = False
        self.given_up = 0  # things that were asked for and not done

    async def do(self, whom: str, within: float, job: Callable[..., Any], *about: Any) -> Any:
        """Have something done for somebody, in so many seconds with all waiting. NotDone: it was not."""
        try:
            return await self._do(whom, within, job, *about)
        except NotDone:
            self.given_up += 1
            raise

    async def _do(self, whom: str, within: float, job: Callable[..., Any], *about: Any) -> Any:
        line = self._waiting.get(whom, ())
        if self._closed or len(line) >= self.each or sum(map(len, self._waiting.values())) >= self.room:
            raise NotDone(f"too much waits for {self.name}")
        task = _Task(job, about, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(whom, deque()).append(task)
        self._begin()
        try:
            return await asyncio.wait_for(task.done, within)
        except TimeoutError:
            raise NotDone(f"{self.name} took longer than {within:g} s") from None

    def _begin(self) -> None:
        """Give idle processes what is next."""
        while self._idle and self._waiting:
            whom = next(iter(self._waiting))
            line = self._waiting.pop(whom)
            task = line.popleft()
            if line:
                self._waiting[whom] = line  # behind all others
            if not task.done.done():  # whoever asked may have given up
                process = self._idle.pop()
                running = asyncio.create_task(self._run(process, task), name=self.name)
                self._busy[running] = process
                running.add_done_callback(self._ended)

    async def _run(self, process: _Process, task: _Task) -> None:
        found: Any = NotDone(f"{self.name} was closed, or its process died {ATTEMPTS} times")
        try:
            for _ in range(ATTEMPTS):
                try:
                    await asyncio.wait_for(process.start(), STARTING)
                    found = await asyncio.wait_for(process.do(task.job, *task.about), self.longest)
                    break
                except BrokenProcessPool:
                    log.warning("worker", name=self.name, error="died; it is done again")
                    process.end()
        except TimeoutError:
            log.warning("worker", name=self.name, error=f"given up after {self.longest:g} s")
            process.end()
            found = NotDone(f"{self.name} took longer than {self.longest:g} s")
        except Exception as error:  # of what was to be done
            found = error
        finally:  # whatever became of it: whoever asked is told
            if not task.done.done():
                if isinstance(found, Exception):
                    task.done.set_exception(found)
                else:
                    task.done.set_result(found)

    def _ended(self, running: asyncio.Task[None]) -> None:
        process = self._busy.pop(running)
        if not self._closed:
            self._idle.append(process)
            self._begin()

    def rest(self) -> None:
        """End the processes that have nothing to do; they come back when they are needed."""
        for process in self._idle:
            process.end()

    def close(self) -> None:
        self._closed = True
        for running in list(self._busy):
            running.cancel()
        for process in [*self._busy.values(), *self._idle]:
            process.end()
        for line in self._waiting.values():
            for task in line:
                if not task.done.done():
                    task.done.set_exception(NotDone("the server is closing"))
        self._waiting.clear()


class _Process:
    """One process, started when first asked, and anew after it was ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def start(self) -> None:
        if self._pool is None:
            spawned = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, spawned, initializer=_behave, initargs=(os.getpid(),))
            await self.do(int)  # something that takes no time

    async def do(self, job: Callable[..., Any], *about: Any) -> Any:
        assert self._pool is not None
        return await asyncio.get_running_loop().run_in_executor(self._pool, job, *about)

    def end(self) -> None:
        """At once: what it does is never worth waiting for."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _behave(server: int) -> None:
    """A worker leaves signals to its server, dies with it, and lets tables go first."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.nice(5)
    die_with(server)

"""Bots think in processes of their own, never in the event loop.

Quick thoughts (the games' own policies), long ones (search) and advice have different workers, so that nobody waits for
somebody else's search, and no bot for somebody's curiosity. Compiling a game's search takes seconds the first time:
until a game is warm, `rule` plays.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, NamedTuple

from igroteka.bots.styles import style
from igroteka.bots.workers import die_with
from igroteka.match import Game, View

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.bots.advice import Advice

ADVISER = "search:2000"
LONGEST = 60.0  # seconds: a game is compiled in far less


class NoAdvice(Exception):
    """There is no advice to be had now."""


class Position(NamedTuple):
    """A view, as it travels to a worker: nothing but what the seat may know."""

    game: Game
    flat: bytes
    seat: int


def packed(view: View) -> Position:
    return Position(view.game, view.s.pack().tobytes(), view.seat)


def _view(position: Position) -> View:
    import numpy as np

    layout = position.game.rules.State
    return View(position.game, layout.unpack(np.frombuffer(position.flat, layout.dtype)[0]), position.seat)


def _choose(position: Position, name: str, luck: int) -> str:
    from igroteka.bots import bot

    return bot(name, [luck]).choose(_view(position))


def _advise(position: Position, name: str, luck: int) -> Advice:
    from igroteka.bots import bot

    return bot(name, [luck]).explain(_view(position))


def _nothing() -> None:
    import igroteka.bots  # noqa: F401  so that the first thought need not


class Workers:
    """A pool of processes that is started when first asked, and again when one of them dies."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, job: Callable[..., Any], *about: Any) -> Any:
        """Have something thought. What takes far too long is given up, and the processes with it."""
        try:
            return await asyncio.wait_for(self._do(job, *about), LONGEST)
        except TimeoutError:
            self.close()
            raise

    async def _do(self, job: Callable[..., Any], *about: Any) -> Any:
        for attempt in range(3):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self.size,
                    mp_context=multiprocessing.get_context("spawn"),
                    initializer=_behave,
                    initargs=(os.getpid(),),
                )
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, job, *about)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
                if attempt == 2:
                    raise
        return None

    def close(self) -> None:
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()  # a thought is never worth waiting for
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _behave(server: int) -> None:
    """A worker leaves signals to its server, dies with it, and lets tables go first."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.nice(5)
    die_with(server)


class Brains:
    def __init__(self, deep: int = 1) -> None:
        self._quick = Workers(1)
        self._deep = Workers(deep)
        self._advisers = Workers(1)
        self._warm: dict[str, asyncio.Task[Any]] = {}

    def wake(self) -> asyncio.Task[Any]:
        """Start the quick worker before anybody needs it."""
        return asyncio.create_task(self._quick.do(_nothing), name="brains")

    def warm(self, position: Position) -> bool:
        """Whether search is ready for a game; if it is not, it gets ready meanwhile."""
        id = position.game.id
        if id not in self._warm:
            job = self._deep.do(_advise, position, "search:8", 1)
            self._warm[id] = asyncio.create_task(job, name=f"warm {id}")
        task = self._warm[id]
        if task.done() and (task.cancelled() or task.exception()):
            del self._warm[id]
            return False
        return task.done()

    async def choose(self, view: View, level: str) -> str:
        """A bot's choice. A bot that searches plays by rule as long as its game is not warm."""
        position = packed(view)
        luck = secrets.randbits(64)
        if style(level).kind != "search":
            token: str = await self._quick.do(_choose, position, level, luck)
        elif len(view.actions) == 1 or not self.warm(position):
            token = await self._quick.do(_choose, position, "rule", luck)
        else:
            token = await self._deep.do(_choose, position, level, luck)
        return token

    async def advise(self, view: View) -> Advice:
        """What a person might do here, with reasons."""
        try:
            advice: Advice = await self._advisers.do(_advise, packed(view), ADVISER, secrets.randbits(64))
        except (TimeoutError, BrokenProcessPool):
            raise NoAdvice("nobody could think about it in time; ask again later") from None
        return advice

    def close(self) -> None:
        for task in self._warm.values():
            task.cancel()
        for workers in (self._quick, self._deep, self._advisers):
            workers.close()

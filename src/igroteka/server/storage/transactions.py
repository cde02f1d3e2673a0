"""Whole transactions, and who carries them out: threads of SQLite's own, or an asynchronous driver."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

from igroteka.server.storage.databases import direct_engine

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.engine import Connection, Engine
    from sqlalchemy.ext.asyncio import AsyncEngine

    from igroteka.server.storage.only_one import OnlyOne

WRITERS, READERS = 4, 4

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Transactions(Protocol):
    """What `Store` asks of a database. A test can put a disk in its place that fails when it is told to."""

    writers: int  # who may write at the same time

    async def write(
        self, do: Callable[Concatenate[Connection, Given], Found], *given: Given.args, **named: Given.kwargs
    ) -> Found:
        """What `do` writes is one transaction; when this returns, it is on the disk."""

    async def read(self, do: Callable[[Connection], Found]) -> Found:
        """What `do` finds is of one moment."""

    async def close(self) -> None: ...


class Hand:
    """A thread that does one thing after the other. What an executor keeps of everything that it is given takes longer
    than a small transaction.
    """

    def __init__(self, name: str) -> None:
        self._given: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def do(self, what: Callable[[], Found]) -> Found:
        done: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._given.put((what, done))
        return await done

    def _work(self) -> None:
        while (given := self._given.get()) is not None:
            what, done = given
            try:
                found, trouble = what(), None
            except BaseException as error:
                found, trouble = None, error
            with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                done.get_loop().call_soon_threadsafe(fulfil, done, found, trouble)

    def rest(self) -> None:
        """When all is done that was given."""
        self._given.put(None)
        self._thread.join()


def fulfil(done: asyncio.Future[Any], found: Any, trouble: BaseException | None) -> None:
    """Tell whoever still waits."""
    if done.done():
        return
    if trouble is None:
        done.set_result(found)
    else:
        done.set_exception(trouble)


class Database:
    """A database behind an engine."""

    def __init__(self, engine: AsyncEngine, lock: OnlyOne | None = None) -> None:
        self._engine = engine
        self._lock = lock
        # SQLite's asynchronous driver goes to a thread and back for every statement: a transaction goes as a whole.
        self._direct = direct_engine(engine)
        self._writing = Hand("journal") if self._direct is not None else None
        self._reading = ThreadPoolExecutor(READERS, "reading")
        self._open: Connection | None = None  # of the thread that writes, as long as all goes well
        self._reads = engine.execution_options(reads=True)
        # SQLite has one writer at a time; PostgreSQL flushes for several at once.
        self.writers = 1 if self._direct is not None else WRITERS

    async def write(
        self, do: Callable[Concatenate[Connection, Given], Found], *given: Given.args, **named: Given.kwargs
    ) -> Found:
        if self._direct is None or self._writing is None:
            async with self._engine.begin() as connection:
                return await connection.run_sync(do, *given, **named)
        return await self._writing.do(partial(self._written, self._direct, do, *given, **named))

    def _written(self, engine: Engine, do: Callable[..., Found], *given: Any, **named: Any) -> Found:
        connection = self._open or engine.connect()
        try:
            with connection.begin():
                found = do(connection, *given, **named)
        except BaseException:
            self._open = None
            connection.close()
            raise
        self._open = connection
        return found

    async def read(self, do: Callable[[Connection], Found]) -> Found:
        if self._direct is None:
            async with self._reads.connect() as connection:
                return await connection.run_sync(do)
        return await asyncio.get_running_loop().run_in_executor(self._reading, _found, self._direct, do)

    async def close(self) -> None:
        if self._direct is not None and self._writing is not None:
            self._writing.rest()
            self._reading.shutdown()
            if self._open is not None:
                self._open.close()
            self._direct.dispose()
        await self._engine.dispose()
        if self._lock is not None:
            self._lock.release()


def _found(engine: Engine, do: Callable[[Connection], Found]) -> Found:
    with engine.connect().execution_options(reads=True) as connection:
        return do(connection)

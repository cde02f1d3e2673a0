"""Storage of a simulated world: a real SQLite database in memory, on a disk that stalls, fails and forgets to answer.

Every transaction is carried out at one instant, whole or not at all. A process that dies loses what it has handed over
and what was not carried out yet; what was carried out stays, whether it heard of it or not.
"""

from __future__ import annotations

import sqlite3
from collections import deque
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from igroteka.server.storage.databases import _prepare_sqlite
from igroteka.server.storage.migrating import migrate
from igroteka.tables import journal

if TYPE_CHECKING:
    import asyncio
    import random
    from collections.abc import Callable

    from sqlalchemy.engine import Engine

    from igroteka.tables.journal import AnyEntry
    from simulated.loop import Life, Loop

WRITING, READING, ANSWERING = (0.0005, 0.008), (0.0002, 0.004), (0.0001, 0.002)  # seconds


@cache
def _empty() -> bytes:
    """A database of the newest schema."""
    connection = sqlite3.connect(":memory:")
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    with engine.connect() as opened:
        migrate(opened)
    return connection.serialize()


@cache
def _engine() -> tuple[Engine, sqlite3.Connection]:
    """One for all worlds, so that statements are compiled once."""
    connection = sqlite3.connect(":memory:")
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool, hide_parameters=True)
    _prepare_sqlite(engine)
    engine.connect().close()
    return engine, connection


class Line(NamedTuple):
    """A line of a journal, when it was committed, and by which claim to its table."""

    body: str
    entry: AnyEntry
    at: float
    epoch: int


@dataclass
class Weather:
    """What befalls the disk just now."""

    fails: float = 0.0  # how often nothing is written
    silent: float = 0.0  # how often it is written, and an error is told all the same
    stalled_until: float = 0.0


class Disk:
    def __init__(self, loop: Loop, luck: random.Random) -> None:
        self.loop = loop
        self.luck = luck
        self.weather = Weather()
        self.engine, self._connection = _engine()
        self._connection.deserialize(_empty())
        self._connection.execute("PRAGMA foreign_keys=ON")
        self.journals: dict[str, list[Line]] = {}  # as they were committed, line by line
        self.commands: dict[str, list[tuple[str, int]]] = {}  # by command (person/id): where it was written
        self.claims: dict[tuple[str, int], float] = {}  # by table and epoch: when it was claimed
        self.transactions = 0
        self._seen = 0

    def stall(self, seconds: float) -> None:
        self.weather.stalled_until = self.loop.time() + seconds

    def heal(self) -> None:
        self.weather = Weather()

    def rows(self, statement: str, *values: Any) -> list[Any]:
        """What lies there, read past everybody."""
        return self._connection.execute(statement, values).fetchall()

    def carry_out(self, do: Callable[..., Any], given: tuple[Any, ...], named: dict[str, Any], reads: bool) -> Any:
        with self.engine.connect().execution_options(reads=reads) as connection, connection.begin():
            found = do(connection, *given, **named)
        if not reads:
            self.transactions += 1
            self._read_along()
        return found

    def _read_along(self) -> None:
        """Whatever has been added to journals is remembered, to be compared later with what people were told."""
        added = self.rows(
            "SELECT entries.rowid, table_id, entries.version, body, epoch FROM entries"
            " JOIN tables ON tables.id = table_id WHERE entries.rowid > ? ORDER BY entries.rowid",
            self._seen,
        )
        for number, table, version, body, epoch in added:
            self._seen = number
            lines = self.journals.setdefault(table, [])
            assert version == len(lines) + 1, f"version {version} comes after {len(lines)}"
            entry = journal.read(body)
            lines.append(Line(body, entry, self.loop.time(), epoch))
            if entry.id:
                written = self.commands.setdefault(entry.id, [])
                written.append((table, version))
                assert len(written) == 1, f"a command was carried out twice: {written}"
        for table, epoch in self.rows("SELECT id, epoch FROM tables"):
            self.claims.setdefault((table, epoch), self.loop.time())

    def mounted(self, life: Life) -> Mounted:
        """The disk as a process has it."""
        return Mounted(self, life)


class Mounted:
    """`storage.transactions.Transactions` of one process: one thing is written after the other."""

    writers = 1

    def __init__(self, disk: Disk, life: Life) -> None:
        self.disk = disk
        self.life = life
        self._waiting: deque[Callable[[], None]] = deque()
        self._busy = False

    async def write(self, do: Callable[..., Any], *given: Any, **named: Any) -> Any:
        done = self.disk.loop.create_future()
        self._waiting.append(lambda: self._write(do, given, named, done))
        if not self._busy:
            self._next()
        return await done

    def _next(self) -> None:
        self._busy = bool(self._waiting)
        if self._busy:
            disk = self.disk
            stalled = max(0.0, disk.weather.stalled_until - disk.loop.time())
            disk.loop.outside(stalled + disk.luck.uniform(*WRITING), self._waiting.popleft())

    def _write(self, do: Callable[..., Any], given: Any, named: Any, done: asyncio.Future[Any]) -> None:
        if self.life.over:
            return
        disk, chance = self.disk, self.disk.luck.random()
        weather = disk.weather
        try:
            if chance < weather.fails:
                raise OperationalError("", {}, OSError("the disk is full"))
            found: Any = disk.carry_out(do, given, named, reads=False)
            if chance < weather.fails + weather.silent:
                raise OperationalError("", {}, OSError("the line was cut"))
        except AssertionError:
            raise
        except Exception as error:
            found = error
        disk.loop.outside(disk.luck.uniform(*ANSWERING), self._answer, done, found)

    def _answer(self, done: asyncio.Future[Any], found: Any) -> None:
        _tell(done, found)
        self._next()

    async def read(self, do: Callable[..., Any]) -> Any:
        disk = self.disk
        done = disk.loop.create_future()
        disk.loop.outside(disk.luck.uniform(*READING), self._read, do, done)
        return await done

    def _read(self, do: Callable[..., Any], done: asyncio.Future[Any]) -> None:
        disk = self.disk
        try:
            if disk.luck.random() < disk.weather.fails:
                raise OperationalError("", {}, OSError("the disk cannot be read"))
            found: Any = disk.carry_out(do, (), {}, reads=True)
        except Exception as error:
            found = error
        disk.loop.outside(disk.luck.uniform(*ANSWERING), _tell, done, found)

    async def close(self) -> None: ...


def _tell(done: asyncio.Future[Any], found: Any) -> None:
    if done.done():
        return
    if isinstance(found, Exception):
        done.set_exception(found)
    else:
        done.set_result(found)

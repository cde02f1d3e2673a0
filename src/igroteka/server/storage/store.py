"""Storage: SQLite in WAL mode, or PostgreSQL. What `append` has returned from is on the disk.

Many tables write at the same time, a line or two each. Their appends are gathered and committed together, so that the
disk is waited for once for all of them.
"""

from __future__ import annotations

import asyncio
import secrets as chance
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, TypeVar

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from igroteka.server.now import now_ms
from igroteka.server.storage import archives, lists, schema, settling
from igroteka.server.storage.appending import Append, append_all
from igroteka.server.storage.databases import direct_engine
from igroteka.server.storage.opening import opened, sentence
from igroteka.server.storage.schema import people, tables
from igroteka.server.troubles import CannotServe
from igroteka.tables import journal
from igroteka.tables.journal import Terms
from igroteka.tables.people import Person
from igroteka.tables.play import Play, played

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from sqlalchemy.engine import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from igroteka.server.storage.only_one import OnlyOne
    from igroteka.server.storage.settling import Outcome, Rate

WRITERS = 4
TOGETHER = 256  # appends in one transaction
RECENT = 3600_000  # milliseconds since a table in the lobby has changed

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Stale(Exception):
    """Somebody else owns the table by now, or has written to it."""


class Unknown(LookupError):
    """There is nobody of that id (any more)."""


class Kept(NamedTuple):
    """A table as storage has it."""

    id: str
    terms: Terms
    host: str
    seed: bytes
    epoch: int
    status: str
    lines: list[str]  # of the journal; reading them takes time, and is left to whoever can take it

    def play(self, pace: float = 1.0) -> Play:
        """The table as its journal has it."""
        return played(Play(self.id, self.terms, self.host, self.seed, pace), map(journal.read, self.lines))


class Store:
    def __init__(self, engine: AsyncEngine, lock: OnlyOne | None = None) -> None:
        self._engine = engine
        self._lock = lock
        # SQLite's asynchronous driver goes to a thread and back for every statement: a whole commit goes there at once.
        self._direct = direct_engine(engine)
        self._thread = ThreadPoolExecutor(1, "journal") if self._direct is not None else None
        self._reads = engine.execution_options(reads=True)
        self._waiting: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._writers: list[asyncio.Task[None]] = []
        self.rated: Counter[str] = Counter()  # by game: rated games that were settled here

    @classmethod
    async def open(cls, database: str, *, alone: bool = False) -> Store:
        """Connect, and bring the tables up to date. `alone`: as the one server of a SQLite file.

        Whatever goes wrong is a CannotServe, which says it in a sentence.
        """
        engine, lock = await opened(database, alone=alone)
        store = cls(engine, lock)
        # SQLite has one writer at a time; PostgreSQL flushes for several at once. A table never waits for two appends.
        writers = 1 if store._direct is not None else WRITERS
        store._writers = [asyncio.create_task(store._write(), name="store") for _ in range(writers)]
        return store

    async def close(self) -> None:
        """Whatever was handed over is written first."""
        while not self._waiting.empty():
            await asyncio.sleep(0.005)
        for writer in self._writers:
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
        if self._thread is not None and self._direct is not None:
            self._thread.shutdown()
            self._direct.dispose()
        await self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def pulse(self) -> None:
        """A tiny write, to see that storage takes any."""
        await self.write(_pulse)

    async def write(
        self, do: Callable[Concatenate[Connection, Given], Found], *given: Given.args, **named: Given.kwargs
    ) -> Found:
        """What `do` writes is one transaction."""
        if self._thread is None:
            async with self._engine.begin() as connection:
                return await connection.run_sync(do, *given, **named)
        whole = partial(self._write_here, do, *given, **named)
        return await asyncio.get_running_loop().run_in_executor(self._thread, whole)

    def _write_here(self, do: Callable[..., Found], *given: Any, **named: Any) -> Found:
        assert self._direct is not None
        with self._direct.begin() as connection:
            return do(connection, *given, **named)

    async def _read(self, wanted: Any) -> Sequence[Any]:
        async with self._reads.connect() as connection:
            return (await connection.execute(wanted)).all()

    # People.

    async def add_person(self, name: str, recovery: str) -> Person:
        person = Person(chance.token_urlsafe(12), name)
        row = {"id": person.id, "name": name, "recovery": recovery, "since": now_ms(), "unplayed": now_ms()}
        async with self._engine.begin() as connection:
            await connection.execute(insert(people).values(row))
        return person

    async def person(self, id: str) -> Person | None:
        found = await self._read(select(people.c.id, people.c.name, people.c.passes).where(people.c.id == id))
        return Person(*found[0]) if found else None

    async def rename(self, id: str, name: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == id).values(name=name))

    async def set_recovery(self, id: str, recovery: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == id).values(recovery=recovery))

    async def recover(self, recovery: str) -> Person | None:
        wanted = select(people.c.id, people.c.name, people.c.passes).where(people.c.recovery == recovery)
        found = await self._read(wanted)
        return Person(*found[0]) if found else None

    async def void_passes(self, id: str) -> int:
        """All passes that somebody has are void from now on; returns the number that new ones must have."""
        return await self.write(_void_passes, id)

    async def secret(self, name: str) -> bytes:
        """A secret of this installation, made when it is first asked for. It is needed to start."""
        try:
            return await self.write(_secret, name)
        except Exception as error:
            raise CannotServe(f"the database does not keep what it must: {sentence(error)}") from None

    # Tables.

    async def add_table(self, terms: Terms, host: str, seed: bytes | None = None) -> str:
        id = chance.token_urlsafe(15)
        row = {
            "id": id,
            "terms": msgspec.json.encode(terms).decode(),
            "host": host,
            "seed": seed or chance.token_bytes(32),
            "opened": now_ms(),
            "epoch": 0,
            "version": 0,
            "game": terms.game,
            "public": terms.public,
            "status": "open",
            "taken": 0,
            "changed": now_ms(),
        }
        try:
            await self.write(_add_table, row)
        except IntegrityError:
            if await self.person(host) is None:
                raise Unknown(host) from None
            raise
        return id

    async def claim(self, id: str) -> Kept | None:
        """Become the owner of a table: whoever owned it before cannot write to it any more."""
        if await self.status(id) is None:  # made-up ids are not to keep the others from writing
            return None
        epoch = await self.write(_raise_epoch, id)
        kept = await self.look(id)  # whoever claims it meanwhile has a higher epoch, and we cannot write
        return kept and kept._replace(epoch=epoch)

    async def look(self, id: str) -> Kept | None:
        """A table, without claiming it."""
        async with self._reads.connect() as connection:
            return await connection.run_sync(_kept, id)

    async def status(self, id: str) -> str | None:
        """How a table stands: open, playing or over; None: there is none."""
        async with self._reads.connect() as connection:
            found = (await connection.execute(select(tables.c.status).where(tables.c.id == id))).scalar()
        return None if found is None else str(found)

    async def append(self, wanted: Append) -> None:
        """Write to a table's journal; when this returns it is on the disk. Stale: the table is somebody else's."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((wanted, done))
        await done

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < TOGETHER:
                batch.append(self._waiting.get_nowait())
            try:
                stale = await self._commit([wanted for wanted, _ in batch])
            except Exception as error:
                await self._one_by_one(batch, error)
                continue
            for wanted, done in batch:
                if not done.done():
                    if wanted.table in stale:
                        done.set_exception(Stale(wanted.table))
                    else:
                        done.set_result(None)

    async def _one_by_one(self, batch: list[tuple[Append, asyncio.Future[None]]], error: Exception) -> None:
        """One append that fails does not take the others with it."""
        for wanted, done in batch:
            try:
                if len(batch) == 1:
                    raise error
                stale = await self._commit([wanted])
            except IntegrityError:
                stale = {wanted.table}
            except Exception as trouble:
                if not done.done():
                    done.set_exception(trouble)
                continue
            if not done.done():
                if stale:
                    done.set_exception(Stale(wanted.table))
                else:
                    done.set_result(None)

    async def _commit(self, batch: list[Append]) -> set[str]:
        return await self.write(append_all, batch)

    async def lobby(self) -> Sequence[Any]:
        """Public tables, those that wait for players first."""
        return await self._read(lists.lobby(now_ms() - RECENT))

    async def hosted(self, person: str, since: int) -> tuple[int, int]:
        """How many tables of a host wait for players and play, of those that have changed since."""
        found = {row.status: row.count for row in await self._read(lists.hosted(person, since))}
        return found.get("open", 0), found.get("playing", 0)

    async def wakes(self, before: int, besides: Collection[str] = ()) -> list[str]:
        """Tables whose clock has run out, the longest ago first; without those that somebody looks after."""
        found = await self._read(lists.wakes(before, lists.PAGE + len(besides)))
        return [row.id for row in found if row.id not in besides][: lists.PAGE]

    async def wake_at(self, id: str, epoch: int, when: float | None) -> None:
        """When the clock of a table that leaves the memory runs out."""
        mine = (tables.c.id == id) & (tables.c.epoch == epoch)
        async with self._engine.begin() as connection:
            wake = None if when is None else int(when)
            await connection.execute(update(tables).where(mine).values(wake=wake))

    async def unsettled(self, idle_ms: int, limit: int = lists.PAGE, besides: Collection[str] = ()) -> list[str]:
        """Tables that have been left alone for so long and may be over without being settled, the oldest first; without
        those that somebody looks after."""
        found = await self._read(lists.unsettled(now_ms() - idle_ms, limit + len(besides)))
        return [row.id for row in found if row.id not in besides][:limit]

    async def checked(self, id: str, version: int) -> None:
        """A table was looked at: in this version its game is not over."""
        await self.write(_checked, id, version)

    # Results.

    async def settle(self, table: str, terms: Terms, outcomes: Sequence[Outcome], rate: Rate) -> None:
        """Write down how a game ended, exactly once, however often it is called; `rate` says what new ratings follow
        from the old ones. What storage raises goes through: then nothing is written, and it may be tried again.
        """
        if await self.write(settling.settle, table, terms, outcomes, rate, now_ms()) and terms.rated:
            self.rated[terms.game] += 1

    async def tables_of(self, person: str, page: int = 0) -> Sequence[Any]:
        """The finished games of a person, the latest first."""
        return await self._read(lists.tables_of(person, page))

    async def leaders(self, game: str, page: int = 0) -> Sequence[Any]:
        """The best of a game: by what is certain of their strength."""
        return await self._read(lists.leaders(game, page))

    async def statistics(self, person: str) -> Sequence[Any]:
        """By game: how many a person played and won, and the rating."""
        return await self._read(lists.statistics(person))


def _add_table(connection: Connection, row: dict[str, Any]) -> None:
    acts = (people.c.id == row["host"]) & people.c.unplayed.is_not(None)
    connection.execute(update(people).where(acts).values(unplayed=row["opened"]))
    connection.execute(insert(tables).values(row))


def _raise_epoch(connection: Connection, id: str) -> int:
    connection.execute(update(tables).where(tables.c.id == id).values(epoch=tables.c.epoch + 1))
    return connection.execute(select(tables.c.epoch).where(tables.c.id == id)).scalar() or 0


def _kept(connection: Connection, id: str) -> Kept | None:
    attempts = 3  # it may be packed or unpacked between the one query and the other
    while True:
        row = connection.execute(select(tables).where(tables.c.id == id)).first()
        if row is None:
            return None
        lines = archives.lines_of(connection, id)
        attempts -= 1
        if len(lines) >= row.version or not attempts:
            terms = msgspec.json.decode(row.terms, type=Terms)
            return Kept(id, terms, row.host, bytes(row.seed), row.epoch, row.status, lines)


def _checked(connection: Connection, id: str, version: int) -> None:
    connection.execute(update(tables).where(tables.c.id == id, tables.c.checked < version).values(checked=version))


def _secret(connection: Connection, name: str) -> bytes:
    secrets = schema.secrets
    wanted = select(secrets.c.value).where(secrets.c.name == name)
    found = connection.execute(wanted).scalar()
    if found is None:
        made = {"name": name, "value": chance.token_bytes(32)}
        kind = postgresql if connection.dialect.name == "postgresql" else sqlite
        connection.execute(kind.insert(secrets).values(made).on_conflict_do_nothing())  # another may be quicker
        found = connection.execute(wanted).scalar_one()
    return bytes(found)


def _void_passes(connection: Connection, id: str) -> int:
    connection.execute(update(people).where(people.c.id == id).values(passes=people.c.passes + 1))
    found = connection.execute(select(people.c.passes).where(people.c.id == id)).scalar()
    if found is None:
        raise Unknown(id)
    return int(found)


def _pulse(connection: Connection) -> None:
    connection.execute(update(schema.pulse).values(at=now_ms()))

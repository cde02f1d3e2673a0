"""Storage: SQLite in WAL mode, or PostgreSQL. What `append` has returned from is on the disk.

Many tables write at the same time, a line or two each. Their appends are gathered and committed together, so that the
disk is waited for once for all of them.
"""

from __future__ import annotations

import asyncio
import secrets as chance
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import bindparam, case, func, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from igroteka.server import journal, schema
from igroteka.server.databases import (
    StorageTrouble,
    address,
    direct_engine,
    engine_for,
    hint,
    migrate,
    without_password,
)
from igroteka.server.journal import Terms
from igroteka.server.schema import entries, people, ratings, results, tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.engine import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from igroteka.server.journal import AnyEntry

WRITERS = 4
TOGETHER = 256  # appends in one transaction
LISTED = 100


class Stale(Exception):
    """Somebody else owns the table by now, or has written to it."""


class Person(NamedTuple):
    id: str
    name: str


class Kept(NamedTuple):
    """A table as storage has it."""

    id: str
    terms: Terms
    host: str
    seed: bytes
    epoch: int
    journal: list[AnyEntry]


class Append(NamedTuple):
    """What is to be added to a table's journal after `version`, and how the lobby shows the table then."""

    table: str
    epoch: int
    version: int
    entries: Sequence[AnyEntry]
    status: str
    taken: int
    wake: int | None


class Outcome(NamedTuple):
    seat: int
    person: str
    place: int
    score: int


class Rating(NamedTuple):
    mu: float
    sigma: float
    games: int


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # SQLite's asynchronous driver goes to a thread and back for every statement: a whole commit goes there at once.
        self._direct = direct_engine(engine)
        self._thread = ThreadPoolExecutor(1, "journal") if self._direct is not None else None
        self._reads = engine.execution_options(reads=True)
        self._waiting: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._writers: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, database: str) -> Store:
        """Connect, and bring the tables up to date."""
        url = address(database)
        try:
            make_url(url)
            engine = engine_for(url)
        except (ArgumentError, ModuleNotFoundError) as error:
            raise StorageTrouble(f"cannot use the database {without_password(url)}: {hint(error)}") from None
        store = cls(engine)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            raise StorageTrouble(f"cannot open the database {without_password(url)}: {hint(error)}") from None
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

    async def ping(self) -> None:
        async with self._reads.connect() as connection:
            await connection.execute(select(1))

    # People.

    async def add_person(self, name: str, recovery: str) -> Person:
        person = Person(chance.token_urlsafe(12), name)
        row = {"id": person.id, "name": name, "recovery": recovery, "since": now_ms()}
        async with self._engine.begin() as connection:
            await connection.execute(insert(people).values(row))
        return person

    async def person(self, id: str) -> Person | None:
        async with self._reads.connect() as connection:
            found = await connection.execute(select(people.c.id, people.c.name).where(people.c.id == id))
            row = found.first()
        return Person(row.id, row.name) if row else None

    async def rename(self, id: str, name: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == id).values(name=name))

    async def set_recovery(self, id: str, recovery: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == id).values(recovery=recovery))

    async def recover(self, recovery: str) -> Person | None:
        async with self._reads.connect() as connection:
            found = await connection.execute(select(people.c.id, people.c.name).where(people.c.recovery == recovery))
            row = found.first()
        return Person(row.id, row.name) if row else None

    async def secret(self, name: str) -> bytes:
        """A secret of this installation, made when it is first asked for."""
        wanted = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        for _ in range(2):
            async with self._reads.connect() as connection:
                found = (await connection.execute(wanted)).scalar()
            if found is not None:
                return bytes(found)
            with suppress(IntegrityError):  # another process was quicker
                async with self._engine.begin() as connection:
                    await connection.execute(insert(schema.secrets).values(name=name, value=chance.token_bytes(32)))
        raise StorageTrouble(f"the database does not keep the secret {name}")

    # Tables.

    async def add_table(self, terms: Terms, host: str) -> str:
        id = chance.token_urlsafe(15)
        row = {
            "id": id,
            "terms": msgspec.json.encode(terms).decode(),
            "host": host,
            "seed": chance.token_bytes(32),
            "opened": now_ms(),
            "epoch": 0,
            "version": 0,
            "game": terms.game,
            "public": terms.public,
            "status": "open",
            "taken": 0,
            "changed": now_ms(),
        }
        async with self._engine.begin() as connection:
            await connection.execute(insert(tables).values(row))
        return id

    async def claim(self, id: str) -> Kept | None:
        """Become the owner of a table: whoever owned it before cannot write to it any more."""
        async with self._reads.connect() as connection:  # made-up ids are not to keep the others from writing
            if (await connection.execute(select(tables.c.id).where(tables.c.id == id))).first() is None:
                return None
        async with self._engine.begin() as connection:
            raised = update(tables).where(tables.c.id == id).values(epoch=tables.c.epoch + 1)
            await connection.execute(raised)
            return await self._kept(connection, id)

    async def look(self, id: str) -> Kept | None:
        """A table, without claiming it."""
        async with self._reads.connect() as connection:
            return await self._kept(connection, id)

    async def _kept(self, connection: AsyncConnection, id: str) -> Kept | None:
        row = (await connection.execute(select(tables).where(tables.c.id == id))).first()
        if row is None:
            return None
        lines = await connection.execute(
            select(entries.c.body).where(entries.c.table_id == id).order_by(entries.c.version)
        )
        read = [journal.read(body) for body in lines.scalars()]
        return Kept(id, msgspec.json.decode(row.terms, type=Terms), row.host, bytes(row.seed), row.epoch, read)

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
        if self._thread is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, batch)
        async with self._engine.begin() as connection:
            return await connection.run_sync(_append_all, batch)

    def _commit_here(self, batch: list[Append]) -> set[str]:
        assert self._direct is not None
        with self._direct.begin() as connection:
            return _append_all(connection, batch)

    async def lobby(self) -> Sequence[Any]:
        """Public tables, those that wait for players first."""
        wanted = (
            select(tables.c.id, tables.c.terms, tables.c.status, tables.c.taken, tables.c.opened, people.c.name)
            .join(people, people.c.id == tables.c.host)
            .where(tables.c.public.is_(True), or_(tables.c.status == "open", tables.c.status == "playing"))
            .where(tables.c.changed > now_ms() - 3600_000, tables.c.taken > 0)
            .order_by(tables.c.status, tables.c.changed.desc())
            .limit(LISTED)
        )
        async with self._reads.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def wakes(self, before: int) -> list[str]:
        """Tables whose clock has run out."""
        async with self._reads.connect() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.wake <= before).limit(LISTED))
            return list(found.scalars())

    async def wake_at(self, id: str, epoch: int, when: float | None) -> None:
        """When the clock of a table that leaves the memory runs out."""
        mine = (tables.c.id == id) & (tables.c.epoch == epoch)
        async with self._engine.begin() as connection:
            wake = None if when is None else int(when)
            await connection.execute(update(tables).where(mine).values(wake=wake))

    async def tables_of(self, person: str) -> Sequence[Any]:
        """The latest finished games of a person."""
        wanted = (
            select(results, tables.c.public)
            .join(tables, tables.c.id == results.c.table_id)
            .where(results.c.person == person)
            .order_by(results.c.ended.desc())
            .limit(LISTED)
        )
        async with self._reads.connect() as connection:
            return (await connection.execute(wanted)).all()

    # Results.

    async def settle(self, table: str, terms: Terms, outcomes: Sequence[Outcome], rate: Any) -> None:
        """Write down how a game ended, once; `rate` says what new ratings follow from the old ones."""
        ended = now_ms()
        rows = [
            {
                "table_id": table,
                "game": terms.game,
                "players": terms.players,
                "rated": terms.rated,
                "ended": ended,
                **outcome._asdict(),
            }
            for outcome in outcomes
        ]
        async with self._engine.begin() as connection:
            over = update(tables).where(tables.c.id == table).values(status="over", wake=None)
            await connection.execute(over)
        if not rows:
            return
        with suppress(IntegrityError):  # it stands there already
            async with self._engine.begin() as connection:
                await connection.execute(insert(results), rows)
                if terms.rated:
                    await self._rate(connection, terms.game, outcomes, rate)

    async def _rate(self, connection: AsyncConnection, game: str, outcomes: Sequence[Outcome], rate: Any) -> None:
        who = sorted({outcome.person for outcome in outcomes})
        wanted = select(ratings).where(ratings.c.person.in_(who), ratings.c.game == game).order_by(ratings.c.person)
        rows = (await connection.execute(wanted.with_for_update())).all()
        old = {row.person: Rating(row.mu, row.sigma, row.games) for row in rows}
        for person, new in rate(outcomes, old).items():
            values = new._asdict()
            if person in old:
                mine = (ratings.c.person == person) & (ratings.c.game == game)
                await connection.execute(update(ratings).where(mine).values(values))
            else:
                await connection.execute(insert(ratings).values(person=person, game=game, **values))

    async def leaders(self, game: str) -> Sequence[Any]:
        """The best of a game: by what is certain of their strength."""
        wanted = (
            select(people.c.id, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
            .join(people, people.c.id == ratings.c.person)
            .where(ratings.c.game == game)
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
            .limit(LISTED)
        )
        async with self._reads.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def statistics(self, person: str) -> Sequence[Any]:
        """By game: how many a person played and won, and the rating."""
        mine = (ratings.c.person == results.c.person) & (ratings.c.game == results.c.game)
        wanted = (
            select(
                results.c.game,
                func.count().label("games"),
                func.sum(case((results.c.place == 1, 1), else_=0)).label("won"),
                func.max(ratings.c.mu).label("mu"),
                func.max(ratings.c.sigma).label("sigma"),
            )
            .outerjoin(ratings, mine)
            .where(results.c.person == person)
            .group_by(results.c.game)
            .order_by(results.c.game)
        )
        async with self._reads.connect() as connection:
            return (await connection.execute(wanted)).all()


def _append_all(connection: Connection, batch: list[Append]) -> set[str]:
    """All appends in one transaction; returns the tables that were not ours to write to."""
    rows = connection.execute(_STANDING, {"ids": sorted({wanted.table for wanted in batch})})
    standing = {row.id: (row.epoch, row.version) for row in rows}
    stale: set[str] = set()
    lines, heads = [], []
    for wanted in batch:
        if standing.get(wanted.table) != (wanted.epoch, wanted.version):
            stale.add(wanted.table)
            continue
        version = wanted.version
        for entry in wanted.entries:
            version += 1
            lines.append({"table_id": wanted.table, "version": version, "body": journal.written(entry)})
        standing[wanted.table] = (wanted.epoch, version)
        heads.append(
            {
                "of": wanted.table,
                "version": version,
                "status": wanted.status,
                "taken": wanted.taken,
                "wake": wanted.wake,
                "changed": wanted.entries[-1].at,
            }
        )
    if lines:
        connection.execute(_LINES, lines)
        connection.execute(_HEAD, heads)
    return stale


_STANDING = (
    select(tables.c.id, tables.c.epoch, tables.c.version)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
_LINES = insert(entries)
_HEAD = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("version", "status", "taken", "wake", "changed")})
)

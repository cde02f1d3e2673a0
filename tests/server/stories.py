"""Storage alone, without a server: people, tables and journals as a server would write them."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from igroteka.live.keeping import Append
from igroteka.live.world import now_ms
from igroteka.server.storage.databases import address
from igroteka.server.storage.store import Store
from igroteka.tables import journal
from igroteka.tables.listing import Listing
from igroteka.tables.terms import Terms
from waiting import becomes

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from igroteka.tables.journal import AnyEntry
    from igroteka.tables.play import Status

PAIRS = Terms(game="pairs", players=2)
SEED = b"s" * 32
DAY = 24 * 3600 * 1000


@asynccontextmanager
async def storage(database: str) -> AsyncIterator[Store]:
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


async def sql(database: str, statement: str, **values: Any) -> list[Any]:
    """Past the store: what a statement finds."""
    engine = create_async_engine(address(database))
    try:
        async with engine.begin() as connection:
            found = await connection.execute(text(statement), values)
            return list(found.all()) if found.returns_rows else []
    finally:
        await engine.dispose()


async def settled(database: str, results: int) -> None:
    """So many results are written down."""

    async def written() -> bool:
        return bool((await sql(database, "SELECT COUNT(*) FROM results"))[0][0] == results)

    await becomes(written, "the results are not written down")


async def add(database: str, into: str, **row: Any) -> None:
    """A row as any version would write it: what it does not know of is left out."""
    values = ", ".join(f":{name}" for name in row)
    await sql(database, f"INSERT INTO {into} ({', '.join(row)}) VALUES ({values})", **row)


async def add_person(database: str, id: str) -> None:
    await add(database, "people", id=id, name=id.title(), recovery=id, since=1)


async def add_table(database: str, id: str, host: str, **differs: Any) -> None:
    row: dict[str, Any] = {
        "terms": msgspec.json.encode(PAIRS).decode(),
        "seed": SEED,
        "opened": 1,
        "epoch": 0,
        "version": 0,
        "game": "pairs",
        "public": True,
        "status": "open",
        "taken": 2,
        "changed": now_ms() - 60_000,
    }
    await add(database, "tables", id=id, host=host, **{**row, **differs})


async def guest(store: Store, name: str) -> str:
    return (await store.add_person(name, f"code of {name}")).id


async def write(store: Store, table: str, *added: AnyEntry, status: Status = "open", at: int | None = None) -> None:
    """As the table's newest owner."""
    kept = await store.claim(table)
    assert kept is not None
    when = now_ms() if at is None else at
    dated: Sequence[AnyEntry] = [_at(entry, when) for entry in added]
    await store.append(Append(table, kept.epoch, len(kept.lines), dated, Listing(status, 2, None)))


def _at(entry: AnyEntry, when: int) -> AnyEntry:
    return msgspec.structs.replace(entry, at=when)


async def begun(store: Store, *people: str, terms: Terms = PAIRS, at: int | None = None) -> str:
    """A table of the first of them at which all sit and a game has begun."""
    table = await store.add_table(terms, people[0])
    sat = [journal.Sat(seat=seat, person=person, name="N") for seat, person in enumerate(people)]
    await write(store, table, *sat, at=at)
    await write(store, table, journal.Started(), status="playing", at=at)
    return table

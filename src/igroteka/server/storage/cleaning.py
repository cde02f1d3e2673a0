"""What is cleaned away, and when: tables at which no game ever began, guests who never played, room on the disk.

Games that began are never deleted, nor is anybody who played in one. The work is done in small slices with pauses, so
that nobody who writes waits for it; whoever holds something that is deleted under them finds it gone, and no more.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog
from sqlalchemy import delete, exists, select, text

from igroteka.server.logs import without_contents
from igroteka.server.now import now_ms
from igroteka.server.storage import archives
from igroteka.server.storage.schema import UNPACKED, UNSTARTED, entries, people, ratings, results, tables

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Select
    from sqlalchemy.engine import Connection

    from igroteka.server.settings import Keeping
    from igroteka.server.storage.store import Store

log = structlog.get_logger()

DAY = 24 * 3600 * 1000  # milliseconds
SLICE = 200  # rows in one transaction; only a table that has more by itself is more
PAUSE = 0.1  # seconds between slices
EVERY = 1800.0  # seconds between rounds


class Cleaned(NamedTuple):
    tables: int
    guests: list[str]
    packed: int


async def clean_for_ever(store: Store, keeping: Keeping, gone: Callable[[list[str]], None]) -> None:
    """A task of the server; `gone` is told which guests are no more."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            cleaned = await clean_once(store, keeping)
        except Exception as error:  # the next round tries again
            log.error("cleaning", error=without_contents(error))
            continue
        gone(cleaned.guests)
        if any(cleaned):
            log.info("cleaned", tables=cleaned.tables, guests=len(cleaned.guests), packed=cleaned.packed)


async def clean_once(store: Store, keeping: Keeping) -> Cleaned:
    """One round over all that has been kept long enough."""
    dropped = await _in_slices(store, drop_unstarted, keeping.open_days)
    guests = await _in_slices(store, drop_guests, keeping.guest_days)
    packed = await _in_slices(store, pack_finished, keeping.pack_days)
    return Cleaned(len(dropped), guests, len(packed))


async def _in_slices(store: Store, slice: Callable[[Connection, int], list[str]], days: float) -> list[str]:
    done: list[str] = []
    while days > 0 and (some := await store.write(slice, now_ms() - int(days * DAY))):
        done += some
        await asyncio.sleep(PAUSE)
    return done


def drop_unstarted(connection: Connection, before: int) -> list[str]:
    """Tables at which no game has begun, and their journals."""
    ids = _a_slice(connection, unstarted(before))
    connection.execute(delete(entries).where(entries.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return ids


def drop_guests(connection: Connection, before: int) -> list[str]:
    """Guests who never played, and have no table that is kept."""
    ids = list(connection.execute(idle_guests(before)).scalars())
    connection.execute(delete(people).where(people.c.id.in_(ids)))
    return ids


def pack_finished(connection: Connection, before: int) -> list[str]:
    """Journals of games whose results are written down."""
    ids = _a_slice(connection, unpacked(before))
    for id in ids:
        archives.pack(connection, id)
    return ids


def unstarted(before: int) -> Select[Any]:
    return _oldest(before).where(text(UNSTARTED), ~exists().where(results.c.table_id == tables.c.id))


def unpacked(before: int) -> Select[Any]:
    return _oldest(before).where(text(UNPACKED), tables.c.checked >= tables.c.version)


def _oldest(before: int) -> Select[Any]:
    wanted = select(tables.c.id, tables.c.version).where(tables.c.changed < before).order_by(tables.c.changed)
    return wanted.limit(SLICE).with_for_update(skip_locked=True)  # at which nobody is writing just now


def idle_guests(before: int) -> Select[Any]:
    return (
        select(people.c.id)
        .where(people.c.unplayed < before)
        .where(~exists().where(tables.c.host == people.c.id))
        .where(~exists().where(results.c.person == people.c.id))
        .where(~exists().where(ratings.c.person == people.c.id))
        .order_by(people.c.unplayed)
        .limit(SLICE)
        .with_for_update(skip_locked=True)
    )


def _a_slice(connection: Connection, wanted: Select[Any]) -> list[str]:
    """As many tables as have not too many rows together, but one at least."""
    ids: list[str] = []
    rows = 0
    found: Sequence[Any] = connection.execute(wanted).all()
    for table in found:
        rows += 1 + table.version
        if ids and rows > SLICE:
            break
        ids.append(table.id)
    return ids

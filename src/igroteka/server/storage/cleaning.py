"""What is cleaned away, and when: tables at which no game ever began, guests who never played, room on the disk.

Games that began are never deleted, nor is anybody who played in one. The work is done in small slices with pauses, so
that nobody who writes waits for it; whoever holds something that is deleted under them finds it gone, and no more.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog
from sqlalchemy import delete, exists, select, text

from igroteka.live.discretion import without_contents
from igroteka.server.storage import archives
from igroteka.server.storage.schema import (
    UNPACKED,
    UNSTARTED,
    circles,
    entries,
    invitations,
    mailboxes,
    people,
    ratings,
    results,
    seated,
    subscriptions,
    tables,
    ties,
    untold,
    wishes,
)

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
UNCONFIRMED_DAYS = 2  # that an address is kept whose owner has not said that it is theirs
UNANSWERED_DAYS = 60  # after which whoever never came back to a table may be written to about it again


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
    await _in_slices(store, drop_unconfirmed, UNCONFIRMED_DAYS)
    await _in_slices(store, drop_unanswered, UNANSWERED_DAYS)
    return Cleaned(len(dropped), guests, len(packed))


async def _in_slices(store: Store, slice: Callable[[Connection, int], list[str]], days: float) -> list[str]:
    done: list[str] = []
    while days > 0 and (some := await store.write(slice, store.now() - int(days * DAY))):
        done += some
        await asyncio.sleep(PAUSE)
    return done


def drop_unstarted(connection: Connection, before: int) -> list[str]:
    """Tables at which no game has begun, and their journals."""
    ids = _a_slice(connection, unstarted(before))
    for kept in (entries, seated, invitations, untold):
        connection.execute(delete(kept).where(kept.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return ids


def drop_guests(connection: Connection, before: int) -> list[str]:
    """Guests who never played, and have no table that is kept."""
    ids = list(connection.execute(idle_guests(before)).scalars())
    told = (subscriptions.c.person, wishes.c.person, mailboxes.c.person, untold.c.person)
    known = (ties.c.person, ties.c.other, invitations.c.person, invitations.c.host, circles.c.host)
    for whose in (*told, *known):
        connection.execute(delete(whose.table).where(whose.in_(ids)))
    connection.execute(delete(people).where(people.c.id.in_(ids)))
    return ids


def drop_unconfirmed(connection: Connection, before: int) -> list[str]:
    """Addresses of which nobody has said that they are theirs."""
    old = mailboxes.c.confirmed.is_(False) & (mailboxes.c.asked < before)
    ids = list(connection.execute(select(mailboxes.c.person).where(old).limit(SLICE)).scalars())
    connection.execute(delete(mailboxes).where(old, mailboxes.c.person.in_(ids)))
    return ids


def drop_unanswered(connection: Connection, before: int) -> list[str]:
    """What was told, or was to be told, long ago."""
    old = untold.c.at < before
    ids = list(connection.execute(select(untold.c.table_id).where(old).order_by(untold.c.at).limit(SLICE)).scalars())
    connection.execute(delete(untold).where(old, untold.c.table_id.in_(ids)))
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

"""Additions to journals: those of many tables in one transaction."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, case, insert, select, update

from igroteka.server.storage import archives
from igroteka.server.storage.guests import note_people
from igroteka.server.storage.noting import note_all
from igroteka.server.storage.prepared import Prepared
from igroteka.server.storage.schema import entries, tables
from igroteka.tables import journal
from igroteka.tables.journal import Arranged, Sat, Started, Terms, rearranged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.engine import Connection

    from igroteka.live.keeping import Append
    from igroteka.server.storage.noting import Note


def append_all(connection: Connection, batch: list[Append], notes: Sequence[Note] = ()) -> set[str]:
    """All appends and notes in one transaction; returns the tables that were not ours to append to. Of a table that has
    another owner by now, or whose game is over, nothing is noted.
    """
    held = {wanted.table for wanted in batch} | {note.table for note in notes}
    rows = _standing(connection, sorted(held))
    standing = {row.id: (row.epoch, row.version) for row in rows}
    status = {row.id: row.status for row in rows}
    packed = {row.id for row in rows if row.packed}
    stale: set[str] = set()
    lines, heads, came, began = [], [], {}, {}
    arranged: dict[str, Arranged] = {}
    for wanted in batch:
        if standing.get(wanted.table) != (wanted.epoch, wanted.version):
            stale.add(wanted.table)
            continue
        version = wanted.version
        for entry in wanted.entries:
            version += 1
            lines.append({"table_id": wanted.table, "version": version, "body": journal.written(entry)})
            if isinstance(entry, Sat):
                came[entry.person] = entry.at
            elif isinstance(entry, Arranged):
                arranged[wanted.table] = entry
            elif isinstance(entry, Started):
                began[wanted.table] = wanted.entries
        standing[wanted.table] = (wanted.epoch, version)
        status[wanted.table] = wanted.status
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
        if wanted.table in packed:
            packed.discard(wanted.table)
            archives.unpack(connection, wanted.table)
    note_people(connection, came, began)
    if lines:
        _LINES(connection, lines)
        _HEAD(connection, heads)
    for table, entry in arranged.items():
        _rearrange(connection, table, entry)
    ours = {row.id: row.epoch for row in rows if status[row.id] != "over"}
    note_all(connection, [note for note in notes if ours.get(note.table) == note.epoch])
    return stale


def _standing(connection: Connection, held: list[str]) -> Sequence[Any]:
    """How tables stand. Asked for by twos, fours, eights …, so that there are few statements to be prepared."""
    if not held:
        return []
    places = 1 << (len(held) - 1).bit_length()
    asked = {f"id{place}": held[min(place, len(held) - 1)] for place in range(places)}
    return _standing_of(places)(connection, [asked]).all()


@cache
def _standing_of(places: int) -> Prepared:
    return Prepared(
        select(tables.c.id, tables.c.epoch, tables.c.version, tables.c.status, tables.c.packed)
        .where(tables.c.id.in_([bindparam(f"id{place}") for place in range(places)]))
        .order_by(tables.c.id)
        .with_for_update()
    )


def _rearrange(connection: Connection, table: str, entry: Arranged) -> None:
    """The lobby reads a table's terms, not its journal."""
    row = connection.execute(select(tables.c.terms).where(tables.c.id == table)).one()
    new = rearranged(msgspec.json.decode(row.terms, type=Terms), entry)
    connection.execute(update(tables).where(tables.c.id == table).values(terms=msgspec.json.encode(new).decode()))


_LINES = Prepared(insert(entries))
# A result that is written down stays so, whatever is said at the table afterwards.
_STAYS_CHECKED = case(
    ((tables.c.status == "over") & (tables.c.checked == tables.c.version), bindparam("version")), else_=tables.c.checked
)
_HEAD = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("version", "status", "taken", "wake", "changed")})
    .values(checked=_STAYS_CHECKED)
)

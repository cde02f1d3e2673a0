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
from igroteka.tables.journal import Arranged, Sat, Started
from igroteka.tables.terms import Terms, rearranged

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

    from sqlalchemy.engine import Connection

    from igroteka.live.keeping import Append
    from igroteka.server.storage.noting import Note


def append_all(connection: Connection, batch: list[Append], notes: Sequence[Note] = ()) -> set[str]:
    """All appends and notes in one transaction; returns the tables that were not ours to append to. Of a table that has
    another owner by now, or whose game is over, nothing is noted.
    """
    held = {wanted.table for wanted in batch} | {note.table for note in notes}
    rows = {row.id: row for row in _standing(connection, sorted(held))}
    ours, stale = _judged(batch, rows)
    _write(connection, ours, {id for id, row in rows.items() if row.packed})
    status = {id: row.status for id, row in rows.items()} | {wanted.table: wanted.listing.status for wanted in ours}
    owned = {id: row.epoch for id, row in rows.items() if status[id] != "over"}
    note_all(connection, [note for note in notes if owned.get(note.table) == note.epoch])
    return stale


def _judged(batch: Sequence[Append], rows: Mapping[str, Any]) -> tuple[list[Append], set[str]]:
    """The appends that go on where their table stands, after those before them; and the tables of the others."""
    stands = {id: (row.epoch, row.version) for id, row in rows.items()}
    ours: list[Append] = []
    stale: set[str] = set()
    for wanted in batch:
        if stands.get(wanted.table) == (wanted.epoch, wanted.version):
            stands[wanted.table] = wanted.epoch, wanted.version + len(wanted.entries)
            ours.append(wanted)
        else:
            stale.add(wanted.table)
    return ours, stale


def _write(connection: Connection, ours: Sequence[Append], packed: Container[str]) -> None:
    """The entries, and what is kept beside them of tables and people. What is said again holds as said last."""
    for table in dict.fromkeys(wanted.table for wanted in ours if wanted.table in packed):
        archives.unpack(connection, table)
    added = [(wanted, entry) for wanted in ours for entry in wanted.entries]
    came = {entry.person: entry.at for _, entry in added if isinstance(entry, Sat)}
    began = {wanted.table: wanted.entries for wanted, entry in added if isinstance(entry, Started)}
    arranged = {wanted.table: entry for wanted, entry in added if isinstance(entry, Arranged)}
    note_people(connection, came, began)
    if ours:
        _LINES(connection, [line for wanted in ours for line in _lines(wanted)])
        _HEAD(connection, [_head(wanted) for wanted in ours])
    for table, entry in arranged.items():
        _rearrange(connection, table, entry)


def _lines(wanted: Append) -> list[dict[str, Any]]:
    return [
        {"table_id": wanted.table, "version": version, "body": journal.written(entry)}
        for version, entry in enumerate(wanted.entries, wanted.version + 1)
    ]


def _head(wanted: Append) -> dict[str, Any]:
    version, changed = wanted.version + len(wanted.entries), wanted.entries[-1].at
    return {"of": wanted.table, "version": version, **wanted.listing._asdict(), "changed": changed}


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

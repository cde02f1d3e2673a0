"""Notes of who sits at a table and whom it waits for. They follow the journal by a moment, and are made of it alone:
one that is lost is made again (see `Store.unnoted`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import bindparam, delete, insert, update

from igroteka.server.storage.prepared import Prepared
from igroteka.server.storage.schema import seated, tables

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy.engine import Connection

    from igroteka.tables.sitting import Sitting


class Note(NamedTuple):
    """Who sits at a table in this version of it."""

    table: str
    epoch: int
    version: int
    sitting: Sequence[Sitting]


def note_all(connection: Connection, notes: Iterable[Note]) -> None:
    """In the caller's transaction, which has locked the tables' rows and seen that they are ours and not over."""
    newest = {note.table: note for note in notes}
    if not newest:
        return
    _NOTED(connection, [{"of": note.table, "noted": note.version} for note in newest.values()])
    _FORGET(connection, [{"of": table} for table in newest])
    rows = [_row(note.table, one) for note in newest.values() for one in note.sitting]
    if rows:
        _SEATED(connection, rows)


def forget(connection: Connection, table: str) -> None:
    """Nobody sits at the table any more."""
    _FORGET(connection, [{"of": table}])


def _row(table: str, one: Sitting) -> dict[str, Any]:
    return {"table_id": table, **one._asdict(), "names": "\n".join(one.names)}


_NOTED = Prepared(update(tables).where(tables.c.id == bindparam("of")).values(noted=bindparam("noted")))
_FORGET = Prepared(delete(seated).where(seated.c.table_id == bindparam("of")))
_SEATED = Prepared(insert(seated))

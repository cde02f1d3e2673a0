"""Which guests are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, select, update

from igroteka.server.storage import archives
from igroteka.server.storage.schema import people, tables
from igroteka.tables import journal
from igroteka.tables.journal import Sat, Stood

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sqlalchemy.engine import Connection

    from igroteka.tables.journal import AnyEntry


def note_people(connection: Connection, came: dict[str, int], began: Mapping[str, Iterable[AnyEntry]]) -> None:
    """Guests who sit down are not cleaned away for a while; those with whom a game begins, never."""
    players: set[str] = set()
    for table, added in began.items():
        before = (journal.read(line) for line in archives.lines_of(connection, table))
        players |= {row.host for row in connection.execute(_HOST, {"id": table})} | _seated([*before, *added])
    noted = {**came, **dict.fromkeys(players)}
    if noted:  # in one order, so that two who write at the same time do not wait for each other
        connection.execute(_NOTED, [{"of": person, "unplayed": noted[person]} for person in sorted(noted)])


def _seated(entries: Iterable[AnyEntry]) -> set[str]:
    seats: dict[int, str] = {}
    for entry in entries:
        if isinstance(entry, Sat):
            seats[entry.seat] = entry.person
        elif isinstance(entry, Stood):
            seats.pop(entry.seat, None)
    return set(seats.values())


_HOST = select(tables.c.host).where(tables.c.id == bindparam("id"))
_NOTED = (
    update(people)
    .where(people.c.id == bindparam("of"), people.c.unplayed.is_not(None))
    .values(unplayed=bindparam("unplayed"))
)

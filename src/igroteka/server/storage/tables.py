"""Tables, each a row with a journal: opened, claimed by whoever is to write to it, read whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import insert, select, update

from igroteka.live.keeping import Kept
from igroteka.server.storage import archives
from igroteka.server.storage.schema import people, tables
from igroteka.tables.terms import Terms

if TYPE_CHECKING:
    from sqlalchemy import Select
    from sqlalchemy.engine import Connection


def status(id: str) -> Select[Any]:
    """How a table stands: open, playing or over."""
    return select(tables.c.status).where(tables.c.id == id)


class Waiting(NamedTuple):
    host: str
    game: str


def waiting(id: str) -> Select[Any]:
    """Host and game of a table at which no game has begun."""
    return select(tables.c.host, tables.c.game).where(tables.c.id == id, tables.c.status == "open")


def kept(connection: Connection, id: str) -> Kept | None:
    """A table with its journal."""
    attempts = 3  # it may be packed or unpacked between the one query and the other
    while True:
        row = connection.execute(select(tables).where(tables.c.id == id)).first()
        if row is None:
            return None
        lines = archives.lines_of(connection, id)
        attempts -= 1
        if len(lines) >= row.version or not attempts:
            terms = msgspec.json.decode(row.terms, type=Terms)
            return Kept(id, terms, row.host, bytes(row.seed), row.epoch, row.status, row.noted, lines)


# Writing. What every move writes of a table stands in `appending`.


def add(connection: Connection, id: str, terms: Terms, host: str, seed: bytes, now: int) -> None:
    """A guest who opens a table is not cleaned away for a while."""
    acts = (people.c.id == host) & people.c.unplayed.is_not(None)
    connection.execute(update(people).where(acts).values(unplayed=now))
    row = {
        "id": id,
        "terms": msgspec.json.encode(terms).decode(),
        "host": host,
        "seed": seed,
        "opened": now,
        "epoch": 0,
        "version": 0,
        "game": terms.game,
        "public": terms.public,
        "status": "open",
        "taken": 0,
        "changed": now,
    }
    connection.execute(insert(tables).values(row))


def raise_epoch(connection: Connection, id: str) -> int:
    """Whoever owned the table before cannot write to it any more."""
    connection.execute(update(tables).where(tables.c.id == id).values(epoch=tables.c.epoch + 1))
    return connection.execute(select(tables.c.epoch).where(tables.c.id == id)).scalar() or 0


def wake_at(connection: Connection, id: str, epoch: int, when: float | None) -> None:
    """When its clock runs out, written by whoever still owns it."""
    mine = (tables.c.id == id) & (tables.c.epoch == epoch)
    connection.execute(update(tables).where(mine).values(wake=None if when is None else int(when)))


def checked(connection: Connection, id: str, version: int) -> None:
    """Up to this version it was looked at."""
    connection.execute(update(tables).where(tables.c.id == id, tables.c.checked < version).values(checked=version))

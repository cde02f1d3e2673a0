"""What storage really holds, read past the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from igroteka.server.storage.databases import address
from igroteka.server.storage.schema import entries, tables
from igroteka.tables import journal

if TYPE_CHECKING:
    from igroteka.tables.journal import AnyEntry


class Stored(NamedTuple):
    """A table's row and its lines."""

    version: int
    epoch: int
    status: str
    lines: list[tuple[int, AnyEntry]]

    @property
    def entries(self) -> list[AnyEntry]:
        return [entry for _, entry in self.lines]

    @property
    def commands(self) -> dict[str, list[int]]:
        """By command (person/id): the versions that carried it out."""
        found: dict[str, list[int]] = {}
        for version, entry in self.lines:
            if entry.id:
                found.setdefault(entry.id, []).append(version)
        return found

    @property
    def without_gaps(self) -> bool:
        return [version for version, _ in self.lines] == list(range(1, self.version + 1))


async def stored(database: str, *ids: str) -> dict[str, Stored]:
    """Tables as they lie in storage; all, if none is named."""
    engine = create_async_engine(address(database))
    try:
        async with engine.connect() as connection:
            heads: Any = select(tables.c.id, tables.c.version, tables.c.epoch, tables.c.status)
            bodies: Any = select(entries).order_by(entries.c.version)
            if ids:
                heads, bodies = heads.where(tables.c.id.in_(ids)), bodies.where(entries.c.table_id.in_(ids))
            found = {row.id: Stored(row.version, row.epoch, row.status, []) for row in await connection.execute(heads)}
            for row in await connection.execute(bodies):
                found[row.table_id].lines.append((row.version, journal.read(row.body)))
    finally:
        await engine.dispose()
    return found

"""Journals of finished games, packed into one compressed row each.

A packed journal is read where it is. When something is added to its table (a rematch, a last word), it is unpacked.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from igroteka.server.storage.schema import archives, entries, tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.engine import Connection


def packed(lines: Sequence[str]) -> bytes:
    return zlib.compress("\n".join(lines).encode(), 6)  # a line of JSON has no line breaks in it


def unpacked(body: bytes) -> list[str]:
    return zlib.decompress(body).decode().split("\n")


def lines_of(connection: Connection, table: str) -> list[str]:
    """A table's journal, packed or not."""
    body = connection.execute(select(archives.c.body).where(archives.c.table_id == table)).scalar()
    if body is not None:
        return unpacked(bytes(body))
    found = select(entries.c.body).where(entries.c.table_id == table).order_by(entries.c.version)
    return list(connection.execute(found).scalars())


def pack(connection: Connection, table: str) -> None:
    """In the caller's transaction, which has locked the table's row."""
    lines = lines_of(connection, table)
    if lines:
        connection.execute(insert(archives).values(table_id=table, body=packed(lines)))
        connection.execute(delete(entries).where(entries.c.table_id == table))
    connection.execute(update(tables).where(tables.c.id == table).values(packed=True))


def unpack(connection: Connection, table: str) -> None:
    """In the caller's transaction, which has locked the table's row."""
    rows = [
        {"table_id": table, "version": version, "body": body}
        for version, body in enumerate(lines_of(connection, table), 1)
    ]
    connection.execute(delete(archives).where(archives.c.table_id == table))
    if rows:
        connection.execute(insert(entries), rows)
    connection.execute(update(tables).where(tables.c.id == table).values(packed=False))

"""What an installation has of its own, besides people and tables: its secrets, and a row that is written as a test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select, update

from igroteka.server.storage import schema
from igroteka.server.storage.databases import insert_into

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection


def secret(connection: Connection, name: str, fresh: bytes) -> bytes:
    """What is kept under a name; the fresh one, if there is none yet."""
    secrets = schema.secrets
    wanted = select(secrets.c.value).where(secrets.c.name == name)
    found = connection.execute(wanted).scalar()
    if found is None:
        made = insert_into(connection, secrets).values(name=name, value=fresh)
        connection.execute(made.on_conflict_do_nothing())  # another may be quicker
        found = connection.execute(wanted).scalar_one()
    return bytes(found)


def pulse(connection: Connection, at: int) -> None:
    connection.execute(update(schema.pulse).values(at=at))

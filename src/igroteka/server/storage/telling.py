"""Where people can be told something, and what they want to be told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, select

from igroteka.server.storage.databases import insert_into
from igroteka.server.storage.schema import subscriptions, wishes

if TYPE_CHECKING:
    from sqlalchemy import Select, Table
    from sqlalchemy.engine import Connection

DEVICES = 10  # of one person; the oldest goes


class Device(NamedTuple):
    """Somebody's browser (see `subscriptions` in the schema)."""

    id: str
    person: str
    address: str
    key: bytes
    auth: bytes
    language: str
    since: int


def subscribe(connection: Connection, row: dict[str, Any]) -> None:
    """A browser belongs to whoever used it last."""
    _put(connection, subscriptions, "id", row)
    old = list(connection.execute(devices(row["person"]).offset(DEVICES)).scalars())
    connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(old)))


def unsubscribe(connection: Connection, id: str, person: str | None) -> None:
    """Of this person only, if one is named."""
    mine = subscriptions.c.id == id
    whose = mine if person is None else mine & (subscriptions.c.person == person)
    connection.execute(delete(subscriptions).where(whose))


def wish(connection: Connection, person: str, body: str) -> None:
    _put(connection, wishes, "person", {"person": person, "body": body})


def wishes_of(person: str) -> Select[Any]:
    return select(wishes.c.body).where(wishes.c.person == person)


def devices(person: str) -> Select[Any]:
    """The latest first."""
    return select(subscriptions).where(subscriptions.c.person == person).order_by(subscriptions.c.since.desc())


def _put(connection: Connection, into: Table, key: str, row: dict[str, Any]) -> None:
    connection.execute(insert_into(connection, into).values(row).on_conflict_do_update(index_elements=[key], set_=row))

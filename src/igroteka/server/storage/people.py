"""People: their names, the codes with which they come back, and the passes that are not void."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from igroteka.server.storage.schema import people

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Select
    from sqlalchemy.engine import Connection

    from igroteka.tables.people import Person

PERSON = (people.c.id, people.c.name, people.c.passes)


class Unknown(LookupError):
    """There is nobody of that id (any more)."""


@contextmanager
def known(person: str) -> Iterator[None]:
    """Something is written down about somebody. Unknown: the database knows nobody of that id."""
    try:
        yield
    except IntegrityError:
        raise Unknown(person) from None


def person(id: str) -> Select[Any]:
    return select(*PERSON).where(people.c.id == id)


def who_recovers(recovery: str) -> Select[Any]:
    """Whose recovery code has this hash."""
    return select(*PERSON).where(people.c.recovery == recovery)


def recovery(id: str) -> Select[Any]:
    """The hash of somebody's recovery code, and the code's number."""
    return select(people.c.recovery, people.c.codes).where(people.c.id == id)


def add(connection: Connection, person: Person, recovery: str, now: int) -> None:
    row = {"id": person.id, "name": person.name, "recovery": recovery, "since": now, "unplayed": now}
    connection.execute(insert(people).values(row))


def rename(connection: Connection, id: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == id).values(name=name))


def set_recovery(connection: Connection, id: str, recovery: str, number: int) -> None:
    connection.execute(update(people).where(people.c.id == id).values(recovery=recovery, codes=number))


def void_passes(connection: Connection, id: str) -> int | None:
    """The number that passes must have from now on; None: there is nobody of that id."""
    connection.execute(update(people).where(people.c.id == id).values(passes=people.c.passes + 1))
    found = connection.execute(select(people.c.passes).where(people.c.id == id)).scalar()
    return None if found is None else int(found)

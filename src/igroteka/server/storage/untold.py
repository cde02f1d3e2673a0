"""What people are told later: in a letter, if they have not come for a while, or when their quiet hours are over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from sqlalchemy import and_, delete, exists, insert, or_, select, tuple_, update

from igroteka.server.storage.schema import invitations, seated, tables, ties, untold

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy import ColumnElement, Row
    from sqlalchemy.engine import Connection

Kind = Literal["turn", "sat", "over", "invited"]
MAIL, PUSH = "mail", "push"
SLICE = 100  # people's news that are taken at once


class Held(NamedTuple):
    """Something to be told at `due`, in milliseconds since 1970."""

    person: str
    table_id: str
    way: str
    kind: Kind
    game: str
    names: str  # a line each
    at: int
    due: int | None  # none: a letter told it, and they have not come since


def hold(connection: Connection, held: Held) -> None:
    """What is held of the same table already gives way, and its time stays. While a letter about a table is unanswered,
    nothing more is held for one.
    """
    there = select(untold.c.due).where(_of(held.person, held.table_id), untold.c.way == held.way)
    found = connection.execute(there.with_for_update()).first()
    if found is None:
        connection.execute(insert(untold).values(held._asdict()))
    elif found.due is not None:
        mine = _of(held.person, held.table_id) & (untold.c.way == held.way)
        connection.execute(update(untold).where(mine).values(held._replace(due=found.due)._asdict()))


def about(connection: Connection, person: str, table: str) -> bool:
    """Whether somebody is still to be told something of a table, or was and has not come since."""
    return connection.execute(select(untold.c.way).where(_of(person, table))).first() is not None


def came(connection: Connection, person: str, table: str) -> None:
    """Whoever comes to a table need not be told of it, and can be written to about it again."""
    connection.execute(delete(untold).where(_of(person, table)))


def take_pushes(connection: Connection, now: int) -> list[Held]:
    """What quiet hours have held back and is still so. Nobody else takes it."""
    wanted = (
        select(untold, _still_so().label("still"))
        .where(untold.c.way == PUSH, untold.c.due <= now)
        .order_by(untold.c.due)
        .limit(SLICE)
        .with_for_update(skip_locked=True)
    )
    found = connection.execute(wanted).all()
    _drop(connection, found)
    return _still(found)


def letter_for(connection: Connection, person: str, now: int) -> list[Held]:
    """What is to be written to somebody now; what is no longer so is dropped."""
    due = (untold.c.person == person) & (untold.c.way == MAIL) & (untold.c.due <= now)
    found = connection.execute(select(untold, _still_so().label("still")).where(due).order_by(untold.c.at)).all()
    _drop(connection, [row for row in found if not row.still])
    return _still(found)


def _still(found: Sequence[Row[Any]]) -> list[Held]:
    return [Held(*(getattr(row, name) for name in Held._fields)) for row in found if row.still]


def put_off(connection: Connection, person: str, about: Collection[str], until: int | None) -> None:
    """A letter about these tables comes then; None: it has been written."""
    held = (untold.c.person == person) & (untold.c.way == MAIL) & untold.c.table_id.in_(about)
    connection.execute(update(untold).where(held).values(due=until))


def no_letter(connection: Connection, person: str, about: Collection[str] | None = None) -> None:
    """Nothing is written to somebody about these tables, or about any."""
    held = (untold.c.person == person) & (untold.c.way == MAIL)
    connection.execute(delete(untold).where(held if about is None else held & untold.c.table_id.in_(about)))


def _drop(connection: Connection, rows: Collection[Any]) -> None:
    if rows:
        key = tuple_(untold.c.person, untold.c.table_id, untold.c.way)
        connection.execute(delete(untold).where(key.in_([(row.person, row.table_id, row.way) for row in rows])))


def _of(person: str, table: str) -> ColumnElement[bool]:
    return and_(untold.c.person == person, untold.c.table_id == table)


def _still_so() -> ColumnElement[bool]:
    """Whether it still makes sense to tell it: it is still their turn, the table still waits."""
    waits = exists().where(tables.c.id == untold.c.table_id, tables.c.status == "open")
    sits = (seated.c.table_id == untold.c.table_id) & (seated.c.person == untold.c.person)
    asked = (invitations.c.table_id == untold.c.table_id) & (invitations.c.person == untold.c.person)
    unwanted = exists().where(ties.c.person == untold.c.person, ties.c.other == invitations.c.host)
    return or_(
        untold.c.kind == "over",
        and_(untold.c.kind == "turn", exists().where(sits, seated.c.turn.is_(True))),
        and_(untold.c.kind == "sat", waits, exists().where(sits)),
        and_(untold.c.kind == "invited", waits, exists().where(asked, ~unwanted)),
    )

"""People who have played together: whom one may ask to come, who does not want to be asked, where a group meets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from sqlalchemy import and_, delete, exists, func, insert, or_, select, update

from igroteka.server.storage.schema import circles, invitations, people, results, tables, ties

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import CompoundSelect, Select
    from sqlalchemy.engine import Connection

LOOKED_AT = 200  # of a person's latest games
MOST = 40  # people that are offered
PAGE = 20  # invitations that are shown
OF_ONE_HOST = 20  # standing links
BLOCKED = "blocked"


class Companion(NamedTuple):
    id: str
    name: str
    last: int  # when they played together, in milliseconds since 1970
    games: int


def companions(person: str) -> Select[Any]:
    """With whom somebody has played lately, the latest first; without those who are hidden or blocked."""
    mine = (
        select(results.c.table_id, results.c.ended)
        .where(results.c.person == person)
        .order_by(results.c.ended.desc())
        .limit(LOOKED_AT)
        .subquery()
    )
    last = func.max(mine.c.ended).label("last")
    games = func.count(mine.c.table_id.distinct()).label("games")
    others = (
        select(results.c.person, last, games)
        .join(mine, mine.c.table_id == results.c.table_id)
        .where(results.c.person != person, ~exists().where(_tie(person, results.c.person)))
        .group_by(results.c.person)
        .order_by(last.desc(), results.c.person)
        .limit(MOST)
        .subquery()
    )
    return (
        select(people.c.id, people.c.name, others.c.last, others.c.games)
        .join(people, people.c.id == others.c.person)
        .order_by(others.c.last.desc(), people.c.id)
    )


def met(person: str, others: Collection[str]) -> Select[Any]:
    """Those of some people with whom somebody has played, and who do not keep them away."""
    at = select(results.c.table_id).where(results.c.person == person)
    return (
        select(results.c.person)
        .where(results.c.person.in_(others), results.c.person != person, results.c.table_id.in_(at))
        .where(~exists().where(and_(_tie(results.c.person, person), ties.c.how == BLOCKED)))
        .distinct()
    )


class KeptAway(NamedTuple):
    id: str
    name: str
    how: Literal["hidden", "blocked"]


def kept_away(person: str) -> Select[Any]:
    """Whom somebody has hidden or blocked, the latest first."""
    return (
        select(people.c.id, people.c.name, ties.c.how)
        .join(ties, ties.c.other == people.c.id)
        .where(ties.c.person == person)
        .order_by(ties.c.since.desc(), people.c.id)
        .limit(MOST)
    )


def blocks(one: str, other: str) -> Select[Any]:
    """Whether one of two people does not want to sit with the other."""
    either = or_(_tie(one, other), _tie(other, one))
    return select(ties.c.person).where(either, ties.c.how == BLOCKED).limit(1)


def blocked_for(person: str) -> CompoundSelect[Any]:
    """All with whom somebody does not sit down, whoever of the two wants it so."""
    theirs = select(ties.c.person).where(ties.c.other == person, ties.c.how == BLOCKED)
    return select(ties.c.other).where(ties.c.person == person, ties.c.how == BLOCKED).union(theirs)


class Invited(NamedTuple):
    id: str  # of the table
    terms: str
    taken: int
    at: int
    host: str
    name: str  # the host's


def invited(person: str) -> Select[Any]:
    """Tables that wait for somebody who was asked to come, the latest first."""
    return (
        select(tables.c.id, tables.c.terms, tables.c.taken, invitations.c.at, people.c.id.label("host"), people.c.name)
        .join(tables, tables.c.id == invitations.c.table_id)
        .join(people, people.c.id == invitations.c.host)
        .where(invitations.c.person == person, tables.c.status == "open")
        .where(~exists().where(and_(_tie(person, invitations.c.host), ties.c.how == BLOCKED)))
        .order_by(invitations.c.at.desc())
        .limit(PAGE)
    )


class Circle(NamedTuple):
    terms: str
    table_id: str
    status: str | None  # none: the table is not kept any more


def circle(id: str) -> Select[Any]:
    """A group's terms, and the table where it met last, if that is kept."""
    return (
        select(circles.c.terms, circles.c.table_id, tables.c.status)
        .outerjoin(tables, tables.c.id == circles.c.table_id)
        .where(circles.c.id == id)
    )


def _tie(one: Any, other: Any) -> Any:
    return and_(ties.c.person == one, ties.c.other == other)


# Writing.


def invite(connection: Connection, host: str, table: str, whom: Collection[str], now: int) -> list[str]:
    """Once each, however often they are asked; who is to be told of it, that is, has not hidden the host."""
    there = connection.execute(select(invitations.c.person).where(invitations.c.table_id == table)).scalars()
    fresh = sorted(set(whom) - set(there))
    if fresh:
        rows = [{"person": person, "table_id": table, "host": host, "at": now} for person in fresh]
        connection.execute(insert(invitations), rows)
    hiding = select(ties.c.person).where(ties.c.other == host, ties.c.person.in_(fresh))
    return sorted(set(fresh) - set(connection.execute(hiding).scalars()))


def decline(connection: Connection, person: str, table: str) -> None:
    connection.execute(delete(invitations).where(invitations.c.person == person, invitations.c.table_id == table))


def tie(connection: Connection, person: str, other: str, how: str, now: int) -> None:
    """Hide or block somebody; nothing of that any more, if `how` is empty."""
    connection.execute(delete(ties).where(_tie(person, other)))
    if how:
        connection.execute(insert(ties).values(person=person, other=other, how=how, since=now))


def add_circle(connection: Connection, id: str, host: str, table: str, now: int) -> str | None:
    """A standing link that leads to a table of this host and to those that follow it, by this id if there is none yet;
    None: the table is not theirs.
    """
    terms = connection.execute(select(tables.c.terms).where(tables.c.id == table, tables.c.host == host)).scalar()
    if terms is None:
        return None
    there = select(circles.c.id).where(circles.c.host == host, circles.c.table_id == table)
    known = connection.execute(there).scalar()
    if known is not None:
        return str(known)
    mine = select(circles.c.id).where(circles.c.host == host).order_by(circles.c.since.desc()).offset(OF_ONE_HOST - 1)
    old = list(connection.execute(mine).scalars())  # the oldest make room
    connection.execute(delete(circles).where(circles.c.id.in_(old)))
    row = {"id": id, "terms": terms, "table_id": table, "host": host, "since": now}
    connection.execute(insert(circles).values(row))
    return id


def move_circle(connection: Connection, id: str, old: str, new: str) -> bool:
    """The group meets at another table; False: somebody was quicker."""
    wanted = (circles.c.id == id) & (circles.c.table_id == old)
    return connection.execute(update(circles).where(wanted).values(table_id=new)).rowcount > 0

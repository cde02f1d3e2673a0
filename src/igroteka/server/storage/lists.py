"""What is asked of storage about many tables at once: each question is answered by an index, as in `played`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from sqlalchemy import func, select, text

from igroteka.server.storage.schema import UNNOTED, UNSETTLED, people, seated, tables

if TYPE_CHECKING:
    from sqlalchemy import Select

PAGE = 100  # rows
OF_ONE_HOST = 3  # tables in the lobby


class PublicTable(NamedTuple):
    id: str
    terms: str
    status: str
    taken: int
    opened: int
    host: str
    changed: int
    name: str  # the host's


def lobby(since: int) -> Select[Any]:
    """Public tables that have changed since, those that wait for players first, few of each host."""
    nth = func.row_number().over(
        partition_by=(tables.c.status, tables.c.host), order_by=(tables.c.changed.desc(), tables.c.id)
    )
    recent = (
        select(tables.c.id, tables.c.status, tables.c.changed, nth.label("nth_of_host"))
        .where(tables.c.public.is_(True), tables.c.status.in_(("open", "playing")))
        .where(tables.c.changed > since, tables.c.taken > 0)
        .subquery()
    )
    listed = (
        select(recent.c.id)
        .where(recent.c.nth_of_host <= OF_ONE_HOST)
        .order_by(recent.c.status, recent.c.changed.desc(), recent.c.id)
        .limit(PAGE)
        .subquery()
    )
    return (
        select(
            tables.c.id,
            tables.c.terms,
            tables.c.status,
            tables.c.taken,
            tables.c.opened,
            tables.c.host,
            tables.c.changed,
            people.c.name,
        )
        .join(listed, listed.c.id == tables.c.id)
        .join(people, people.c.id == tables.c.host)
        .order_by(tables.c.status, tables.c.changed.desc(), tables.c.id)
    )


def hosted(person: str, since: int) -> Select[Any]:
    """How many of a host's tables wait or play, of those that have changed since."""
    return (
        select(tables.c.status, func.count().label("count"))
        .where(tables.c.host == person, tables.c.status.in_(("open", "playing")), tables.c.changed > since)
        .group_by(tables.c.status)
    )


def wakes(before: int, limit: int) -> Select[Any]:
    """Tables whose clock has run out, the longest ago first."""
    return select(tables.c.id).where(tables.c.wake <= before).order_by(tables.c.wake).limit(limit)


def unsettled(before: int, limit: int) -> Select[Any]:
    """Tables of which nobody knows whether their game is over and written down, the oldest first."""
    return select(tables.c.id).where(text(UNSETTLED), tables.c.changed < before).order_by(tables.c.changed).limit(limit)


def unnoted(before: int, limit: int) -> Select[Any]:
    """Tables of which it is not noted who sits there and whom they wait for, the latest first."""
    return (
        select(tables.c.id)
        .where(text(UNNOTED), tables.c.changed < before)
        .order_by(tables.c.changed.desc())
        .limit(limit)
    )


class Sits(NamedTuple):
    """Somebody at a table that is not over (see `seated` in the schema), and how it stands."""

    table_id: str
    person: str
    names: str
    turn: bool
    since: int
    due: int | None
    gone: str
    terms: str
    status: Literal["open", "playing"]
    taken: int


def my_games(person: str, page: int) -> Select[Any]:
    """The running games of a person, those that wait for them first, then the latest; a row for everybody who sits
    there.
    """
    mine = (
        select(seated.c.table_id, seated.c.turn, seated.c.since)
        .where(seated.c.person == person)
        .order_by(seated.c.turn.desc(), seated.c.since.desc())
        .limit(PAGE)
        .offset(page * PAGE)
        .subquery()
    )
    return (
        select(seated, tables.c.terms, tables.c.status, tables.c.taken)
        .join(mine, mine.c.table_id == seated.c.table_id)
        .join(tables, tables.c.id == mine.c.table_id)
        .order_by(mine.c.turn.desc(), mine.c.since.desc(), mine.c.table_id, seated.c.person)
    )


def waiting(person: str) -> Select[Any]:
    """How many games wait for a person."""
    return select(func.count()).select_from(seated).where(seated.c.person == person, seated.c.turn.is_(True))

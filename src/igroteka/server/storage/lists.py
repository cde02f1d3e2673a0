"""What is asked of storage about many rows at once: each question is answered by an index."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from sqlalchemy import bindparam, case, func, literal_column, select, text

from igroteka.server.storage.schema import CERTAIN, UNNOTED, UNSETTLED, people, ratings, results, seated, tables

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


class Past(NamedTuple):
    """A person's result (see `results` in the schema), and whether anybody could look at the table."""

    table_id: str
    seat: int
    person: str
    game: str
    players: int
    rated: bool
    place: int
    score: int
    ended: int
    mu_before: float | None
    mu_after: float | None
    public: bool


def tables_of(person: str, page: int) -> Select[Any]:
    """The finished games of a person, the latest first."""
    played = (
        select(results)
        .where(results.c.person == person)
        .order_by(results.c.ended.desc())
        .limit(PAGE)
        .offset(page * PAGE)
        .subquery()
    )
    return (
        select(played, tables.c.public)
        .join(tables, tables.c.id == played.c.table_id)
        .order_by(played.c.ended.desc(), played.c.table_id, played.c.seat)
    )


class Change(NamedTuple):
    seat: int
    mu_before: float | None  # none: it was the first rated game
    mu_after: float


def changes_at(table: str) -> Select[Any]:
    """What a rated game has done to ratings."""
    wanted = (results.c.table_id == table) & results.c.mu_after.is_not(None)
    return select(results.c.seat, results.c.mu_before, results.c.mu_after).where(wanted).order_by(results.c.seat)


class RatedGame(NamedTuple):
    game: str
    people: int


def rated_games() -> Select[Any]:
    """By game: how many have a rating, the most first."""
    count = func.count().label("people")
    return select(ratings.c.game, count).group_by(ratings.c.game).order_by(count.desc(), ratings.c.game)


class Leader(NamedTuple):
    id: str
    name: str
    rating: float  # what is certain of it
    mu: float
    sigma: float
    games: int


def leaders(game: str, page: int) -> Select[Any]:
    """The best of a game: by what is certain of their strength."""
    best = (
        select(ratings, CERTAIN.label("rating"))
        .where(ratings.c.game == game)
        .order_by(CERTAIN.desc(), ratings.c.person.desc())
        .limit(PAGE)
        .offset(page * PAGE)
        .subquery()
    )
    return (
        select(people.c.id, people.c.name, best.c.rating, best.c.mu, best.c.sigma, best.c.games)
        .join(people, people.c.id == best.c.person)
        .order_by(best.c.rating.desc(), best.c.person.desc())
    )


class Statistic(NamedTuple):
    game: str
    games: int
    won: int
    mu: float | None  # none: no rated game
    sigma: float | None


def statistics(person: str) -> Select[Any]:
    """By game: how many a person played and won, and the rating."""
    won = func.sum(case((results.c.place == literal_column("1"), 1), else_=0))
    played = (
        select(results.c.game, func.count().label("games"), won.label("won"))
        .where(results.c.person == person)
        .group_by(results.c.game)
        .subquery()
    )
    mine = (ratings.c.person == bindparam("person", person)) & (ratings.c.game == played.c.game)
    return (
        select(played.c.game, played.c.games, played.c.won, ratings.c.mu, ratings.c.sigma)
        .outerjoin(ratings, mine)
        .order_by(played.c.game)
    )

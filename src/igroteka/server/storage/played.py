"""What is asked of storage about games that are over: results, and what they have made of ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import bindparam, case, func, literal_column, select

from igroteka.server.storage.lists import PAGE
from igroteka.server.storage.schema import CERTAIN, people, ratings, results, tables

if TYPE_CHECKING:
    from sqlalchemy import Select


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

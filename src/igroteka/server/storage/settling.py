"""How a game ended, written down exactly once: its results, and the ratings that follow from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import insert, select, update

from igroteka.server.storage.noting import forget
from igroteka.server.storage.schema import people, ratings, results, tables

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlalchemy.engine import Connection

    from igroteka.tables.terms import Terms


class Outcome(NamedTuple):
    seat: int
    person: str
    place: int
    score: int


class Rating(NamedTuple):
    mu: float
    sigma: float
    games: int


UNCHANGED: dict[str, float | None] = {"mu_before": None, "mu_after": None}

if TYPE_CHECKING:
    Rate = Callable[[Sequence[Outcome], Mapping[str, Rating]], Mapping[str, Rating]]


def settle(
    connection: Connection, table: str, terms: Terms, outcomes: Sequence[Outcome], rate: Rate, ended: int
) -> bool:
    """All of it in the caller's transaction; False: it stood there already.

    Whoever settles holds the table's row, then those of its people: a second process waits, and finds it done.
    """
    mine = tables.c.id == table
    if connection.execute(select(tables.c.id).where(mine).with_for_update()).first() is None:
        return False
    over = {"status": "over", "wake": None, "checked": tables.c.version}
    connection.execute(update(tables).where(mine).values(over))
    forget(connection, table)
    if connection.execute(select(results.c.seat).where(results.c.table_id == table).limit(1)).first() is not None:
        return False
    known = _held(connection, sorted({outcome.person for outcome in outcomes}))
    if not known:
        return False
    changed = _rate(connection, terms.game, outcomes, rate, known) if terms.rated else {}
    rows = [
        {
            "table_id": table,
            "game": terms.game,
            "players": terms.players,
            "rated": terms.rated,
            "ended": ended,
            **outcome._asdict(),
            **changed.get(outcome.person, UNCHANGED),
        }
        for outcome in outcomes
        if outcome.person in known
    ]
    connection.execute(insert(results), rows)
    return True


def _held(connection: Connection, who: Sequence[str]) -> set[str]:
    """Those who are still known, held so that nobody else changes their ratings meanwhile."""
    wanted = select(people.c.id).where(people.c.id.in_(who)).order_by(people.c.id).with_for_update(key_share=True)
    return set(connection.execute(wanted).scalars())


def _rate(
    connection: Connection, game: str, outcomes: Sequence[Outcome], rate: Rate, known: set[str]
) -> dict[str, dict[str, float | None]]:
    """By person: how the rating was and became, as results keep it."""
    wanted = select(ratings).where(ratings.c.person.in_(known), ratings.c.game == game)
    old = {row.person: Rating(row.mu, row.sigma, row.games) for row in connection.execute(wanted)}
    rated = rate(outcomes, old)
    for person, new in rated.items():
        if person in old:
            mine = (ratings.c.person == person) & (ratings.c.game == game)
            connection.execute(update(ratings).where(mine).values(new._asdict()))
        elif person in known:
            connection.execute(insert(ratings).values(person=person, game=game, **new._asdict()))
    return {
        person: {"mu_before": old[person].mu if person in old else None, "mu_after": new.mu}
        for person, new in rated.items()
    }

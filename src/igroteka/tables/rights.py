"""Who asks for something at a table, and whether they may."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from igroteka.tables import journal
from igroteka.tables.people import Person
from igroteka.tables.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from igroteka.tables.journal import AnyEntry
    from igroteka.tables.play import Play
    from igroteka.tables.seating import Seat


@dataclass(frozen=True)
class Asked:
    """Who wants something, and what else matters for it."""

    person: Person
    now: int
    id: str = ""  # of the command, made unique among people
    grace: int = 0  # milliseconds that others' slow connections are given
    host_gone: bool = False  # whoever sits stands in
    here: Collection[str] = ()  # those who look at the table
    unwanted: bool = False  # the host has blocked them, or they the host
    talks_too_fast: bool = False


def own(play: Play, person: Person, number: int) -> list[AnyEntry]:
    """The seat must be the person's own. Who acts on a seat that a bot keeps warm is back."""
    seat = seat_at(play, number)
    if seat.person != person.id:
        raise Refusal("not-your-seat", "this is not your seat")
    if play.terms.rated and seat.left == "resigned":
        raise Refusal("final", "you have resigned from this rated game; the bot plays it to its end")
    return [journal.Returned(seat=number)] if seat.left and play.status == "playing" else []


def seat_at(play: Play, number: int) -> Seat:
    if number >= len(play.seats):
        raise Refusal("no-seat", f"the seats here are 0 to {len(play.seats) - 1}")
    return play.seats[number]


def only_host(play: Play, asked: Asked) -> None:
    stands_in = asked.host_gone and play.seating.of(asked.person.id)
    if asked.person.id != play.host and not stands_in:
        raise Refusal("not-host", "only the host of the table can do that")


def only_open(play: Play) -> None:
    if play.status != "open":
        raise started()


def started() -> Refusal:
    return Refusal("started", "the game has started")


def only_unrated(play: Play) -> None:
    if play.terms.rated:
        raise Refusal("rated", "in a rated game everybody plays for themselves, and has their full time")


def may_rematch(play: Play, person: Person) -> None:
    if not play.seating.of(person.id):
        raise Refusal("not-seated", "only those who played can ask for a rematch")
    if play.status != "over":
        raise Refusal("not-over", "the game is not over yet")

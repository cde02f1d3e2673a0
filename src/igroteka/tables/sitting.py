"""Who sits at a table and whom it waits for, as the lists of their games show it; nothing that is hidden is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from igroteka.tables.deadlines import deadline

if TYPE_CHECKING:
    from igroteka.tables.play import Play


class Sitting(NamedTuple):
    """Somebody at a table, with all who play on the same device."""

    person: str
    names: tuple[str, ...]
    turn: bool  # the others, or a clock, wait for them; bots do not mind
    since: int  # when that became so, or when something last happened
    due: int | None  # when their time is up
    gone: str  # why a bot plays for them


def sitting(play: Play, now: int, there_since: int) -> list[Sitting]:
    """Everybody who means to come back to a table that is not over; who has left the game to a bot does not."""
    people = dict.fromkeys(seat.person for seat in play.seats if seat.person)
    found = [_sits(play, person, len(people) == 1, now, there_since) for person in people]
    return [one for one in found if one.gone != "resigned"]


def _sits(play: Play, person: str, alone: bool, now: int, there_since: int) -> Sitting:
    own = play.seating.of(person)
    seats = [play.seats[seat] for seat in own]
    awaited = [seat for seat in own if seat in play.clocks.waits and not play.seats[seat].played_by_bot]
    due = min((int(deadline(play, seat, there_since)) for seat in awaited), default=None) if play.terms.clock else None
    gone = seats[0].left if all(seat.left for seat in seats) else ""
    names = tuple(seat.name for seat in seats)
    if not awaited or (alone and due is None):
        return Sitting(person, names, False, now, None, gone)
    return Sitting(person, names, True, min(play.clocks.waits[seat] for seat in awaited), due, gone)

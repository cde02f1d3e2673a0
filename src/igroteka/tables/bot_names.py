"""What bots are called: at a table each has one name for everybody, in the letters of whoever reads it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from igroteka import words
from igroteka.tables.names import look
from igroteka.tables.seating import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.match import Sitter


@cache
def _known() -> list[tuple[str, ...]]:
    """By number: the name in every language."""
    by_language = (words.of(None, language).text("ui-bot-names").split() for language in words.LANGUAGES)
    return list(zip(*by_language, strict=True))


def all_names(seats: Sequence[Seat], besides: int = -1) -> list[str]:
    """Of everybody at a table, of bots in every language, but for one seat."""
    return [name for number, seat in enumerate(seats) if number != besides for name in _names(number, seat)]


def number_for(seat: int, seats: Sequence[Seat]) -> int:
    """Which name a bot gets on a seat; −1: the seat's own, unless somebody at the table is called so."""
    taken = {look(name) for name in all_names(seats, besides=seat)}
    free = [number for number, names in enumerate(_known()) if taken.isdisjoint(map(look, names))]
    return -1 if seat % len(_known()) in free or not free else free[-1]


def numbers(sitters: Sequence[Sitter]) -> list[int]:
    """The same for all seats of a record, which tells no more than who is a bot: as if people had sat down first."""
    seats = [Seat() if sitter.kind == "bot" else Seat(person=sitter.name, name=sitter.name) for sitter in sitters]
    for number, sitter in enumerate(sitters):
        if sitter.kind == "bot":
            seats[number] = Seat(level="medium", called=number_for(number, seats))
    return [seat.called for seat in seats]


def _names(number: int, seat: Seat) -> tuple[str, ...]:
    if seat.person:
        return (seat.name,)
    if not seat.level:
        return ()
    return _known()[(number if seat.called < 0 else seat.called) % len(_known())]

"""Who sits where, and who plays for whom. The lobby's list is made of nothing else."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, Self

from igroteka.match import Sitter
from igroteka.tables import journal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.tables.journal import AnyEntry, Level


@dataclass
class Seat:
    person: str = ""
    name: str = ""
    level: Level | Literal[""] = ""  # of the bot that plays here
    salt: str = ""
    left: str = ""  # why a bot plays for the person
    called: int = -1  # which of the names that bots have; −1: that of its seat
    imitates: bool = False  # the name was another's at the table but for letters that look alike

    @property
    def taken(self) -> bool:
        return bool(self.person or self.level)

    @property
    def played_by_bot(self) -> bool:
        return bool(self.level)


@dataclass
class Seating:
    seats: list[Seat]
    started: bool = False
    barred: set[str] = field(default_factory=set)  # people whom the host has sent away for good
    whose: dict[str, list[int]] = field(default_factory=dict)  # by person: their seats

    def apply(self, entry: AnyEntry) -> None:
        """What an entry of the journal changes here; most change nothing."""
        if not isinstance(entry, SEATING):
            return
        self._seat(entry)
        self.whose = {}
        for number, seat in enumerate(self.seats):
            if seat.person:
                self.whose.setdefault(seat.person, []).append(number)

    def _seat(self, entry: AnyEntry) -> None:
        match entry:
            case journal.Sat():
                salt = self._settled_salt(entry.seat) or entry.salt
                self.seats[entry.seat] = Seat(entry.person, entry.name, salt=salt, imitates=entry.imitates)
            case journal.BotSat():
                salt = self._settled_salt(entry.seat)
                self.seats[entry.seat] = Seat(level=entry.level, salt=salt, called=entry.called)
            case journal.Stood():
                if entry.barred:
                    self.barred.add(self.seats[entry.seat].person)
                self.seats[entry.seat] = Seat(salt=self._settled_salt(entry.seat))
            case journal.Started():
                self.started = True
            case journal.Left():
                self.seats[entry.seat].left = entry.why
                self.seats[entry.seat].level = "medium"
            case journal.Returned():
                self.seats[entry.seat].left = self.seats[entry.seat].level = ""
            case _:
                pass

    def _settled_salt(self, seat: int) -> str:
        """The salt that chance was mixed with when the game began, whoever sits there since."""
        return self.seats[seat].salt if self.started else ""

    def after(self, entries: Sequence[AnyEntry]) -> Self:
        """How people will sit when these entries have been carried out."""
        if not any(isinstance(entry, SEATING) for entry in entries):
            return self
        twin = deepcopy(self)
        for entry in entries:
            twin.apply(entry)
        return twin

    @property
    def people(self) -> int:
        """Seats that are people's, whoever plays for them now."""
        return sum(bool(seat.person) for seat in self.seats)

    @property
    def free(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if not seat.taken]

    def of(self, person: str) -> list[int]:
        """The seats of a person; several, if they share a device with others."""
        return self.whose.get(person, [])

    def sitters(self) -> list[Sitter]:
        """As the record names them."""
        return [
            Sitter(name=seat.name or seat.level, kind="human" if seat.person else "bot", bot=seat.level or None)
            for seat in self.seats
        ]


SEATING = (journal.Sat, journal.BotSat, journal.Stood, journal.Started, journal.Left, journal.Returned)

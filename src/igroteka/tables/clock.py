"""Whose time runs, since when, and what is left of it. Times are milliseconds; now is always told from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from igroteka.tables.terms import Clock


class Spent(NamedTuple):
    """What a move took, and what had been off the seat's clock before: for taking it back."""

    seat: int
    took: int
    used: int


class Clocks:
    """The clocks of all seats; without a clock at the table nobody is charged, but it is known who is waited for."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.waits: dict[int, int] = {}  # seats that the table waits for, since when
        self.used = [0] * seats  # off each clock, less what was added
        self.missed = [0] * seats  # decisions in a row that the clock took
        self._laid: dict[int, int] = {}  # seats that have chosen in secret and may still change it: what it took

    def left(self, seat: int) -> int:
        """On a seat's clock, at the beginning of the decision."""
        assert self.clock is not None
        return self.clock.seconds * 1000 - (self.used[seat] if self.clock.each == "game" else 0)

    def spent(self, seat: int, now: int) -> int:
        """What a seat has used of the present decision."""
        return max(0, now - self.waits[seat]) if seat in self.waits and self.clock else 0

    def wait_for(self, seats: Iterable[int], at: int) -> None:
        """These are waited for now; those who were before have waited since then."""
        self.waits = {seat: self.waits.get(seat, at) for seat in seats}

    def laid(self, seat: int, spent: int) -> None:
        """A secret choice is complete and ready: the clock stops."""
        if seat not in self._laid:
            self._laid[seat] = spent
            self.used[seat] += spent

    def reconsiders(self, seat: int, at: int) -> None:
        """Whoever changes a choice after all goes on with the time that was left."""
        if seat in self._laid:
            spent = self._laid.pop(seat)
            self.used[seat] -= spent
            self.waits[seat] = at - spent

    def moved(self, seat: int, spent: int, by: str) -> Spent | None:
        """A move is charged to its seat."""
        before = Spent(seat, spent, self.used[seat]) if self.clock is not None else None
        self.waits.pop(seat, None)
        self._laid.pop(seat, None)
        if by == "clock":
            self.missed[seat] += 1
        elif by == "person":
            self.missed[seat] = 0
        if self.clock is not None:
            self.used[seat] += spent - (self.clock.added * 1000 if by == "person" else 0)
        return before

    def taken_back(self, spent: Spent | None, at: int) -> None:
        """The clock as it was when the move was made: nobody gains by taking back."""
        self.waits = {}
        if spent is not None:
            self.used[spent.seat] = spent.used
            self.waits[spent.seat] = at - spent.took

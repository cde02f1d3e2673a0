"""Ending a match by agreement: whether the present round is to be the last."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from igroteka.tables.journal import LastRound
    from igroteka.tables.seating import Seating


@dataclass
class Ending:
    agreed: set[int] = field(default_factory=set)  # seats
    final: bool = False  # the present round is the last

    def hear(self, entry: LastRound) -> None:
        if entry.agree:
            self.agreed |= set(entry.seats)
        else:
            self.agreed.clear()

    def all_agree(self, seating: Seating) -> bool:
        """Whether everybody who plays has agreed: people for whom a bot plays now are not asked."""
        asked = {number for number, seat in enumerate(seating.seats) if seat.person and not seat.played_by_bot}
        return bool(asked) and asked <= self.agreed

"""How the lobby and whoever wakes tables see one, without reading its journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.tables.journal import AnyEntry
    from igroteka.tables.play import Play, Status


class Listing(NamedTuple):
    status: Status
    taken: int  # seats that are people's; a bot gives up its own
    wake: int | None  # when a clock may have run out: too early rather than too late


def listing(play: Play, entries: Sequence[AnyEntry], now: int) -> Listing:
    """The table as it will be when these entries have been carried out. That a game is over is told with its result."""
    seating = play.seating.after(entries)
    status: Status = "over" if play.status == "over" else "playing" if seating.started else "open"
    wake = None
    if play.terms.clock is not None and status == "playing":
        left = [play.clocks.left(number) for number, seat in enumerate(seating.seats) if not seat.played_by_bot]
        wake = now + min(left) if left else None
    return Listing(status, seating.people, wake)

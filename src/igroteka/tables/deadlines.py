"""When something happens at a table that nobody asks for: a window closes, or somebody's time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from igroteka.tables.play import Play

AFTER_RESTART = 60_000  # milliseconds that a clock has at least when a table comes back to memory


def lapses_at(play: Play) -> float | None:
    """When the window closes that is open, if it closes by itself."""
    lasts = play.moment.lasts
    return None if lasts is None else play.due_since + lasts * 1000


def deadline(play: Play, seat: int, there_since: int) -> float:
    """When a seat's time is up. Who could not play because the server was down (its table is there since then) gets a
    moment more.
    """
    since, left = play.clocks.waits[seat], play.clocks.left(seat)
    return since + left if since >= there_since else max(since + left, there_since + min(left, AFTER_RESTART))


def runs_out(play: Play, there_since: int) -> float | None:
    """When somebody's time is up, if nobody moves before."""
    return min((deadline(play, seat, there_since) for seat in _awaited(play)), default=None)


def out_of_time(play: Play, now: int, there_since: int) -> list[int]:
    """The seats whose time is up."""
    return [seat for seat in _awaited(play) if now >= deadline(play, seat, there_since)]


def due(play: Play, there_since: int) -> float | None:
    """When a window closes or a time is up, whichever comes first."""
    return min((when for when in (lapses_at(play), runs_out(play, there_since)) if when is not None), default=None)


def _awaited(play: Play) -> list[int]:
    """The people that the table waits for, if a clock runs."""
    if play.terms.clock is None or play.status != "playing":
        return []
    return [seat for seat in play.clocks.waits if not play.seats[seat].played_by_bot]

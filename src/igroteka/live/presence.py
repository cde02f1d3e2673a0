"""Who looks at a table, who has gone from it, and whether anybody cares that it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.tables.people import Away

if TYPE_CHECKING:
    from collections.abc import Set

    from igroteka.live.followers import Follower
    from igroteka.tables.play import Play

GRACE = 60_000  # milliseconds until a bot keeps the seat warm of somebody who has gone
PAUSE = 120_000  # milliseconds after which bots stop whom nobody looks at
LATENCY = 1000  # milliseconds of grace that a slow connection gets at most


class Presence:
    def __init__(self, now: int) -> None:
        self.followers: dict[Follower, None] = {}  # in the order in which they came
        self.changes = 0  # comings and goings
        self.attended = now  # when somebody last looked or did something
        self._here: set[str] = set()
        self._host_seen = now
        self._gone: dict[str, int] = {}  # people with a seat who are not here, since when

    def comes(self, follower: Follower, now: int) -> None:
        self.followers[follower] = None
        self._here.add(follower.person)
        self.attended = now
        self.changes += 1
        self._gone.pop(follower.person, None)

    def goes(self, follower: Follower, play: Play, now: int) -> None:
        self.followers.pop(follower, None)
        self._here = {other.person for other in self.followers}
        self.attended = now
        self.changes += 1
        if follower.person == play.host:
            self._host_seen = now
        self.note_who_is_gone(play, now)

    def here(self) -> Set[str]:
        return self._here

    def grace_for_others(self, person: str) -> int:
        """Milliseconds that the others' slow connections are given."""
        slowest = max((follower.latency for follower in self.followers if follower.person != person), default=0)
        return min(slowest, LATENCY)

    def host_gone(self, host: str, now: int) -> bool:
        return host not in self.here() and now - self._host_seen > GRACE

    def anybody_cares(self, play: Play, now: int) -> bool:
        """Whether bots move: somebody looks, has just looked, or plays against the clock. Otherwise the game pauses
        until somebody comes.
        """
        if self.followers or now - self.attended < PAUSE:
            return True
        people = any(seat.person and not seat.left for seat in play.seats)
        return people and play.terms.clock is not None

    def note_who_is_gone(self, play: Play, now: int) -> None:
        """Also those who have not come back since the table was put away, or the server was restarted."""
        here = self.here()
        away = dict.fromkeys(seat.person for seat in play.seats if seat.person and not seat.left)
        self._gone = {person: self._gone.get(person, now) for person in away if person not in here}

    def away(self, play: Play) -> dict[str, Away]:
        """People with a seat who are not here."""
        if not self._gone:
            return {}
        waited = play.status == "playing" and self._somebody_waits(play)
        return {person: Away(since, since + GRACE if waited else None) for person, since in self._gone.items()}

    def next_gone(self, play: Play) -> int | None:
        """When somebody will have been gone too long."""
        return min(self._gone.values()) + GRACE if self._gone and self._somebody_waits(play) else None

    def gone(self, play: Play, now: int) -> list[str]:
        """Those who have been gone too long."""
        if not self._somebody_waits(play):
            return []
        return [person for person, since in self._gone.items() if now - since >= GRACE]

    def _somebody_waits(self, play: Play) -> bool:
        """Whether somebody at the table waits for those who are gone; in play over days, nobody does."""
        if play.terms.clock is not None and play.terms.clock.slow:
            return False
        here = self.here()
        return any(seat.person in here and not seat.left for seat in play.seats if seat.person)

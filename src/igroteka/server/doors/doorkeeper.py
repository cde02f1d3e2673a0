"""Who may stand in the door: HTTP connections counted by address, and looked at once a second."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Protocol

from igroteka.live.limit import Limit

if TYPE_CHECKING:
    from igroteka.server.bounds import Bounds

ROUND = 1.0  # seconds between two looks at everybody
MOMENT = 0.25  # seconds in which a head that was sent at once has come, however many came together


class Caller(Protocol):
    """An HTTP connection, as the doorkeeper sees it."""

    @property
    def address(self) -> str: ...

    @property
    def for_many(self) -> bool:
        """A proxy: all its clients share its address."""

    def unread(self) -> int:
        """Bytes that wait for the client."""

    def look(self, now: float) -> None:
        """Leave, if the time is over."""

    def throw_out(self) -> None:
        """Leave at once."""


class Doorkeeper:
    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        self._callers: dict[Caller, None] = {}
        self._arrivals = Limit(bounds.arrivals, bounds.arrivals_at_once)
        self._count: Counter[str] = Counter()
        self._waiting: dict[Caller, float] = {}  # for a head, since when; the oldest first
        self._waiting_from: dict[str, dict[Caller, float]] = {}
        self._rounds: asyncio.TimerHandle | None = None
        self._thinning: asyncio.TimerHandle | None = None

    def comes(self, caller: Caller) -> bool:
        """Whether there is room."""
        if not caller.for_many and (
            self._count[caller.address] >= self._bounds.connections or not self._arrivals.allows(caller.address)
        ):
            return False
        self._callers[caller] = None
        self._count[caller.address] += 1
        if self._rounds is None:
            self._rounds = asyncio.get_running_loop().call_later(ROUND, self._round)
        return True

    def goes(self, caller: Caller) -> None:
        self.heard(caller)
        if caller in self._callers:
            del self._callers[caller]
            self._count[caller.address] -= 1
            if not self._count[caller.address]:
                del self._count[caller.address]

    def waits(self, caller: Caller) -> None:
        """The caller has not said yet what it wants."""
        loop = asyncio.get_running_loop()
        since = loop.time()
        theirs = self._waiting_from.setdefault(caller.address, {})
        self._waiting[caller] = theirs[caller] = since
        too_many = len(theirs) > self._bounds.half_open and not caller.for_many
        if (too_many or len(self._waiting) > self._bounds.half_open_in_all) and self._thinning is None:
            self._thinning = loop.call_later(MOMENT, self._thin_out)

    def heard(self, caller: Caller) -> None:
        if self._waiting.pop(caller, None) is None:
            return
        theirs = self._waiting_from[caller.address]
        del theirs[caller]
        if not theirs:
            del self._waiting_from[caller.address]

    def _thin_out(self) -> None:
        """Those who have waited longest make room: whoever is honest has long said what they want."""
        self._thinning = None
        now = asyncio.get_running_loop().time()
        excess: list[tuple[Caller, float]] = []
        for theirs in self._waiting_from.values():
            counted = [one for one in theirs.items() if not one[0].for_many]
            excess += counted[: max(0, len(counted) - self._bounds.half_open)]
        rest = [one for one in self._waiting.items() if one not in excess]
        excess += rest[: max(0, len(rest) - self._bounds.half_open_in_all)]
        for caller, since in excess:
            if now - since >= MOMENT:
                self.heard(caller)
                caller.throw_out()
            elif self._thinning is None:
                self._thinning = asyncio.get_running_loop().call_later(MOMENT, self._thin_out)

    def _round(self) -> None:
        loop = asyncio.get_running_loop()
        self._rounds = loop.call_later(ROUND, self._round) if self._callers else None
        now = loop.time()
        unread: Counter[str] = Counter()
        for caller in list(self._callers):
            caller.look(now)
            if (waiting := caller.unread()) and not caller.for_many:
                unread[caller.address] += waiting
        for address, waiting in unread.items():
            if waiting > self._bounds.unread:
                theirs = [caller for caller in self._callers if caller.address == address]
                max(theirs, key=lambda caller: caller.unread()).throw_out()

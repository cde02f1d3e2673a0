"""What whoever runs a server can choose."""

from __future__ import annotations

from dataclasses import dataclass, field

from igroteka.server.bounds import UNBOUNDED, Bounds


@dataclass(frozen=True)
class Limits:
    """How much one may ask for. Those behind one router share an address."""

    requests: float = 10.0  # a second, for each address; ten times as many at once
    messages: float = 20.0  # a second, for each person; five times as many at once
    sockets: int = 50  # for each address at a time
    followed: int = 200  # tables looked at from one address at a time
    waiting: int = 20  # tables of one person that have not begun, changed within a day
    playing: int = 40  # and that are being played
    bounds: Bounds = field(default_factory=Bounds)  # of connections, before anything is asked


NO_LIMITS = Limits(1e9, 1e9, 10**6, 10**6, 10**9, 10**9, UNBOUNDED)


@dataclass(frozen=True)
class Keeping:
    """For how many days something is kept; 0: for ever."""

    open_days: float = 7  # tables at which no game has begun, from their last change on
    guest_days: float = 30  # guests who have never played, from the last time that they sat down or opened a table
    pack_days: float = 0  # journals of finished games, as they are; then they are packed


@dataclass(frozen=True)
class Settings:
    database: str = "igroteka.db"
    redis: str | None = None
    pace: float = 1.0  # of bots; 0: at once
    deep_brains: int = 1
    limits: Limits = field(default_factory=Limits)
    keeping: Keeping = field(default_factory=Keeping)
    metrics: bool = False  # for everybody, not for this machine alone

"""What whoever runs a server can choose."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

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
    invitations: float = 1 / 60  # a second, that one person sends; as many at once as in twenty minutes
    addresses: float = 1 / 1200  # a second, that one person gives, or that one address is given; as many as in an hour
    bounds: Bounds = field(default_factory=Bounds)  # of connections, before anything is asked


NO_LIMITS = Limits(1e9, 1e9, 10**6, 10**6, 10**9, 10**9, 1e9, 1e9, UNBOUNDED)


@dataclass(frozen=True)
class Keeping:
    """For how many days something is kept; 0: for ever."""

    open_days: float = 7  # tables at which no game has begun, from their last change on
    guest_days: float = 30  # guests who have never played, from the last time that they sat down or opened a table
    pack_days: float = 0  # journals of finished games, as they are; then they are packed


@dataclass(frozen=True)
class Mail:
    """Through whom letters are sent, and in whose name."""

    host: str
    port: int
    security: Literal["starttls", "tls", "none"]
    sender: str
    links: str  # the address of this server that letters lead to
    user: str = ""
    password: str = field(default="", repr=False)
    after: float = 600.0  # seconds that somebody has not come before they are written to


@dataclass(frozen=True)
class Place:
    """Which of the processes behind one port a process is."""

    group: str
    number: int  # from 1 on
    count: int


@dataclass(frozen=True)
class Settings:
    database: str = "igroteka.db"
    redis: str | None = None
    pace: float = 1.0  # of bots; 0: at once
    deep_brains: int = 1
    limits: Limits = field(default_factory=Limits)
    keeping: Keeping = field(default_factory=Keeping)
    metrics: bool = False  # for everybody, not for this machine alone
    push: str = ""  # whom to write to about the messages that this server sends to browsers; without it none are sent
    push_loopback: bool = False  # messages may go to this machine, in the clear: for tests
    mail: Mail | None = None  # without it no letters are sent
    site: str = ""  # a folder that `make site` has built; without it the one that was built in, if any
    place: Place | None = None  # without it a process is alone at its port

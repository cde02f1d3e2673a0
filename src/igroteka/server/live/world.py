"""Everything that live tables do not decide themselves: time, luck, secrets, storage, thinking, other processes.

A test can put another world in its place and run a whole evening in a moment.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from igroteka.server.now import now_ms
from igroteka.server.settings import Limits

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from igroteka.server.live.brains import Brains
    from igroteka.server.live.followers import Followed
    from igroteka.server.live.library import Library
    from igroteka.server.storage.store import Store
    from igroteka.tables.messages import AnyCommand, Out
    from igroteka.tables.people import Person


class Peers(Protocol):
    """The other processes that serve the same tables."""

    async def elsewhere(self, table: str) -> str | None:
        """The process that owns a table; None: this one does, from now on if not before."""

    async def release(self, table: str) -> None:
        """This process lets go of a table."""

    def far(self, table: str, owner: str) -> Followed:
        """A table on another process."""

    async def command(self, owner: str, person: Person, command: AnyCommand) -> Out:
        """Have a command carried out by the owner of its table. NotHere: it is not the owner, or it is gone."""


@dataclass
class World:
    store: Store
    brains: Brains
    library: Library
    peers: Peers | None = None  # None: this process is alone
    limits: Limits = field(default_factory=Limits)
    pace: float = 1.0  # of bots; 0: at once
    now: Callable[[], int] = now_ms  # milliseconds since 1970
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    later: Callable[[float, Callable[[], object]], asyncio.TimerHandle] = lambda seconds, do: (
        asyncio.get_running_loop().call_later(seconds, do)
    )
    luck: random.Random = field(default_factory=random.SystemRandom)
    secret: Callable[[int], bytes] = secrets.token_bytes

    def pause(self, least: float = 0.5, most: float = 1.4) -> float:
        """How long a bot seems to think, in seconds."""
        return self.luck.uniform(least, most) * self.pace

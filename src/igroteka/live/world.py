"""Everything that live tables do not decide themselves: time, luck, secrets, storage, thinking.

A test can put another world in its place and run a whole evening in a moment.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Sequence

    from igroteka.live.keeping import Storage
    from igroteka.match import View
    from igroteka.tables.advising import Thought
    from igroteka.tables.messages import Rated
    from igroteka.tables.play import Play
    from igroteka.tables.sitting import Sitting

_BEGAN = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Milliseconds since 1970, by the machine's clock when this process began and a stopwatch since. It goes steadily:
    when the machine's clock is set, nobody's time runs out or stands still.
    """
    return (_BEGAN + time.monotonic_ns()) // 1_000_000


class Log(Protocol):
    """Where it is noted what went wrong."""

    def warning(self, event: str, **facts: Any) -> Any: ...
    def error(self, event: str, **facts: Any) -> Any: ...


class Thinking(Protocol):
    """Those who think for bots, and for people who ask."""

    async def choose(self, view: View, level: str, whom: str) -> str:
        """A bot's choice at a table of somebody's."""

    async def advise(self, view: View, whom: str) -> Thought:
        """What a person might do here, with reasons. NoAdvice: nobody can say it now."""

    def expect(self) -> None:
        """Somebody may ask for advice before long."""


@dataclass(kw_only=True)
class World(ABC):
    log: Log
    store: Storage
    brains: Thinking
    pace: float = 1.0  # of bots; 0: at once
    now: Callable[[], int] = now_ms  # milliseconds since 1970
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    later: Callable[[float, Callable[[], object]], asyncio.TimerHandle] = lambda seconds, do: (
        asyncio.get_running_loop().call_later(seconds, do)
    )
    luck: random.Random = field(default_factory=random.SystemRandom)
    secret: Callable[[int], bytes] = secrets.token_bytes

    @abstractmethod
    async def settle(self, play: Play) -> list[Rated]:
        """Write down how a game ended, exactly once, however often it is called; what it did to ratings, if any."""

    async def unwanted(self, host: str, person: str) -> bool:
        """Whether a host and somebody do not want to sit together."""
        return False

    @abstractmethod
    async def note(self, play: Play, epoch: int, sits: Sequence[Sitting]) -> None:
        """Keep beside the journal who sits there and whom the table waits for, where lists of games are made of it."""

    @abstractmethod
    def tell_changes(
        self, play: Play, before: Sequence[Sitting], after: Sequence[Sitting], here: Collection[str]
    ) -> None:
        """Tell those who are not here whose turn has come and who has sat down, where somebody can be told."""

    def came(self, table: str, person: str) -> None:
        """Somebody looks at a table now, and need not be told of it."""
        return

    @abstractmethod
    def tell_over(self, play: Play, sits: Sequence[Sitting], here: Collection[str]) -> None:
        """The same, that the game is over."""

    def pause(self, least: float = 0.5, most: float = 1.4) -> float:
        """How long a bot seems to think, in seconds."""
        return self.luck.uniform(least, most) * self.pace

"""Many tables at which people move at a human pace, and the time until the last of them sees each move."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from raw_socket import RawSocket

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

PATIENCE = 20.0  # seconds that a move may take until it counts as lost
AT_ONCE = 40  # things done at the same time while tables are being set up


class Lost(Exception):
    """A move that was refused, or not seen by everybody."""


class Move(NamedTuple):
    player: Player
    message: bytes


class Player(ABC):
    """One of those at a table, with a socket of their own."""

    def __init__(self) -> None:
        self.seat = -1
        self.version = -1
        self.latest = b""  # the last view of the table, as it came
        self.table: Table | None = None
        self.heard = 0
        self.bytes = 0
        self.socket: RawSocket | None = None

    async def connect(self, url: str, headers: Mapping[str, str]) -> None:
        self.socket = RawSocket(url, headers, self.hear)
        await self.socket.open()

    @abstractmethod
    def hear(self, data: bytes) -> None:
        """Take a message in."""

    def say(self, message: bytes) -> None:
        assert self.socket is not None
        self.socket.send(message)

    def sees(self, version: int, data: bytes) -> None:
        """A view of the table has come."""
        self.version, self.latest = version, data
        self.heard += 1
        self.bytes += len(data)
        if self.table is not None:
            self.table.seen_by(self)


class Table(ABC):
    """Players, one move of whom is under way at a time."""

    answers = False  # whether the server answers a move, apart from showing its effect

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players
        for seat, player in enumerate(players):
            player.seat, player.table = seat, self
        self._before = -1
        self._awaited: set[Player] = set()
        self._everybody: asyncio.Future[float] | None = None
        self._answer: asyncio.Future[float] | None = None

    @abstractmethod
    def choose(self) -> Move | None:
        """A move that somebody may make; None: the game is over, or nobody may."""

    @abstractmethod
    async def renew(self) -> None:
        """Begin another game, if this one is over."""

    def seen_by(self, player: Player) -> None:
        if player.version > self._before and player in self._awaited:
            self._awaited.remove(player)
            if not self._awaited and self._everybody is not None and not self._everybody.done():
                self._everybody.set_result(perf_counter())

    def answered(self, refusal: str = "") -> None:
        if self._answer is not None and not self._answer.done():
            if refusal:
                self._answer.set_exception(Lost(refusal))
            else:
                self._answer.set_result(perf_counter())

    async def move(self) -> tuple[float, float, float] | None:
        """When a move was sent, answered, and seen by the last of the players."""
        chosen = self.choose()
        if chosen is None:
            await self.renew()
            return None
        loop = asyncio.get_running_loop()
        self._before = max(player.version for player in self.players)
        self._awaited = set(self.players)
        self._everybody, self._answer = loop.create_future(), loop.create_future()
        sent = perf_counter()
        chosen.player.say(chosen.message)
        try:
            async with asyncio.timeout(PATIENCE):
                answered = await self._answer if self.answers else 0.0
                seen = await self._everybody
        except TimeoutError:
            raise Lost("not seen by everybody") from None
        return sent, answered or seen, seen


@dataclass
class Tally:
    """What was measured."""

    seen: list[float] = field(default_factory=list)  # seconds, from sending a move to the last player who sees it
    answered: list[float] = field(default_factory=list)
    lost: Counter[str] = field(default_factory=Counter)


async def play(tables: Sequence[Table], every: float, warm_up: float, seconds: float, measuring: Any) -> Tally:
    """Every table moves once in `every` seconds on average. `measuring` is called at the beginning and at the end."""
    tally = Tally()
    begins = perf_counter() + warm_up
    ends = begins + seconds

    async def sit_at(table: Table, luck: random.Random) -> None:
        due = perf_counter() + luck.uniform(0, 2 * every)
        while due < ends:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            due += luck.expovariate(1 / every)
            began = perf_counter()
            try:
                times = await table.move()
            except Lost as loss:
                if began >= begins:
                    tally.lost[str(loss)] += 1
                continue
            if times is not None and begins <= times[0] < ends:
                sent, answered, seen = times
                tally.answered.append(answered - sent)
                tally.seen.append(seen - sent)
            due = max(due, perf_counter())

    async def clock() -> None:
        await asyncio.sleep(begins - perf_counter())
        measuring()
        await asyncio.sleep(ends - perf_counter())
        measuring()

    players = [sit_at(table, random.Random(number)) for number, table in enumerate(tables)]
    await asyncio.gather(clock(), *players)
    return tally


async def in_parallel(work: Callable[[Any], Awaitable[None]], things: Iterable[Any], at_once: int = AT_ONCE) -> None:
    """Do something with each of many things, some at the same time."""
    left = iter(things)

    async def worker() -> None:
        for thing in left:
            await work(thing)

    await asyncio.gather(*(worker() for _ in range(at_once)))

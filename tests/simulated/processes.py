"""A process of a simulated world: the server's own tables, hub, storage, sockets and cluster, as `doors/process.py`
puts them together, on a disk, a network and a Redis that the world decides about.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import structlog

from igroteka.bots import bot
from igroteka.live.discretion import without_contents
from igroteka.live.troubles import NoAdvice
from igroteka.server.doors.figures import Figures
from igroteka.server.doors.lobby import LobbyList
from igroteka.server.doors.sockets import AGAIN, Connection
from igroteka.server.limits import Shares
from igroteka.server.live.hub import Hub
from igroteka.server.live.sweeping import Sweeper
from igroteka.server.live.world import World
from igroteka.server.processes.cluster import Cluster
from igroteka.server.settings import NO_LIMITS
from igroteka.server.storage.store import Store
from simulated.loop import Life, living
from simulated.network import Lost, Socket

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Coroutine

    from igroteka.live.keeping import Kept
    from igroteka.match import View
    from igroteka.server.live.brains import Brains
    from igroteka.server.live.library import Library
    from igroteka.tables.people import Person
    from simulated.disk import Disk
    from simulated.loop import Loop
    from simulated.network import Wire
    from simulated.redis import Redis

log = structlog.get_logger()

BEGAN = 1_800_000_000_000  # when worlds begin, in milliseconds since 1970


class Thinkers:
    """`server.live.brains.Brains` without processes: bots play by rule, and now and then a thought is lost."""

    given_up = 0

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.crashes = 0.0  # how often a thought is lost
        self.stands_still = 0.0  # and how often it takes very long
        self.choose_for: Callable[[View, str], str] = self._chosen

    async def choose(self, view: View, level: str, whom: str) -> str:
        await asyncio.sleep(self.luck.uniform(0.0, 0.05))
        chance = self.luck.random()
        if chance < self.crashes:
            raise RuntimeError("a bot has lost its thought")
        if chance < self.crashes + self.stands_still:
            await asyncio.sleep(self.luck.uniform(1, 10))
        return self.choose_for(view, level)

    def _chosen(self, view: View, level: str) -> str:
        return bot(level, [self.luck.getrandbits(64)]).choose(view)

    async def advise(self, view: View, whom: str) -> Any:
        await asyncio.sleep(self.luck.uniform(0.1, 3.0))
        raise NoAdvice("nobody could think about it in time; ask again later")

    def expect(self) -> None: ...


class Reader:
    """`server.live.library.Library` without processes."""

    given_up = 0

    async def over(self, kept: Kept) -> bool:
        await asyncio.sleep(0.05)
        return kept.play().status == "over"


class Process:
    """From its birth to its death. `ahead`: by how many seconds its machine's clock differs from the world's."""

    def __init__(
        self, loop: Loop, luck: random.Random, disk: Disk, redis: Redis | None, pace: float, ahead: float
    ) -> None:
        self.loop = loop
        self.life = Life()
        self._context = living(self.life)
        self.thinkers = Thinkers(luck)
        self.figures = Figures()
        self.followed = Shares(10**6)
        self.redis = redis.client(self.life) if redis is not None else None
        self._ahead = ahead
        self._luck = luck
        self._disk = disk
        self._pace = pace
        self._connections: dict[Connection, Wire] = {}

    async def open(self) -> None:
        await self.does(self._open())

    async def _open(self) -> None:
        secret = self._luck.randbytes
        self.store = Store(self._disk.mounted(self.life), now=self.now, secret=secret)
        self.store.start()
        self.cluster = Cluster(cast("Any", self.redis), secret=secret) if self.redis is not None else None
        self.world = World(
            store=self.store,
            brains=cast("Brains", self.thinkers),
            library=cast("Library", Reader()),
            peers=self.cluster,
            limits=NO_LIMITS,
            pace=self._pace,
            now=self.now,
            luck=self._luck,
            secret=secret,
        )
        self.hub = Hub(self.world)
        if self.cluster is not None:
            self.cluster.start(self.hub, lambda person: None)
        self.lobby = LobbyList(self.store)
        self._sweeping = asyncio.create_task(Sweeper(self.hub).run())

    def now(self) -> int:
        return BEGAN + int((self.loop.time() + self._ahead) * 1000)

    def kill(self) -> None:
        """Nothing of it happens any more. Those who are connected find out."""
        self.life.over = True
        for wire in self._connections.values():
            wire.cut()

    async def close(self) -> None:
        """It ends in peace, as `doors/process.py` does."""
        await self.does(self._close())
        self.kill()

    async def _close(self) -> None:
        self._sweeping.cancel()
        await self.hub.close()
        for connection in list(self._connections):
            connection.close(AGAIN, "the server is restarting")
        await asyncio.sleep(0.05)
        if self.cluster is not None:
            await self.cluster.close()
        self.lobby.close()
        await self.store.close()

    async def does(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Something that is asked of it, as over HTTP. Lost: it has died meanwhile."""
        asked = self.loop.create_task(work, context=self._context)
        while not asked.done():
            if self.life.over:
                raise Lost
            await asyncio.wait({asked}, timeout=0.2)
        return asked.result()

    def admits(self, person: Person, wire: Wire) -> None:
        """Somebody connects, as in `doors/admission.py`."""
        self.loop.create_task(self._serve(person, wire), context=self._context)

    async def _serve(self, person: Person, wire: Wire) -> None:
        socket = cast("Any", Socket(wire))
        connection = Connection(
            socket, socket, person, self.hub, self.lobby, Everything(), self.figures, "somewhere", self.followed
        )
        self._connections[connection] = wire
        try:
            await connection.run()
        except Exception as error:
            log.error("socket", error=without_contents(error))
        finally:
            del self._connections[connection]
            wire.cut()


class Everything:
    """An `Allowance` without bounds."""

    def allows(self, key: str, cost: float = 1.0) -> bool:
        return True

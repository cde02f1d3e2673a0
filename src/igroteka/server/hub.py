"""All tables of this process, and the way to those of other processes."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

import structlog

from igroteka.match import Fair
from igroteka.server.cluster import Moved
from igroteka.server.logs import nameless, without_contents
from igroteka.server.messages import Refused
from igroteka.server.now import now_ms
from igroteka.server.play import Refusal, played
from igroteka.server.settings import Limits
from igroteka.server.tables import Pace, Table
from igroteka.server.workers import NotDone

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.server import messages
    from igroteka.server.brains import Brains
    from igroteka.server.cluster import Cluster
    from igroteka.server.journal import Terms
    from igroteka.server.library import Library
    from igroteka.server.messages import AnyCommand
    from igroteka.server.store import Person, Store

log = structlog.get_logger()

IDLE = 600_000  # milliseconds after which a table that nobody looks at leaves the memory
ATTEMPTS, AGAIN = 12, 0.4  # to find a table whose owner has gone, and seconds between them
SWEEP = 20.0  # seconds between looks at what is idle, which clocks have run out and which results are missing
HOUR = 3600_000
MISSING, AT_A_TIME = 300_000, 20  # milliseconds after which a result is looked for, and tables looked at in a sweep
LOADERS = 2  # threads that read journals: long ones take their time
DAY = 24 * 3600_000


class NoSuchTable(LookupError):
    """There is no table of that id."""


class Elsewhere(Exception):
    """The table is owned by another process."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        super().__init__(owner)


class Watched(Protocol):
    """A table that can be followed: here, or on another process."""

    def follow(self, follower: Any) -> None: ...
    def unfollow(self, follower: Any) -> None: ...
    def news(self, follower: Any) -> bytes | None: ...


class Hub:
    def __init__(
        self,
        store: Store,
        brains: Brains,
        library: Library,
        pace: Pace | None = None,
        cluster: Cluster | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.store = store
        self.brains = brains
        self.library = library
        self.pace = pace or Pace()
        self.cluster = cluster  # None: this process is alone
        self.limits = limits or Limits()
        self._loaders = ThreadPoolExecutor(LOADERS, "tables")
        self.tables: dict[str, Table] = {}
        self.draining = False
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._unreadable: dict[str, int] = {}  # tables that could not be read, and when that was
        self._sweeper: asyncio.Task[None] | None = None

    def start(self, changed: Callable[[str], None] = lambda person: None) -> None:
        """`changed` hears of people who have changed on another process."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        if self.cluster is not None:
            self.cluster.start(self, changed)

    async def own(self, id: str) -> Table:
        """A table of this process, from memory or storage."""
        found = self.tables.get(id)
        if found is not None and not found.closed:
            return found
        if self.draining:
            raise Refusal("restarting", "the server is restarting; try again in a moment")
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id), name=f"load {id}")
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        try:
            return await asyncio.shield(self._loading[id])
        except (NoSuchTable, Elsewhere, Refusal):
            raise
        except Exception as error:
            log.error("load", error=without_contents(error))
            raise Refusal("storage", "this table cannot be read now; try again in a moment") from error

    async def watch(self, id: str) -> Watched:
        """A table, wherever it is."""
        try:
            return await self.own(id)
        except Elsewhere as elsewhere:
            assert self.cluster is not None
            return self.cluster.far(id, elsewhere.owner)

    async def _load(self, id: str) -> Table:
        owner = await self.cluster.elsewhere(id) if self.cluster is not None else None
        if owner is not None:
            raise Elsewhere(owner)
        kept = await self.store.claim(id)
        if kept is None:
            await self._release(id)
            raise NoSuchTable(id)
        loop = asyncio.get_running_loop()
        play = await loop.run_in_executor(self._loaders, played, kept, min(1.0, self.pace.factor))
        table = Table(play, kept.epoch, self.store, self.brains, pace=self.pace, others=self)
        self.tables[id] = table
        if table.play.status == "over":
            table.spawn(table.settle())
        table.arrange()
        return table

    async def open_table(self, terms: Terms, host: str) -> tuple[str, str]:
        """A new table: its id, and the commitment to its cards."""
        waiting, playing = await self.store.hosted(host, now_ms() - DAY)
        if waiting >= self.limits.waiting or playing >= self.limits.playing:
            raise Refusal("too-many-tables", "you have very many tables already; finish some games first")
        fair = Fair(secrets.token_bytes(32))
        return await self.store.add_table(terms, host, fair.seed), fair.commitment

    async def command(self, person: Person, command: AnyCommand) -> messages.Out:
        """Carry out a command at a table, wherever it is. If its owner dies meanwhile, the next one is asked."""
        for _ in range(ATTEMPTS):
            try:
                table = await self.own(command.table)
                answer = await table.command(person, command)
            except Elsewhere as elsewhere:
                assert self.cluster is not None
                try:
                    return await self.cluster.command(elsewhere.owner, person, command)
                except Moved:
                    await asyncio.sleep(AGAIN)
                    continue
            except NoSuchTable:
                return Refused(id=command.id, code="no-table", text="there is no such table")
            except Refusal as refusal:
                return Refused(id=command.id, code=refusal.code, text=refusal.text)
            if not (isinstance(answer, Refused) and answer.code == "moved"):
                return answer
            await asyncio.sleep(AGAIN)
        return Refused(id=command.id, code="moved", text="the table is moving to another process; try again")

    async def _sweep(self) -> None:
        """Put idle tables away, and wake those whose clock has run out while nobody looked."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep_once()
            except Exception as error:
                log.error("sweep", error=without_contents(error))

    async def _sweep_once(self) -> None:
        for id, table in list(self.tables.items()):
            if table.closed or (not table.followers and table.touched < now_ms() - IDLE):
                await table.drain()
                if self.tables.get(id) is table:  # and not another, that somebody has asked for meanwhile
                    del self.tables[id]
                    await self._release(id)
                    await self.store.wake_at(id, table.epoch, table.runs_out())
        for id in await self.store.wakes(now_ms(), self.tables.keys()):
            with suppress(Elsewhere, NoSuchTable, Refusal):  # one that cannot be read does not keep the others asleep
                await self.own(id)
        self._unreadable = {id: when for id, when in self._unreadable.items() if when > now_ms() - HOUR}
        for id in await self.store.unsettled(MISSING, AT_A_TIME, {*self.tables, *self._unreadable}):
            try:
                await self._settle_if_over(id)
            except (Elsewhere, NoSuchTable):
                continue
            except (Refusal, NotDone):
                self._unreadable[id] = now_ms()
            except Exception as error:  # a damaged journal does not keep the others from their results
                self._unreadable[id] = now_ms()
                log.error("unreadable", table=nameless(id), error=without_contents(error))

    async def _settle_if_over(self, id: str) -> None:
        """A game may have ended just before its process did: its result is written down now."""
        kept = await self.store.look(id)
        if kept is None:
            return
        if await self.library.over(kept):
            await self.own(id)
        else:
            await self.store.checked(id, len(kept.lines))

    async def _release(self, id: str) -> None:
        if self.cluster is not None:
            await self.cluster.release(id)

    async def close(self) -> None:
        """Let everything that is being written be written, then let go of all tables."""
        self.draining = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for id, table in list(self.tables.items()):
            await table.drain()
            await self._release(id)
        self._loaders.shutdown(wait=False, cancel_futures=True)

    def figures(self) -> dict[str, Any]:
        playing = [table for table in self.tables.values() if table.play.status == "playing"]
        return {
            "tables": len(self.tables),
            "playing": len(playing),
            "paused": sum(not table.goes_on() for table in playing),
            "given_up": self.brains.given_up + self.library.given_up,
            "followers": sum(len(table.followers) for table in self.tables.values()),
        }

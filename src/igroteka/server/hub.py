"""All tables of this process, and the way to those of other processes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

import structlog

from igroteka.server import messages
from igroteka.server.play import Refusal
from igroteka.server.store import Person, now_ms
from igroteka.server.tables import Pace, Table

if TYPE_CHECKING:
    from igroteka.server.brains import Brains
    from igroteka.server.journal import Terms
    from igroteka.server.messages import AnyCommand
    from igroteka.server.store import Store

log = structlog.get_logger()

IDLE = 600_000  # milliseconds after which a table that nobody looks at leaves the memory
SWEEP = 20.0  # seconds between looks at what is idle and which clocks have run out


class NoSuchTable(LookupError):
    """There is no table of that id."""


class Owners(Protocol):
    """Who owns which table, where several processes serve."""

    async def elsewhere(self, table: str) -> str | None:
        """The process that owns a table; None: this one does, now if not before."""

    async def release(self, table: str) -> None: ...


class Alone:
    """One process owns everything."""

    async def elsewhere(self, table: str) -> str | None:
        return None

    async def release(self, table: str) -> None:
        pass


class Hub:
    def __init__(self, store: Store, brains: Brains, pace: Pace | None = None, owners: Owners | None = None) -> None:
        self.store = store
        self.brains = brains
        self.pace = pace or Pace()
        self.owners: Owners = owners or Alone()
        self.tables: dict[str, Table] = {}
        self.draining = False
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def table(self, id: str) -> Table:
        """A table that this process owns, from memory or storage."""
        found = self.tables.get(id)
        if found is not None and not found.closed:
            return found
        if self.draining:
            raise Refusal("restarting", "the server is restarting; try again in a moment")
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id), name=f"load {id}")
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        kept = await self.store.claim(id)
        if kept is None:
            raise NoSuchTable(id)
        table = Table(kept, self.store, self.brains, pace=self.pace, open_another=self.open_table)
        self.tables[id] = table
        if table.play.status == "over":
            await table.settle()
        table.arrange()
        return table

    async def open_table(self, terms: Terms, host: str) -> str:
        return await self.store.add_table(terms, host)

    async def command(self, person: Person, command: AnyCommand) -> messages.Out:
        """Carry out a command at a table of this process."""
        try:
            table = await self.table(command.table)
        except NoSuchTable:
            return messages.Refused(id=command.id, code="no-table", text="there is no such table")
        except Refusal as refusal:
            return messages.Refused(id=command.id, code=refusal.code, text=refusal.text)
        return await table.command(person, command)

    async def _sweep(self) -> None:
        """Put idle tables away, and wake those whose clock has run out while nobody looked."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep_once()
            except Exception as error:
                log.error("sweep", error=repr(error))

    async def _sweep_once(self) -> None:
        for id, table in list(self.tables.items()):
            if table.closed or (not table.followers and table.touched < now_ms() - IDLE):
                await table.drain()
                del self.tables[id]
                await self.owners.release(id)
        for id in await self.store.wakes(now_ms()):
            if id not in self.tables and await self.owners.elsewhere(id) is None:
                await self.table(id)

    async def close(self) -> None:
        """Let everything that is being written be written, then let go of all tables."""
        self.draining = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for id, table in list(self.tables.items()):
            await table.drain()
            await self.owners.release(id)

    def figures(self) -> dict[str, Any]:
        playing = [table for table in self.tables.values() if table.play.status == "playing"]
        return {
            "tables": len(self.tables),
            "playing": len(playing),
            "followers": sum(len(table.followers) for table in self.tables.values()),
        }

"""All tables of this process, and the way to those of other processes."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import structlog

from igroteka.live.discretion import without_contents
from igroteka.live.rematches import rematch
from igroteka.live.table import Table
from igroteka.live.troubles import Elsewhere, NoSuchTable, NotHere
from igroteka.match import Fair
from igroteka.tables import commands, messages
from igroteka.tables.messages import Refused
from igroteka.tables.refusals import Refusal

if TYPE_CHECKING:
    from igroteka.live.followers import Followed
    from igroteka.server.live.world import World
    from igroteka.tables.commands import AnyCommand
    from igroteka.tables.people import Person
    from igroteka.tables.terms import Terms

log = structlog.get_logger()

ATTEMPTS, AGAIN = 12, 0.4  # to find a table whose owner has gone, and seconds between them
LOADERS = 2  # threads that read journals: long ones take their time
DAY = 24 * 3600_000


class Hub:
    def __init__(self, world: World) -> None:
        self.world = world
        self.tables: dict[str, Table] = {}
        self.draining = False
        self._loaders = ThreadPoolExecutor(LOADERS, "tables")
        self._loading: dict[str, asyncio.Task[Table]] = {}

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

    async def look_at(self, id: str) -> Followed:
        """A table, wherever it is."""
        try:
            return await self.own(id)
        except Elsewhere as elsewhere:
            assert self.world.peers is not None
            return self.world.peers.far(id, elsewhere.owner)

    async def _load(self, id: str) -> Table:
        world = self.world
        await self._lease(id)
        kept = await world.store.claim(id)
        if kept is None:
            await self.release(id)
            raise NoSuchTable(id)
        await self._lease(id)  # storage was slow, perhaps, and who has the lease by now does not know of this claim
        loop = asyncio.get_running_loop()
        play = await loop.run_in_executor(self._loaders, kept.play, min(1.0, world.pace))
        table = self.tables[id] = Table(play, kept.epoch, world)
        if play.status == "over":
            table.tasks.spawn(table.settle())
        elif kept.noted != play.version:
            table.note_soon()
        table.schedule()
        return table

    async def _lease(self, id: str) -> None:
        """This process owns a table from now on, if not before. Elsewhere: another one does."""
        owner = await self.world.peers.elsewhere(id) if self.world.peers is not None else None
        if owner is not None:
            raise Elsewhere(owner)

    async def open_table(self, terms: Terms, host: str) -> tuple[str, str]:
        """A new table: its id, and the commitment to its cards."""
        world = self.world
        waiting, playing = await world.store.hosted(host, world.now() - DAY)
        if waiting >= world.limits.waiting or playing >= world.limits.playing:
            raise Refusal("too-many-tables", "you have very many tables already; finish some games first")
        fair = Fair(world.secret(32))
        return await world.store.add_table(terms, host, fair.seed), fair.commitment

    async def command(self, person: Person, command: AnyCommand) -> messages.Out:
        """Carry out a command at a table, wherever it is. If its owner dies meanwhile, the next one is asked."""
        for _ in range(ATTEMPTS):
            try:
                return await self.command_here(person, command)
            except Elsewhere as elsewhere:
                assert self.world.peers is not None
                try:
                    return await self.world.peers.command(elsewhere.owner, person, command)
                except NotHere:
                    pass
            except NotHere:
                pass
            except NoSuchTable:
                return Refused(id=command.id, code="no-table", text="there is no such table")
            except Refusal as refusal:
                return Refused(id=command.id, code=refusal.code, text=refusal.text)
            await self.world.sleep(AGAIN)
        return Refused(id=command.id, code="moved", text="the table is moving to another process; try again")

    async def command_here(self, person: Person, command: AnyCommand) -> messages.Out:
        """Carry out a command at a table of this process. NotHere: it has just become another's."""
        table = await self.own(command.table)
        if isinstance(command, commands.Rematch):
            return await rematch(table, self, person, command)
        return await table.command(person, command)

    async def put_away(self, id: str, table: Table) -> bool:
        """Let go of a table; whether it was still the one that is asked for under its id."""
        await table.drain()
        if self.tables.get(id) is not table:
            return False
        del self.tables[id]
        await self.release(id)
        return True

    async def release(self, id: str) -> None:
        if self.world.peers is not None:
            await self.world.peers.release(id)

    async def close(self) -> None:
        """Let everything that is being written be written, then let go of all tables."""
        self.draining = True
        await asyncio.gather(*(table.drain() for table in self.tables.values()))
        for id in list(self.tables):
            await self.release(id)
        self._loaders.shutdown(wait=False, cancel_futures=True)

    def figures(self) -> dict[str, Any]:
        playing = [table for table in self.tables.values() if table.play.status == "playing"]
        return {
            "tables": len(self.tables),
            "playing": len(playing),
            "paused": sum(not table.goes_on() for table in playing),
            "given_up": self.world.brains.given_up + self.world.library.given_up,
            "followers": sum(len(table.presence.followers) for table in self.tables.values()),
        }

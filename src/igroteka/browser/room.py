"""All tables of this tab. What a server's `Hub` is to a process; there are no others to ask."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from igroteka.live.discretion import without_contents
from igroteka.live.rematches import rematch
from igroteka.live.table import Table
from igroteka.live.tasks import Tasks
from igroteka.live.troubles import NoSuchTable, NotHere
from igroteka.match import Fair
from igroteka.tables import commands, messages
from igroteka.tables.messages import Refused
from igroteka.tables.refusals import Refusal

if TYPE_CHECKING:
    from igroteka.browser.world import World
    from igroteka.tables.commands import AnyCommand
    from igroteka.tables.people import Person
    from igroteka.tables.terms import Terms

IDLE = 1.0  # seconds after which a table that nobody looks at is free for other tabs


class Room:
    def __init__(self, world: World) -> None:
        self.world = world
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks = Tasks("room", world.log)

    async def own(self, id: str) -> Table:
        """A table of this tab, from memory or storage. A Refusal: another tab has it."""
        found = self.tables.get(id)
        if found is not None and not found.closed:
            return found
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        try:
            return await asyncio.shield(self._loading[id])
        except (NoSuchTable, Refusal):
            raise
        except Exception as error:
            self.world.log.error("load", error=without_contents(error))
            raise Refusal("storage", "this table cannot be read now; try again in a moment") from error

    async def _load(self, id: str) -> Table:
        store = self.world.store
        if await store.look(id) is None:
            raise NoSuchTable(id)
        if not await store.cupboard.hold(id):
            raise Refusal("other-tab", "this table is open in another tab; close it there, then try again")
        kept = await store.claim(id)
        assert kept is not None
        play = kept.play(min(1.0, self.world.pace))
        table = self.tables[id] = Table(play, kept.epoch, self.world)
        self.world.brains.fetch(play.game.id)
        if play.status == "over" and kept.status != "over":
            table.tasks.spawn(table.settle())
        table.schedule()
        self.leave(id)
        return table

    def leave(self, id: str) -> None:
        """Nobody may look at a table any more: then it is soon let go of."""
        self.world.later(IDLE, lambda: self._tasks.spawn(self._put_away(id)))

    async def _put_away(self, id: str) -> None:
        table = self.tables.get(id)
        if table is None or table.presence.followers:
            return
        await table.drain()
        if self.tables.get(id) is table:
            del self.tables[id]
            await self.world.store.cupboard.let_go(id)

    async def open_table(self, terms: Terms, host: str) -> tuple[str, str]:
        """A new table: its id, and the commitment to its cards."""
        fair = Fair(self.world.secret(32))
        return await self.world.store.add_table(terms, host, fair.seed), fair.commitment

    async def command(self, person: Person, command: AnyCommand) -> messages.Out:
        """Carry out a command at a table."""
        try:
            table = await self.own(command.table)
            if isinstance(command, commands.Rematch):
                return await rematch(table, self, person, command)
            return await table.command(person, command)
        except NoSuchTable:
            return Refused(id=command.id, code="no-table", text="there is no such table")
        except NotHere:
            return Refused(id=command.id, code="moved", text="another tab has taken over this table; try again")
        except Refusal as refusal:
            return Refused(id=command.id, code=refusal.code, text=refusal.text)

    async def close(self) -> None:
        """Let everything that is being written be written, then let go of all tables."""
        for id, table in list(self.tables.items()):
            await table.drain()
            await self.world.store.cupboard.let_go(id)
        self.tables.clear()
        self._tasks.cancel()

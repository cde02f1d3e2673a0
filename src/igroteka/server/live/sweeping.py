"""What is looked at every few seconds: idle tables, clocks that ran out unseen, results and notes that are missing."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from igroteka.live.discretion import nameless, without_contents
from igroteka.live.troubles import Elsewhere, NoSuchTable
from igroteka.server.live.workers import NotDone
from igroteka.tables.deadlines import runs_out
from igroteka.tables.refusals import Refusal

if TYPE_CHECKING:
    from igroteka.server.live.hub import Hub

log = structlog.get_logger()

EVERY = 20.0  # seconds
IDLE = 600_000  # milliseconds after which a table that nobody looks at leaves the memory
MISSING, AT_A_TIME = 300_000, 20  # milliseconds after which a result is looked for, and tables looked at in a sweep
UNNOTED = 30_000  # milliseconds after which a note is missing
HOUR = 3600_000


class Sweeper:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.world = hub.world
        self._unreadable: dict[str, int] = {}  # tables that could not be read, and when that was

    async def run(self) -> None:
        while True:
            await self.world.sleep(EVERY)
            try:
                await self.sweep()
            except Exception as error:
                log.error("sweep", error=without_contents(error))

    async def sweep(self) -> None:
        await self._put_idle_away()
        await self._wake_those_whose_time_is_up()
        await self._find_missing_results()
        await self._find_missing_notes()

    async def _put_idle_away(self) -> None:
        for id, table in list(self.hub.tables.items()):
            idle = not table.presence.followers and table.touched < self.world.now() - IDLE
            if (table.closed or idle) and await self.hub.put_away(id, table):
                await self.world.store.wake_at(id, table.epoch, runs_out(table.play, table.there_since))

    async def _wake_those_whose_time_is_up(self) -> None:
        for id in await self.world.store.wakes(self.world.now(), self.hub.tables.keys()):
            with suppress(Elsewhere, NoSuchTable, Refusal):  # one that cannot be read does not keep the others asleep
                await self.hub.own(id)

    async def _find_missing_results(self) -> None:
        now = self.world.now()
        self._unreadable = {id: when for id, when in self._unreadable.items() if when > now - HOUR}
        besides = {*self.hub.tables, *self._unreadable}
        for id in await self.world.store.unsettled(MISSING, AT_A_TIME, besides):
            try:
                await self._settle_if_over(id)
            except (Elsewhere, NoSuchTable):
                continue
            except (Refusal, NotDone):
                self._unreadable[id] = now
            except Exception as error:  # a damaged journal does not keep the others from their results
                self._unreadable[id] = now
                log.error("unreadable", table=nameless(id), error=without_contents(error))

    async def _find_missing_notes(self) -> None:
        """Whoever loads a table notes who sits there."""
        for id in await self.world.store.unnoted(UNNOTED, AT_A_TIME, {*self.hub.tables, *self._unreadable}):
            try:
                await self.hub.own(id)
            except (Elsewhere, NoSuchTable):
                continue
            except Refusal:
                self._unreadable[id] = self.world.now()

    async def _settle_if_over(self, id: str) -> None:
        """A game may have ended just before its process did: its result is written down now."""
        kept = await self.world.store.look(id)
        if kept is None:
            return
        if await self.world.library.over(kept):
            await self.hub.own(id)
        else:
            await self.world.store.checked(id, len(kept.lines))

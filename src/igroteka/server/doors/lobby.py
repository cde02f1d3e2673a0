"""The list of public tables, sent to whoever stands in the lobby whenever it changes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

import msgspec
import structlog

from igroteka.server.logs import without_contents
from igroteka.server.shared import Shared
from igroteka.tables import messages
from igroteka.tables.journal import Terms
from igroteka.tables.messages import Listed, Tables

if TYPE_CHECKING:
    from igroteka.server.storage.store import Store

log = structlog.get_logger()

EVERY = 1.0  # seconds between looks at storage, however many look at the lobby


class Onlooker(Protocol):
    lobby_news: bool
    stir: asyncio.Event


class LobbyList:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.told = messages.encode(Tables(tables=[], people=0))
        self._here: set[Onlooker] = set()
        self._listed: Shared[list[Listed]] = Shared(EVERY)
        self._task: asyncio.Task[None] | None = None

    def join(self, who: Onlooker) -> None:
        self._here.add(who)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._watch(), name="lobby")  # who comes first is told after a look
        else:
            self._tell(who)

    def leave(self, who: Onlooker) -> None:
        self._here.discard(who)

    async def listed(self) -> Tables:
        return Tables(tables=await self._listed.get("tables", self._look), people=len(self._here))

    async def _look(self) -> list[Listed]:
        return [
            Listed(
                table=row.id,
                terms=msgspec.json.decode(row.terms, type=Terms),
                host=row.name,
                status=row.status,
                taken=row.taken,
                opened=row.opened,
            )
            for row in await self.store.lobby()
        ]

    async def _watch(self) -> None:
        first = True
        while self._here:
            try:
                told = messages.encode(await self.listed())
            except Exception as error:
                log.error("lobby", error=without_contents(error))
            else:
                if first or told != self.told:
                    self.told, first = told, False
                    for who in self._here:
                        self._tell(who)
            await asyncio.sleep(EVERY)

    def _tell(self, who: Onlooker) -> None:
        who.lobby_news = True
        who.stir.set()

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

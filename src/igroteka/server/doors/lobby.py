"""The list of public tables, sent to whoever stands in the lobby whenever it changes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec
import structlog

from igroteka.live.discretion import without_contents
from igroteka.server.shared import Shared
from igroteka.tables import messages
from igroteka.tables.messages import Listed, Tables
from igroteka.tables.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Collection

    from igroteka.server.storage.store import Store

log = structlog.get_logger()

PATIENCE = 600_000  # milliseconds since somebody has done something at a table that waits: its people may have gone
EVERY = 1.0  # seconds between looks at storage, however many look at the lobby


class Onlooker(Protocol):
    def has_news(self, source: LobbyList) -> None: ...


class Public(NamedTuple):
    """A public table: as it is listed, the person who opened it, and when something happened there."""

    listed: Listed
    host: str
    changed: int


class LobbyList:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._told = messages.encode(Tables(tables=[], people=0))
        self._here: dict[Onlooker, None] = {}
        self._seen: Shared[list[Public]] = Shared(EVERY)
        self._task: asyncio.Task[None] | None = None

    def join(self, who: Onlooker) -> None:
        self._here[who] = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._watch(), name="lobby")  # who comes first is told after a look
        else:
            who.has_news(self)

    def leave(self, who: Onlooker) -> None:
        self._here.pop(who, None)

    def news(self) -> bytes:
        """What all who look are told."""
        return self._told

    async def listed(self) -> Tables:
        return Tables(tables=[one.listed for one in await self._public()], people=len(self._here))

    async def with_seats(self, game: str, besides: Collection[str]) -> list[str]:
        """Tables of a game where anybody may sit down: those that wait first, then those where bots play."""
        waits = self.store.now() - PATIENCE
        return [
            listed.table
            for listed, host, changed in await self._public()
            if (listed.terms.game, listed.terms.rated) == (game, False)
            and listed.taken < listed.terms.players
            and host not in besides
            and (listed.status == "playing" or changed > waits)
        ]

    async def _public(self) -> list[Public]:
        return await self._seen.get("tables", self._look)

    async def _look(self) -> list[Public]:
        return [
            Public(
                Listed(
                    table=row.id,
                    terms=msgspec.json.decode(row.terms, type=Terms),
                    host=row.name,
                    status=row.status,
                    taken=row.taken,
                    opened=row.opened,
                ),
                row.host,
                row.changed,
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
                if first or told != self._told:
                    self._told, first = told, False
                    for who in self._here:
                        who.has_news(self)
            await asyncio.sleep(EVERY)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

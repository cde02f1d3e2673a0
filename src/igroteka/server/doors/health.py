"""Whether storage takes what is written: tried with a tiny write, seldom, however many ask."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from igroteka.live.discretion import without_contents
from igroteka.server.shared import Shared

if TYPE_CHECKING:
    from igroteka.server.storage.store import Store

log = structlog.get_logger()

EVERY = 5.0  # seconds between two tries
PATIENCE = 2.0  # seconds that a write may take


class Health:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._trouble: Shared[str] = Shared(EVERY)
        self._trying: asyncio.Task[None] | None = None

    async def trouble(self) -> str:
        """What is wrong with storage, in a sentence; nothing if nothing is."""
        return await self._trouble.get("storage", self._try)

    async def _try(self) -> str:
        if self._trying is None or self._trying.done():  # one that hangs is waited for, not repeated
            self._trying = asyncio.create_task(self.store.pulse(), name="pulse")
        try:
            await asyncio.wait_for(asyncio.shield(self._trying), PATIENCE)
        except TimeoutError:
            return f"storage has not taken a write for {PATIENCE:.0f} seconds"
        except Exception as error:
            log.error("health", error=without_contents(error))
            return "storage cannot be written to"
        return ""

"""The best of each game, kept at hand for a minute."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.server.shared import Shared
from igroteka.server.wire.bodies import Leader

if TYPE_CHECKING:
    from igroteka.server.storage.store import Store

KEPT = 60.0  # seconds; a rated game that ends in this process is seen at once
PAGES = 100  # that can be asked for


class Leaderboards:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._pages: Shared[list[Leader]] = Shared(KEPT)

    async def page(self, game: str, number: int = 0) -> list[Leader]:
        ended = self.store.rated[game]
        return await self._pages.get((game, number), lambda: self._look(game, number), stamp=ended)

    async def _look(self, game: str, number: int) -> list[Leader]:
        found = await self.store.leaders(game, number)
        return [Leader(row.id, row.name, round(row.rating, 2), row.mu, row.sigma, row.games) for row in found]

"""The best of each game, kept at hand for a minute."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.server.shared import Shared
from igroteka.server.storage.ratings import shown
from igroteka.tables.bodies import Leader, RatedGame

if TYPE_CHECKING:
    from igroteka.server.storage.store import Store

KEPT = 60.0  # seconds; a rated game that ends in this process is seen at once


class Leaderboards:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._games: Shared[list[RatedGame]] = Shared(KEPT)
        self._pages: Shared[list[Leader]] = Shared(KEPT)

    async def page(self, game: str, number: int = 0) -> list[Leader]:
        ended = self.store.rated[game]
        return await self._pages.get((game, number), lambda: self._look(game, number), stamp=ended)

    async def _look(self, game: str, number: int) -> list[Leader]:
        found = await self.store.leaders(game, number)
        return [Leader(row.id, row.name, *shown(row.mu, row.sigma), row.mu, row.sigma, row.games) for row in found]

    async def games(self) -> list[RatedGame]:
        """Those in which people have ratings, most people first."""
        return await self._games.get("games", self._look_for_games, stamp=self.store.rated.total())

    async def _look_for_games(self) -> list[RatedGame]:
        return [RatedGame(row.game, row.people) for row in await self.store.rated_games()]

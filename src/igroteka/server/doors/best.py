"""Who is best at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.server.doors.catalogue import known_game
from igroteka.server.doors.paging import page_of

if TYPE_CHECKING:
    from igroteka.server.doors.door import Request
    from igroteka.tables.bodies import Leader, RatedGame


async def rated_games(request: Request) -> list[RatedGame]:
    return await request.server.leaderboards.games()


async def leaderboard(request: Request) -> list[Leader]:
    known_game(request.path["game"])
    return await request.server.leaderboards.page(request.path["game"], page_of(request))

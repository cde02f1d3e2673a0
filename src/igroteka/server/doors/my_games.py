"""The games that somebody has not finished: what to go on with, and what waits for them."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec

from igroteka.server.doors.paging import page_of
from igroteka.server.storage.lists import PAGE
from igroteka.tables.bodies import Companion, MyGame, MyGames
from igroteka.tables.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Iterable

    from igroteka.server.doors.door import Request
    from igroteka.server.storage.lists import Sits


async def my_games(request: Request) -> MyGames:
    me, store, now = request.me.id, request.server.store, request.server.hub.world.now()
    rows = await store.my_games(me, page_of(request))
    games = [_game(me, list(sitting)) for _, sitting in groupby(rows, attrgetter("table_id"))]
    return MyGames(games, await store.waiting(me), now, more=len(games) == PAGE)


def _game(me: str, sitting: Iterable[Sits]) -> MyGame:
    (mine,) = (row for row in sitting if row.person == me)
    return MyGame(
        table=mine.table_id,
        terms=msgspec.json.decode(mine.terms, type=Terms),
        status=mine.status,
        taken=mine.taken,
        names=mine.names.split("\n"),
        others=[Companion(row.names.split("\n"), row.turn, row.gone) for row in sitting if row.person != me],
        since=mine.since,
        turn=mine.turn,
        due=mine.due,
        gone=mine.gone,
    )

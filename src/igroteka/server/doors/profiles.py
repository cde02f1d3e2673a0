"""What people have played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.server.doors.door import Trouble
from igroteka.server.doors.paging import page_of
from igroteka.server.storage.lists import PAGE
from igroteka.server.storage.ratings import shown
from igroteka.tables.bodies import PastGame, Played, Profile

if TYPE_CHECKING:
    from igroteka.server.doors.door import Request
    from igroteka.server.storage.played import Statistic


async def profile(request: Request) -> Profile:
    store = request.server.store
    person = await store.person(request.path["person"])
    if person is None:
        raise Trouble(404, "nobody", "there is nobody with this id")
    played = [_played(row) for row in await store.statistics(person.id)]
    myself = request.person is not None and request.person.id == person.id
    found = await store.tables_of(person.id, page_of(request))
    latest = [
        PastGame(row.table_id, row.game, row.players, row.seat, row.place, row.score, row.rated, row.ended)
        for row in found
        if myself or (row.rated and row.public)  # whose table was by link only is theirs to tell
    ]
    return Profile(person.id, person.name, played, latest, more=len(found) == PAGE)


def _played(row: Statistic) -> Played:
    if row.mu is None or row.sigma is None:
        return Played(row.game, row.games, row.won)
    return Played(row.game, row.games, row.won, *shown(row.mu, row.sigma), row.mu, row.sigma)

"""What people have played, and who is best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.server.doors.catalogue import known_game
from igroteka.server.doors.door import Trouble
from igroteka.server.doors.leaderboards import PAGES
from igroteka.server.storage.lists import PAGE
from igroteka.server.storage.ratings import shown
from igroteka.tables.bodies import Leader, PastGame, Played, Profile, RatedGame

if TYPE_CHECKING:
    from igroteka.server.doors.door import Request
    from igroteka.server.storage.lists import Statistic


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


async def rated_games(request: Request) -> list[RatedGame]:
    return await request.server.leaderboards.games()


async def leaderboard(request: Request) -> list[Leader]:
    known_game(request.path["game"])
    return await request.server.leaderboards.page(request.path["game"], page_of(request))


def page_of(request: Request) -> int:
    text = request.query.get("page", "0")
    if not text.isdecimal() or len(text) > 9 or int(text) >= PAGES:
        raise Trouble(422, "no-page", f"?page= takes 0 to {PAGES - 1}")
    return int(text)

"""People to play with: anybody who waits, those one knows from playing, a group that meets again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from igroteka.server.doors.door import Trouble
from igroteka.server.doors.tables import checked, opened
from igroteka.server.telling.news import News
from igroteka.tables.bodies import Acquaintance, Circle, Company, Found, Invitation, Invite, KeptAway, Seek, Tie
from igroteka.tables.terms import Terms

if TYPE_CHECKING:
    from igroteka.server.doors.door import Request
    from igroteka.server.storage import company as storage


async def seek(request: Request) -> Found:
    """Somebody's table that waits, or one where a bot gives up its seat, or a new one."""
    terms = checked(request.given(Seek).terms)
    if terms.rated or not terms.public:
        raise Trouble(422, "bad-terms", "whoever plays with anybody plays at a public table, and not for the rating")
    me, server = request.me, request.server
    besides = {me.id} | await server.store.blocked_for(me.id)
    found = await server.lobby.with_seats(terms.game, besides)
    if found:
        return Found(found[0])
    return Found(*await opened(request, terms))


async def company(request: Request) -> Company:
    store, me = request.server.store, request.me.id
    return Company(
        [Acquaintance(row.id, row.name, row.games, row.last) for row in await store.companions(me)],
        [KeptAway(row.id, row.name, row.how) for row in await store.kept_away(me)],
    )


async def tie(request: Request) -> Company:
    """Hide somebody, block somebody, or think better of it."""
    other = request.path["person"]
    if other == request.me.id or await request.server.store.person(other) is None:
        raise Trouble(404, "nobody", "there is nobody with this id")
    await request.server.store.tie(request.me.id, other, request.given(Tie).how)
    return await company(request)


async def invite(request: Request) -> Invite:
    """Ask people to a table of one's own that waits. Who does not want to be asked is not, and nobody is told so."""
    store, me, table = request.server.store, request.me.id, request.path["table"]
    waits = await store.waiting_table(table)
    if waits is None or waits.host != me:
        raise Trouble(403, "not-host", "only the host of a table that waits can ask people to it")
    wanted = request.given(Invite).people
    asked = set(wanted)
    if not request.server.invitations.allows(me, len(asked)):
        raise Trouble(429, "too-fast", "you have asked many people just now; wait a few minutes")
    for person in await store.invite(me, table, await store.met(me, asked)):
        request.server.world.tell(News(person, "invited", table, waits.game, (request.me.name,)))
    return Invite(wanted)  # whoever of them does not want to be asked


async def invited(request: Request) -> list[Invitation]:
    return [
        Invitation(row.id, msgspec.json.decode(row.terms, type=Terms), row.host, row.name, row.taken, row.at)
        for row in await request.server.store.invited(request.me.id)
    ]


async def decline(request: Request) -> list[Invitation]:
    """What is left then."""
    await request.server.store.decline(request.me.id, request.path["table"])
    return await invited(request)


async def add_circle(request: Request) -> Circle:
    """A standing link for those who meet at a table."""
    id = await request.server.store.add_circle(request.me.id, request.path["table"])
    if id is None:
        raise Trouble(403, "not-host", "only the host of a table can make a standing link for its people")
    return Circle(id, f"{request.base}/g/{id}")


async def meet(request: Request) -> Found:
    """Where a group meets now: at the table where it is, or at a new one when that game is over."""
    id, circle = request.path["circle"], await _circle(request)
    if circle.status in ("open", "playing"):
        return Found(circle.table_id)
    table, commitment = await opened(request, msgspec.json.decode(circle.terms, type=Terms))
    if await request.server.store.move_circle(id, circle.table_id, table):
        return Found(table, commitment)
    return Found((await _circle(request)).table_id)  # somebody was quicker


async def _circle(request: Request) -> storage.Circle:
    circle = await request.server.store.circle(request.path["circle"])
    if circle is None:
        raise Trouble(404, "no-circle", "there is no such group")
    return circle

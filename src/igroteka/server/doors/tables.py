"""Tables to sit down at: which there are, a new one, the link to one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.catalogue import BadPlayers, UnknownGame
from igroteka.kernel import BadOption
from igroteka.server.doors.door import Trouble, nobody
from igroteka.server.doors.qr import qr_of
from igroteka.server.storage.people import Unknown
from igroteka.tables import commands, messages
from igroteka.tables.bodies import NewTable, Opened
from igroteka.tables.refusals import Refusal
from igroteka.tables.terms import playable

if TYPE_CHECKING:
    from igroteka.server.doors.door import Request
    from igroteka.tables.messages import Tables
    from igroteka.tables.terms import Terms


async def lobby(request: Request) -> Tables:
    return await request.server.lobby.listed()


async def open_table(request: Request) -> Opened:
    me, new, server = request.me, request.given(NewTable), request.server
    terms = checked(new.terms)
    if new.bots and terms.rated:
        raise Trouble(422, "rated", "bots do not play in rated games")
    id, commitment = await opened(request, terms)
    if new.bots:
        for command in (
            commands.Sit(id="", table=id, seat=0, salt=new.salt),
            commands.Start(id="", table=id, fill=new.bots),
        ):
            answer = await server.hub.command(me, command)
            if isinstance(answer, messages.Refused):
                raise Trouble(409, answer.code, answer.text)
    return Opened(id, f"{request.base}/t/{id}", commitment)


async def opened(request: Request, terms: Terms) -> tuple[str, str]:
    """A new table of whoever asks: its id, and the commitment to its cards."""
    try:
        return await request.server.hub.open_table(terms, request.me.id)
    except Refusal as refusal:
        raise Trouble(429, refusal.code, refusal.text) from None
    except Unknown:  # a guest who was cleaned away, and is still known to this process
        raise nobody() from None


def checked(terms: Terms) -> Terms:
    """Terms that a game can be played on."""
    try:
        return playable(terms)
    except (UnknownGame, BadPlayers, BadOption) as error:
        raise Trouble(422, "bad-terms", str(error)[:300]) from None


async def qr(request: Request) -> bytes:
    """The table's link as a QR code."""
    return await qr_of(request, f"{request.base}/t/{request.path['table']}")

"""A game that is over: its record, its replay, what a strong bot would have done."""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from igroteka.live.troubles import NoAdvice
from igroteka.server.doors.door import InQuery, Packed, Trouble
from igroteka.server.live.library import NoDecision
from igroteka.server.live.positions import unpacked
from igroteka.server.live.workers import NotDone
from igroteka.tables import advising

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from igroteka.live.keeping import Kept
    from igroteka.server.doors.door import Request

DECISION = InQuery("decision", Annotated[int, Meta(ge=0)], required=True)
LATELY = 5  # looks, a tenth of a second apart, for a result that another process is writing down


async def record(request: Request) -> Packed:
    library = request.server.library
    return Packed(await _made(request, "record", lambda kept: library.record(request.address, kept)))


async def replay(request: Request) -> Packed:
    """A finished game step by step, all hands open."""
    library = request.server.library
    return Packed(await _made(request, "replay", lambda kept: library.replay(request.address, kept)))


async def _made(request: Request, what: str, make: Callable[[Kept], Awaitable[bytes]]) -> bytes:
    """What is at hand of a finished game, or made of it now."""
    found = request.server.library.at_hand(what, request.path["table"])
    if found is not None:
        return found
    try:
        return await make(await _finished(request))
    except NotDone:
        raise Trouble(503, "busy", "very many look at finished games just now; try again in a moment") from None


async def _finished(request: Request) -> Kept:
    """A game that is over; before that there is nothing to look at, for nobody, and nothing is done to find out."""
    id, server = request.path["table"], request.server
    here = server.hub.tables.get(id)
    status = "over" if here is not None and here.play.status == "over" else await server.store.status(id)
    for _ in range(LATELY if server.cluster is not None else 0):
        if status == "playing":  # the process that has the table may be about to write down that it is over
            await asyncio.sleep(0.1)
            status = await server.store.status(id)
    if status == "over":
        kept = await server.store.look(id)
        if kept is not None:
            return kept
    if status is None:
        raise Trouble(404, "no-table", "there is no such table")
    raise Trouble(409, "not-over", "the game is not over yet; its record can be had when it is")


async def analysis(request: Request) -> Packed:
    """What a strong bot would have done at a decision of a finished game, knowing what the seat knew."""
    text, id, server = request.query.get("decision", ""), request.path["table"], request.server
    if not text.isdecimal() or len(text) > 9:
        raise Trouble(422, "no-decision", "?decision= takes the number of a decision, from 0 on")

    async def thought() -> bytes:
        kept = await _finished(request)
        view = unpacked(await server.library.position(request.address, kept, int(text)))
        found = advising.advice("", id, view, await server.brains.advise(view, request.me.id))
        return gzip.compress(msgspec.json.encode(found), 6)

    try:
        return Packed(await server.library.made(("analysis", id, str(int(text))), thought))
    except NoDecision as error:
        raise Trouble(422, "no-decision", f"?decision= takes 0 to {error.decisions - 1}") from None
    except NoAdvice as error:
        raise Trouble(503, "no-advice", str(error)) from None
    except NotDone:
        raise Trouble(503, "busy", "very many look at finished games just now; try again in a moment") from None

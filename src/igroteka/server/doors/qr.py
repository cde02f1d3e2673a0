"""Links as QR codes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.server.doors.door import Trouble
from igroteka.server.live.workers import NotDone

if TYPE_CHECKING:
    from igroteka.server.doors.door import Request

LONGEST_LINK = 200


async def qr_of(request: Request, link: str) -> bytes:
    if len(link) > LONGEST_LINK:
        raise Trouble(422, "too-long", "this address is too long for a QR code")
    try:
        return await request.server.library.qr(request.address, link)
    except NotDone:
        raise Trouble(503, "busy", "very many ask for pictures just now; try again in a moment") from None

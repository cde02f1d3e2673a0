"""Lists that are asked for a page at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from igroteka.server.doors.door import InQuery, Trouble

if TYPE_CHECKING:
    from igroteka.server.doors.door import Request

PAGES = 100  # that can be asked for
PAGE = InQuery("page", Annotated[int, Meta(ge=0, le=PAGES - 1)])


def page_of(request: Request) -> int:
    text = request.query.get("page", "0")
    if not text.isdecimal() or len(text) > 9 or int(text) >= PAGES:
        raise Trouble(422, "no-page", f"?page= takes 0 to {PAGES - 1}")
    return int(text)

"""Igroteka on the reader's device alone, for when the line is gone: a site (`docs/site.md`), if one was built in."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.routing import Route

from igroteka.server.doors.files import INDEX, File, answer, found, read
from igroteka.server.doors.headers import POLICY_HEADER, content_policy

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

PATH = "/here/"  # `web/src/lib/here.ts` and `web/public/sw.js` know it, too
BUILT_IN = Path(__file__).parents[1] / "here"  # filled by `make here`
POLICY = content_policy("blob:", "'wasm-unsafe-eval'")  # Python's loader comes packed, and what it loads is WebAssembly


def routes(folder: Path) -> list[Route]:
    """None, if there is no site. Of its megabytes those are kept in memory that somebody has asked for."""
    paths = found(folder)

    @cache
    def file(name: str) -> File:
        return read(paths[name].read_bytes(), name)

    async def named(request: Request) -> Response:
        try:
            wanted = file(request.path_params["name"] or INDEX)
        except (KeyError, FileNotFoundError):  # it was never there, or an upgrade has taken it away
            raise HTTPException(404) from None
        made = answer(request, wanted)
        made.headers[POLICY_HEADER] = POLICY
        return made

    return [Route(PATH + "{name:path}", named, methods=["GET"])] if INDEX in paths else []

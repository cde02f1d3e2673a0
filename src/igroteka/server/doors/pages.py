"""The browser client: the files that its build has left in `static/`, kept in memory and served compressed."""

from __future__ import annotations

import json
import re
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.routing import Route

from igroteka import words
from igroteka.server.doors.files import INDEX, File, answer, found, read
from igroteka.server.doors.identity import COOKIE

if TYPE_CHECKING:
    from starlette.requests import Request

FOLDER = Path(__file__).parents[1] / "static"
# Addresses that a person may open, and the part of the client that shows them.
SCREENS = {
    "/": "Shelf",
    "/t/{table}": "TableScreen",
    "/g/{circle}": "MeetScreen",
    "/learn/{game}": "LessonScreen",
    "/quiz/{game}": "QuizScreen",
    "/score/{game}": "ScoreScreen",
    "/open/{game}": "OpenTable",
    "/lobby": "Lobby",
    "/me": "Profile",
    "/people/{person}": "Profile",
    "/leaderboard": "Leaderboard",
    "/leaderboard/{game}": "Leaderboard",
    "/replay/{table}": "ReplayScreen",
    "/display/{table}": "DisplayScreen",
    "/rules/{game}": "RulesScreen",
    "/confirm/{link}": "LetterScreen",
    "/stop/{link}": "LetterScreen",
}
MANIFEST = "manifest.json"  # of the build
APP = "manifest.webmanifest"
LANGUAGE = re.compile(r'(<html lang=")[^"]*')
TITLE = re.compile(r"(<title>)[^<]*")
DESCRIPTION = re.compile(r'(name="description"\s+content=")[^"]*')
OFFLINE, AGAIN = re.compile(r'(data-offline=")[^"]*'), re.compile(r'(data-again=")[^"]*')
HERE = re.compile(r'(data-here=")[^"]*')
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Igroteka</title>
<p>The server is running, but its browser client has not been built.
In the source tree, <code>make run</code> builds it.
"""


@cache
def files() -> dict[str, File]:
    """All files of the build, by their path."""
    return {name: read(path.read_bytes(), name) for name, path in found(FOLDER).items()}


@cache
def spoken(name: str, language: str, here: bool = False) -> File:
    """The page or its manifest in the reader's language: its name, what it is, what to say if nothing more comes, and
    what to offer then, if there is something (`here.py`).
    """
    said = words.of(None, language)
    called, about = said.text("ui-name"), said.text("ui-description")
    body = files()[name].body.decode()
    if name == INDEX:
        told = {LANGUAGE: language, TITLE: called, DESCRIPTION: about}
        told |= {OFFLINE: said.text("ui-trouble-offline"), AGAIN: said.text("ui-again")}
        told |= {HERE: said.text("ui-play-here") if here else ""}
        for place, text in told.items():
            body = place.sub(rf"\g<1>{text}", body)
    else:
        app = {"name": called, "short_name": called, "lang": language, "description": about}
        body = json.dumps({**json.loads(body), **app}, ensure_ascii=False)
    return read(body.encode(), name)


def language_of(request: Request) -> str:
    """The language of ours that somebody reads best."""
    wanted = request.headers.get("accept-language", "").split(",")
    return words.nearest(one.split(";")[0].strip() for one in wanted)


async def screen(request: Request, status: int = 200, name: str = "") -> Response:
    if INDEX not in files():
        return Response(NOT_BUILT, 503, media_type="text/html", headers={"cache-control": "no-store"})
    links = ", ".join([*needs(name), *_questions(request)])
    page = spoken(INDEX, language_of(request), request.app.state.here)
    return answer(request, page, status, link=links)


@cache
def needs(name: str) -> list[str]:
    """The files that a screen needs, as links: the browser fetches them at once instead of one after another."""
    parts = json.loads(files()[MANIFEST].body) if MANIFEST in files() else {}
    wanted, seen = [f"src/screens/{name}.svelte"], set()
    links = []
    while wanted:
        part = wanted.pop()
        if part in seen or part not in parts or parts[part].get("isEntry"):  # the entry stands in the page itself
            continue
        seen.add(part)
        wanted += parts[part].get("imports", [])
        links.append(f'</{parts[part]["file"]}>; rel="modulepreload"')
        links += [f'</{style}>; rel="preload"; as="style"; crossorigin' for style in parts[part].get("css", [])]
    return links


def _questions(request: Request) -> list[str]:
    """What every screen asks first: words, games; who it is, if they have been here; the words of the game in play."""
    language = language_of(request)
    paths = [f"/api/words/{language}", "/api/games", *(["/api/boxes"] if request.url.path == "/" else [])]
    if COOKIE in request.cookies:
        paths.append("/api/me")
    table = request.app.state.server.hub.tables.get(request.path_params.get("table"))
    if table is not None:
        paths.append(f"/api/words/{language}/{table.play.terms.game}")
    return [f'<{path}>; rel="preload"; as="fetch"; crossorigin' for path in paths]


def for_a_person(request: Request) -> bool:
    """Whether somebody has typed an address, so that the client had better say that there is nothing."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


async def named(request: Request) -> Response:
    name = request.url.path.lstrip("/")
    file = files().get(name)
    if file is None or name == MANIFEST:
        if for_a_person(request):
            return await screen(request, 404)
        return Response("There is nothing here.", 404, media_type="text/plain", headers={"cache-control": "no-store"})
    return answer(request, spoken(name, language_of(request)) if name == APP else file)


def routes() -> list[Route]:
    return [
        *(Route(path, partial(screen, name=name), methods=["GET"]) for path, name in SCREENS.items()),
        Route("/assets/{name}", named, methods=["GET"]),
        Route("/{name}.{ending}", named, methods=["GET"]),
    ]

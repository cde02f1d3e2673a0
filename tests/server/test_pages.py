"""The browser client, as the server sends it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pytest

from igroteka import words
from igroteka.server.doors import pages

if TYPE_CHECKING:
    from server.serving import Serving


def links(answer: httpx.Response) -> dict[str, str]:
    """What the browser is told to fetch at once, and how."""
    return dict(re.findall(r'<([^>]+)>; rel="(\w+)"', answer.headers["link"]))


@pytest.mark.parametrize("path", ["/t/some-table", "/lobby", "/rules/dobro"])
def test_what_a_screen_needs_is_told_with_its_page(server: Serving, path: str) -> None:
    told = links(httpx.get(server.address + path, timeout=60))
    assert sum(kind == "modulepreload" for kind in told.values()) >= 1
    for one in told:
        assert httpx.get(server.address + one, timeout=60).status_code == 200, one


def test_the_page_of_a_table_names_all_its_parts(server: Serving) -> None:
    told = links(httpx.get(f"{server.address}/t/some-table"))
    assert {"TableScreen", "shared"} <= {one.split("/")[-1].split("-")[0] for one in told}


@pytest.mark.parametrize(
    ("header", "language"),
    [("uk-UA,uk;q=0.9,en;q=0.8", "uk"), ("de, ru;q=0.5", "ru"), ("fr", "en"), ("be", "ru"), ("", "en")],
)
def test_the_words_are_those_that_the_client_will_ask_for(server: Serving, header: str, language: str) -> None:
    told = links(httpx.get(server.address, headers={"accept-language": header}))
    assert f"/api/words/{language}" in told


@pytest.mark.parametrize(
    ("header", "language", "name"), [("uk", "uk", "Ігротека"), ("kk", "ru", "Игротека"), ("fr", "en", "Igroteka")]
)
def test_name_language_and_description_are_the_readers(server: Serving, header: str, language: str, name: str) -> None:
    told = httpx.get(server.address, headers={"accept-language": header})
    description = words.of(None, language).text("ui-description")
    assert f'<html lang="{language}">' in told.text
    assert f"<title>{name}</title>" in told.text
    assert f'content="{description}"' in told.text
    assert f'data-offline="{words.of(None, language).text("ui-trouble-offline")}"' in told.text
    assert "accept-language" in told.headers["vary"]
    app = httpx.get(f"{server.address}/manifest.webmanifest", headers={"accept-language": header}).json()
    assert (app["name"], app["lang"], app["description"]) == (name, language, description)
    assert app["icons"]


def test_who_has_been_here_is_asked_for_at_once(server: Serving) -> None:
    with httpx.Client(base_url=server.address, timeout=60) as somebody:
        assert "/api/me" not in links(somebody.get("/"))
        somebody.post("/api/me", json={"name": "Vera"}, headers={"origin": server.address}).raise_for_status()
        assert "/api/me" in links(somebody.get("/"))


def test_the_words_of_the_game_in_play_are_asked_for_at_once(server: Serving) -> None:
    with httpx.Client(base_url=server.address, timeout=60, headers={"origin": server.address}) as somebody:
        somebody.post("/api/me", json={"name": "Vera"}).raise_for_status()
        new = {"terms": {"game": "kitty", "players": 3}, "bots": "easy"}
        made = somebody.post("/api/tables", json=new).raise_for_status().json()
        assert "/api/words/en/kitty" in links(somebody.get(f"/t/{made['table']}"))


def test_how_the_client_was_built_is_not_for_visitors(server: Serving) -> None:
    assert pages.MANIFEST in pages.files()
    assert httpx.get(f"{server.address}/{pages.MANIFEST}", timeout=60).status_code == 404


@pytest.mark.parametrize("path", ["/shelf.html", "/nowhere", "/t/"])
def test_a_person_who_goes_astray_gets_a_page(server: Serving, path: str) -> None:
    astray = httpx.get(server.address + path, headers={"accept": "text/html"}, timeout=60)
    assert astray.status_code == 404
    assert '<div\n      id="app"' in astray.text
    program = httpx.get(server.address + path, headers={"accept": "*/*"}, timeout=60)
    assert (program.status_code, "html" in program.headers["content-type"]) == (404, False)

"""There is a way out of everywhere: wrong links, unknown games, a server that cannot be reached."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from igroteka import words
from settings import later
from web.person import PHONE, Person
from web.tunnel import Tunnel

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

    from server.serving import Serving
    from web.conftest import Newcomer

NO_TABLE = "no-such-table-anywhere"
WRONG = {
    "/t": "page",
    "/t/": "page",
    "/t/zzz": "table",
    f"/t/{NO_TABLE}/more": "page",
    f"/t/{'z' * 60}": "table",
    f"/t/{NO_TABLE}": "table",
    "/display/": "page",
    "/display/zzz": "table",
    f"/display/{NO_TABLE}": "table",
    "/replay": "page",
    "/replay/zzz": "table",
    f"/replay/{NO_TABLE}": "table",
    "/rules": "page",
    "/rules/unknown": "game",
    "/open": "page",
    "/open/unknown": "game",
    "/leaderboard/unknown": "game",
    "/people": "page",
    "/people/zzz": "page",
    "/people/%D1%84": "page",
    "/lobby/zzz": "page",
    "/me/zzz": "page",
    "/nowhere": "page",
    "/some/where/else": "page",
    "/shelf.html": "page",
    "/%D0%BF": "page",
    "/api/nothing": "page",
}
# Screens that ask the server for something, and what tells that they have got it.
SCREENS = {
    "/": "[data-play]",
    "/lobby": "main .empty, main li",
    "/leaderboard": "main select",
    "/open/dobro": "main form",
    "/rules/dobro": "main section",
}


def forget_failures(me: Person) -> None:
    """A browser notes every question that is answered by an error; here that is what they are asked for."""
    me.trouble = [said for said in me.trouble if "Failed to load resource" not in said]


@pytest.mark.parametrize("language", ["uk", *later("ru", "en")])
def test_a_wrong_link_says_what_is_missing_and_leads_to_the_shelf(newcomer: Newcomer, language: str) -> None:
    me, said = newcomer(language=language), words.of(None, language)
    me.go("/")
    me.page.evaluate(
        "fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'}, "
        "body: JSON.stringify({name: '77'})}).then(() => localStorage.setItem('igroteka-known', 'yes'))"
    )
    for path, missing in WRONG.items():
        me.go(path)
        expect(me.page.get_by_role("heading", level=1), path).to_have_text(said.text(f"ui-missing-{missing}"))
        expect(me.page.locator("main p"), path).to_have_text(said.text(f"ui-missing-{missing}-about"))
        expect(me.page.get_by_role("button", name=said.text("ui-again"))).to_have_count(0)  # it would not help
    assert not me.barriers()
    me.page.locator("main").get_by_role("link", name=said.text("ui-to-shelf")).click()
    me.page.wait_for_selector("[data-play]")
    forget_failures(me)


def test_an_address_that_cannot_be_read_is_a_wrong_link(newcomer: Newcomer) -> None:
    me = newcomer()
    me.go("/lobby")
    me.page.evaluate("history.pushState(null, '', '/t/%zz')")
    me.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("There is no such page")


@pytest.mark.parametrize("path", SCREENS)
def test_a_screen_that_gets_no_answer_can_be_asked_again(newcomer: Newcomer, path: str) -> None:
    me = newcomer()
    asked: list[str] = []

    def abort(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    nothing = re.compile("/api/(?!words/en$)")
    me.page.route(nothing, abort)
    me.go(path)
    again = me.page.get_by_role("button", name="Try again")
    expect(me.page.get_by_text("The server can’t be reached. Check your connection and try again.")).to_be_visible()
    expect(me.page.get_by_text("One moment…")).to_have_count(0)
    assert not me.barriers()
    before = len(asked)
    again.click()
    expect(again).to_be_visible()  # nor is there an answer now
    assert len(asked) > before
    me.page.unroute(nothing)
    again.click()
    me.page.wait_for_selector(SCREENS[path])
    forget_failures(me)


@pytest.mark.parametrize("screen", ["t", "display", "replay"])
def test_a_table_that_cannot_be_reached_can_be_asked_for_again(newcomer: Newcomer, screen: str) -> None:
    me = newcomer()
    me.play_now("pairs")
    table = me.page.url.rsplit("/", 1)[1]
    if screen == "replay":
        me.play(300)
    me.page.route("**/api/me", lambda route: route.abort())
    me.page.route("**/api/tables/**", lambda route: route.abort())
    me.go(f"/{screen}/{table}")
    expect(me.page.get_by_text("The server can’t be reached. Check your connection and try again.")).to_be_visible()
    me.page.unroute("**/api/me")
    me.page.unroute("**/api/tables/**")
    me.page.get_by_role("button", name="Try again").click()
    me.page.wait_for_selector(".board")
    forget_failures(me)


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_without_any_words_there_are_those_of_the_page(newcomer: Newcomer, language: str) -> None:
    me, said = newcomer(language=language), words.of(None, language)
    me.page.route("**/api/words/**", lambda route: route.abort())
    me.go("/")
    expect(me.page.get_by_role("heading", level=1)).to_have_text(said.text("ui-name"))
    expect(me.page.get_by_text(said.text("ui-trouble-offline"))).to_be_visible()
    assert not me.barriers()
    me.page.unroute("**/api/words/**")
    me.page.get_by_role("button", name=said.text("ui-again")).click()
    me.page.wait_for_selector("[data-play]")
    forget_failures(me)


def test_offline_the_shelf_opens_and_other_screens_have_a_way_back(browser: Browser, site: Serving) -> None:
    """After a single visit, with nothing but what the browser has kept."""
    with Tunnel(site.address) as tunnel:
        context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="uk-UA")
        page = context.new_page()
        page.goto(tunnel.address)
        page.wait_for_selector("[data-play]")
        page.evaluate("navigator.serviceWorker.ready")
        context.set_offline(True)
        page.goto(tunnel.address)
        page.wait_for_selector("[data-play]")
        page.goto(f"{tunnel.address}/rules/dobro")
        expect(page.get_by_text("Сервер не відповідає.")).to_be_visible()
        page.get_by_role("button", name="Спробувати ще раз").click()
        page.locator("main").get_by_role("link", name="Усі ігри").click()
        page.wait_for_selector("[data-play]")
        page.goto(f"{tunnel.address}/lobby")
        expect(page.get_by_text("Сервер не відповідає.")).to_be_visible()
        context.set_offline(False)  # it notices by itself
        page.wait_for_selector("main .empty, main li")
        context.close()

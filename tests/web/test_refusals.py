"""What the server refuses is said in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from server.serving import Serving
from web.person import Person

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Route

    from web.conftest import Newcomer

# Says one thing to the server on a socket of its own, and waits until it is done.
COMMAND = """(command) => new Promise((done, failed) => {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', v: 1 }))
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(data)
    if (heard.type === 'welcome') socket.send(JSON.stringify({ id: 'by-hand', ...command }))
    if (heard.type === 'done') { socket.close(); done() }
    if (heard.type === 'refused') failed(data)
  }
})"""
OPEN = """() => fetch('/api/tables', {
  method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ terms: { game: 'pairs', players: 3 } }),
}).then((answer) => answer.status)"""


def test_too_many_tables_are_said_on_the_shelf_and_where_tables_are_opened(browser: Browser, tmp_path: Path) -> None:
    with Serving(str(tmp_path / "igroteka.db"), tmp_path, limits=True) as serving:
        me = Person(browser, serving.address)
        me.open_table("pairs", "Vera")
        opened = [me.page.evaluate(OPEN) for _ in range(20)]
        assert opened[-1] == 429
        me.go("/")
        me.page.click("[data-play=pairs]")
        said = "You already have too many tables open. Finish a game before you open another."
        expect(me.page.get_by_role("alert")).to_contain_text(said)
        me.go("/open/pairs")
        me.page.click("button.open")
        expect(me.page.get_by_role("alert")).to_have_text(said)
        me.close()


def test_leaving_a_rated_game_is_final_and_says_so(newcomer: Newcomer) -> None:
    vera, gleb = newcomer(), newcomer()
    vera.go("/open/hawthorn")
    vera.page.click("label:has(input[name^=players-][value='2'])")
    vera.page.get_by_label("Play a rated game").check()
    vera.page.click("button.open")
    vera.say_name("77")  # the lobby lists this table: a name that is the same in all languages
    vera.page.wait_for_selector(".seats .button.quiet")
    gleb.come(vera.page.url)
    gleb.sit("Gleb")
    vera.page.get_by_role("button", name="Start the game").click()
    gleb.page.wait_for_selector(".own .item.live")
    gleb.page.evaluate(COMMAND, {"type": "resign", "table": gleb.page.url.rsplit("/", 1)[1], "seat": 1})
    said = "You have left this rated game for good: a bot plays it to the end."
    expect(gleb.page.locator(".lost")).to_have_text(said)
    assert not gleb.page.locator(".lost button").count()
    assert not gleb.barriers()


def test_a_game_that_cannot_be_shown_now_is_asked_for_again(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("pairs")
    me.play(300)
    refused: list[str] = []

    def refuse(route: Route) -> None:  # as a server does that makes too many replays at the moment
        refused.append(route.request.url)
        route.fulfill(status=503, json={"code": "busy", "text": "very many look at finished games just now"})

    me.page.route("**/replay", refuse, times=1)
    me.page.get_by_role("link", name="Watch the replay").click()
    me.page.get_by_text("Too many people are watching finished games right now.").wait_for()
    me.page.get_by_role("button", name="Try again").click()
    me.page.wait_for_selector("footer input[type=range]")
    assert len(refused) == 1
    me.trouble = [said for said in me.trouble if "503" not in said]

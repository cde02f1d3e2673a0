"""A line that is dead without knowing it: said in a word, and repaired without a trace."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

from web.person import Person
from web.tunnel import Tunnel

if TYPE_CHECKING:
    from playwright.sync_api import Browser, WebSocket

    from server.serving import Serving
    from web.conftest import Newcomer

NOTICED = 6.0  # seconds: three, and a busy machine's


class Traffic:
    """What a browser sends and gets, over all its sockets."""

    def __init__(self, me: Person) -> None:
        self.sockets = 0
        self.sent: list[dict[str, Any]] = []
        self.got: list[dict[str, Any]] = []
        me.page.on("websocket", self._opened)

    def _opened(self, opened: WebSocket) -> None:
        self.sockets += 1
        opened.on("framesent", lambda text: self.sent.append(json.loads(text)))
        opened.on("framereceived", lambda text: self.got.append(json.loads(text)))

    def moves(self) -> list[str]:
        return [message["id"] for message in self.sent if message["type"] == "move"]

    def answered(self) -> list[str]:
        return [message["id"] for message in self.got if message["type"] in ("done", "refused")]


def word_comes(me: Person) -> float:
    """After how many seconds the line is said to be lost."""
    began = time.monotonic()
    me.page.wait_for_selector(".lost", timeout=30_000)
    return time.monotonic() - began


def test_a_stalled_line_is_said_and_repaired_and_the_move_is_made_once(browser: Browser, site: Serving) -> None:
    with Tunnel(site.address) as tunnel:
        me = Person(browser, tunnel.address)
        traffic = Traffic(me)
        me.play_now("dobro")
        me.page.wait_for_selector(".actions.mine")
        before, sockets = len(traffic.moves()), traffic.sockets
        tunnel.stall()
        while len(traffic.moves()) == before:
            me.act()
        assert word_comes(me) < NOTICED
        assert not me.barriers()
        tunnel.flow()
        me.page.wait_for_selector(".lost", state="detached")
        me.page.wait_for_function("() => !document.querySelector('.actions [disabled]')")
        me.until(lambda: len(traffic.moves()) >= before + 2, lambda: False)  # sent again, on another socket
        assert traffic.sockets > sockets
        made = traffic.moves()[before:]
        assert len(set(made)) == 1
        me.until(lambda: made[0] in traffic.answered(), lambda: False)
        me.turns(5)
        assert not me.trouble
        me.close()


def test_a_stalled_line_is_noticed_by_somebody_who_only_looks(browser: Browser, site: Serving) -> None:
    with Tunnel(site.address) as tunnel:
        me = Person(browser, tunnel.address)
        me.play_now("dobro")
        me.page.wait_for_selector(".actions.mine")  # the table waits for us: nothing will be heard from it
        tunnel.stall()
        assert word_comes(me) < NOTICED
        tunnel.flow()
        me.page.wait_for_selector(".lost", state="detached")
        me.turns(2)
        me.close()


def test_a_browser_that_is_offline_says_so_and_comes_back(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("dobro")
    me.page.wait_for_selector(".actions.mine")
    me.context.set_offline(True)
    assert word_comes(me) < NOTICED
    me.context.set_offline(False)
    me.page.wait_for_selector(".lost", state="detached")
    me.turns(2)
    me.trouble = [said for said in me.trouble if "ERR_INTERNET_DISCONNECTED" not in said]

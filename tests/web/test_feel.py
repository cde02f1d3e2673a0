"""How the table feels: whatever is touched answers, whatever breaks off goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from settings import later
from web.listener import Listener
from web.person import DESKTOP, NARROW

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Newcomer
    from web.person import Person


# Notes the sockets of a page, so that they can be broken off, and when a banner is shown.
WATCH = """() => {
  const Real = WebSocket
  window.sockets = []
  window.WebSocket = class extends Real { constructor(...all) { super(...all); sockets.push(this) } }
  window.brokenAt = window.shownAt = window.banners = 0
  new MutationObserver((changes) => {
    const shown = changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.matches?.('.lost')))
    if (shown) { banners += 1; shownAt = performance.now() }
  }).observe(document, { childList: true, subtree: true })
}"""


def break_off(me: Person) -> None:
    me.context.set_offline(True)
    me.page.evaluate("() => { brokenAt = performance.now(); sockets.forEach((socket) => socket.close()) }")


def come_back(me: Person) -> None:
    me.context.set_offline(False)
    me.trouble = [said for said in me.trouble if "ERR_INTERNET_DISCONNECTED" not in said]


@pytest.mark.parametrize("game", ["hawthorn", *later("dobro", "zabiray")])
def test_a_card_that_cannot_be_played_says_why(newcomer: Newcomer, game: str) -> None:
    """From the first turn on, whether or not a card like it has been played before."""
    me = newcomer(seed=5)
    me.play_now(game)
    me.ask_why(".own button.item:not(.live)")


def test_a_deck_from_which_one_may_not_draw_says_why(newcomer: Newcomer) -> None:
    me = newcomer(seed=5)
    me.play_now("hawthorn")
    me.page.wait_for_selector(".actions.mine")
    me.ask_why("button.heap:not(.live)")


def hand(page: Page) -> list[str]:
    held: list[str] = page.locator(".own button.item").evaluate_all("(all) => all.map((e) => e.dataset.item)")
    return held


def test_two_windows_of_one_person_show_the_same_and_both_can_play(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("dobro")
    me.page.wait_for_selector(".actions.mine")
    first, second = me.page, me.context.new_page()
    second.goto(first.url)
    for page in (second, first, second):
        me.page = page
        page.wait_for_selector(".actions.mine")
        me.turns(2)
    me.until(lambda: hand(first) == hand(second) and first.locator(".actions.mine").count(), lambda: False)


def test_back_and_forward_leave_the_table_and_come_to_it_again(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("dobro")
    me.page.wait_for_selector(".actions.mine")
    me.turns(2)
    me.page.go_back()
    me.page.wait_for_selector("[data-play=dobro]")
    me.page.go_forward()
    me.page.wait_for_selector(".actions.mine")
    me.turns(3)
    me.page.reload()
    me.page.wait_for_selector(".actions.mine")
    me.turns(3)


def test_a_short_break_shows_no_banner_and_a_long_one_does(newcomer: Newcomer) -> None:
    """As when a laptop is closed and opened, or a train goes through a tunnel."""
    me = newcomer()
    me.page.add_init_script(f"({WATCH})()")
    me.play_now("dobro")
    me.page.wait_for_selector(".actions.mine")
    break_off(me)
    me.page.wait_for_timeout(300)  # a short break
    come_back(me)
    me.turns(3)
    assert me.page.evaluate("banners === 0 || shownAt - brokenAt > 1500")

    for _ in range(20):
        break_off(me)
        me.page.wait_for_selector(".lost")
        assert me.page.evaluate("shownAt - brokenAt") > 1500  # of 2000; a busy machine notes the break late
        card = me.page.locator(".own .item.live").first
        mine = card.count() > 0  # for now nothing changes that: what others do is not heard
        if mine:
            card.click()  # what is done meanwhile is done later
        come_back(me)
        me.page.wait_for_selector(".lost", state="detached")
        me.turns(3 if mine else 1)
        if mine:
            return
    raise AssertionError("it was never my turn")


def test_a_slow_network_only_makes_it_slower(newcomer: Newcomer) -> None:
    me = newcomer()
    line = me.context.new_cdp_session(me.page)
    line.send("Network.enable")
    slow = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 20_000}
    line.send("Network.emulateNetworkConditions", slow)
    me.play_now("hawthorn")
    me.page.wait_for_selector(".actions.mine")
    me.turns(6)


def test_after_sleep_a_socket_that_died_unnoticed_is_opened_anew(newcomer: Newcomer) -> None:
    """The clock has jumped, nothing was heard for long: on waking the page does not wait for the old socket to fail."""
    me = newcomer()
    me.page.add_init_script(f"({WATCH})()")
    me.play_now("dobro")
    me.page.wait_for_selector(".actions.mine")
    before = me.page.evaluate("sockets.length")
    me.page.evaluate(
        """() => {
          const now = Date.now
          Date.now = () => now() + 3_600_000
          document.dispatchEvent(new Event('visibilitychange'))
        }"""
    )
    me.page.wait_for_function("(before) => sockets.length > before", arg=before)
    me.turns(3)


def test_however_fast_bots_play_no_motion_waits_for_another(newcomer: Newcomer) -> None:
    """Six hands, animations on, bots that do not think: what moves is there within a second, always."""
    me = newcomer()
    me.page.emulate_media(reduced_motion="no-preference")
    me.open_table("dobro", "Vera", players=6)
    me.page.get_by_role("button", name="Add bots and start").click()
    me.page.wait_for_selector(".actions")
    moved = 0
    for _ in range(40):
        me.act()
        me.page.wait_for_timeout(25)  # somewhere in the middle of a motion
        left = me.page.evaluate(
            """() => document.getAnimations()
              .filter(({ effect }) => !effect.target.matches('.lasts')) // that only says how long a moment stays
              .map((flight) => flight.effect.getComputedTiming())
              .filter(({ endTime }) => isFinite(endTime)).map(({ endTime, localTime }) => endTime - localTime)"""
        )
        moved = max(moved, len(left))
        assert all(milliseconds <= 1000 for milliseconds in left), left
    assert moved > 1, "nothing has moved"


LISTEN = """window.tones = 0
window.felt = []
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const own = kind.prototype.start
  kind.prototype.start = function (...all) { tones += 1; return own.apply(this, all) }
}
Object.defineProperty(navigator, 'vibrate', { value: (pattern) => felt.push(pattern) })"""


@pytest.mark.parametrize("size", [NARROW, *later((DESKTOP,))])
def test_sound_is_heard_until_one_tap_at_the_table_puts_it_off(newcomer: Newcomer, size: tuple[int, int]) -> None:
    """And so is what a phone does in the hand when it is one's turn."""
    me = newcomer(size=size)
    me.page.add_init_script(LISTEN)
    me.play_now("dobro")
    me.turns(4)
    me.page.wait_for_function("() => tones > 0 && felt.length > 0")
    switch = Listener(me.page)
    heard = switch.listen().first("button", "Sound")
    assert heard is not None
    assert heard.state["pressed"] == "true"
    me.page.locator(".bar").get_by_role("button", name="Sound").click()
    heard = switch.listen().first("button", "Sound")
    assert heard is not None
    assert heard.state["pressed"] == "false"
    before = me.page.evaluate("[tones, felt.length]")
    me.turns(4)
    assert me.page.evaluate("[tones, felt.length]") == before
    me.page.locator(".bar").get_by_role("button", name="Sound").click()
    me.page.wait_for_function("(before) => tones > before", arg=before[0])  # it says so itself


def test_sound_can_be_put_off_in_the_settings_too(newcomer: Newcomer) -> None:
    me = newcomer()
    me.page.add_init_script(LISTEN)
    me.play_now("dobro")
    me.turns(3)
    me.page.wait_for_function("() => tones > 0")
    me.page.locator(".bar .opener").click()
    me.page.get_by_role("checkbox", name="Sound").uncheck()
    me.page.keyboard.press("Escape")
    before = me.page.evaluate("tones")
    me.turns(3)
    assert me.page.evaluate("tones") == before

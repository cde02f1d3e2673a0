"""The cards are sealed before anybody adds a salt to them, and the seal is compared after the game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

SAME, OTHER = "The seal is the one shown before the first move.", "The seal is not the one shown before the first move!"


# All that the page says to the server and hears from it, in its order, in `passed`.
LISTEN = """(() => {
  window.passed = []
  const note = (way, text) => passed.push({ way, ...JSON.parse(text) })
  const ask = window.fetch
  window.fetch = async (path, asked) => {
    if (asked?.body) note('out', asked.body)
    const answer = await ask(path, asked)
    if (path === '/api/tables') note('in', await answer.clone().text())
    return answer
  }
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all)
      this.addEventListener('message', ({ data }) => note('in', data))
    }
    send(text) {
      note('out', text)
      super.send(text)
    }
  }
})()"""


def salted(me: Person) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The one thing said with a salt in it, and all that had passed before."""
    passed: list[dict[str, Any]] = me.page.evaluate("passed")
    (place,) = [n for n, one in enumerate(passed) if one["way"] == "out" and one.get("salt")]
    return passed[place], passed[:place]


def commitment(table: str, passed: list[dict[str, Any]]) -> str:
    """What a table has shown so far."""
    for one in passed:
        if one["way"] == "in" and one.get("table") == table:
            shown: str = one.get("commitment") or one.get("sheet", {}).get("commitment", "")
            if shown:
                return shown
    return ""


def table_of(me: Person) -> str:
    return me.page.url.rsplit("/", 1)[1]


def test_play_is_one_click_and_the_salt_comes_after_the_commitment(newcomer: Newcomer) -> None:
    me = newcomer()
    me.page.add_init_script(LISTEN)
    me.play_now("pairs")
    sit, before = salted(me)
    assert (sit["type"], sit["table"]) == ("sit", table_of(me))
    assert len(commitment(table_of(me), before)) == 64


@pytest.mark.long
def test_playing_again_gives_a_salt_when_the_new_table_has_shown_its_commitment(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("pairs")
    first = table_of(me)
    me.play(300)
    me.page.add_init_script(LISTEN)
    me.page.reload()
    me.page.get_by_role("button", name="Play again").click()
    me.page.wait_for_selector(".verdict", state="detached")
    me.page.wait_for_selector(".actions")
    assert table_of(me) != first
    again, before = salted(me)
    assert (again["type"], again["table"]) == ("rematch", first)
    assert len(commitment(table_of(me), before)) == 64


def test_friends_too_sit_down_after_the_commitment(newcomer: Newcomer) -> None:
    vera, gleb = newcomer(), newcomer()
    for person in (vera, gleb):
        person.page.add_init_script(LISTEN)
    link = vera.open_table("pairs", "Vera", players=2)
    gleb.come(link)
    gleb.sit("Gleb")
    for person in (vera, gleb):
        sit, before = salted(person)
        assert len(commitment(sit["table"], before)) == 64


def test_after_the_game_the_seal_is_compared(newcomer: Newcomer) -> None:
    me, stranger = newcomer(), newcomer()
    me.play_now("pairs")
    table = table_of(me)
    me.play(300)
    me.page.get_by_role("link", name="Watch the replay").click()
    expect(me.page.locator(".seal")).to_contain_text(SAME)
    with me.page.expect_download() as saved:
        me.page.get_by_role("link", name="Download the record").click()
    record = json.loads(saved.value.path().read_text())
    kept = json.loads(me.page.evaluate("localStorage.getItem('igroteka-seals')"))
    assert kept[0]["commitment"] == record["commitment"]
    assert kept[0]["salts"][0] in record["salts"]

    stranger.go(f"/replay/{table}")
    stranger.page.get_by_role("link", name="Download the record").wait_for()
    assert not stranger.page.locator(".seal").count(), "who gave no salt cannot tell"

    me.page.evaluate(
        """() => localStorage.setItem('igroteka-seals',
          localStorage.getItem('igroteka-seals').replace(/"commitment":"./, '"commitment":"x'))"""
    )
    me.page.reload()
    expect(me.page.locator(".seal")).to_contain_text(OTHER)
    assert not me.barriers()

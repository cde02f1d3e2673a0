"""The moments for which a game exists are seen in peace: they stay until they are read, and nobody waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from igroteka import words
from igroteka.games import catalogue
from settings import later
from web.person import DESKTOP, PHONE

if TYPE_CHECKING:
    from web.conftest import Newcomer

# Whether there is a scene; if so, it stays: whatever would happen by itself does not.
HELD = """() => {
  if (!document.querySelector('.scene')) return false
  for (let each = setTimeout(() => {}); each > 0; each--) clearTimeout(each)
  return true
}"""


@pytest.mark.parametrize(("game", "size"), [("kitty", DESKTOP), ("charidice", PHONE), *later(("pairs", PHONE))])
def test_a_moment_lies_in_the_middle_and_a_tap_goes_on(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    me = newcomer(size=size)
    me.play_now(game)
    me.until(lambda: me.page.evaluate(HELD))
    scene = me.page.locator(".scene")
    assert scene.inner_text().strip()
    box, felt = scene.bounding_box(), me.page.locator(".felt").bounding_box()
    assert box is not None
    assert felt is not None
    assert box["x"] >= felt["x"] - 1
    assert box["x"] + box["width"] <= felt["x"] + felt["width"] + 1
    key = scene.inner_text()
    scene.click()
    me.page.wait_for_function("(text) => document.querySelector('.scene')?.innerText !== text", arg=key)


def test_under_a_moment_nobody_is_lit_and_one_reads_who_goes_on(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("dobro")
    told = me.page.locator(".scene:not(.untold)")
    ahead = "Then it’s"
    me.until(lambda: told.count() and me.page.evaluate(HELD) and ahead in me.page.inner_text(".actions .prompt"))
    assert not me.page.locator(".seat.turn, .own.myTurn").count()


def test_bids_are_turned_up_one_after_the_other_and_a_tap_shows_all(newcomer: Newcomer) -> None:
    """Then it is said what came of each; another tap goes on, and nothing is asked before."""
    me = newcomer()
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.add_init_script("localStorage.setItem('igroteka-speed', 'calm')")
    me.play_now("kitty")
    scene, fates = me.page.locator(".scene"), me.page.locator(".scene .fate:visible")
    me.until(lambda: me.page.locator(".scene.untold:has(.hands)").count() and me.page.evaluate(HELD))
    rows = scene.locator(".hands li")
    assert rows.count() == me.page.locator(".seat").count() + 1
    assert not fates.count()
    assert me.page.locator(".actions .row button").all_inner_texts() == ["Continue"]
    scene.click()
    me.page.wait_for_selector(".scene:not(.untold)")
    assert rows.locator(".fate").count() == rows.count(), "of every bid it is said what came of it"
    fates.first.wait_for()
    assert not me.page.locator(".actions.mine").count()
    scene.click()
    me.page.wait_for_function("() => !document.querySelector('.scene .hands')")


@pytest.mark.parametrize("game", catalogue.ids())
def test_every_game_says_what_its_moments_are(game: str) -> None:
    moments = catalogue.table(game).moments
    assert moments
    assert all(words.of(game, "en").has(f"did-{name}") for name in moments)
    for language in words.LANGUAGES:
        said = words.of(game, language)
        assert all(said.has(f"did-{name}", "fate") for name in catalogue.table(game).fates), language

"""A table on which nothing jumps, and moments that wait until they are seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from settings import later
from web.person import DESKTOP, PHONE
from web.test_moments import HELD

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

PLACES = """() => ['section.own', '.actions'].map((part) => {
  const { top, bottom } = document.querySelector(part).getBoundingClientRect()
  return [Math.round(top), Math.round(bottom)]
})"""


def until_a_scene(me: Person) -> None:
    for _ in range(900):
        if me.page.locator(".scene:not(.beside)").count():
            return
        if not me.act():
            me.page.wait_for_timeout(30)
    raise AssertionError("nothing worth a scene has happened")


@pytest.mark.parametrize(("game", "size"), [("dobro", PHONE), *later(("pairs", DESKTOP))])
def test_hand_and_panel_keep_their_places(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    me = newcomer(size=size, seed=3)
    me.open_table(game, "Vera", players=4)
    me.page.get_by_role("button", name="Add bots and start").click()
    me.page.wait_for_selector(".actions.mine, .scene")
    me.turns(4)
    while me.over:
        me.turns(1)  # of another game
    me.page.wait_for_selector(".actions.mine, .scene, .verdict")
    first = me.page.evaluate(PLACES)
    for _ in range(40):
        if me.over:
            break
        me.act()
        me.page.wait_for_timeout(20)
        assert me.page.evaluate(PLACES) == first


def test_what_came_of_a_moment_is_shown_when_one_goes_on(newcomer: Newcomer) -> None:
    """Until then the table stands as it was, and nothing can be done but to go on; a key will do."""
    me = newcomer()
    me.page.add_init_script("localStorage.setItem('igroteka-speed', 'calm')")
    me.play_now("pairs")
    until_a_scene(me)
    told = me.page.locator(".scene").inner_text()
    rows = ".seat [data-item], .own [data-item]"
    lay = me.page.locator(rows).evaluate_all("(all) => all.map((e) => e.dataset.item)")
    assert me.page.locator(".actions .row button").all_inner_texts() == ["Continue"]
    assert not me.page.locator(".actions.mine").count()
    assert lay == me.page.locator(rows).evaluate_all("(all) => all.map((e) => e.dataset.item)")
    me.page.locator("body").press("Enter")
    me.page.wait_for_function("(told) => document.querySelector('.scene')?.innerText !== told", arg=told)


def test_the_end_of_a_round_tells_what_everybody_has(newcomer: Newcomer) -> None:
    me = newcomer()
    me.page.add_init_script("localStorage.setItem('igroteka-speed', 'calm')")
    me.play_now("pairs")
    for _ in range(60):
        until_a_scene(me)
        if me.page.evaluate(HELD) and me.page.locator(".scene .totals").count():
            break
        me.page.locator(".scene").click(force=True)
    table = me.page.locator(".scene .totals")
    names = table.locator("thead th[scope=col]").all_inner_texts()
    assert (names[0], *names[-2:]) == ("Before", "Round", "Now")
    assert table.locator("tbody tr").count() == me.page.locator(".seat").count() + 1
    for line in table.locator("tbody tr").all():
        was, *brought, change, now = (
            0 if text == "·" else int(text.replace("−", "-")) for text in line.locator("td").all_inner_texts()
        )
        assert len(brought) == len(names) - 3, "every number has a name"
        assert now - was == change
        assert not brought or sum(brought) == change
        seat = line.locator("[data-gain]").get_attribute("data-gain")
        assert int(me.page.locator(f"[data-zone='points@{seat}'] .figure span").first.inner_text()) == now


def test_digits_press_buttons_and_arrows_go_from_card_to_card(newcomer: Newcomer) -> None:
    me = newcomer(size=DESKTOP, seed=2)
    me.play_now("dobro")
    me.page.wait_for_selector(".actions.mine")
    cards = me.page.locator(".own button.item")
    cards.first.focus()
    me.page.keyboard.press("ArrowRight")
    assert cards.nth(1).evaluate("(card) => card === document.activeElement")
    me.page.keyboard.press("End")
    assert cards.last.evaluate("(card) => card === document.activeElement")
    pile = me.page.locator(".actions .row .button").first
    if pile.count():
        me.page.keyboard.press("1")
        me.page.wait_for_function("() => !document.querySelector('.actions.mine .row .button:not(:disabled)')")

"""Every screen in every language: nothing cut off, nothing left in English, no barrier for anybody."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from web.person import DESKTOP, NARROW

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

# Latin words that belong into a Russian or Ukrainian text: names of games, publishers, formats and languages.
LATIN = {"Charidice", "Rubik", "NSV", "QR", "RU", "UK", "SHA", "English", "Hit", "the", "Deck"}

CUT_OFF = """() => [...document.querySelectorAll('body *')].filter((e) => {
  const style = getComputedStyle(e)
  if (e.closest('.unseen, svg, h3, .bar h1, .word, .own h2, th, select, input') || !e.innerText?.trim()) return false
  const box = e.getBoundingClientRect()
  if (!box.width || style.visibility === 'hidden') return false
  const hidden = style.overflowX === 'hidden' && e.scrollWidth > e.clientWidth + 1
  return hidden || (box.right > innerWidth + 1 && !e.closest('.lines'))
}).map((e) => e.className + ': ' + e.innerText.slice(0, 60))"""


def walk(me: Person, visit: object) -> None:
    """Show every screen, one after another."""
    show = visit
    assert callable(show)
    for path in ("/", "/open/dobro", "/lobby", "/leaderboard", "/me", "/rules/zabiray", "/nowhere/at-all"):
        me.go(path) if path != "/nowhere/at-all" else me.go("/t/no-such-table")
        me.page.wait_for_timeout(250)
        if path.startswith("/open"):
            me.page.click("summary")
        show(path)
    me.play_now("zabiray")
    me.page.wait_for_selector(".actions.mine")
    show("table")
    me.page.locator(".bar button").nth(1).click()
    me.page.wait_for_selector("dialog section")
    show("rules")
    me.page.keyboard.press("Escape")
    me.page.locator(".bar .opener").click()
    show("settings")
    me.page.keyboard.press("Escape")
    me.play_now("pairs")
    me.play(45)
    show("result")


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_nothing_is_cut_off_and_all_is_in_one_language(newcomer: Newcomer, language: str) -> None:
    me = newcomer(language=language, size=NARROW)
    found: list[str] = []

    def visit(name: str) -> None:
        found.extend(f"{name} cut off: {one}" for one in me.page.evaluate(CUT_OFF))
        if me.page.evaluate("document.documentElement.scrollWidth") > NARROW[0]:
            found.append(f"{name} is too wide")
        text = me.page.inner_text("dialog") if me.page.locator("dialog").count() else me.page.inner_text("body")
        if language != "en":
            foreign = set(re.findall(r"[A-Za-z]{3,}", re.sub(r"https?://\S+|[0-9a-f]{16,}", "", text)))
            found.extend(f"{name} in English: {word}" for word in foreign - LATIN)
        found.extend(f"{name} lacks a word: {word}" for word in re.findall("⟨.*?⟩", text))

    walk(me, visit)
    me.trouble = [said for said in me.trouble if "404" not in said]
    assert not found, found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_barriers(newcomer: Newcomer, theme: str) -> None:
    me = newcomer(size=DESKTOP, theme=theme)
    found: list[str] = []
    walk(me, lambda name: found.extend(f"{name}: {one}" for one in me.barriers()))
    me.trouble = [said for said in me.trouble if "404" not in said]
    assert not found, "\n".join(found)


def test_a_language_is_switched_in_the_middle_of_a_game(newcomer: Newcomer) -> None:
    me = newcomer(language="ru")
    me.play_now("hawthorn")
    me.page.wait_for_selector(".actions.mine")
    assert "Ваш ход" in me.page.inner_text(".actions")
    me.page.locator(".bar .opener").click()
    me.page.get_by_text("Українська").click()
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("text=Ваш хід")
    assert me.page.evaluate("document.documentElement.lang") == "uk"
    assert "Глід" in me.page.inner_text("h1")


def test_what_cannot_be_done_is_explained_with_its_rule(newcomer: Newcomer) -> None:
    """A card that is too low for the good number says so, and the rules open where that is told."""
    me = newcomer(language="en", seed=5)
    me.play_now("dobro")
    for _ in range(400):
        if me.page.locator(".actions.mine").count() and me.page.locator(".item.dead").count():
            me.page.locator(".item.dead").first.click()
            me.page.wait_for_timeout(150)
            if me.page.locator(".why button").count():
                break
        me.act()
        me.page.wait_for_timeout(20)
    me.page.locator(".why button").click()
    me.page.wait_for_selector("dialog section.here")


def test_a_game_with_the_keyboard_alone(newcomer: Newcomer) -> None:
    """Tab and Enter are enough, and every stop has a name."""
    me = newcomer()
    me.go("/")
    focus(me, "[data-play=pairs]")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".actions")
    for _ in range(200):
        if me.over:
            break
        if me.page.locator(".actions.mine .buttons .button").count():
            focus(me, ".actions .buttons .button")
            me.page.keyboard.press("Enter")
        me.page.wait_for_timeout(30)
    assert me.over
    assert me.page.evaluate("document.activeElement.closest('dialog') !== null"), "the result has the focus"


def focus(me: Person, wanted: str) -> None:
    for _ in range(150):
        me.page.keyboard.press("Tab")
        here = me.page.evaluate(
            """(wanted) => {
              const e = document.activeElement
              const named = e === document.body || e.innerText?.trim() || e.ariaLabel || e.labels?.length
              return [e.matches(wanted), Boolean(named), e.outerHTML.slice(0, 100)]
            }""",
            wanted,
        )
        assert here[1], f"no name: {here[2]}"
        if here[0]:
            return
    raise AssertionError(f"Tab never gets to {wanted}")

"""A table on which nothing jumps, and moments that wait until they are seen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from igroteka.games import catalogue
from settings import later
from web.person import DESKTOP, PHONE
from web.test_moments import HELD

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

# Where one's own things and the panel begin and end.
PLACES = """() => ['section.own', '.actions'].flatMap((part) => {
  const { top, bottom } = document.querySelector(part).getBoundingClientRect()
  return [top, bottom]
})"""
FEW = 3  # pixels
TOUCH = """() => {
  const unplayable = document.querySelector('.board:not(:has(.scene)) .own button.dead')
  unplayable?.click()
  return Boolean(unplayable)
}"""


def until_a_scene(me: Person) -> None:
    """A round's end is one, if nothing else is."""
    me.until(me.page.locator(".ground:not(.beside) .scene").count)


@pytest.mark.parametrize(("game", "size"), [("dobro", PHONE), ("dobro", DESKTOP), *later(("pairs", DESKTOP))])
def test_hand_and_panel_keep_their_places(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    """From the first turn on, whatever is played, picked up or asked about."""
    me = newcomer(size=size, seed=3)
    me.open_table(game, "Vera", players=4)
    me.page.get_by_role("button", name="Add bots and start").click()
    me.page.wait_for_selector(".board:not(.coming)")
    me.page.wait_for_selector(".actions.mine")
    first = me.page.evaluate(PLACES)
    wanted = set() if game == "pairs" else {".own .picked", ".why"}
    looks = 0

    def look() -> bool:
        nonlocal looks
        looks += 1
        now = me.page.evaluate(PLACES)
        moved = [abs(a - b) for a, b in zip(first, now, strict=True)]
        assert max(moved) <= FEW, (moved, me.page.inner_text(".actions"))
        wanted.difference_update([sign for sign in wanted if me.page.locator(sign).count()])
        return (".why" in wanted and touch_in_vain(me)) or me.act()

    me.until(lambda: me.over or (looks >= 50 and not wanted), look)
    assert not wanted


# When each seat, the middle and one's own things change their place or size by more than a few pixels, and how.
RESTLESS = """(few) => {
  const was = new Map()
  window.moves = {}
  const look = () => {
    const board = document.querySelector('.board:not(.coming)')
    if (!board || document.querySelector('.verdict')) return
    for (const part of board.querySelectorAll('.seat, .middle, section.own')) {
      const { left, top, width, height } = part.getBoundingClientRect()
      const [now, before] = [[left, top, width, height], was.get(part)]
      if (before?.every((value, place) => Math.abs(value - now[place]) <= few)) continue
      const change = `${before} → ${now}: ${document.querySelector('.asked')?.innerText}`
      if (before) window.moves[part.ariaLabel] = [...(window.moves[part.ariaLabel] ?? []), change]
      was.set(part, now)
    }
  }
  setInterval(look, 60)
}"""
GROWS = 4  # times at most that more lies there than ever before
QUIET = ((game, size) for game in catalogue.ids() for size in (PHONE, DESKTOP))
SHORTLY = (("dobro", PHONE), ("port", DESKTOP))


@pytest.mark.parametrize(("game", "size"), [*SHORTLY, *later(*(each for each in QUIET if each not in SHORTLY))])
def test_seats_and_middle_keep_their_places(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    """Whoever thinks, is ready, is ahead or deals: only what has more lines than ever before takes more room."""
    me = newcomer(size=size, seed=3)
    me.play_now(game)
    me.page.wait_for_selector(".actions")
    me.page.evaluate(RESTLESS, FEW)
    me.turns(16, again=False)
    moves = me.page.evaluate("moves")
    left = moves.pop("The middle of the table", [])  # it has what is left above and below
    assert len(left) <= 2 * GROWS, left
    assert all(len(each) <= GROWS for each in moves.values()), moves


def touch_in_vain(me: Person) -> bool:
    """A card that cannot be played, if there is one now."""
    return bool(me.page.evaluate(TOUCH))


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
    expect(me.page.locator(".bar .round")).to_have_count(0)  # of the first one: there may be no other
    for _ in range(60):
        until_a_scene(me)
        if me.page.evaluate(HELD) and me.page.locator(".scene .totals").count():
            break
        me.page.locator(".scene").click(force=True)
    expect(me.page.locator(".scene .over")).to_have_text(re.compile(r"^Round \d+ is over$"))
    table = me.page.locator(".scene .totals")
    names = table.locator("thead th[scope=col]").all_inner_texts()
    assert names == ["Before", "This round", "Now"]
    assert table.locator("tbody tr").count() == me.page.locator(".seat").count() + 1
    for line in table.locator("tbody tr").all():
        was, change, now = (
            0 if text == "·" else int(text.replace("−", "-")) for text in line.locator("td").all_inner_texts()
        )
        assert now - was == change
        seat = line.locator("[data-gain]").get_attribute("data-gain")
        assert int(me.page.locator(f"[data-zone='points@{seat}'] .figure span").first.inner_text()) == now


def test_the_round_stands_once(newcomer: Newcomer) -> None:
    """Where the table says which one it is, the bar does not."""
    me = newcomer()
    me.play_now("dobro")
    me.page.wait_for_selector("[data-zone^='round@']")
    assert not me.page.locator(".bar .round").count()


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


def test_whoever_knows_a_game_sees_what_others_do_in_passing(newcomer: Newcomer) -> None:
    """A banner tells it, and nothing waits for it."""
    me = newcomer()
    me.page.add_init_script("localStorage.setItem('igroteka-played-dobro', 'yes')")
    me.play_now("dobro")
    me.until(lambda: me.page.evaluate("!!document.querySelector('.banner') && !document.querySelector('.ground')"))
    assert not me.page.locator(".banner button").count()
    me.page.locator(".banner").wait_for(state="detached")

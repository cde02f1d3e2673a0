"""The table fills the room that it has: from the smallest phone to a large screen all that matters is in view."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError

from igroteka.games import catalogue
from settings import in_short, later
from web.person import DESKTOP, PHONE

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

SIZES = (
    *((320, 568), (360, 740), (390, 844), (844, 390), (932, 430)),
    *((667, 375), (640, 400), (768, 1024), (1280, 800), (2560, 1440)),
)
CROWDED = ("zabiray",)

LOOKS = (PHONE, (844, 390), DESKTOP)
TIPS = list(zip(("kitty", "dobro", "pairs"), LOOKS, strict=True))
ALL_TIPS = [(game, size) for game in catalogue.ids() for size in LOOKS]

# What sticks out of the screen, or out of the part of the table that it belongs to.
OUTSIDE = """() => {
  const found = []
  const text = (e) => (e.ariaLabel ?? e.innerText ?? '').replaceAll('\\n', ' ').slice(0, 40)
  const says = (e) => e.classList[0] + ': ' + text(e)
  const inside = (e, box, name) => {
    const { left, right, top, bottom, width } = e.getBoundingClientRect()
    const out = left < box.left - 2 || right > box.right + 2 || top < box.top - 2 || bottom > box.bottom + 2
    if (width && out) found.push(`${says(e)} sticks out of the ${name}`)
  }
  const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => !e.closest('.scene'))
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const mine = '.own, .own .item, .own .number, .actions, .actions .prompt'
  for (const e of all('.bar, .seat, ' + mine)) inside(e, screen, 'screen')
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push('the page has to be scrolled')
  const middle = document.querySelector('.middle').getBoundingClientRect()
  for (const e of all('.middle .direction svg')) inside(e, middle, 'middle')
  inside(document.querySelector('.middle'), screen, 'screen')
  if (innerWidth < 360) return found // on the smallest phone a full table may be scrolled inside
  for (const e of all('.middle .zone:not(.list)')) inside(e, middle, 'middle')
  const others = document.querySelector('.others')
  if (others.clientHeight && others.scrollHeight > others.clientHeight + 2) found.push('the others have to be scrolled')
  return found
}"""


# What is needed now and lies under a tip.
UNDER_A_TIP = """() => {
  const tip = document.querySelector('.tip').getBoundingClientRect()
  const needed = '.own .item, .middle .item, .middle .heaped, .main .figure, .actions button'
  return [...document.querySelectorAll(needed)].filter((e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return x > tip.left && x < tip.right && y > tip.top && y < tip.bottom
  }).map((e) => e.className + ': ' + (e.ariaLabel ?? e.innerText))
}"""


def faults(me: Person) -> list[str]:
    found = []
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        for _ in range(40):  # it takes some frames until all is drawn anew
            if not (left := me.page.evaluate(OUTSIDE)):
                break
            me.page.wait_for_timeout(50)
        found += [f"{width}×{height} {one}" for one in left]
    return found


@pytest.mark.parametrize("game", in_short(CROWDED))
def test_everything_is_in_view_at_ten_sizes_with_as_many_players_as_there_can_be(newcomer: Newcomer, game: str) -> None:
    me = newcomer()
    me.open_table(game, "Vera", players=catalogue.rules(game).PLAYERS[-1])
    me.page.get_by_role("button", name="Add bots and start").click()
    me.page.wait_for_selector(".actions")
    found: list[str] = []
    for _ in range(2):
        me.turns(6)
        me.page.locator(".scene").first.wait_for(state="detached")
        found += faults(me)
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize(("game", "size"), [*TIPS, *later(*(each for each in ALL_TIPS if each not in TIPS))])
def test_a_tip_hides_nothing_that_is_needed_now(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    """The coach's first line; before that a lesson is offered in the panel, and nothing is said over the table."""
    me = newcomer(language="ru", size=size, stranger=True)
    me.play_now(game)
    me.page.wait_for_selector(".actions .newcomer")
    assert not me.page.locator(".tip").count()
    me.page.locator(".newcomer button").click()
    wait_for_a_tip(me)  # it has not been told behind the offer
    hides_nothing(me)


# How far down the letters reach that say what one is after, and where the tip begins.
GOAL_AND_TIP = """() => {
  const letters = document.createRange()
  letters.selectNodeContents(document.querySelector('.goal'))
  return [letters.getBoundingClientRect().bottom, document.querySelector('.tip').getBoundingClientRect().top]
}"""


@pytest.mark.parametrize("game", ["hawthorn", *later(*(each for each in catalogue.ids() if each != "hawthorn"))])
def test_in_a_first_game_on_a_phone_one_reads_what_one_is_after_above_a_tip(newcomer: Newcomer, game: str) -> None:
    me = newcomer(language="ru", size=PHONE, stranger=True)
    me.play_now(game)
    me.page.locator(".newcomer button").click()
    for _ in range(60):  # it looks for its place again and again while the table settles
        wait_for_a_tip(me)
        goal, tip = me.page.evaluate(GOAL_AND_TIP) if me.page.locator(".tip").count() else (0, 0)
        if goal <= tip + 2 or me.page.locator(".crammed").count():  # where one holds much there is no such place
            return
        me.page.wait_for_timeout(50)
    me.picture("goal-under-a-tip")
    raise AssertionError((goal, tip))


def test_on_a_wide_screen_a_tip_stands_beside_the_table(newcomer: Newcomer) -> None:
    me = newcomer(size=DESKTOP, stranger=True)
    me.play_now("pairs")
    me.page.locator(".newcomer button").click()
    wait_for_a_tip(me)
    assert me.page.locator(".side .tip").count() == 1
    assert not me.page.locator(".felt .tip").count()


def wait_for_a_tip(me: Person) -> None:
    """Whoever begins may have to do something first: of what lies there then, there may be nothing to say."""
    for _ in range(20):
        try:
            me.page.wait_for_selector(".tip.coach", timeout=3000)
            return
        except TimeoutError:
            me.act()
    raise AssertionError("nothing is ever told")


def hides_nothing(me: Person) -> None:
    for _ in range(60):  # a tip looks for its place again and again while the table settles
        if not me.page.locator(".tip").count() or not (hidden := me.page.evaluate(UNDER_A_TIP)):
            return
        me.page.wait_for_timeout(50)
    me.picture("under-a-tip")
    raise AssertionError(hidden)

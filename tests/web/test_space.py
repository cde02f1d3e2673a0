"""Everything has the space that it needs: cards are large enough to be read, words whole, and nothing lies over it."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from igroteka import words
from igroteka.games import catalogue
from settings import later
from web.midgame import sit_down
from web.person import DESKTOP, NARROW, PHONE
from web.test_screens import CUT_OFF, ask_for_a_hint
from web.test_stage import touch_in_vain

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from server.serving import Serving
    from server.staged import Past
    from web.conftest import Newcomer
    from web.person import Person

LARGE = (2560, 1440)
ROUND_ON_THE_TABLE = {"charidice", "dobro", "zabiray"}
LONG_NAME = "Wilhelmina Wolkenschubser"[:24]

# Words of captions that go on in the next line.
BROKEN = """() => [...document.querySelectorAll('.zone .name')].flatMap((e) => {
  const found = []
  const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const word of text.data.matchAll(/[^\\s–—/-]+/g)) {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width).map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(word[0])
    }
  }
  return found
})"""

# How far a page moves by itself while it comes (cumulative layout shift), from its beginning on.
MOVES = """window.moved = 0
new PerformanceObserver((seen) => { for (const shift of seen.getEntries()) moved += shift.value })
  .observe({ type: 'layout-shift', buffered: true })"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# What of some things lies over one of others; of cards the picture counts, whose button is larger.
OVER = """([some, others]) => {
  const box = (e) => (e.matches('.item') ? e.querySelector('svg') : e).getBoundingClientRect()
  const all = (selector) => [...document.querySelectorAll(selector)].map((e) => [e, box(e)])
  const says = (e) => e.classList[0] + ': ' + (e.ariaLabel ?? e.textContent).slice(0, 40)
  return all(some).flatMap(([one, a]) => all(others).flatMap(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return wide > 1 && high > 1 ? [`${says(one)} / ${says(other)}`] : []
  }))
}"""

# Own cards of which neither the figure nor the index in the corner is to be seen: the next one lies over it.
UNREADABLE = """() => [...document.querySelectorAll('section.own .line')].flatMap((line) => {
  const cards = [...line.querySelectorAll('.item')]
  return cards.slice(0, -1).filter((card, place) => {
    const figures = [...card.querySelectorAll('text')].map((e) => e.getBoundingClientRect().right)
    const next = cards[place + 1].querySelector('svg').getBoundingClientRect().left
    return Math.min(...figures) > next + 1
  }).map((card) => card.dataset.item)
})"""


# Whether it is really there to be seen.
REACHED = """(e) => {
  const { left, right, top, bottom } = e.getBoundingClientRect()
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return Boolean(there) && e.contains(there)
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def widths(page: Page, cards: str) -> list[float]:
    found: list[float] = page.locator(f"{cards} svg").evaluate_all(
        "(all) => all.map((e) => e.getBoundingClientRect().width)"
    )
    return found


def settles(me: Person, look: str, about: object = None) -> None:
    """What is found wrong is gone as soon as all is laid out."""
    me.page.evaluate("document.fonts.ready")
    for _ in range(60):
        if not (found := me.page.evaluate(look, about)):
            return
        me.page.wait_for_timeout(50)
    me.picture("no-space")
    raise AssertionError(found)


def nothing_to_play(past: Past) -> None:
    def there() -> bool:
        state = past.play.state
        return state is not None and past.play.moment.turn == [0] and list(state.legal) == ["take"]

    past.play_on(there)
    if past.play.status == "over":
        raise LookupError("it never came to that")


def test_cards_are_grey_on_my_turn_also_where_none_can_be_played(newcomer: Newcomer, site: Serving) -> None:
    me = newcomer()
    for _ in range(30):  # deals, until it comes to that
        with suppress(LookupError):
            sit_down(site, {"Vera": me}, "dobro", nothing_to_play, seats=(0,), players=3)
            break
    me.page.wait_for_selector(".actions.mine")
    cards = me.page.locator("section.own button.item")
    assert cards.count()
    expect(me.page.locator("section.own button.item.dead")).to_have_count(cards.count())


def test_a_table_that_is_seen_has_found_its_sizes(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("dobro")
    me.page.wait_for_selector(".actions.mine")  # nothing happens while she thinks
    me.page.add_init_script(MOVES)
    me.page.reload()
    me.page.wait_for_selector(".actions.mine")
    expect(me.page.locator(".board")).to_have_css("opacity", "1")
    me.page.evaluate(TWO_FRAMES)
    assert me.page.evaluate("moved") < 0.02


def test_on_a_large_screen_own_cards_are_large(newcomer: Newcomer) -> None:
    me = newcomer(size=DESKTOP)
    me.play_now("dobro")
    me.page.wait_for_selector(".actions.mine")
    usual = min(widths(me.page, "section.own .item"))
    resize(me.page, LARGE)
    me.until(lambda: min(widths(me.page, "section.own .item")) >= 1.5 * usual, lambda: False, 20)


def test_on_a_television_cards_are_as_large_as_its_room(newcomer: Newcomer) -> None:
    me, tv = newcomer(), newcomer(size=(1280, 720))
    link = me.open_table("pairs", "Vera", players=3)
    me.page.get_by_role("button", name="Add bots and start").click()
    me.page.wait_for_selector(".actions.mine")  # nothing happens while she thinks
    tv.page.goto(link.replace("/t/", "/display/"))
    tv.page.wait_for_selector(".seat .item")
    small = min(widths(tv.page, ".seat .item"))
    resize(tv.page, (1920, 1080))
    tv.until(lambda: min(widths(tv.page, ".seat .item")) >= max(1.3 * small, 80), lambda: False, 20)


def test_few_own_cards_are_large_on_a_phone(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("pairs")
    most = 0

    def do() -> bool:
        nonlocal most
        found = widths(me.page, "section.own .item")
        if 0 < len(found) <= 3:
            most = max(most, len(found))
            assert min(found) >= 44
        if me.over:
            me.turns(1)
        return me.act()

    me.until(lambda: most == 3, do)


# Letters that are too small to be read on a phone, with what they say.
TINY = """() => [...document.querySelectorAll('.screen *')].flatMap((e) => {
  const own = [...e.childNodes].filter((one) => one.nodeType === 3).map(({ data }) => data.trim()).join('')
  const size = parseFloat(getComputedStyle(e).fontSize)
  const unseen = e.closest('svg, .unseen, [hidden]') || !e.getClientRects().length
  return own && size < 12.4 && !unseen ? [`${e.className} ${size}: ${own}`] : []
})"""


@pytest.mark.parametrize("size", [PHONE, *later((NARROW,), ((320, 568),), ((844, 390),))])
@pytest.mark.parametrize("game", ["charidice", *later(*(game for game in catalogue.ids() if game != "charidice"))])
def test_no_letters_are_too_small_to_be_read(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    me = newcomer(size=size)
    me.play_now(game)
    me.page.wait_for_selector(".actions.mine")
    settles(me, TINY)


def test_dice_are_as_large_as_a_thumb_on_a_phone(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("charidice")
    me.until(me.page.locator(".middle .dice button.item.live").count)  # before it, others may be asked about theirs
    me.page.wait_for_function(
        "() => [...document.querySelectorAll('.middle .dice svg')].every((e) => e.getBoundingClientRect().width >= 64)"
    )


@pytest.mark.parametrize("size", [PHONE, *later((DESKTOP,), ((844, 390),))])
def test_an_answer_hides_nothing_on_the_table(newcomer: Newcomer, size: tuple[int, int]) -> None:
    """Why a card cannot be played is said over what the panel asks."""
    me = newcomer(size=size, seed=3)
    me.play_now("dobro")
    me.until(me.page.locator(".toast.why").count, lambda: touch_in_vain(me) or me.act())
    settles(me, OVER, [".toast", ".middle .figure, .middle .heaped, .seat, .actions .row button"])


KITTY = [("kitty", "ru"), ("kitty", "uk")]


@pytest.mark.parametrize(
    ("game", "language"),
    [*KITTY, *later(*((game, tongue) for game in catalogue.ids() for tongue in ("ru", "uk") if game != "kitty"))],
)
def test_no_caption_is_broken_within_a_word(newcomer: Newcomer, game: str, language: str) -> None:
    me = newcomer(language=language)
    me.play_now(game)
    me.page.wait_for_selector(".actions.mine")
    for _ in range(3):
        settles(me, BROKEN)
        me.turns(4, again=False)
    resize(me.page, NARROW)
    settles(me, BROKEN)


def test_of_many_cards_each_shows_its_number(newcomer: Newcomer) -> None:
    me = newcomer(size=DESKTOP)
    me.open_table("kitty", "Vera", players=3)
    me.page.get_by_role("button", name="Add bots and start").click()
    me.page.wait_for_selector(".actions.mine")
    assert me.page.locator("section.own .item").count() >= 16
    settles(me, UNREADABLE)


@pytest.mark.parametrize("size", [DESKTOP, (844, 390), *later((LARGE,), ((932, 430),), ((900, 600),))])
def test_a_long_name_does_not_run_under_own_cards(newcomer: Newcomer, site: Serving, size: tuple[int, int]) -> None:
    vera, gleb = newcomer(size=size), newcomer()
    sit_down(site, {LONG_NAME: vera, "Gleb": gleb}, "kitty", lambda _: None, players=3)
    vera.page.wait_for_selector(".actions.mine")
    expect(vera.page.locator(".own h2")).to_contain_text(LONG_NAME)
    assert vera.page.locator("section.own .item").count() >= 16
    settles(vera, OVER, ["section.own header :not(bdi)", "section.own .things .item"])


def test_among_bots_nobody_talks_at_the_side(newcomer: Newcomer) -> None:
    me = newcomer(size=DESKTOP)
    me.play_now("charidice")
    me.page.wait_for_selector(".actions.mine")
    side = me.page.locator(".side")
    expect(side.locator(".log")).to_be_visible()
    assert not side.locator(".talk, .emotes, input, textarea").count()


def test_everybodys_score_can_be_reached_at_the_side(newcomer: Newcomer) -> None:
    """By scrolling as people do; scripts can also scroll what people cannot."""
    me = newcomer(size=DESKTOP)
    me.open_table("charidice", "Vera", players=catalogue.rules("charidice").PLAYERS[-1])
    me.page.get_by_role("button", name="Add bots and start").click()
    lines = me.page.locator(".side .sheets tbody tr")
    me.until(lambda: lines.count() == me.page.locator(".seat").count() + 1)
    lines.first.hover()
    for line in lines.all():
        me.until(partial(line.evaluate, REACHED), lambda: me.page.mouse.wheel(0, 40), 20)


@pytest.mark.parametrize("game", ["dobro", *later("zabiray", "kitty", "regent")])
def test_advice_covers_neither_hand_nor_buttons(newcomer: Newcomer, game: str) -> None:
    me = newcomer()
    me.play_now(game)
    me.page.wait_for_selector(".actions.mine")
    ask_for_a_hint(me)
    for size in (PHONE, NARROW):
        resize(me.page, size)
        settles(me, OVER, [".hint", "section.own .item, .actions button"])
    more = me.page.locator(".hint summary")
    if more.count():
        more.click()
        settles(me, OVER, [".hint", "section.own .item, .actions button"])


def longest_title(language: str) -> str:
    """Of a game whose rounds stand in the bar."""
    games = set(catalogue.ids()) - ROUND_ON_THE_TABLE
    return max(sorted(games), key=lambda game: len(words.of(game, language).text("game")))


@pytest.mark.parametrize("language", ["ru", *later("uk", "en")])
def test_title_and_round_stand_apart_on_a_narrow_phone(newcomer: Newcomer, language: str) -> None:
    me = newcomer(language=language, size=NARROW)
    me.play_now(longest_title(language))
    me.until(lambda: me.page.locator(".bar .round").count())  # of the second one
    settles(me, OVER, [".bar h1", ".bar .round"])
    settles(me, OVER, [".bar .title > *", ".bar .button"])
    settles(me, CUT_OFF)

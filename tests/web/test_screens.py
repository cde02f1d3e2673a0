"""Every screen in every language: nothing cut off, nothing left in English, no barrier for anybody."""

from __future__ import annotations

import re
import time
from itertools import product
from typing import TYPE_CHECKING

import pytest

import igroteka
from igroteka import words
from igroteka.games import catalogue
from server.serving import Serving
from settings import later
from web.midgame import near_the_end, sit_down
from web.person import DESKTOP, NARROW, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from web.conftest import Newcomer
    from web.person import Person

NAME = "77"  # the same in all languages
SHORT = [("zabiray", "ru")]

# Words of another alphabet that belong into a text: names of games, publishers, formats and languages.
COMMAND = {"igroteka", "serve", "lan"}  # what an operator types
NAMES = COMMAND | {
    "Charidice",
    "NSV",
    "Hit",
    "the",
    "Deck",
    "Grok",
    "Games",
    "Poof",
    "Slinky",
    "Hip",
    "Pocket",
    "SHA",
    "English",
}
ALIEN = {
    "ru": (r"[A-Za-z]{3,}|\w*[іїєґІЇЄҐ]\w*", NAMES | {"Українська"}),
    "uk": (r"[A-Za-z]{3,}|\w*[ыэъёЫЭЪЁ]\w*", NAMES | {"Русский"}),
    "en": (r"\w*[А-яЁёІіЇїЄєҐґ]\w*", {"Русский", "Українська"}),
}

# All that is read or heard of what is on the screen now: of a dialog alone, if there is one.
SAID = """() => {
  const here = document.querySelector('dialog') ?? document.body
  const spoken = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext']
  const heard = [...here.querySelectorAll('*')].flatMap((e) => spoken.map((name) => e.getAttribute(name) ?? ''))
  return [document.title, here.innerText, ...heard].join(' ')
}"""

# What is not wholly there to be read: cut off by its own box or by the screen.
CUT_OFF = """() => {
  const here = document.querySelector('dialog') ?? document.body
  const pen = document.createElement('canvas').getContext('2d')
  const says = (e) => e.className + ': ' + (e.innerText || e.value || e.placeholder).slice(0, 90)
  const texts = (e) => (e.options ? [...e.options].map((each) => each.text) : [e.value || e.placeholder])
  return [...here.querySelectorAll('*')].filter((e) => {
    const style = getComputedStyle(e), box = e.getBoundingClientRect()
    if (e.closest('svg') || box.width <= 1 || style.visibility === 'hidden') return false
    if (e.matches('select, input:not([type=range], [type=radio], [type=checkbox])')) {
      pen.font = style.font
      const room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      return texts(e).some((text) => pen.measureText(text).width > room - (e.options ? 16 : 0))
    }
    if (!e.innerText?.trim() || e.closest('.unseen, .word')?.clientWidth <= 1) return false
    const cut = (way) => ['hidden', 'clip'].includes(way)
    const hidden =
      (cut(style.overflowX) && e.scrollWidth > e.clientWidth + 1) ||
      (cut(style.overflowY) && e.scrollHeight > e.clientHeight + 1)
    return hidden || box.right > innerWidth + 1 || box.left < -1
  }).map(says)
}"""

# Texts and controls that lie over one another. Cards lie on cards, what is said pops up, and a bar that stays in its
# place lies over what is scrolled.
OVERLAP = """() => {
  const here = document.querySelector('dialog') ?? document.body
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  })
  const seen = (e, box) => {
    for (let up = e; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow !== 'visible') box = meet(box, up.getBoundingClientRect())
    }
    return meet(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  }
  const stays = (e) => {
    for (let up = e; up && up !== here; up = up.parentElement) {
      if (['sticky', 'fixed'].includes(getComputedStyle(up).position)) return true
    }
    return false
  }
  const things = []
  const aside = 'svg, .item, .heaped, .bubble, .scene, .coach, .newcomer, .toast, .hint, .unseen, option'
  for (const e of here.querySelectorAll('*')) {
    if (e.closest(aside) || getComputedStyle(e).visibility === 'hidden') continue
    if (e.matches('button, a, input, select, summary')) {
      for (const box of e.getClientRects()) things.push([e, box]) // a link in a text may go on in the next line
    }
    for (const node of e.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) things.push([e, box])
    }
  }
  for (const e of here.querySelectorAll('.item, .heaped')) {
    things.push([e, (e.querySelector('svg') ?? e).getBoundingClientRect()]) // a button is larger than its card
  }
  const shown = things.flatMap(([e, box]) => {
    const part = seen(e, box)
    return part.right - part.left > 1 && part.bottom - part.top > 1 ? [{ e, part, stays: stays(e) }] : []
  })
  const found = []
  const says = (e) => e.tagName + '.' + e.className + ' ' + (e.innerText || e.ariaLabel || '').slice(0, 40)
  for (const [place, one] of shown.entries()) {
    for (const other of shown.slice(place + 1)) {
      if (one.e.contains(other.e) || other.e.contains(one.e) || one.stays !== other.stays) continue
      if (one.e.matches('.item') && other.e.matches('.item')) continue
      const both = meet(one.part, other.part)
      if (both.right - both.left > 3 && both.bottom - both.top > 5) found.push(says(one.e) + ' / ' + says(other.e))
    }
  }
  return found
}"""


# What is found again and again for two seconds: while news comes, a table may be half laid out for a moment.
LASTS = """async () => {{
  const drawn = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go, 50)))
  let found = ({0})()
  for (let look = 0; found.length && look < 40; look += 1) {{
    await drawn()
    const still = new Set(({0})())
    found = found.filter((one) => still.has(one))
  }}
  return found
}}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server where nobody has been whose name is in another alphabet."""
    folder = tmp_path_factory.mktemp("screens")
    with Serving(str(folder / "igroteka.db"), folder) as serving:
        yield serving


def faults(me: Person, where: str, language: str) -> list[str]:
    """What is wrong with the screen as it is."""
    me.page.evaluate("document.fonts.ready")
    found = [f"{where} cut off: {one}" for one in me.page.evaluate(LASTS.format(CUT_OFF))]
    found += [f"{where} overlap: {one}" for one in me.page.evaluate(LASTS.format(OVERLAP))]
    if me.page.evaluate("document.documentElement.scrollWidth") > NARROW[0]:
        found.append(f"{where} is too wide")
    text = re.sub(r"https?://\S+|/t/\S+|[0-9a-f]{16,}", "", me.page.evaluate(SAID))
    alien, known = ALIEN[language]
    found += [f"{where} in another language: {word}" for word in set(re.findall(alien, text)) - known]
    return found + [f"{where} lacks a word: {word}" for word in re.findall("⟨.*?⟩", text)]


def ask_for_a_hint(me: Person) -> None:
    """Bots that are not ready yet for a game say so, and are asked again."""
    end = time.monotonic() + 300
    while not me.page.locator(".hint").count():
        assert time.monotonic() < end, me.page.inner_text(".actions")
        me.page.locator(".bar button").first.click()
        me.page.wait_for_selector(".hint, .why", timeout=60_000)


def walk(server: Serving, me: Person, host: Person, language: str, show: Callable[[str], None]) -> None:
    """Every screen, one after another; `host` has a table that is open to all."""
    host.go("/open/dobro")
    host.page.locator(".check input").first.check()
    host.page.click("button.open")
    host.say_name(NAME)
    host.page.wait_for_selector(".seats .button.quiet")

    for path, sign in (
        ("/", "[data-play]"),
        ("/rules/zabiray", "main section"),
        ("/leaderboard", "main select, main table, main p"),
        ("/me", ".unknown"),
        ("/lobby", "main li"),
        ("/open/nothing", "main .ways"),
        ("/nowhere", "main .ways"),
    ):
        me.go(path)
        me.page.wait_for_selector(sign)
        show(path)
    me.go("/open/dobro")
    me.page.click("summary")
    show("/open")
    me.page.click("button.open")
    me.page.wait_for_selector("#name")
    show("name")
    me.page.locator("dialog form .button.quiet").click()
    me.page.fill("#code", "wrong")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("dialog [role=alert]")
    show("code")
    me.page.locator("dialog form .button.quiet").click()
    me.page.fill("#name", NAME)
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".seats .button.quiet")
    show("waiting room")
    me.go("/t/no-such-table")
    me.page.wait_for_selector("main .ways")
    show("no table")

    me.play_now("zabiray")
    me.page.wait_for_selector(".actions.mine")
    show("table")
    me.page.get_by_role("button", name=words.of(None, language).text("ui-rules")).click()
    me.page.wait_for_selector("dialog section")
    show("rules")
    me.page.keyboard.press("Escape")
    me.page.locator(".bar .opener").click()
    me.page.wait_for_selector("dialog")
    show("settings")
    me.page.keyboard.press("Escape")
    if me.page.locator(".bar .chat").is_visible():
        me.page.locator(".bar .chat").click()
        me.page.wait_for_selector("dialog .log")
        show("log")
        me.page.keyboard.press("Escape")
    ask_for_a_hint(me)
    show("hint")
    me.page.locator(".hint .square").click()

    sit_down(server, {NAME: me}, "pairs", near_the_end, seats=(0,))
    me.play(400)
    me.page.wait_for_selector(".result")
    show("result")
    table = me.page.url.rsplit("/", 1)[1]
    me.page.locator("dialog .ways .button:not(.key)").first.click()
    show("table after the end")
    me.go(f"/replay/{table}")
    me.page.wait_for_selector("footer input[type=range]")
    me.page.locator("footer .square").nth(2).click()
    show("replay")
    me.go("/me")
    me.page.wait_for_selector("main table")
    show("profile")
    me.page.route("**/api/people/*", lambda route: route.abort())
    me.go("/me")
    me.page.wait_for_selector("main .ways button")
    show("offline")
    me.trouble = [said for said in me.trouble if not re.search("4[0-9][0-9]|ERR_FAILED", said)]


@pytest.mark.parametrize("language", ["ru", *later("uk", "en")])
def test_nothing_is_cut_off_and_all_is_in_one_language(newcomer: Newcomer, site: Serving, language: str) -> None:
    me, host = newcomer(language=language, size=NARROW), newcomer(language=language)
    found: list[str] = []
    walk(site, me, host, language, lambda where: found.extend(faults(me, where, language)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        *SHORT,
        *later(*(turn for turn in product(catalogue.ids(), words.LANGUAGES) if turn not in SHORT)),
    ],
)
def test_every_table_can_be_read(newcomer: Newcomer, game: str, language: str) -> None:
    """On the narrowest phone, from the first turn to the middle of the game."""
    me = newcomer(language=language, size=NARROW)
    me.play_now(game)
    me.page.wait_for_selector(".actions.mine")
    found = faults(me, "first turn", language)
    for turn in range(12, 61, 12):
        me.turns(12, again=False)
        found += faults(me, f"turn {turn}", language)
    assert not found, "\n".join(dict.fromkeys(found))


def goals(language: str) -> Iterator[str]:
    """What one is after in every game, also where it is played as a preset says."""
    for game in catalogue.ids():
        ways = [({}, None), *((preset.options, preset.players) for preset in catalogue.table(game).presets)]
        for options, players in ways:
            seats = players[0] if players else catalogue.rules(game).PLAYERS[0]
            yield words.of(game, language).say(igroteka.game(game, players=seats, **options).goal)


GOAL_FITS = """async ([goal, text]) => {
  goal.textContent = text
  goal.offsetWidth // from here on the letters of this language are on their way
  await document.fonts.ready
  return goal.scrollWidth <= goal.clientWidth + 1
}"""


@pytest.mark.parametrize("width", [320, *later(NARROW[0])])
def test_every_goal_can_be_read_on_the_narrowest_phone(newcomer: Newcomer, width: int) -> None:
    me = newcomer(size=(width, NARROW[1]))
    me.play_now("pairs")
    goal = me.page.locator(".title .goal").element_handle()
    cut_off = [text for language in ALIEN for text in goals(language) if not me.page.evaluate(GOAL_FITS, [goal, text])]
    assert not cut_off, "\n".join(cut_off)


# Whatever turns slowly from one colour into another has done so, and what takes its colour from there, too.
COLOURS_ARE_THERE = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  const turning = () => document.getAnimations().filter(({ effect }) => isFinite(effect.getComputedTiming().endTime))
  for (let calm = 0; calm < 2; calm += 1) {
    await frame()
    document.querySelectorAll('*').forEach((each) => getComputedStyle(each).color) // also what is out of sight
    for (let all = turning(); all.length; all = turning()) {
      all.forEach((each) => each.finish())
      await frame()
    }
  }
}"""
LOOKS = {
    "phone, light": (PHONE, "light"),
    "desktop, dark": (DESKTOP, "dark"),
    "phone, dark": (PHONE, "dark"),
    "desktop, light": (DESKTOP, "light"),
}
IN_SHORT = list(LOOKS)[:2]


@pytest.mark.parametrize("looks", [IN_SHORT, pytest.param(list(LOOKS), marks=pytest.mark.long)], ids=len)
def test_no_barriers(newcomer: Newcomer, site: Serving, looks: list[str]) -> None:
    """Every screen is looked at in several ways."""
    me, host = newcomer(), newcomer()
    found: list[str] = []

    def show(where: str) -> None:
        for look in reversed(looks):
            (width, height), theme = LOOKS[look]
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            me.page.wait_for_selector(f"html[data-theme={theme}]")
            me.page.evaluate(COLOURS_ARE_THERE)
            found.extend(f"{where}, {look}: {one}" for one in me.barriers())

    walk(site, me, host, "en", show)
    assert not found, "\n".join(found)


def test_a_language_is_switched_in_the_middle_of_a_game(newcomer: Newcomer) -> None:
    me = newcomer(language="ru")
    me.play_now("hawthorn")
    me.page.wait_for_selector(".actions.mine")
    assert me.page.inner_text(".prompt strong") in {"Все выбирают", "Ваш ход"}  # others may have chosen
    me.page.locator(".bar .opener").click()
    me.page.get_by_text("Українська").click()
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".prompt strong:text-matches('Усі вибирають|Ваш хід')")
    assert me.page.evaluate("document.documentElement.lang") == "uk"
    assert "Глід" in me.page.inner_text("h1")


def test_what_cannot_be_done_is_explained_with_its_rule(newcomer: Newcomer) -> None:
    """A card that is too low for the good number says so, and the rules open where that is told."""
    me = newcomer(language="en", seed=5)
    me.play_now("dobro")
    me.ask_why(".item.dead")
    me.page.locator(".why .button:not(.square)").click()
    me.page.wait_for_selector("dialog section.here")

"""The shelf: where to begin, what to look for, what one likes, and pictures that move for those who like that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from igroteka import words
from igroteka.games import catalogue
from settings import later
from web.person import DESKTOP, PHONE

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

[FIRST] = [id for id in catalogue.ids() if catalogue.table(id).shelf.first]
SIZES = ((320, 640), PHONE, (844, 390), DESKTOP, (2560, 1440))
TOUCH = 44  # pixels that a finger needs

# What of the page sticks out at the sides, and what is too small for a finger.
OUTSIDE = """() => [...document.querySelectorAll('main *')].filter((e) => {
  const box = e.getBoundingClientRect()
  return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1) && !e.closest('[data-glimpse]')
}).map((e) => e.tagName + '.' + e.className)"""
TOO_SMALL = """(least) => [...document.querySelectorAll('main :is(a, button, select)')].filter((e) => {
  const { width, height } = e.getBoundingClientRect()
  return width && (width < least || height < least)
}).map((e) => e.innerText || e.ariaLabel)"""


def come(me: Person, query: str = "") -> None:
    me.go(f"/{query}")
    all_there(me)


def all_there(me: Person) -> None:
    """Its parts come one after another; this is the last one."""
    expect(me.page.locator(".thanks")).to_be_attached()


def shown(me: Person) -> list[str]:
    """The games below what can be looked for, in their order."""
    all_there(me)
    found: list[str] = me.page.locator(".games [data-play]").evaluate_all("all => all.map((e) => e.dataset.play)")
    return found


def drawn(me: Person, game: str) -> str:
    """What can be seen in a game's picture."""
    picture = me.page.locator(f"[data-glimpse={game}]").first
    picture.locator(".mini").wait_for()
    return str(picture.evaluate("(e) => e.querySelector('.mini').textContent"))


# Where to begin.


@pytest.mark.parametrize("language", ["ru", *later("uk", "en")])
def test_a_stranger_is_told_where_to_start_and_why(newcomer: Newcomer, language: str) -> None:
    """On the first screen of a phone, with the way into the game."""
    me = newcomer(language=language)
    come(me)
    lead = me.page.locator(f"[data-lead={FIRST}]")
    expect(lead).to_contain_text(words.of(None, language).text("ui-start-here"))
    expect(lead).to_contain_text(words.of(FIRST, language).text("start"))
    way_in = lead.locator(f"[data-play={FIRST}]").bounding_box()
    assert way_in
    assert way_in["y"] + way_in["height"] < PHONE[1]
    assert sorted([FIRST, *shown(me)]) == sorted(catalogue.ids()), "every game is there once"


def test_what_was_played_last_is_offered_again(newcomer: Newcomer) -> None:
    me = newcomer()
    me.play_now("dobro")
    me.play_now("port")
    come(me)
    lead = me.page.locator("[data-lead=port]")
    expect(lead).to_contain_text("Last time you played")
    assert shown(me)[0] == "dobro", "what was played before it comes next"
    lead.get_by_role("button", name="Play again").click()
    me.page.wait_for_selector(".actions")
    expect(me.page.locator("h1")).to_contain_text("Port")


def test_who_only_looks_on_has_not_played(newcomer: Newcomer) -> None:
    host, guest = newcomer(), newcomer()
    link = host.open_table("dobro", "Vera", players=2)
    guest.come(link)
    host.page.get_by_role("button", name="Add bots and start").click()
    host.page.wait_for_selector(".actions")
    guest.page.wait_for_selector(".board")
    come(guest)
    assert guest.page.locator(f"[data-lead={FIRST}]").count()
    come(host)
    assert host.page.locator("[data-lead=dobro]").count()


def test_rules_and_a_lesson_are_a_visible_step_away(newcomer: Newcomer) -> None:
    me = newcomer()
    come(me)
    for game in catalogue.ids():
        card = me.page.locator("article", has=me.page.locator(f"[data-play={game}]"))
        expect(card.locator(f"a[href='/rules/{game}']")).to_contain_text("Rules")
        expect(card.locator(f"a[href='/learn/{game}']")).to_contain_text("Lesson")
    me.page.click("a[href='/rules/dobro']")
    me.page.wait_for_selector("main section")
    expect(me.page.locator("h1")).to_have_text("Dobro")


# What to look for.


def test_a_company_with_little_time_finds_its_games(newcomer: Newcomer) -> None:
    me = newcomer()
    come(me)
    me.page.get_by_label("How many of you?").select_option("7")
    seven = {id for id in catalogue.ids() if catalogue.rules(id).PLAYERS[1] >= 7}
    expect(me.page.get_by_role("status")).to_contain_text(f"{len(seven)} games fit")
    assert set(shown(me)) == seven
    me.page.get_by_label("How much time?").select_option("20")
    me.page.get_by_role("button", name="bidding").click()
    expect(me.page.get_by_role("status")).to_contain_text("1 game fits")
    assert shown(me) == ["starboard"]
    assert me.page.url.endswith("?players=7&minutes=20&moods=bidding")

    me.page.click("a[href='/open/starboard']")
    me.page.wait_for_selector("form button.open")
    me.page.go_back()
    expect(me.page.get_by_role("status")).to_contain_text("1 game fits")
    assert shown(me) == ["starboard"]
    me.page.get_by_role("button", name="Show all games").click()
    expect(me.page.locator(".games [data-play]")).to_have_count(len(catalogue.ids()) - 1)
    assert me.page.url == f"{me.address}/"


def test_a_link_for_friends_says_what_is_looked_for_and_the_sites_name_clears_it(newcomer: Newcomer) -> None:
    me = newcomer()
    come(me, "?players=2&moods=duel")
    expect(me.page.get_by_label("How many of you?")).to_have_value("2")
    assert shown(me) == ["five-cards"]
    me.page.get_by_role("link", name="Igroteka").click()
    expect(me.page.locator(".games [data-play]")).to_have_count(len(catalogue.ids()) - 1)
    expect(me.page.get_by_label("How many of you?")).to_have_value("0")


def test_where_nothing_fits_that_is_said(newcomer: Newcomer) -> None:
    me = newcomer()
    come(me, "?players=8&moods=duel")
    expect(me.page.get_by_role("status")).to_contain_text("No game fits all of that.")
    assert shown(me) == []
    me.page.get_by_role("button", name="duel").click()
    assert "pairs" in shown(me)


def test_a_box_is_opened_and_closed(newcomer: Newcomer) -> None:
    me = newcomer()
    come(me)
    lid = me.page.get_by_role("group", name="By box").get_by_role("button", name="Charidice")
    lid.click()
    expect(lid).to_have_attribute("aria-pressed", "true")
    assert shown(me) == ["charidice"]
    lid.click()
    expect(me.page.locator(".games [data-play]")).to_have_count(len(catalogue.ids()) - 1)


def test_all_of_it_with_the_keyboard(newcomer: Newcomer) -> None:
    me = newcomer(size=DESKTOP)
    come(me)
    me.page.get_by_label("How many of you?").focus()
    me.page.keyboard.press("2")
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Tab")
    expect(me.page.get_by_role("button", name="nerve")).to_be_focused()
    me.page.keyboard.press("Space")
    expect(me.page.get_by_role("button", name="nerve")).to_have_attribute("aria-pressed", "true")
    assert me.page.url.endswith("?players=2&moods=nerve")


# What one likes.


def test_favourites_stay_and_come_first(newcomer: Newcomer) -> None:
    me = newcomer()
    come(me)
    for game in ("venture", "monster"):
        me.page.click(f"[data-like={game}]")
        expect(me.page.locator(f"[data-like={game}]")).to_have_attribute("aria-pressed", "true")
    come(me)
    assert shown(me)[:2] == ["venture", "monster"]
    me.page.get_by_role("button", name="Favourites").click()
    assert shown(me) == ["venture", "monster"]
    me.page.click("[data-like=venture]")
    assert shown(me) == ["monster"]
    come(me)
    assert shown(me)[0] == "monster"


# Moving pictures.


def test_the_first_picture_moves_until_it_is_told_not_to(newcomer: Newcomer) -> None:
    me = newcomer()
    me.page.emulate_media(reduced_motion="no-preference")
    come(me)
    me.page.locator(f"[data-lead] [data-glimpse={FIRST}][data-moving]").wait_for()
    before = drawn(me, FIRST)
    me.page.wait_for_function(
        "(before) => document.querySelector('[data-lead] .mini').textContent !== before", arg=before
    )
    me.page.get_by_role("button", name="Stop the moving pictures").click()
    expect(me.page.locator("[data-moving]")).to_have_count(0)
    come(me)
    drawn(me, FIRST)
    assert not me.page.locator("[data-moving]").count()
    me.page.get_by_role("button", name="Let the pictures move").click()
    me.page.locator("[data-moving]").first.wait_for()


def test_of_all_others_one_moves_at_a_time_and_it_is_the_one_pointed_at(newcomer: Newcomer) -> None:
    me = newcomer(size=(1280, 1400))
    me.page.emulate_media(reduced_motion="no-preference")
    come(me)
    others = me.page.locator(".games [data-moving]")
    expect(others).to_have_count(1)
    for game in ("zabiray", "dobro"):
        me.page.locator(f".games [data-glimpse={game}]").scroll_into_view_if_needed()
        drawn(me, game)
        me.page.locator(f".games article:has([data-play={game}])").hover()
        expect(others).to_have_attribute("data-glimpse", game)


def test_for_those_who_want_no_motion_it_stands_still(newcomer: Newcomer) -> None:
    me = newcomer()  # they do
    me.page.clock.install()
    come(me)
    before = drawn(me, FIRST)
    me.page.clock.run_for(30_000)
    assert drawn(me, FIRST) == before
    assert not me.page.locator("[data-moving]").count()
    assert not me.page.get_by_role("button", name="Stop the moving pictures").count()


def test_nothing_is_fetched_for_pictures_that_nobody_sees(newcomer: Newcomer) -> None:
    me = newcomer()
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url.removeprefix(me.address)))
    come(me)
    drawn(me, FIRST)
    assert [path for path in asked if path.endswith("/glimpse")] == [f"/api/games/{FIRST}/glimpse"]
    assert not [path for path in asked if "/Board" in path or "/TableScreen" in path]
    last = shown(me)[-1]
    me.page.locator(f"[data-play={last}]").scroll_into_view_if_needed()
    drawn(me, last)


def test_pictures_are_for_eyes_alone(newcomer: Newcomer) -> None:
    """Nobody hears them, no key gets into them."""
    me = newcomer(size=DESKTOP)
    come(me)
    drawn(me, FIRST)
    for picture in me.page.locator("[data-glimpse]").all():
        assert picture.get_attribute("aria-hidden") == "true"
        assert picture.get_attribute("inert") is not None


# For everybody.


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_nothing_sticks_out_and_fingers_have_room(newcomer: Newcomer, language: str) -> None:
    me = newcomer(language=language)
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        come(me)
        drawn(me, FIRST)
        me.page.click(f"[data-like={FIRST}]")
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width
        assert me.page.evaluate(OUTSIDE) == [], width
        assert me.page.evaluate(TOO_SMALL, TOUCH) == [], width


def test_several_games_are_on_a_screen_of_a_phone(newcomer: Newcomer) -> None:
    me = newcomer(language="ru")
    come(me)
    height = me.page.evaluate("document.querySelector('.games').offsetHeight") / len(shown(me))
    assert PHONE[1] / height > 2.5


@pytest.mark.parametrize(
    ("theme", "size"), [("light", PHONE), *later(("dark", PHONE), ("light", DESKTOP)), ("dark", DESKTOP)]
)
def test_no_barriers(newcomer: Newcomer, theme: str, size: tuple[int, int]) -> None:
    """As it is found, with something looked for, and with nothing found."""
    me = newcomer(theme=theme, size=size)
    for query in ("", "?players=3&moods=luck&box=dobro", "?players=8&moods=duel"):
        come(me, query)
        drawn(me, FIRST)
        me.page.click("[data-like]:visible")
        assert not me.barriers()

"""Several people on one device, and a screen for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from web.person import DESKTOP, in_a_sentence

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

HELD = "[...document.querySelectorAll('[data-zone^=\"hand@\"] [data-item]')].map((e) => e.dataset.item)"


def beside(me: Person, name: str) -> None:
    """Somebody else sits down at the same device."""
    me.page.locator(".seats .beside").first.click()
    me.page.get_by_label("What’s their name?").fill(name)
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(f".seats li.taken:has-text('{name}')")


def start(me: Person) -> None:
    me.page.get_by_role("button", name="Start the game").click()
    me.page.wait_for_selector(".board")


def look(me: Person) -> tuple[dict[str, list[str]], bool]:
    """What lies in every hand on the screen, by seat; and whether the device is being passed on, with nothing to do."""
    found: tuple[dict[str, list[str]], bool] = me.page.evaluate(
        """() => [Object.fromEntries([...document.querySelectorAll('[data-zone^="hand@"]')].map((zone) =>
          [zone.dataset.zone.slice(5), [...zone.querySelectorAll('[data-item]')].map((item) => item.dataset.item)])),
          Boolean(document.querySelector('.curtain > p') && !document.querySelector('.actions, .hint'))]"""
    )
    return found


def hands(me: Person) -> dict[str, list[str]]:
    return look(me)[0]


def pass_on(me: Person) -> bool:
    """Take the device, if it is being passed."""
    taking = me.page.locator(".curtain > .key")
    if not taking.count():
        return False
    taking.click()
    return True


def play_in_turns(me: Person, turns: int) -> set[str]:
    """So many turns, or to the end of the game, with an eye on what is shown; gives those who held the device."""
    seen: set[str] = set()
    passed = 0

    def do() -> bool:
        nonlocal passed
        held, passed_on = look(me)
        shown = {seat for seat, cards in held.items() if set(cards) - {"?"}}
        assert len(shown) <= (0 if passed_on else 1), f"cards of {shown} are shown"
        seen.update(shown)
        passing = pass_on(me)
        passed += passing
        return passing or me.act()

    me.until(lambda: me.over or passed == turns, do)
    return seen


def shared_table(me: Person, game: str, **options: int) -> None:
    me.open_table(game, "Vera", players=2, options={name.replace("_", " "): value for name, value in options.items()})
    beside(me, "Gleb")
    start(me)


def test_two_people_share_a_device_and_see_only_their_own_cards(newcomer: Newcomer) -> None:
    me = newcomer(seed=4)
    shared_table(me, "hawthorn", Round_limit=1)
    me.page.wait_for_selector(".curtain > p:has-text('Pass the device to')")
    me.picture("curtain")
    assert all(set(cards) <= {"?"} for cards in hands(me).values())
    assert not me.page.locator("section.own").count()
    assert play_in_turns(me, 200) == {"0", "1"}
    assert "wins" in me.page.inner_text(".verdict"), "nobody on this device is you"
    me.page.get_by_role("button", name="Play again").click()
    me.page.wait_for_selector(".curtain > p:has-text('Pass the device to')")
    assert play_in_turns(me, 6) == {"0", "1"}


@pytest.mark.long
def test_what_has_come_into_a_hand_is_seen_by_its_owner_alone(newcomer: Newcomer) -> None:
    """Dobro: a hand is filled up at the end of a turn, when the device goes on already."""
    me = newcomer(seed=4)
    shared_table(me, "dobro")
    assert play_in_turns(me, 10) == {"0", "1"}


@pytest.mark.long
def test_where_all_is_open_the_device_is_only_handed_over(newcomer: Newcomer) -> None:
    me = newcomer(seed=4)
    shared_table(me, "pairs")
    owners = set()

    def do() -> bool:
        assert not me.page.locator(".curtain > p").count()
        owners.update(me.page.locator(".own h2").all_inner_texts())
        return me.act()

    me.until(lambda: me.over, do)
    assert owners == {"Vera", "Gleb"}


def test_between_own_seats_one_looks_behind_the_curtain_only(newcomer: Newcomer) -> None:
    """Switching to somebody else's seat asks for them first; what the one before has heard is not read by them."""
    me = newcomer(size=DESKTOP)
    shared_table(me, "hawthorn", Round_limit=1)
    me.page.get_by_role("button", name=f"I’m {in_a_sentence('Vera')}: show my cards").click()
    mine = hands(me)["0"]
    assert "?" not in mine
    assert "You" in me.page.inner_text(".log")
    heard = me.page.inner_text(".log")
    me.page.locator(".curtain .seats").get_by_role("button", name="Gleb").click()
    me.page.wait_for_selector(".curtain > p:has-text('Gleb')")
    assert set(hands(me)["0"]) <= {"?"}
    assert "You" not in me.page.inner_text(".log")
    me.page.get_by_role("button", name=f"I’m {in_a_sentence('Gleb')}: show my cards").click()
    me.page.wait_for_selector(".own h2:has-text('Gleb')")
    assert set(hands(me)["0"]) <= {"?"}
    assert me.page.inner_text(".log") != heard
    me.page.get_by_role("button", name="Hide the cards").click()
    me.page.wait_for_selector("section.own", state="detached")
    assert not me.barriers()


def test_a_big_screen_shows_what_all_may_see(newcomer: Newcomer) -> None:
    me, tv = newcomer(), newcomer(size=(1920, 1080))
    link = me.open_table("hawthorn", "Vera", players=2, options={"Round limit": 1})
    tv.page.goto(link.replace("/t/", "/display/"))
    tv.page.wait_for_selector(".people:has-text('Vera')")
    tv.page.wait_for_function("() => document.querySelector('header img')?.naturalWidth > 0")
    me.page.get_by_role("button", name="Add bots and start").click()
    tv.page.wait_for_selector(".board")
    tv.picture("display")
    assert set(tv.page.evaluate(HELD)) <= {"?"}
    assert not tv.page.locator("button").count()
    assert not tv.barriers()
    me.play(60)
    tv.page.wait_for_selector(".people .first")


def test_ones_own_device_as_a_display_shows_no_hand_of_ones_own(newcomer: Newcomer) -> None:
    me = newcomer()
    link = me.open_table("hawthorn", "Vera", players=2)
    me.page.get_by_role("button", name="Add bots and start").click()
    me.page.wait_for_selector(".own .item")
    me.page.goto(link.replace("/t/", "/display/"))
    me.page.wait_for_selector(".board")
    assert set(me.page.evaluate(HELD)) <= {"?"}

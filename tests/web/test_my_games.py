"""Whoever leaves a running game finds the way back: from the shelf, from every page, and on another device."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from web.person import DESKTOP

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

COPIED = "() => window.copied"
NO_CLIPBOARD = """
  Object.defineProperty(navigator, 'clipboard', { value: undefined })
  document.addEventListener('copy', () => { window.copied = String(document.activeElement.value) })
"""


def over_days(vera: Person, gleb: Person) -> str:
    """The two begin a game with a day for each decision; gives the table's link."""
    vera.go("/open/pairs")
    vera.page.click("label:has(input[name^=players-][value='2'])")
    vera.page.get_by_label("Time per move").select_option("day")
    vera.page.click("button.open")
    vera.say_name("Vera")
    vera.page.wait_for_selector(".seats .button.quiet")
    gleb.come(vera.page.url)
    gleb.sit("Gleb")
    vera.page.get_by_role("button", name="Start the game").click()
    for person in (vera, gleb):
        person.page.wait_for_selector(".board")
    return vera.page.url


def tab_closed(person: Person) -> None:
    """And a new one opened, which knows nothing of the old one."""
    old, person.page = person.page, person.context.new_page()
    old.close()


def whose_turn(vera: Person, gleb: Person) -> tuple[Person, Person]:
    """Who is waited for, and who waits."""
    mine = ".actions.mine"
    vera.until(lambda: vera.page.locator(mine).count() + gleb.page.locator(mine).count(), lambda: False)
    return (vera, gleb) if vera.page.locator(mine).count() else (gleb, vera)


def test_a_game_over_days_is_found_again(newcomer: Newcomer) -> None:
    vera, gleb, phone = newcomer(), newcomer(size=DESKTOP, seed=2), newcomer()
    link = over_days(vera, gleb)
    mover, other = whose_turn(vera, gleb)
    table = link.rsplit("/", 1)[1]
    for person in (mover, other):
        tab_closed(person)

    mover.go("/")
    card = mover.page.locator(f"[data-continue][href='/t/{table}']")
    expect(card).to_contain_text("Your turn")
    expect(card).to_contain_text("Vera" if mover is gleb else "Gleb")
    expect(card).to_contain_text("23 hours left")
    expect(mover.page).to_have_title(re.compile(r"^\(1\) "))
    assert not mover.barriers()
    other.go("/")
    expect(other.page.locator("[data-continue]")).to_contain_text("is thinking")
    expect(other.page.locator("[data-waiting]")).to_have_count(0)

    mover.go("/leaderboard")
    mover.page.locator("[data-waiting='1']").click()
    expect(mover.page).to_have_url(link)
    mover.page.wait_for_selector(".actions.mine")
    expect(mover.page.locator("[data-waiting]")).to_have_count(0)  # one is there already

    on_another_device(mover, phone, by="link")
    phone.go("/")
    phone.page.locator(f"[data-continue][href='/t/{table}']").click()
    phone.page.wait_for_selector(".actions.mine")

    other.page.locator("[data-continue]").click()
    other.page.wait_for_selector(".board")
    phone.until(lambda: other.page.locator(".actions.mine").count() or other.over, phone.act)
    other.go("/me")
    expect(other.page.locator(f"[data-continue][href='/t/{table}']")).to_contain_text("Your turn")
    assert not other.barriers()


def on_another_device(me: Person, other: Person, by: str) -> str:
    """The other browser becomes the same person, by the code or by the link that the QR code holds; gives the code."""
    me.go("/me")
    me.page.get_by_role("button", name="Show the code").click()
    code = me.page.locator("code").inner_text()
    expect(me.page.get_by_alt_text("A QR code that brings another device here")).to_be_visible()
    if by == "link":
        other.page.goto(f"{other.address}/me#{code}")
    else:
        other.go("/me")
        other.page.locator(".unknown button").click()
        other.page.locator("dialog form .button.quiet").click()
        other.page.fill("#code", code)
    other.page.locator("dialog").get_by_role("button", name="Continue").click()
    other.page.wait_for_selector(".out .button")
    assert code not in other.page.url
    return code


def test_a_code_is_shown_again_and_copied_without_a_clipboard(newcomer: Newcomer) -> None:
    me, other = newcomer(), newcomer()
    me.page.add_init_script(NO_CLIPBOARD)
    me.play_now("pairs")
    code = on_another_device(me, other, by="code")
    me.page.get_by_role("button", name="Copy the code").click()
    expect(me.page.get_by_role("button", name="Copied")).to_be_visible()
    assert me.page.evaluate(COPIED) == code
    assert not me.barriers()
    me.go("/me")
    me.page.get_by_role("button", name="Show the code").click()
    expect(me.page.locator("code")).to_have_text(code)
    me.page.get_by_role("button", name="Get a new code").click()
    expect(me.page.locator("code")).not_to_have_text(code)


def test_a_game_against_bots_waits_without_a_word(newcomer: Newcomer) -> None:
    me = newcomer(language="uk")
    me.play_now("dobro")
    me.page.wait_for_selector(".actions.mine")
    me.go("/")
    card = me.page.locator("[data-continue=dobro]")
    expect(card).to_contain_text("Проти ботів")
    expect(me.page.locator("[data-waiting]")).to_have_count(0)
    card.click()
    me.page.wait_for_selector(".actions.mine")

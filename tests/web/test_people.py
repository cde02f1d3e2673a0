"""Who somebody is: known on several devices, signed out on the others, called by a name that stays in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

HEBREW = "ולד 77"

# Where a name stands neither in an element nor between marks that keep its direction to itself.
LOOSE = """(name) => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.data, by = walker.currentNode.parentElement
    if (!text.includes(name) || by.closest('bdi, script')) continue
    if (text.split(`\\u2068${name}\\u2069`).join('').includes(name)) found.push(by.outerHTML.slice(0, 200))
  }
  return found
}"""
NAMED = "(name) => document.body.innerText.includes(name)"


def known_elsewhere(me: Person, other: Person) -> None:
    """The other browser becomes the same person, by a recovery code."""
    me.go("/me")
    me.page.get_by_role("button", name="Show the code").click()
    code = me.page.locator("code").inner_text()
    other.go("/me")
    other.page.locator(".unknown button").click()
    other.page.locator("dialog form .button.quiet").click()
    other.page.fill("#code", code)
    other.page.keyboard.press("Enter")
    other.page.wait_for_selector(".out .button")


def test_other_devices_are_signed_out_and_this_one_plays_on(newcomer: Newcomer) -> None:
    me, other = newcomer(), newcomer()
    table = me.open_table("pairs", "Vera", players=3)
    known_elsewhere(me, other)
    other.page.goto(table)
    other.page.wait_for_selector(".seats .button.quiet")

    playing, profile = me.page, me.context.new_page()
    playing.goto(table)
    playing.wait_for_selector(".seats .button.quiet")
    profile.goto(me.address + "/me")
    profile.get_by_role("button", name="Sign out on other devices").click()
    profile.get_by_role("button", name="Cancel").click()
    profile.get_by_role("button", name="Sign out on other devices").click()
    profile.get_by_role("button", name="Sign out", exact=True).click()
    expect(profile.locator(".out [role=status]")).to_have_text("Done. Only this device remembers you now.")

    expect(other.page.get_by_role("button", name="Take this seat")).to_have_count(2)  # it does not know who this is
    playing.get_by_role("button", name="Add bots and start").click()
    playing.wait_for_selector(".board")
    profile.reload()
    expect(profile.locator("h1")).to_have_text("Vera")
    for person in (me, other):  # the old pass was shown once more, and turned away
        person.trouble = [said for said in person.trouble if not ("401" in said or "403" in said)]


def test_a_name_of_another_direction_stays_in_its_place(newcomer: Newcomer) -> None:
    me, gleb = newcomer(size=(1280, 800)), newcomer()
    me.go("/open/pairs")
    me.page.get_by_label("List among the open tables").check()
    me.page.click("button.open")
    me.say_name(HEBREW)
    me.page.wait_for_selector(".seats .button.quiet")
    gleb.go("/lobby")
    gleb.page.wait_for_function(NAMED, arg=HEBREW)
    assert not gleb.page.evaluate(LOOSE, HEBREW)
    gleb.come(me.page.url)
    gleb.sit("Gleb")
    assert not gleb.page.evaluate(LOOSE, HEBREW)
    me.page.get_by_role("button", name="Add bots and start").click()
    me.page.wait_for_selector(".board")
    me.page.get_by_placeholder("Say something…").fill("shalom")
    me.page.keyboard.press("Enter")
    for person in (me, gleb):
        person.page.wait_for_selector(".board")
        person.page.wait_for_function(NAMED, arg=HEBREW)
    me.page.wait_for_selector(".talk p:has-text('shalom')")
    checked = 0

    def do(person: Person) -> bool:
        nonlocal checked
        assert not person.page.evaluate(LOOSE, HEBREW)
        checked += 1
        return person.act()

    me.until(lambda: me.over, lambda: sum(do(person) for person in (me, gleb)))
    assert checked > 10
    assert not me.page.evaluate(LOOSE, HEBREW)
    me.go("/me")
    me.page.wait_for_selector("main table")
    assert me.page.evaluate(NAMED, HEBREW)
    assert not me.page.evaluate(LOOSE, HEBREW)

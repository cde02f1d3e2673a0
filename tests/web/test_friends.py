"""People find one another again: by invitation on the shelf, by a group's link, or at anybody's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from web.person import DESKTOP

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person


def have_played(newcomer: Newcomer) -> tuple[Person, Person, Person]:
    """Three who have finished a short game."""
    vera, gleb, nina = newcomer(size=DESKTOP), newcomer(language="uk", seed=2), newcomer(seed=3)
    link = vera.open_table("hawthorn", "Vera", players=3, options={"Round limit": 1})
    for seat, (guest, name) in enumerate(((gleb, "Гліб"), (nina, "Nina")), 1):
        guest.come(link)
        guest.sit(name, seat)
    vera.page.get_by_role("button", name="Start the game").click()
    vera.play(300, (gleb, nina))
    gleb.page.wait_for_selector(".verdict")
    return vera, gleb, nina


def test_who_was_played_with_is_invited_with_one_tap_and_may_block_that(newcomer: Newcomer) -> None:
    vera, gleb, nina = have_played(newcomer)
    vera.open_table("dobro", "Vera", players=3)
    companions = vera.page.locator(".companions")
    expect(companions).to_contain_text("Гліб")
    assert not vera.barriers()
    companions.get_by_role("button", name="Invite the same people again").click()
    expect(companions.get_by_text("Invited", exact=True)).to_have_count(2)
    nina.go("/")
    expect(nina.page.get_by_role("region", name="Invitations")).to_contain_text("Vera")

    gleb.go("/")
    asked = gleb.page.get_by_role("region", name="Запрошення")
    expect(asked).to_contain_text("Vera")
    assert not gleb.barriers()
    asked.get_by_role("link", name="Прийти").click()
    gleb.page.locator(".seats .button.key").first.click()
    expect(vera.page.locator(".seats")).to_contain_text("Гліб")

    gleb.go("/")
    asked.get_by_role("button", name="Заблокувати").click()
    expect(asked).to_have_count(0)
    gleb.go("/me")
    expect(gleb.page.locator(".kept-away")).to_contain_text("Vera")
    assert not gleb.barriers()
    gleb.page.locator(".kept-away button").click()
    expect(gleb.page.locator(".kept-away")).to_have_count(0)


def test_a_group_has_a_link_that_stays(newcomer: Newcomer) -> None:
    vera, gleb = newcomer(), newcomer()
    table = vera.open_table("pairs", "Vera", players=2)
    vera.page.get_by_role("button", name="Standing link for this group").click()
    link = vera.page.locator(".invite .link")
    expect(link).to_contain_text("/g/")
    assert not vera.barriers()
    gleb.come(link.inner_text())
    assert gleb.page.url == table


def test_with_anybody_one_plays_instead_of_a_bot_until_somebody_waits(newcomer: Newcomer) -> None:
    vera, gleb = newcomer(size=DESKTOP), newcomer()
    vera.go("/")
    vera.page.click("[data-seek=kitty]")
    vera.page.fill("#name", "Vera")
    vera.page.keyboard.press("Enter")
    vera.page.wait_for_selector(".actions")  # nobody waits: with bots

    gleb.go("/")
    gleb.page.wait_for_timeout(1100)  # the list of tables is looked at once a second
    gleb.page.click("[data-seek=kitty]")
    gleb.page.fill("#name", "Gleb")
    gleb.page.keyboard.press("Enter")
    gleb.page.wait_for_url(vera.page.url)
    expect(vera.page.locator(".side")).to_contain_text("Gleb")


def test_a_rated_game_shows_what_it_did_to_ratings_and_is_by_link_if_the_box_says_so(newcomer: Newcomer) -> None:
    vera, gleb = newcomer(), newcomer(seed=2)
    vera.go("/open/hawthorn")
    vera.page.click("label:has(input[name^=players-][value='2'])")
    vera.page.get_by_label("Play a rated game").check()
    expect(vera.page.get_by_label("List among the open tables")).not_to_be_checked()
    vera.page.click("summary")
    vera.page.locator("details").get_by_label("Round limit").fill("1")
    vera.page.click("button.open")
    vera.say_name("Vera")
    vera.page.wait_for_selector(".seats .button.quiet")
    gleb.come(vera.page.url)
    gleb.sit("Gleb")
    tables = vera.page.evaluate("fetch('/api/tables').then((answer) => answer.json())")["tables"]
    assert vera.page.url.rsplit("/", 1)[1] not in [table["table"] for table in tables]
    vera.page.get_by_role("button", name="Start the game").click()
    vera.play(300, (gleb,))
    expect(vera.page.locator(".result .rating")).to_have_count(2)
    assert not vera.barriers()
    vera.go("/leaderboard")
    expect(vera.page.locator("select")).to_have_value("hawthorn")
    expect(vera.page.locator("tbody tr").first).to_contain_text("±")
    assert not vera.barriers()

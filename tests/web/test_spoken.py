"""What has to be said or remembered in time: live buttons that nobody waits for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from web.person import DESKTOP, Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from server.serving import Serving


@pytest.fixture
def friends(browser: Browser, unhurried: Serving) -> Iterator[tuple[Person, Person]]:
    both = Person(browser, unhurried.address), Person(browser, unhurried.address, size=DESKTOP, seed=2)
    yield both
    for person in both:
        person.close()


def seated(friends: tuple[Person, Person], game: str, *, by_hand: bool = False) -> None:
    vera, gleb = friends
    link = vera.open_table(game, "Vera", players=2, by_hand=by_hand)
    gleb.come(link)
    gleb.sit("Gleb")
    vera.page.get_by_role("button", name="Start the game").click()
    for person in friends:
        person.page.wait_for_selector(".board")


def in_order(friends: tuple[Person, Person]) -> tuple[Person, Person]:
    """Whose turn it is, and the other."""
    vera, gleb = friends
    vera.until(lambda: any(person.page.locator(".actions.mine").count() for person in friends), lambda: False)
    return (vera, gleb) if vera.page.locator(".actions.mine").count() else (gleb, vera)


def test_the_greatest_gift_is_asked_for_while_the_other_throws(friends: tuple[Person, Person]) -> None:
    seated(friends, "charidice")
    vera, gleb = friends
    ask = "button.quiet:has-text('greatest gift')"  # once a game, and nobody is urged to it
    vera.until(lambda: vera.page.locator(ask).count() or gleb.page.locator(ask).count(), lambda: False)
    asker, thrower = (vera, gleb) if vera.page.locator(ask).count() else (gleb, vera)
    asker.page.wait_for_selector("text=Greatest gift (×2)? Once a game")
    assert not asker.page.locator(".shout").count()
    asker.page.click(ask)
    thrower.page.locator("text=your gift counts double").last.wait_for()


def test_drawing_is_there_to_be_forgotten(friends: tuple[Person, Person]) -> None:
    """After a play nothing reminds one to draw: the deck is where it always is, and can be tapped."""
    seated(friends, "dobro", by_hand=True)
    first, other = in_order(friends)
    first.page.locator(".own .item.live").first.click()
    first.page.locator(".actions .key").first.click()
    first.page.wait_for_selector(".once:has-text('reminded again')")  # told once, to somebody who is new to it
    other.page.wait_for_selector(".actions.mine")
    assert not first.page.locator(".urgent button, .heap.live, .actions.mine").count()
    first.page.click("button.heap[data-zone='deck@-1']")
    first.page.wait_for_selector(".own button.item >> nth=5")
    first.page.wait_for_selector(".once", state="detached")


def test_what_is_taken_back_is_said_and_told_no_more(friends: tuple[Person, Person]) -> None:
    seated(friends, "dobro", by_hand=True)
    first, _ = in_order(friends)
    log = friends[1].page.locator(".side .log .list")
    before = log.inner_text()
    assert re.search(r"Everybody is dealt\s\d+\scards\. You are dealt: ", before)
    first.page.locator(".own .item.live").first.click()
    first.page.locator(".actions .key").first.click()
    first.page.get_by_role("button", name="Undo").click()
    log.get_by_text(re.compile(r"takes? (your|their) move back")).wait_for()
    now = log.inner_text()
    assert now.startswith(before.rstrip())
    assert not re.search(r"plays? |says? ", now)

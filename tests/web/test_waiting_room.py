"""Before the first card: the host may free a seat, and may send somebody away for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from web.conftest import Newcomer
    from web.person import Person


def room(newcomer: Newcomer) -> tuple[Person, Person]:
    """A host, and somebody who has sat down on seat 1."""
    vera, gleb = newcomer(), newcomer()
    gleb.come(vera.open_table("pairs", "Vera", players=3))
    gleb.sit("Gleb")
    return vera, gleb


def seat(person: Person, number: int) -> Locator:
    return person.page.locator(".seats li").nth(number)


def ask_to_leave(vera: Person, way: str) -> None:
    vera.page.get_by_role("button", name="Clear this seat").click()
    button = vera.page.get_by_role("button", name=way)
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert not vera.barriers()
    button.click()


def test_a_seat_is_freed_and_may_be_taken_again(newcomer: Newcomer) -> None:
    vera, gleb = room(newcomer)
    ask_to_leave(vera, "Free the seat")
    seat(gleb, 1).get_by_role("button", name="Take this seat").click()
    expect(seat(vera, 1)).to_contain_text("Gleb")
    expect(vera.page.get_by_role("button", name="Free the seat")).to_have_count(0)


def test_who_is_sent_away_cannot_sit_down_again_and_is_told(newcomer: Newcomer) -> None:
    vera, gleb = room(newcomer)
    ask_to_leave(vera, "Don’t let them back in")
    seat(gleb, 1).get_by_role("button", name="Take this seat").click()
    expect(gleb.page.get_by_role("alert")).to_have_text(
        "The host has asked you not to sit at this table. You may watch."
    )
    expect(seat(vera, 1)).to_contain_text("free")


def test_only_the_host_asks_others_to_leave(newcomer: Newcomer) -> None:
    vera, gleb = room(newcomer)
    expect(vera.page.get_by_role("button", name="Clear this seat")).to_have_count(1)
    expect(gleb.page.get_by_role("button", name="Clear this seat")).to_have_count(0)

"""Whole games with the keyboard alone, understood from the accessibility tree alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from web.listener import Heard, Listener

if TYPE_CHECKING:
    from web.conftest import Newcomer

JOKER = "joker"


def is_over(page: Heard) -> bool:
    return page.first("dialog", "Game over") is not None


def my_turn(page: Heard) -> bool:
    asked = page.first("region", "What you can do")
    return asked is not None and "Your turn" in asked.text


def my_turn_or_over(page: Heard) -> bool:
    return my_turn(page) or is_over(page)


def number_said(page: Heard, name: str) -> int | None:
    """The number in an announcement such as “Good number: 7”; none if it says that there is none."""
    said = page.first("image", f"{name}: ")
    assert said is not None, f"{name} is not announced: {page.text}"
    found = re.search(r": (\d+)", said.name)
    return int(found[1]) if found else None


def test_a_game_of_dobro(newcomer: Newcomer) -> None:
    """From the shelf over the form to the end of a match of two rounds."""
    me = newcomer()
    me.go("/")
    ears = Listener(me.page)
    ears.press("link", "With friends : Dobro")
    ears.reach("radio", "3")
    me.page.keyboard.press("ArrowLeft")
    assert ears.listen().first("radio", "2").state["checked"] == "true"  # type: ignore[union-attr]
    ears.press("DisclosureTriangle", "Rules of this table")
    ears.press("checkbox", "Long game", "Space")
    ears.press("button", "Open the table")
    ears.wait(lambda page: page.first("dialog", "What is your name?"))
    me.page.keyboard.type("Vera")
    me.page.keyboard.press("Enter")
    ears.wait(lambda page: page.first("button", "Add bots"))
    ears.press("button", "Add bots")
    turns = 0
    while True:
        page = ears.wait(my_turn_or_over, 120)
        if is_over(page):
            break
        turns += 1
        lay_a_card(ears, page)
    assert turns
    the_end = ears.listen().first("dialog", "Game over")
    assert the_end is not None
    assert "Vera" in the_end.text
    assert any(each.state.get("focused") for each in the_end.all()), "the result has the focus"
    me.page.keyboard.press("Escape")
    page = ears.wait(lambda page: not is_over(page))
    assert number_said(page, "Round") == 2
    ears.press("button", "To the result")
    ears.wait(is_over)


def lay_a_card(ears: Listener, page: Heard) -> None:
    """The lowest card that goes, a joker only in need; otherwise the pile is taken."""
    good = number_said(page, "Good number") or 0
    seat = page.first("region", "Your seat")
    hand = seat and seat.first("group", "Hand")
    assert hand
    cards = list(hand.all("button"))
    assert cards
    assert all(card.name for card in cards)
    for card in cards:
        if card.name.isdigit() and not card.possible:
            assert int(card.name) < good, "what is said to be impossible is too low"
        if card.name.isdigit() and int(card.name) >= good:
            assert card.possible
    possible = [card for card in cards if card.possible]
    if not possible:
        ears.press("button", "Take the pile")
        ears.wait(lambda page: not my_turn(page) or heard_good(page) is None)
        return
    card = min(possible, key=lambda card: (int(card.name) if card.name.isdigit() else 99, card.name))
    ears.press("button", card.name)
    page = ears.wait(lambda page: is_picked_up(page, card.name))
    asked = page.first("region", "What you can do")
    assert asked is not None
    if radio := asked.first("radio"):  # a joker asks for its number
        ears.press("radio", radio.name, "Space")
        page = ears.wait(lambda page: offered(page) is not None)
    choice = offered(page)
    if choice is None:  # only together with its like
        twin = [each for each in possible if each.name in (card.name, JOKER)][-1]
        ears.page.keyboard.press("Tab")
        ears.press("button", twin.name)
        choice = offered(ears.wait(lambda page: offered(page) is not None))
    assert choice is not None
    ears.press("button", choice.name)
    ears.wait(lambda page: is_over(page) or all(choice.name != each.name for each in page.all("button")))


def is_picked_up(page: Heard, name: str) -> bool:
    """Both are heard: the card that is pressed and, perhaps a little later, what can be done with it."""
    asked = page.first("region", "What you can do")
    told = asked and (asked.first("radio") or offered(page) or "Add another card" in asked.text)
    return bool(told) and any(each.state.get("pressed") == "true" for each in page.all("button", name))


def heard_good(page: Heard) -> int | None:
    return None if is_over(page) else number_said(page, "Good number")


def offered(page: Heard) -> Heard | None:
    """The button for what is picked up; not the one that says what more it would take."""
    asked = page.first("region", "What you can do")
    choice = asked and (asked.first("button", "Play") or asked.first("button", "Skip"))
    return choice if choice and choice.possible else None


def pressable(page: Heard, wanted: str) -> Heard | None:
    """The button that is wanted, or the first there is, once the move before has been answered."""
    asked = page.first("region", "What you can do")
    choice = asked and (asked.first("button", wanted) or asked.first("button"))
    return choice if choice and choice.possible else None


@pytest.mark.long
def test_a_game_of_pairs(newcomer: Newcomer) -> None:
    """One key on the shelf; then a card with up to two in front of me, and no more."""
    me = newcomer()
    me.go("/")
    ears = Listener(me.page)
    ears.press("button", "Play : Pairs")
    for _ in range(200):
        page = ears.wait(my_turn_or_over, 120)
        if is_over(page):
            break
        seat = page.first("region", "Your seat")
        assert seat is not None
        assert number_said(seat, "Penalty points") is not None
        row = seat.first("image", "Cards in play")
        assert row is not None
        numbers = re.findall(r"\d+", row.name.rsplit(": ", 1)[1])
        wanted = "Take a card" if len(numbers) < 3 else "Fold"
        page = ears.wait(lambda page, wanted=wanted: is_over(page) or pressable(page, wanted))  # type: ignore[misc]
        if is_over(page):
            break
        choice = pressable(page, wanted)
        assert choice
        ears.press("button", choice.name)
        ears.wait(lambda page, before=page.text: page.text != before)  # type: ignore[misc]
    the_end = ears.listen().first("dialog", "Game over")
    assert the_end is not None
    assert len(list(the_end.all("listitem"))) >= 2
    assert any(each.state.get("focused") for each in the_end.all()), "the result has the focus"

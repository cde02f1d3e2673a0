"""What people do at a real table they do here: forget, catch, talk, lie, agree, stop; and choose how they play."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from web.midgame import before, sit_down
from web.person import DESKTOP, Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

    from server.serving import Serving
    from web.conftest import Newcomer


@pytest.fixture
def friends(browser: Browser, unhurried: Serving) -> Iterator[tuple[Person, Person]]:
    both = Person(browser, unhurried.address, size=DESKTOP), Person(browser, unhurried.address, size=DESKTOP, seed=2)
    yield both
    trouble = [said for person in both for said in person.trouble]
    for person in both:
        person.close()
    assert not trouble, trouble


def seated(friends: tuple[Person, Person], game: str, players: int = 2) -> None:
    vera, gleb = friends
    link = vera.open_table(game, "Vera", players=players, by_hand=True)
    gleb.come(link)
    gleb.sit("Gleb")
    vera.page.get_by_role("button", name="Start the game" if players == 2 else "Add bots and start").click()
    for person in friends:
        person.page.wait_for_selector(".board")


def until(friends: tuple[Person, Person], so: Callable[[], bool], *, act: bool = True) -> None:
    friends[0].until(so, lambda: act and sum(person.act() for person in friends))


def shown(person: Person, selector: str) -> bool:
    return person.page.locator(selector).count() > 0


def test_who_does_not_draw_in_time_gets_the_forgetful_card(friends: tuple[Person, Person]) -> None:
    seated(friends, "dobro")
    until(friends, lambda: any(shown(person, ".actions.mine") for person in friends), act=False)
    first, other = friends if shown(friends[0], ".actions.mine") else friends[::-1]
    first.page.locator(".own .item.live").first.click()
    first.page.locator(".actions .key").first.click()
    other.page.wait_for_selector(".actions.mine")
    assert not shown(first, ".urgent button")
    until((other, other), lambda: shown(first, ".own .marker:has-text('Forgot to draw')"))  # the other one goes on


def test_who_does_not_say_it_can_be_caught(friends: tuple[Person, Person], unhurried: Serving) -> None:
    vera, gleb = friends
    sit_down(unhurried, {"Vera": vera, "Gleb": gleb}, "zabiray", lambda past: before(past, 0, "play ru", "say"))
    vera.page.locator(".own .item.live[data-item=ru]").first.click()
    vera.page.locator(".actions .buttons .key").first.click()
    say_it = vera.page.locator(".urgent button:has-text('Zaberu')")
    say_it.wait_for()
    say_it.wait_for(state="detached")  # the hands are away
    gleb.page.locator(".calls .call").click()
    vera.page.locator(".log").get_by_text("Two cards as a penalty").first.wait_for()


def test_bids_are_talked_about_and_turned_up_when_all_agree(friends: tuple[Person, Person]) -> None:
    seated(friends, "venture", players=3)
    vera, gleb = friends
    for person in friends:
        person.page.locator(".own .item.live").last.click()  # the highest card
        person.page.locator(".actions .buttons .key").first.click()
        person.page.get_by_role("button", name="I’m ready").wait_for()
    vera.page.get_by_role("button", name="I bid a low card").click()  # a lie
    gleb.page.locator(".bubble", has_text="I bid a low card").wait_for()
    assert not shown(vera, ".own [data-zone='captured@0'] .item")
    gleb.page.get_by_role("button", name="I’m ready").click()
    vera.page.locator(".seat", has_text="Gleb").get_by_text("ready").wait_for()
    cards = vera.page.locator("[data-zone='hand@0'] .item").count()
    vera.page.wait_for_timeout(300)  # nothing is to happen
    assert vera.page.locator("[data-zone='hand@0'] .item").count() == cards  # one still talks
    vera.page.get_by_role("button", name="I’m ready").click()
    vera.page.get_by_role("button", name="I’m ready").wait_for(state="detached")
    until(friends, lambda: vera.page.locator("[data-zone='hand@0'] .item").count() < cards, act=False)


@pytest.mark.long
def test_a_match_for_chips_ends_by_agreement(friends: tuple[Person, Person]) -> None:
    seated(friends, "blackstone")
    vera, gleb = friends
    vera.page.get_by_role("button", name="Suggest ending after this round").click()
    gleb.page.get_by_role("button", name="Let’s go on").click()
    vera.page.get_by_role("button", name="Suggest ending after this round").click()
    gleb.page.get_by_text("would like this round to be the last").first.wait_for()
    gleb.page.get_by_role("button", name="Agreed").click()
    for person in friends:
        person.page.get_by_text("This is the last round").first.wait_for()
    until(friends, lambda: all(person.over for person in friends))


def test_a_preset_is_chosen_with_play_and_remembered(newcomer: Newcomer) -> None:
    me = newcomer()
    me.go("/")
    how = me.page.locator("article", has=me.page.locator("[data-play=dobro]")).locator("[aria-haspopup=dialog]")
    how.click()
    dialog = me.page.get_by_role("dialog")
    dialog.locator("input[name='players-dobro'][value='4']").check(force=True)
    dialog.locator(".chips").get_by_text("Long game").click()
    dialog.get_by_role("button", name="Play").click()
    me.page.wait_for_selector("[data-zone='round@-1']")
    assert "/4" in me.page.inner_text("[data-zone='round@-1']")
    assert me.page.locator(".seat").count() == 3
    me.go("/")
    how.click()
    dialog.locator("label.on", has_text="Long game").wait_for()
    assert dialog.locator("input[name='players-dobro'][value='4']").is_checked()


def test_aids_can_be_switched_off_with_play(newcomer: Newcomer) -> None:
    me = newcomer(size=DESKTOP)
    me.go("/")
    how = me.page.locator("article", has=me.page.locator("[data-play=blackstone]")).locator("[aria-haspopup=dialog]")
    for aids, wanted in (("true", True), ("false", False)):
        how.click()
        dialog = me.page.get_by_role("dialog")
        dialog.locator("select").select_option(aids)
        dialog.get_by_role("button", name="Play").click()
        me.page.wait_for_selector(".board")
        until((me, me), lambda: shown(me, ".actions.mine .buttons"), act=False)
        assert bool(re.search("%|a 10 is safe", me.page.inner_text(".actions"))) is wanted
        me.go("/")


def test_the_host_changes_the_table_before_the_start(friends: tuple[Person, Person]) -> None:
    vera, gleb = friends
    link = vera.open_table("dobro", "Vera", players=2, by_hand=True)
    gleb.come(link)
    vera.page.get_by_label("The screen remembers for you").check()
    gleb.page.locator("dl", has_text="Drawing").wait_for()
    vera.page.get_by_label("The screen remembers for you").uncheck()
    gleb.page.locator("dl", has_text="Drawing").wait_for(state="detached")


def test_a_seat_can_be_left_to_a_bot_and_taken_back(friends: tuple[Person, Person]) -> None:
    seated(friends, "dobro")
    vera, _ = friends
    vera.page.get_by_role("button", name="Hand over to a bot").click()
    vera.page.get_by_role("dialog").get_by_role("button", name="Hand over to a bot").click()
    vera.page.get_by_role("button", name="Take my seat back").click()
    vera.page.get_by_role("button", name="Take my seat back").wait_for(state="detached")

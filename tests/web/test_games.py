"""Whole games by clicking: from the shelf to the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from igroteka.games import catalogue
from settings import later
from web.person import DESKTOP, PHONE

if TYPE_CHECKING:
    from web.conftest import Newcomer

# Matches that may last for hours are limited, on the form for a table with friends.
LIMITS = {"max_rounds": 2, "max_deals": 1, "rounds": 2, "deals": 1}


@pytest.mark.parametrize("game", ["kitty", *later("pairs", "monster")])
def test_one_click_and_a_game_against_bots_is_played_to_its_end(newcomer: Newcomer, game: str) -> None:
    me = newcomer(seed=3)
    me.play_now(game)
    me.play(300)
    assert me.page.locator(".result ol li").count() >= 2
    assert me.page.get_by_role("button", name="Play again").is_visible()


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", catalogue.ids())
def test_every_game_is_played_by_clicking(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    """With bots and with short matches, at both sizes, with a picture of the beginning and the end."""
    from igroteka import words

    me = newcomer(size=size, language="ru", theme="dark" if size == DESKTOP else "light")
    rules, said = catalogue.rules(game), words.of(game, "ru")
    limits = {said.text(f"option-{name}"): value for name, value in LIMITS.items() if name in rules.OPTIONS}
    me.open_table(game, "Вера", options=limits)
    me.page.get_by_role("button", name="Добавить ботов и начать").click()
    me.page.wait_for_selector(".actions")
    me.picture(f"{game}-{size[0]}-start")
    me.play(500)
    me.picture(f"{game}-{size[0]}-end")
    me.page.get_by_role("button", name="Посмотреть на стол").click()
    me.picture(f"{game}-{size[0]}-table")


def test_another_game_at_once_and_the_last_one_again(newcomer: Newcomer) -> None:
    me = newcomer(language="uk", size=DESKTOP)
    me.play_now("pairs")
    me.play(300)
    first = me.page.url
    me.page.get_by_role("button", name="Ще раз").click()
    me.page.wait_for_url(lambda url: url != first)
    me.page.wait_for_selector(".actions.mine")
    me.go(first.removeprefix(me.address).replace("/t/", "/replay/"))
    me.page.wait_for_selector("footer input[type=range]")
    me.page.get_by_role("button", name="Крок уперед").click()
    assert me.page.inner_text("footer ol").strip()


def test_the_first_move_is_the_third_click(newcomer: Newcomer) -> None:
    me = newcomer(size=DESKTOP)
    me.play_now("kitty")
    me.page.wait_for_selector(".actions.mine")
    card = me.page.locator(".own .item.live").first
    name = card.get_attribute("data-item")
    card.click()
    me.page.locator(".actions .key").first.click()
    me.page.wait_for_selector(f".log :text-matches('You pick an? {name} ')")


def test_a_card_is_dragged_to_the_middle(newcomer: Newcomer) -> None:
    me = newcomer(size=DESKTOP)
    me.play_now("kitty")
    me.page.wait_for_selector(".actions.mine")
    card = me.page.locator(".own .item.live").first
    name, box = card.get_attribute("data-item"), card.bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + 15, box["y"] + 50)
    me.page.mouse.down()
    me.page.mouse.move(box["x"] + 80, box["y"] - 150, steps=6)
    me.page.mouse.up()
    me.page.wait_for_selector(f".log :text-matches('You pick an? {name} ')")


def test_a_pile_grows_card_by_card_while_it_is_laid(newcomer: Newcomer) -> None:
    """Troll Guts: all lay their piles at the same time; one sees one's own."""
    me = newcomer()
    me.play_now("troll-guts")
    me.page.wait_for_selector(".actions.mine")
    hand, pile = me.page.locator("[data-zone='hand@0'] .item"), me.page.locator("[data-zone='pile@0'] .item")
    assert (hand.count(), pile.count()) == (5, 0)
    hand.first.click()
    me.page.locator(".actions .key").first.click()
    pile.first.wait_for()
    assert (hand.count(), pile.count()) == (4, 1)
    me.page.get_by_role("button", name="Undo").click()
    pile.first.wait_for(state="detached")
    assert hand.count() == 5

"""Every table has its game's look, and nobody has a hard time reading on it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from settings import later

if TYPE_CHECKING:
    from web.conftest import Newcomer
    from web.person import Person

FELT = "getComputedStyle(document.documentElement).getPropertyValue('--felt-hue').trim()"


def felt(me: Person) -> str:
    return str(me.page.evaluate(FELT))


@pytest.mark.parametrize("theme", ["dark", *later("light")])
def test_a_table_has_its_games_cloth_back_and_mascot_and_the_shelf_has_none_of_it(
    newcomer: Newcomer, theme: str
) -> None:
    me = newcomer(theme=theme, size=(1280, 800))
    me.go("/")
    plain = felt(me)
    seen = set()
    for game in ("goblin-poker", "monster"):
        me.play_now(game)
        me.page.locator(".mascot > svg").first.wait_for()
        assert me.page.locator("#card-back svg").count(), "nothing is drawn on the backs"
        assert me.page.locator(".bar .emblem path").count(), "there is no emblem beside the title"
        assert me.page.locator("[data-zone] use[href='#card-back']").count(), "no back is to be seen"
        seen.add(felt(me))
        assert not me.barriers()
    assert len(seen | {plain}) == 3
    me.go("/")
    assert felt(me) == plain


def test_the_stock_of_zabiray_shows_the_back_on_top(newcomer: Newcomer) -> None:
    """The frame is that of every back; what it demands stands on it, and below."""
    me = newcomer()
    me.play_now("zabiray")
    stock = me.page.locator("[data-zone='stock@-1']")
    stock.locator("use[href='#card-ground']").wait_for()
    stock.locator(".layer").last.locator("circle ~ :is(text, g)").wait_for()  # so many, or to be turned over
    stock.get_by_text(re.compile("take|turn")).first.wait_for()

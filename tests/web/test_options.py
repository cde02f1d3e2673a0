"""Every option of every game, chosen on the form, makes a table that can be played by clicking."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from igroteka import words
from igroteka.games import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from web.conftest import Newcomer
    from web.person import Person

Variant = tuple[str, str, object]  # game, option, value
FEW = (("dobro", "announce", "manual"), ("venture", "draft", True), ("kitty", "teams", True))
THINGS = 14  # to do at each table
HIGHEST = 60  # whole numbers are tried at their lowest and, up to here, at their highest


def variants() -> Iterator[Variant]:
    for game in catalogue.ids():
        for name, option in catalogue.rules(game).OPTIONS.items():
            told = option.describe()
            if told["type"] == "bool":
                values: list[object] = [not option.default]
            elif told["type"] == "enum":
                values = [value for value in told["values"] if value != option.default]
            elif told["type"] == "int":
                values = [0, 1] if told.get("seat") else [told["min"], min(told.get("max", HIGHEST), HIGHEST)]
            else:
                values = ["mild" if name == "backs" else "a song"]
            yield from ((game, name, value) for value in values if (game, name, value) not in FEW)


def choose(me: Person, game: str, name: str, value: object) -> None:
    form = me.page.locator("details")
    which = form.locator(f"input[name='option-{game}-{name}'][value='{value}']")
    if which.count():
        which.check()
        return
    title = re.compile(r"^\s*" + re.escape(words.of(game, "en").text(f"option-{name}")))
    label = form.locator("label").filter(has_text=title).first
    field = label.locator("input")
    if label.locator("select").count():
        label.locator("select").select_option(str(value))
    elif isinstance(value, bool):
        field.set_checked(value)
    else:
        field.fill(str(value))
        field.blur()


def play_with(me: Person, game: str, name: str, value: object) -> None:
    rules = catalogue.rules(game)
    me.go(f"/open/{game}")
    me.page.wait_for_selector("form")
    players = rules.PLAYERS[0] if name != "teams" else 4
    if me.page.locator("input[name^=players-]").count():
        me.page.click(f"label:has(input[name^=players-][value='{players}'])")
    me.page.click("summary")
    choose(me, game, name, value)
    me.page.click("button.open")
    me.say_name("Vera")
    me.page.get_by_role("button", name="Add bots and start").click()
    me.page.wait_for_selector(".actions")
    me.turns(THINGS, again=False)


@pytest.mark.parametrize("variant", FEW, ids=lambda variant: "-".join(map(str, variant)))
def test_a_table_with_other_rules_can_be_played(newcomer: Newcomer, variant: Variant) -> None:
    play_with(newcomer(seed=7), *variant)


def test_a_number_that_is_kept_in_mind_is_shown_for_a_moment_only(newcomer: Newcomer) -> None:
    """Dobro with the good number said aloud: it goes, and neither cards nor buttons nor refusals give it away."""
    me = newcomer(seed=7)
    play_with(me, "dobro", "announce", "manual")
    good = me.page.locator("[data-zone='good@-1'] .figure")

    def to_be_chosen() -> bool:
        if not me.page.locator(".own .item.live").count():
            return False
        good.filter(has_text="?").wait_for()
        return me.page.locator(".own .item.live").count() > 0  # still: it was not the last moment of a move under way

    me.until(to_be_chosen)
    assert not me.page.locator(".own .item.dead").count()
    for card in me.page.locator(".own button.item").all():
        if card.get_attribute("aria-pressed") == "false":
            card.click()
        me.page.wait_for_selector(".item.picked, .why")
        assert "say" not in me.page.inner_text(".actions")
        assert "or more" not in me.page.inner_text(".actions")


@pytest.mark.long
@pytest.mark.parametrize("game", catalogue.ids())
def test_every_option_of_a_game_can_be_played(newcomer: Newcomer, game: str) -> None:
    me = newcomer(seed=7)
    for variant in variants():
        if variant[0] == game:
            play_with(me, *variant)

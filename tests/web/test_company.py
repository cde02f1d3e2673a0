"""Several people at one table, each with a browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.person import DESKTOP, Person

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from web.conftest import Newcomer

from server.serving import Serving


def test_two_friends_and_a_spectator(newcomer: Newcomer) -> None:
    vera, gleb, zoya = newcomer(language="ru"), newcomer(language="uk", size=DESKTOP, seed=2), newcomer()
    link = vera.open_table("hawthorn", "Вера", players=2, options={"Раундов не больше": 1})
    gleb.come(link)
    gleb.sit("Гліб")
    zoya.come(link)
    vera.page.get_by_role("button", name="Начать игру").click()
    for person in (vera, gleb, zoya):
        person.page.wait_for_selector(".board")
    assert "You are watching" in zoya.page.inner_text(".actions")
    assert zoya.page.locator("button.item").count() == 0
    assert gleb.page.locator(".own button.item").count() == 5
    vera.page.get_by_role("button", name="Что было").click()
    vera.page.locator("dialog").get_by_placeholder("Сказать что-нибудь…").fill("Удачи!")
    vera.page.keyboard.press("Enter")
    gleb.page.wait_for_selector(".side .talk p:has-text('Удачи!')")
    vera.page.keyboard.press("Escape")
    vera.play(300, (gleb,))
    for person in (gleb, zoya):
        person.page.wait_for_selector(".verdict")
    scores = [person.page.locator(".result .score").all_inner_texts() for person in (vera, gleb, zoya)]
    assert scores[0] == scores[1] == scores[2]

    vera.page.get_by_role("button", name="Ещё раз").click()
    vera.page.wait_for_selector(".seats li:has-text('Вера')")
    for person, name in ((gleb, "За новий стіл"), (zoya, "To the new table")):
        person.page.get_by_role("button", name=name).or_(person.page.get_by_role("link", name=name)).click()
    for person in (vera, gleb, zoya):
        person.page.wait_for_selector(".board")
    assert gleb.page.locator(".own button.item").count() == 5
    assert "You are watching" in zoya.page.inner_text(".actions")


def test_a_restart_in_mid_game_is_only_a_banner(browser: Browser, tmp_path: Path) -> None:
    """The table comes back as it was, and so does a move that was on its way."""
    with Serving(str(tmp_path / "igroteka.db"), tmp_path) as serving:
        me = Person(browser, serving.address, language="en")
        me.play_now("dobro")
        me.page.wait_for_selector(".actions.mine")
        before = me.page.locator(".own button.item").count()
        serving.stop()
        me.page.wait_for_selector(".lost")
        assert not me.barriers()
        serving.start()
        me.page.wait_for_selector(".lost", state="detached", timeout=20_000)
        assert me.page.locator(".own button.item").count() == before
        me.turns(9)
        me.close()

"""Igroteka without a server, with the network cut after the first visit: games, reloads, tabs, one device, records."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import igroteka
from browser.conftest import SITE, web_space
from settings import in_short, later
from web.person import DESKTOP, PHONE, Person
from web.test_hot_seat import beside, play_in_turns, start

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from browser.conftest import Visitor

PATIENCE = 180_000  # milliseconds: Python has to come first
BEFORE_THE_SHELF, BEFORE_A_GAME = 250_000, 6_000_000  # bytes, compressed


def verified(record: Path) -> None:
    command = [sys.executable, "-m", "igroteka", "verify", str(record)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def play_now(me: Person, game: str) -> None:
    me.page.click(f"[data-play={game}]")
    me.page.wait_for_selector(".actions, .verdict", timeout=PATIENCE)


def record_of(me: Person, folder: Path) -> Path:
    """The record of the game that is over, as a person would download it."""
    me.page.get_by_role("link", name="Watch the replay").click()
    with me.page.expect_download() as saved:
        me.page.get_by_role("link", name="Download the record").click()
    file = folder / "record.json"
    saved.value.save_as(file)
    return file


@pytest.mark.parametrize("game", in_short({"dobro"}))
@pytest.mark.parametrize("size", [PHONE, *later((DESKTOP,))])
def test_a_game_without_a_network(visitor: Visitor, tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    """From the shelf to the end, with a reload in between; the record verifies."""
    me = visitor(size=size)
    play_now(me, game)
    moves = 0

    def some_moves() -> bool:
        nonlocal moves
        done = me.act()
        moves += done
        return done

    me.until(lambda: me.over or moves >= 6, some_moves)
    me.page.reload()
    me.page.wait_for_selector(".actions, .verdict", timeout=PATIENCE)
    me.play(600)
    verified(record_of(me, tmp_path))


def test_a_game_belongs_to_one_tab_and_goes_on_in_another(visitor: Visitor) -> None:
    me = visitor()
    play_now(me, "pairs")
    first, link = me.page, me.page.url
    second: Page = me.context.new_page()
    second.goto(link)
    expect(second.locator("main")).to_contain_text("open in another tab", timeout=PATIENCE)
    first.close()
    second.get_by_role("button", name="Try again").click()
    second.wait_for_selector(".actions, .verdict", timeout=PATIENCE)
    second.locator("a[href='#/']").first.click()
    second.locator("[data-continue=pairs]").click(timeout=PATIENCE)
    second.wait_for_selector(".actions, .verdict", timeout=PATIENCE)


def test_friends_pass_the_device_around(visitor: Visitor) -> None:
    """Nobody sees another's cards; what needs a server is not offered."""
    me = visitor()
    me.page.click("a[href='#/open/dobro']")
    me.page.wait_for_selector("form")
    assert not me.page.get_by_text("rated game").count()
    me.page.click("label:has(input[name^=players-][value='2'])")
    me.page.click("button.open")
    me.page.wait_for_selector("#name")
    me.page.fill("#name", "Vera")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".seats .button.quiet", timeout=PATIENCE)
    expect(me.page.locator("main")).to_contain_text("pass the device around")
    assert not me.page.locator("img").count(), "there is no code to scan"
    beside(me, "Oleg")
    start(me)
    assert play_in_turns(me, 5) == {"0", "1"}


def test_score_is_kept_in_the_tab(visitor: Visitor) -> None:
    """The rules that count it are in this tab, too; a reload loses nothing."""
    me = visitor()
    me.page.click("a[href='#/score/pairs']")
    me.page.click(".start")
    took = me.page.locator("[data-column=took] label")
    took.nth(1).click(timeout=PATIENCE)
    me.page.locator("[data-column=card] label", has_text="7").click()
    me.page.click("form .count")
    expect(me.page.locator("[data-total='1']")).to_have_text("7", timeout=PATIENCE)
    me.page.reload()
    expect(me.page.locator("[data-total='1']")).to_have_text("7", timeout=PATIENCE)


def test_a_record_is_dropped_in_and_watched(visitor: Visitor, tmp_path: Path) -> None:
    me = visitor()
    state = igroteka.game("pairs", players=2).start(seed=5)
    while not state.over:
        state.play(state.legal[0])
    file = tmp_path / "game.json"
    file.write_text(state.record().to_json())
    me.page.get_by_role("link", name="Profile").click()
    me.page.get_by_role("button", name="What is your name?").click()
    me.page.fill("#name", "Vera")
    me.page.keyboard.press("Enter")
    chooser = me.page.get_by_label("Add a record from a file")
    chooser.wait_for(state="attached", timeout=PATIENCE)
    chooser.set_input_files(file)
    me.page.get_by_role("link", name="Watch the replay").click()
    expect(me.page.locator(".keys")).to_contain_text("0/")
    me.page.go_back()
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text().replace('"scores":[', '"scores":[9'))
    me.page.get_by_label("Add a record from a file").set_input_files(broken)
    expect(me.page.get_by_role("alert")).to_contain_text("not the record of a game")


def test_the_shelf_is_light_and_a_first_game_not_heavy() -> None:
    """What has to come, compressed, in English: to choose a game, and to play it."""
    files = next(SITE.glob("files-*"))
    page = (SITE / "index.html").read_text()
    shelf = [SITE / "index.html", *(SITE / "assets" / name for name in _assets(page))]
    shelf += [files / "games.json", files / "boxes.json", files / "words" / "en.json"]
    before = sum(len(gzip.compress(file.read_bytes(), 9)) for file in shelf if file.suffix != ".woff2")
    assert before < BEFORE_THE_SHELF, before
    client = sum(len(gzip.compress(file.read_bytes(), 9)) for file in (SITE / "assets").iterdir())
    python = sum(json.loads((files / "python" / "sizes.json").read_text()).values())
    search = max(file.stat().st_size for file in (files / "search").iterdir())  # of one game; others come later
    assert client + python + search + before < BEFORE_A_GAME, (client, python, search, before)


def _assets(page: str) -> list[str]:
    """The files that the page names, and those that these need at once."""
    names = {name.removeprefix("./assets/") for name in page.split('"') if name.startswith("./assets/")}
    assert names, "the page names nothing"
    return sorted(names)


def test_a_page_that_is_open_keeps_its_version_and_the_next_visit_has_the_new_one(
    browser: Browser, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    with web_space(tmp_path) as root:
        me = Person(browser, f"{root}/site", service_workers="allow")
        me.go("/")
        me.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        _change(folder / "index.html", "<title>", "<title>Newer ")
        _change(folder / "sw.js", "const VERSION = ", "const VERSION = 'newer ' + ")
        me.page.reload()
        me.page.evaluate(NEWER_IS_FETCHED)
        asked = "() => fetch('./').then((page) => page.text())"
        assert "Newer" not in me.page.evaluate(asked), "the page that is open has another version under its feet"
        elsewhere = me.context.new_page()

        def come_again() -> None:
            me.page.close()
            elsewhere.wait_for_timeout(300)
            me.page = me.context.new_page()
            me.go("/")

        come_again()
        me.until(lambda: "Newer" in me.page.evaluate(asked), come_again)
        me.close()


def _change(file: Path, old: str, new: str) -> None:
    file.write_text(file.read_text().replace(old, new, 1))


NEWER_IS_FETCHED = """async () => {
  const here = await navigator.serviceWorker.ready
  await here.update()
  const coming = here.installing ?? here.waiting
  if (coming.state !== 'installed')
    await new Promise((done) => coming.addEventListener('statechange', () => coming.state === 'installed' && done()))
}"""


def test_nothing_leads_out_of_the_folder() -> None:
    """It works below any path: no address begins at the root of a host."""
    page = (SITE / "index.html").read_text()
    assert not [part for part in page.split('"') if part.startswith("/")], page
    manifest = json.loads((SITE / "manifest.webmanifest").read_text())
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert not [icon for icon in manifest["icons"] if icon["src"].startswith("/")]

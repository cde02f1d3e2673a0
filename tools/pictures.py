"""Renew the pictures in the READMEs: the shelf, a table on a desktop, and three games on phones.

It needs Chromium on the PATH and the built client (`make client`). Games are played until it is the visitor's turn with
something to choose from; which cards lie there is chance, so look at what came out, and try again if it is dull.
"""

from __future__ import annotations

import base64
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from playwright.sync_api import Error, sync_playwright

from igroteka.games import catalogue

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page, ViewportSize

Theme = Literal["light", "dark"]
PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
QUALITY = 0.82
CLICKS = 12  # of the visitor, before a picture is taken
CHOICES = ".actions .strip .pick:not(.on), .item.live:not(.picked), .actions .buttons .button:not(.square)"
ON_PHONES: dict[str, Theme] = {"zabiray": "light", "charidice": "dark", "hawthorn": "light"}
SIDE_BY_SIDE = """<body style="margin: 0; display: flex; gap: 24px">{}</body>"""
AS_WEBP = """async ([picture, quality]) => {
  const shown = new Image()
  shown.src = 'data:image/png;base64,' + picture
  await shown.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: shown.width, height: shown.height })
  canvas.getContext('2d').drawImage(shown, 0, 0)
  return canvas.toDataURL('image/webp', quality).split(',')[1]
}"""


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="pictures-") as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--database", f"{folder}/igroteka.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            try:
                assert server.stdout is not None
                address = next(word for line in server.stdout for word in line.split() if word.startswith("http://"))
                keep(browser, "shelf", shelf(browser, address))
                keep(browser, "table", table(browser, address, "dobro", DESKTOP, players=5))
                phones = [table(browser, address, game, PHONE, theme=theme) for game, theme in ON_PHONES.items()]
                keep(browser, "phones", beside(browser, phones))
            finally:
                browser.close()
                server.terminate()
    return 0


def shelf(browser: Browser, address: str) -> bytes:
    page = visit(browser, address, DESKTOP, "light")
    page.locator(".mini").first.wait_for()
    page.wait_for_timeout(500)
    return page.screenshot()


def table(
    browser: Browser, address: str, game: str, size: ViewportSize, *, theme: Theme = "light", players: int = 3
) -> bytes:
    page = visit(browser, address, size, theme)
    page.locator(f"article:has([data-play={game}]) [aria-haspopup=dialog]").first.click()
    page.click(f"dialog label:has(input[name^=players-][value='{players}'])")
    page.click("dialog .button.key")
    page.wait_for_selector(".actions")
    close(page.locator(".tip button"))
    luck = random.Random(1)
    for _ in range(CLICKS):
        wait_for_my_turn(page)
        try:
            luck.choice(page.locator(CHOICES).all()).click(timeout=500)
        except (Error, IndexError):
            continue  # it has changed in the meantime
    wait_for_my_turn(page)
    close(page.locator(".tip button"))
    card = page.locator(".own .item.live:not(.picked)")
    if card.count() and not page.locator(".item.picked").count():
        card.first.click()
    close(page.locator(".toast .square"))
    page.mouse.move(0, 0)
    page.wait_for_timeout(1000)
    return page.screenshot()


def wait_for_my_turn(page: Page) -> None:
    while not page.locator(".actions.mine").count() or page.locator(".scene").count():
        close(page.locator(".scene"))
        page.wait_for_timeout(200)


def close(what: Locator) -> None:
    """What stands over the table is sent away."""
    try:
        if what.count():
            what.last.click(timeout=500)
    except Error:
        return  # it has gone by itself


def visit(browser: Browser, address: str, size: ViewportSize, theme: Theme) -> Page:
    context = browser.new_context(viewport=size, device_scale_factor=1.5, locale="en-GB", color_scheme=theme)
    context.add_init_script("localStorage.setItem('igroteka-coach', 'off')")
    for game in catalogue.ids():  # somebody who knows them: nothing is offered to be learnt
        context.add_init_script(f"localStorage.setItem('igroteka-met-{game}', 'yes')")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("[data-play]")
    return page


def beside(browser: Browser, pictures: list[bytes]) -> bytes:
    width = len(pictures) * (PHONE["width"] + 24) - 24
    page = browser.new_page(viewport={"width": width, "height": PHONE["height"]}, device_scale_factor=1.5)
    shown = (f'<img width="{PHONE["width"]}" src="data:image/png;base64,{text(one)}">' for one in pictures)
    page.set_content(SIDE_BY_SIDE.format("".join(shown)))
    return page.screenshot(omit_background=True)


def keep(browser: Browser, name: str, picture: bytes) -> None:
    made = browser.new_page().evaluate(AS_WEBP, [text(picture), QUALITY])
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(made))


def text(picture: bytes) -> str:
    return base64.b64encode(picture).decode()


if __name__ == "__main__":
    sys.exit(main())

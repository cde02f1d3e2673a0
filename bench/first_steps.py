"""How long a newcomer waits: for the first decision of a lesson on a slow phone, and for the edition without a server.

It needs Chromium on the PATH, Playwright, the built client (`make client`) and the built site (`make site`).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from visiting import FLAGS, SITE, chromium, serve, web_space

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 844}
# A phone as Lighthouse imagines one: bits a second and milliseconds of its line.
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
DECISION = ".note:not(:has(.button.key))"  # a step that waits until one has done something at the table
PATIENCE = 120_000
# When the worker was asked to bring Python, and when it had.
WATCH = """() => {
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.kind === 'open') {
      window.asked_ = performance.now()
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'ready') window.ready_ = performance.now()
      })
    }
    return post.call(this, message, ...more)
  }
}"""


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--games", nargs="+", default=["pairs", "dobro", "charidice"], help="whose lessons")
    ask.add_argument("--throttle", type=float, default=4, help="how many times slower than this machine (default: 4)")
    asked = ask.parse_args()
    with tempfile.TemporaryDirectory(prefix="steps-") as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        server = serve(folder)
        try:
            for game in asked.games:
                clicks, seconds = lesson(browser, f"{server.address}/learn/{game}", asked.throttle)
                say(f"lesson of {game}: first decision after {seconds:.1f} s and {clicks} clicks")
        finally:
            server.stop()
        if (SITE / "sw.js").exists():
            with web_space(SITE) as address:
                without_a_server(browser, address, asked.games[0])
        browser.close()
    return 0


def lesson(browser: Browser, link: str, throttle: float) -> tuple[int, float]:
    """From a link, opened by somebody who has never been here: clicks and seconds until something is asked of them."""
    with visitor(browser) as (context, page):
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", LINE)
        session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        began, clicks = time.monotonic(), 0
        page.goto(link)
        while True:
            page.locator(".scene, .note").first.wait_for(timeout=PATIENCE)
            if page.locator(DECISION).count():
                return clicks, time.monotonic() - began
            page.locator(".scene, .note .button.key").first.click()
            clicks += 1


def without_a_server(browser: Browser, address: str, game: str) -> None:
    with visitor(browser) as (context, page):
        say(f"site, first visit: shelf after {shelf(page, address):.2f} s")
        page.click(f"[data-play={game}]")
        page.wait_for_selector(".actions", timeout=PATIENCE)  # all that it needs is here now
        page.goto("about:blank")
        again = context.new_page()
        again.add_init_script(f"({WATCH})()")
        came = shelf(again, address)
        began = time.monotonic()
        again.click(f"[data-play={game}]")
        again.wait_for_selector(".actions", timeout=PATIENCE)
        python, table = again.evaluate("(ready_ - asked_) / 1000"), time.monotonic() - began
        say(f"site, again: shelf after {came:.2f} s, Python within {python:.2f} s, {game} {table:.2f} s after Play")


def shelf(page: Page, address: str) -> float:
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    page.wait_for_selector("[data-play]")
    return time.monotonic() - began


@contextmanager
def visitor(browser: Browser) -> Iterator[tuple[BrowserContext, Page]]:
    context = browser.new_context(viewport=PHONE)
    yield context, context.new_page()
    context.close()


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

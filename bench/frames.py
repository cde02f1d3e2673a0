"""How smooth a table is on a slow phone: the times between frames while cards fly, with the processor throttled.

It needs Chromium on the PATH, Playwright and the built client (`make client`). A visitor plays with bots at a full
table; `--profile` also tells which functions of the client took the time. With `--site` (after `make site`) the table
and all that thinks are in the tab.
"""

from __future__ import annotations

import argparse
import collections
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from visiting import FLAGS, SITE, chromium, serve, web_space

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 844}
WATCH = """() => {
  window.frames_ = []; window.long_ = []; window.flying_ = []
  let last = performance.now()
  const frame = (now) => {
    frames_.push(now - last)
    flying_.push(document.getElementsByClassName('travelling').length)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  new PerformanceObserver((list) => { for (const one of list.getEntries()) long_.push(one.duration) })
    .observe({ entryTypes: ['longtask'] })
}"""
CLICKS = ".scene, .actions .strip .pick:not(.on), .item.live:not(.picked), .actions .buttons .button:not(.square)"
PLACE = """([clicks, luck]) => {
  const all = document.querySelectorAll(clicks)
  const box = all[Math.floor(luck * all.length)]?.getBoundingClientRect()
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null
}"""  # the page is asked as little as can be: it is measured meanwhile


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--game", default="dobro")
    ask.add_argument("--players", type=int, default=6)
    ask.add_argument("--seconds", type=float, default=40)
    ask.add_argument("--throttle", type=float, default=4, help="how many times slower than this machine (default: 4)")
    ask.add_argument("--site", action="store_true", help="the edition without a server")
    ask.add_argument("--profile", action="store_true", help="where the time went")
    asked = ask.parse_args()
    with tempfile.TemporaryDirectory(prefix="frames-") as folder, sync_playwright() as playwright, ExitStack() as stack:
        if asked.site:
            home = stack.enter_context(web_space(SITE))
        else:
            server = serve(folder)
            stack.callback(server.stop)
            home = server.address
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        stack.callback(browser.close)
        context = browser.new_context(viewport=PHONE, service_workers="block")
        page = context.new_page()
        page.goto(home)
        page.click(f"article:has([data-play={asked.game}]) [aria-haspopup=dialog]")
        page.click(f"dialog label:has(input[name^=players-][value='{asked.players}'])")
        page.click("dialog .button.key")
        page.click(".newcomer button")  # nothing moves before one has said that one just plays
        page.wait_for_selector(".actions")
        page.wait_for_timeout(3000)
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": asked.throttle})
        page.evaluate(WATCH)
        if asked.profile:
            session.send("Profiler.enable")
            session.send("Profiler.start")
        play(page, asked.seconds)
        if asked.profile:
            spent(session.send("Profiler.stop")["profile"])
        told(page.evaluate("() => ({ frames: frames_, long: long_, flying: flying_ })"))
    return 0


def play(page: Page, seconds: float) -> None:
    luck = random.Random(1)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.wait_for_timeout(300)
        place = page.evaluate(PLACE, [CLICKS, luck.random()])
        if place:
            page.mouse.click(*place)


def told(found: dict[str, Any]) -> None:
    flying = sorted(time for time, many in zip(found["frames"], found["flying"], strict=True) if many)
    for name, times in (("all", sorted(found["frames"])), ("while something flies", flying)):
        shares = "  ".join(f"p{q} {times[min(len(times) - 1, len(times) * q // 100)]:.0f}" for q in (50, 95, 99))
        sys.stdout.write(f"{name}: {len(times)} frames, ms between them: {shares}  longest {times[-1]:.0f}\n")
    long = sorted(found["long"])
    sys.stdout.write(f"long tasks: {len(long)}, longest {max(long, default=0):.0f} ms\n")


def spent(profile: dict[str, Any]) -> None:
    nodes = {node["id"]: node["callFrame"] for node in profile["nodes"]}
    above = {child: node["id"] for node in profile["nodes"] for child in node.get("children", ())}
    own: collections.Counter[str] = collections.Counter()
    whole: collections.Counter[str] = collections.Counter()
    for id, took in zip(profile["samples"], profile["timeDeltas"], strict=True):
        own[name(nodes[id])] += took
        line = {name(nodes[id])}
        while (id := above.get(id)) is not None:
            line.add(name(nodes[id]))
        whole.update(dict.fromkeys(line, took))
    for title, counter in (("own", own), ("with what it calls", whole)):
        sys.stdout.write(f"{title}, ms\n")
        sys.stdout.writelines(f"{took / 1000:8.0f}  {each}\n" for each, took in counter.most_common(30))


def name(frame: dict[str, Any]) -> str:
    return f"{frame['functionName'] or '?'} {frame['url'].rsplit('/', 1)[-1]}:{frame['lineNumber']}"


if __name__ == "__main__":
    sys.exit(main())

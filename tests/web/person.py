"""Somebody with a browser, who does what a person would do: looks, clicks, presses keys."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from playwright.sync_api import Error

from igroteka.games import catalogue

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from playwright.sync_api import Browser, Page

PHONE, DESKTOP, NARROW = (390, 844), (1280, 800), (360, 740)
PATIENCE = 300.0  # seconds after which something will never be so
AWHILE = 25  # milliseconds between two looks
LOCALES = {"ru": "ru-RU", "uk": "uk-UA", "en": "en-GB"}
PICTURES = Path(__file__).with_name("pictures")  # kept for those who want to look; not part of the history
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Whoever has not chosen a speed is in a hurry here.
QUICK = "localStorage.getItem('igroteka-speed') ?? localStorage.setItem('igroteka-speed', 'quick')"

# Whoever is no stranger has met all games, and is not asked whether to learn them first.
MET = ";".join(f"localStorage.setItem('igroteka-met-{game}', 'yes')" for game in catalogue.ids())

# What can be clicked now, in the order in which a person would think of it.
LOOK = """() => {
  const seen = (e) => !e.disabled && e.getClientRects().length > 0
  const all = (s) => [...document.querySelectorAll(s)]
  const some = (s) => all(s).flatMap((e, n) => (seen(e) ? [[s, n]] : []))
  if (document.querySelector('.verdict')) return { over: true }
  const settled = document.querySelector('.actions .chosen')
  return {
    scene: some('.scene'),
    newcomer: some('.actions .newcomer button'),
    shout: some('.actions .urgent .shout:not(.call)'),
    picked: settled ? [] : some('.item.picked'),
    key: settled ? [] : some('.actions .buttons .button.key'),
    strip: settled ? [] : some('.actions .strip .pick:not(.on)'),
    on: some('.actions .strip .pick.on'),
    items: settled ? [] : some('.item.live:not(.picked)'),
    buttons: settled ? [] : some('.actions .buttons .button:not(.square)'),
  }
}"""


def in_a_sentence(name: str) -> str:
    """A name between the marks that keep its direction to itself."""
    return f"\u2068{name}\u2069"


class Person:
    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        size: tuple[int, int] = PHONE,
        theme: str = "light",
        seed: int = 1,
        service_workers: Literal["allow", "block"] = "block",
        stranger: bool = False,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            service_workers=service_workers,
        )
        self.context.set_default_timeout(60_000)
        self.context.add_init_script(QUICK)
        if not stranger:
            self.context.add_init_script(MET)
        self.page: Page = self.context.new_page()
        self.luck = random.Random(seed)
        self.trouble: list[str] = []
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on("console", lambda said: self.trouble.append(said.text) if said.type == "error" else None)

    def close(self) -> None:
        self.context.close()

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main")

    def play_now(self, game: str) -> None:
        """From the shelf to a table with bots, in one click."""
        self.go("/")
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector(".actions")

    def open_table(
        self,
        game: str,
        name: str,
        *,
        players: int | None = None,
        options: Mapping[str, int | str | bool] | None = None,
        by_hand: bool = False,
        aids: bool = False,
    ) -> str:
        """From the shelf to a table for friends; gives its link. By hand: what has to be said nobody says for you."""
        self.go("/")
        self.page.click(f"a[href='/open/{game}']")
        self.page.wait_for_selector("form")
        if players is not None and self.page.locator("input[name^=players-]").count():
            self.page.click(f"label:has(input[name^=players-][value='{players}'])")
        helped = self.page.locator("label", has_text="The screen remembers for you").locator("input")
        if helped.count():
            helped.set_checked(not by_hand)
        if options:
            self.page.click("summary")
        if aids:
            self.page.get_by_label("Help with counting").select_option("true")
        for label, value in (options or {}).items():
            field = self.page.locator("details").get_by_label(label)
            if isinstance(value, bool):
                field.set_checked(value)
            elif isinstance(value, str):
                self.page.get_by_role("group", name=label).locator(f"input[value={value}]").check()
            else:
                field.fill(str(value))
                field.blur()
        self.page.click("button.open")
        self.say_name(name)
        self.page.wait_for_selector(".seats .button.quiet")  # who opens a table sits down at it
        return self.page.url

    def say_name(self, name: str) -> None:
        if self.page.locator("#name").or_(self.page.locator(".invite")).first.get_attribute("id") == "name":
            self.page.fill("#name", name)
            self.page.keyboard.press("Enter")

    def come(self, link: str) -> None:
        """Nobody is asked who they are before they have seen what they were invited to."""
        self.page.goto(link)
        self.page.wait_for_selector(".invite, .board")

    def sit(self, name: str, seat: int = 1) -> None:
        self.page.locator(".seats li").nth(seat).locator(".button.key").click()
        self.page.fill("#name", name)
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector(".seats .button.quiet")

    @property
    def over(self) -> bool:
        return self.page.locator(".verdict").count() > 0

    def leave(self) -> None:
        """A bot plays on: on a wide screen, where that is at hand."""
        self.page.locator(".side").get_by_role("button", name="Hand over to a bot").click()
        self.page.locator("dialog .button.key").click()

    def account(self) -> dict[str, list[int]]:
        """The columns of the result's account, by name: what is in the sum, and the sum."""
        table = self.page.locator(".result .account table")
        names = table.locator("thead bdi").all_inner_texts()
        rows: list[list[str]] = table.locator("tr:not(.beside)").evaluate_all(
            "all => all.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))"
        )
        columns = zip(*rows, strict=True)
        return {
            name: [int(text.replace("−", "-")) for text in column] for name, column in zip(names, columns, strict=True)
        }

    def act(self) -> bool:
        """Do one thing, if there is something to do."""
        try:
            seen: dict[str, Any] = self.page.evaluate(LOOK)
            choice = self._choose(seen)
            if choice is None:
                return False
            selector, number = choice
            self.page.locator(selector).nth(number).click(timeout=1500)
        except Error:
            return False  # it has changed in the meantime
        return True

    def _choose(self, seen: dict[str, Any]) -> tuple[str, int] | None:
        if seen.get("over"):
            return None
        if seen["scene"]:
            return seen["scene"][0]  # type: ignore[no-any-return]
        if seen["newcomer"]:
            return seen["newcomer"][0]  # type: ignore[no-any-return]
        if seen["shout"]:
            return self.luck.choice(seen["shout"])  # type: ignore[no-any-return]
        if seen["strip"] and not seen["on"]:
            return self.luck.choice(seen["strip"])  # type: ignore[no-any-return]
        if seen["picked"] and seen["key"] and self.luck.random() < 0.8:
            return seen["key"][0]  # type: ignore[no-any-return]
        free = seen["items"] if self.luck.random() < 0.8 else seen["buttons"]
        options = free or seen["items"] or seen["buttons"]
        return self.luck.choice(options) if options else None

    def until(
        self, so: Callable[[], object], do: Callable[[], object] | None = None, seconds: float = PATIENCE
    ) -> None:
        """Do whatever there is to do until it is so; `do` says whether there was something."""
        end = time.monotonic() + seconds
        while not so():
            assert time.monotonic() < end, f"it is never so: {self.page.url} {self.page.inner_text('body')}"
            if not (do or self.act)():
                self.page.wait_for_timeout(AWHILE)  # others' turn

    def play(self, seconds: float, others: tuple[Person, ...] = ()) -> None:
        """Go on until the game is over, others too."""
        self.until(lambda: self.over, lambda: sum(person.act() for person in (self, *others)), seconds)

    def turns(self, number: int, *, again: bool = True) -> None:
        """Do so many things at the table; if the game ends meanwhile, begin another one, or let it be enough."""
        done = 0

        def do() -> bool:
            nonlocal done
            if self.over:
                if not again:  # it has ended just now
                    return False
                self.page.get_by_role("button", name="Play again").click()
                self.page.wait_for_selector(".verdict", state="detached")
            did = self.act()
            done += did
            return did

        self.until(lambda: done >= number or (self.over and not again), do)

    def ask_why(self, dead: str) -> None:
        """Play until something lies there that cannot be played, and touch it."""

        def do() -> bool:
            touched = self.page.locator(dead)
            mine = self.page.locator(".actions.mine").count() and not self.page.locator(".scene").count()
            if not mine or not touched.count():
                return self.act()
            touched.first.click(force=True)  # it says that it is disabled, and answers all the same
            return True

        self.until(self.page.locator(".why .button:not(.square)").count, do)

    def picture(self, name: str) -> None:
        PICTURES.mkdir(exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")

    def barriers(self, within: str = "html") -> list[str]:
        """What axe finds on the screen as it is, or in a part of it."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "async (within) => (await axe.run(within, {resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', "
            "'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})).violations",
            within,
        )
        return [
            f"{one['id']}: {one['nodes'][0]['html'][:150]} {one['nodes'][0]['failureSummary'][:200]}" for one in found
        ]

"""A real browser and a real server for the tests of the client."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Protocol

import pytest
from playwright.sync_api import sync_playwright

from igroteka.server.doors import pages
from server.serving import Serving
from web.person import PHONE, Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the fastest first
ELSEWHERE = "igroteka.test"  # the server under a name that browsers do not trust as they trust this machine
FLAGS = (
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--no-first-run"),
)


class Newcomer(Protocol):
    def __call__(
        self,
        *,
        language: str = "en",
        size: tuple[int, int] = PHONE,
        theme: str = "light",
        seed: int = 1,
        stranger: bool = False,
    ) -> Person: ...


@pytest.fixture(scope="module")  # as long as it lives it holds this thread's event loop, which other tests need
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Where a module says `WINDOWS = True`, one that can do what only a browser with windows does."""
    programs = BROWSERS[1:] if getattr(request.module, "WINDOWS", False) else BROWSERS
    program = next(filter(None, map(shutil.which, programs)), None)
    assert program, "these tests need Chromium on the PATH"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, headless=True, args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    assert pages.files(), "the browser client is not built: make client"
    folder = tmp_path_factory.mktemp("site")
    with Serving(str(folder / "igroteka.db"), folder) as serving:
        yield serving


@pytest.fixture(scope="session")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server where moments last as long as they should, and bots take their time."""
    folder = tmp_path_factory.mktemp("unhurried")
    with Serving(str(folder / "igroteka.db"), folder, "--pace", "1") as serving:
        yield serving


@pytest.fixture
def newcomer(browser: Browser, site: Serving) -> Iterator[Newcomer]:
    """Makes people, each with a browser of their own; at the end their browsers have nothing to complain of."""
    people: list[Person] = []

    def come(
        *,
        language: str = "en",
        size: tuple[int, int] = PHONE,
        theme: str = "light",
        seed: int = 1,
        stranger: bool = False,
    ) -> Person:
        person = Person(browser, site.address, language=language, size=size, theme=theme, seed=seed, stranger=stranger)
        people.append(person)
        return person

    yield come
    trouble = [said for person in people for said in person.trouble]
    for person in people:
        person.close()
    assert not trouble, trouble

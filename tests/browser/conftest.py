"""The folder that `make site` builds, served as any web space would: `python -m http.server`, below a sub-path."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest

from web.conftest import browser
from web.person import PHONE, Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

__all__ = ["browser"]

SITE = Path(__file__).parents[2] / "dist" / "site"
BELOW = "somewhere/else"
AT_ONCE = "localStorage.setItem('igroteka-pace', '0')"  # bots do not take their time


class Visitor(Protocol):
    def __call__(
        self,
        *,
        size: tuple[int, int] = PHONE,
        language: str = "en",
        seed: int = 1,
        address: str = ...,
        script: str = "",
    ) -> Person: ...


@contextmanager
def web_space(root: Path) -> Iterator[str]:
    """The address at which a folder is served."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(root)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as serving:
        try:
            assert serving.stdout is not None
            said = re.search(r"port (\d+)", serving.stdout.readline())
            assert said
            yield f"http://127.0.0.1:{said[1]}"
        finally:
            serving.terminate()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (SITE / "sw.js").exists(), "the site is not built: make site"
    root = tmp_path_factory.mktemp("web-space")
    (root / BELOW).parent.mkdir()
    (root / BELOW).symlink_to(SITE)
    with web_space(root) as host:
        yield f"{host}/{BELOW}"


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Visitor]:
    """People, each with a browser of their own that has the whole site already, and no network any more."""
    people: list[Person] = []
    usual = address

    def come(
        *, size: tuple[int, int] = PHONE, language: str = "en", seed: int = 1, address: str = usual, script: str = ""
    ) -> Person:
        person = Person(browser, address, language=language, size=size, seed=seed, service_workers="allow")
        people.append(person)
        person.context.add_init_script(AT_ONCE + "\n" + script)
        person.go("/")
        person.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        person.context.set_offline(True)
        return person

    yield come
    trouble = [said for person in people for said in person.trouble]
    for person in people:
        person.close()
    assert not trouble, trouble

"""What the pages about the architecture and the words name is there, and what is there is named."""

from __future__ import annotations

import re
from itertools import chain, product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "igroteka"
PAGES = [ROOT / "docs" / "architecture.md", ROOT / "docs" / "glossary.md"]
ROOTS = [ROOT, SOURCE, ROOT / "web" / "src"]  # where paths begin
NEAR = [*SOURCE.glob("games/**/"), ROOT / "tests" / "suite"]  # where a file may be whose line names no folder before it
BUILT = {"src/igroteka/server/static"}  # by `make client`
PATH = re.compile(r"(?=.*/|.*\.(?:py|ts|svelte|md|ftl)$)[\w.<>{},/-]+")
NAME = re.compile(r"(\w+)\.(?!py$)(\w+)")
LISTED = ["kernel", "compiler", "tables", "live", "browser", "match", "bots", "lab", "envs", "games/pairs", "server"]
LISTED += [f"server/{room}" for room in ("gate", "doors", "processes", "live", "telling", "storage")]


def lines(page: Path) -> list[str]:
    """A page without its diagrams and programs."""
    return re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL).splitlines()


def quoted(line: str) -> list[str]:
    return re.findall(r"`([^`]+)`", line)


def found(path: str, roots: Iterable[Path]) -> list[Path]:
    """The files that a path names: some for `<game>`, and each of `{a,b}`."""
    pattern = re.sub(r"<\w+>", "*", path.replace("<game>/", "**/")).rstrip("/")
    parts = [part.strip("{}").split(",") for part in re.split(r"(\{[^}]*\})", pattern)]
    names = ["".join(each) for each in product(*parts)]
    each = [[file for root in roots for file in root.glob(name)] for name in names]
    return list(chain(*each)) if all(each) else []


def missing(page: Path) -> Iterator[str]:
    """Paths that lead nowhere. A file without a folder is in the first folder that its line names."""
    for line in lines(page):
        paths = [name for name in quoted(line) if PATH.fullmatch(name) and name not in BUILT]
        folder = next((path for path in paths if path.endswith("/") and found(path, ROOTS)), None)
        near = [place for place in found(folder, ROOTS) if place.is_dir()] if folder else NEAR
        yield from (path for path in paths if not found(path, ROOTS) and not found(path, near))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_on_the_page_exists(page: Path) -> None:
    assert not list(missing(page))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_name_that_stands_with_its_module_or_class_exists(page: Path) -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")}
    for named in filter(None, (NAME.fullmatch(name) for line in lines(page) for name in quoted(line))):
        owner, name = named.groups()
        homes = [text for path, text in sources.items() if path.stem == owner or f"class {owner}" in text]
        defined = re.compile(rf"^\s*(?:(?:async )?def |class |self\.|from .*)?\b{name}\b\s*[(:=,\n]", re.MULTILINE)
        assert any(map(defined.search, homes)), named.group()


@pytest.mark.parametrize("package", LISTED)
def test_every_module_is_named_where_its_package_is_described(package: str) -> None:
    named = {
        name.removeprefix(f"{package}/") for line in lines(PAGES[0]) if f"`{package}/" in line for name in quoted(line)
    }
    modules = {path.name for path in (SOURCE / package).glob("*.py")} - {"__init__.py"}
    assert modules
    assert not modules - named


def test_every_room_of_the_server_is_listed() -> None:
    rooms = {path.parent for path in (SOURCE / "server").glob("*/__init__.py")}
    assert {room.relative_to(SOURCE).as_posix() for room in rooms} <= set(LISTED)

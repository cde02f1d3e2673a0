"""The recipes, followed step by step in a copy of the project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from server.serving import Serving

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "recipes.md").read_text(encoding="utf-8")
RECIPE = re.compile(r"^## (?P<title>.+?)\n(?P<text>.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
STEP = re.compile(r"^\d+\. `(?P<path>[^`]+)`(?P<new> \(new\))?(?P<text>.*?)(?=^\d+\. `|\Z)", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^(?P<fence>`{3,4})(?P<kind>\w+)\n(?P<text>.*?)^(?P=fence)$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`((?:src|tests|web|docs|tools)/[\w/.{},-]+)`")
FEW = {"Add a zone kind": 4, "Add a socket command": 6, "Add a language": 1}  # files, besides tests and words


class Step(NamedTuple):
    path: str
    new: bool
    blocks: list[tuple[str, str]]  # what kind of text, and the text


def steps(recipe: str) -> list[Step]:
    return [
        Step(
            step["path"], bool(step["new"]), [(block["kind"], block["text"]) for block in BLOCK.finditer(step["text"])]
        )
        for step in STEP.finditer(recipe)
    ]


RECIPES = {found["title"]: steps(found["text"]) for found in RECIPE.finditer(PAGE)}


class Project:
    """A copy of the project in which a recipe is followed."""

    def __init__(self, folder: Path, **names: str) -> None:
        self.folder = folder
        self.names = names  # what stands for `<…>`
        for part in ("src", "tests", "docs", "tools", "web/src"):
            ignored = shutil.ignore_patterns("__pycache__", "static", "pictures")
            shutil.copytree(ROOT / part, folder / part, ignore=ignored)
        shutil.copy(ROOT / "pyproject.toml", folder)

    def follow(self, recipe: str, *numbers: int) -> None:
        """Carry out a recipe, or some of its steps."""
        for number, step in enumerate(RECIPES[recipe], 1):
            if not numbers or number in numbers:
                self.carry_out(step)

    def carry_out(self, step: Step) -> None:
        path = self.folder / self.named(step.path)
        for kind, text in step.blocks:
            path.write_text(patched(path, text) if kind == "diff" else self.named(text), encoding="utf-8")

    def named(self, text: str) -> str:
        for name, value in self.names.items():
            text = text.replace(f"<{name}>", value)
        return text

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        cache = str(self.folder / "cache")
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "IGROTEKA_CACHE": cache}
        return subprocess.run(
            [sys.executable, *command], cwd=self.folder, env=environment, capture_output=True, text=True
        )

    def passes(self, *tests: str) -> None:
        done = self.test(*tests)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]

    def test(self, *tests: str) -> subprocess.CompletedProcess[str]:
        return self.run("-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)

    def renew_the_wire(self) -> str:
        """As `make wire` does; the types of the browser."""
        done = self.run("tools/wire.py")
        assert done.returncode == 0, done.stderr
        return (self.folder / "web" / "src" / "lib" / "wire.ts").read_text(encoding="utf-8")


def patched(path: Path, diff: str) -> str:
    """A file with a few lines changed; it has to hold those that are there already, once."""
    lines = [line if line.strip() else " \n" for line in diff.splitlines(keepends=True)]
    before = "".join(line[1:] for line in lines if line[0] in " -")
    after = "".join(line[1:] for line in lines if line[0] in " +")
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{path.name} has not, or more than once:\n{before}"
    return text.replace(before, after)


@pytest.mark.parametrize("recipe", RECIPES)
def test_every_file_that_a_recipe_names_exists(recipe: str) -> None:
    for step in RECIPES[recipe]:
        path = ROOT / step.path.replace("<language>", "en")
        assert path.parent.is_dir() if step.new else path.exists(), step.path


def test_so_do_the_files_that_are_named_on_the_way() -> None:
    made = {step.path for recipe in RECIPES.values() for step in recipe if step.new}
    for path in set(NAMED.findall(PAGE)) - made:
        for each in ("ru", "uk", "en") if "{ru,uk,en}" in path else ("",):
            assert (ROOT / path.replace("{ru,uk,en}", each)).exists(), path


@pytest.mark.parametrize(("recipe", "most"), FEW.items())
def test_there_are_few_files_to_touch(recipe: str, most: int) -> None:
    touched = [step.path for step in RECIPES[recipe] if not step.path.startswith("tests/") and ".ftl" not in step.path]
    assert 0 < len(touched) <= most, touched


def test_an_option(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    project.follow("Add an option")
    project.passes("tests/rules/dobro/test_brief_game.py")
    project.passes("tests/suite/test_specified_options.py", "tests/suite/test_words.py", "-k", "dobro or same_things")


def test_a_look(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    project.follow("Change how a game looks")
    project.passes("tests/suite/test_looks.py")


def test_a_lesson(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    project.follow("Write a lesson")
    project.passes("tests/suite/test_lessons.py", "-k", "pairs")


@pytest.mark.long
def test_a_zone_kind(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    project.follow("Add a zone kind")
    assert "| 'track'" in project.renew_the_wire()
    project.passes("tests/docs/test_wire.py", "tests/docs/test_protocol.py")


@pytest.mark.long
def test_a_socket_command(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    project.follow("Add a socket command")
    assert "type: 'forgive'" in project.renew_the_wire()
    project.passes("tests/server/test_forgive.py", "tests/docs/test_wire.py", "tests/docs/test_protocol.py")


@pytest.mark.long
def test_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = Project(tmp_path / "project", language="eo")
    project.follow("Add a language")
    assert project.test("tests/suite/test_words.py", "-k", "same_things").returncode == 1, "there are no words yet"
    for words in (project.folder / "src").rglob("en.ftl"):
        shutil.copy(words, words.with_name("eo.ftl"))
    assert "eo: { own: 'Esperanto'" in project.renew_the_wire()
    tests = ("suite/test_words", "cli/test_games", "cli/test_errors", "suite/test_screen_words")
    project.passes(
        *(f"tests/{test}.py" for test in tests), "-k", "same_things or reasons or language or catalogue or screen"
    )
    assert "Dobro" in project.run("-m", "igroteka", "rules", "dobro", "--lang", "eo").stdout
    monkeypatch.setenv("PYTHONPATH", str(project.folder / "src"))
    with Serving(str(tmp_path / "igroteka.db"), tmp_path) as server:
        assert all("eo" in game["names"] for game in httpx.get(f"{server.address}/api/games").json())
        for path in ("words/eo", "words/eo/dobro", "rules/eo/dobro"):
            assert httpx.get(f"{server.address}/api/{path}").status_code == 200
        with httpx.Client(base_url=server.address) as reader:
            reader.post("/api/me", json={"name": "Ludoviko"}).raise_for_status()
            letters = {"address": "ludoviko@example.org", "language": "eo"}
            answer = reader.post("/api/me/telling/mail", json=letters)
            assert answer.json()["code"] == "no-telling", "this server sends no letters, but knows the language"


@pytest.mark.long
def test_a_column(tmp_path: Path) -> None:
    last = max(path.name[:4] for path in (ROOT / "src/igroteka/server/storage/migrations/versions").glob("0*.py"))
    project = Project(tmp_path / "project", last=last, next=f"{int(last) + 1:04}")
    schema = ("tests/server/test_storage_schema.py", "-k", "sqlite")
    project.follow("Add a column in the database", 1)
    found = project.test(*schema)
    assert found.returncode == 1
    assert "motto" in found.stdout
    project.follow("Add a column in the database", 2)
    project.passes(*schema)
    project.passes("tests/server/test_first_version.py", "-k", "recovery or leaderboard")

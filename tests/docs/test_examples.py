"""Every example in the documentation is run."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.match import Record, replay

ROOT = Path(__file__).parents[2]
READMES = [ROOT / "README.md", ROOT / "README.ru.md", ROOT / "README.uk.md"]
PAGES = [*READMES, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PROGRAM = re.compile(r"```python\n(.*?)```", re.DOTALL)
COMMAND = re.compile(r"^\$ igroteka (.+)$", re.MULTILINE)
NOT_HERE = ("play", "serve", "simulate high-card")  # tests of the terminal, of the server and of the tutorial do


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples_do_what_they_show(page: Path) -> None:
    found = doctest.testfile(str(page), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS)
    assert found.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_programs_run(page: Path) -> None:
    """What stands without prompts. The tutorial's game and the recipes are followed by tests of their own."""
    for program in PROGRAM.findall(page.read_text(encoding="utf-8")):
        if page.name not in ("add-a-game.md", "recipes.md") and ">>>" not in program:
            exec(compile(program, page.name, "exec"), {"__name__": "__main__"})


def test_commands_run(tmp_path: Path) -> None:
    found = [command for page in PAGES for command in COMMAND.findall(page.read_text(encoding="utf-8"))]
    commands = list(dict.fromkeys(found))  # in whatever language it stands, each once
    assert len(commands) > 5
    for command in commands:
        if command.startswith(NOT_HERE) or command.startswith("bench"):
            continue
        done = subprocess.run(
            [sys.executable, "-m", "igroteka", *shlex.split(command)], cwd=tmp_path, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"


def test_the_records_in_the_documentation_replay() -> None:
    found = re.findall(r"```json\n(.*?)```", (ROOT / "docs" / "record.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found
    for text in found:
        assert replay(Record.from_json(json.dumps(json.loads(text)))).over


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", READMES[1:], ids=lambda page: page.name)
def test_every_language_has_the_same_sections_pictures_links_and_commands(page: Path) -> None:
    assert outline(page) == outline(READMES[0])


def outline(readme: Path) -> list[str]:
    """What does not depend on the language, in order; the pages in the other languages are looked for apart."""
    text = readme.read_text(encoding="utf-8")
    others = {other.name for other in READMES if other != readme}
    assert others <= set(re.findall(r"\]\(([^)]+)\)", text.partition("\n## ")[0]))
    found = re.findall(r"^#+ |\]\([^)]+\)|^```\w*|^\$ .+", text, re.MULTILINE)
    return [re.sub(r"--lang \w+", "--lang", each) for each in found if each[2:-1] not in others]

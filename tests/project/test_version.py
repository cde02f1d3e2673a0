"""The version stands in one place."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

from igroteka import __version__

ROOT = Path(__file__).parents[2]
CODE = ROOT / "src" / "igroteka" / "__init__.py"


def test_the_package_takes_its_version_from_the_code() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert "version" not in project["project"]
    assert ROOT / project["tool"]["hatch"]["version"]["path"] == CODE
    assert re.findall(r'^__version__ = "(.+)"$', CODE.read_text(encoding="utf-8"), re.MULTILINE) == [__version__]


def test_the_browser_client_has_none_of_its_own() -> None:
    for file in ("package.json", "package-lock.json"):
        assert "version" not in json.loads((ROOT / "web" / file).read_text(encoding="utf-8"))


def test_no_other_source_names_it() -> None:
    said = ["git", "grep", "-lF", f'"{__version__}"', "--", "src", "bench", "tools", "*.toml", "web/src", "web/*.json"]
    named = subprocess.run(said, cwd=ROOT, capture_output=True, text=True).stdout.split()
    assert [file for file in named if not file.endswith("package-lock.json")] == ["src/igroteka/__init__.py"]

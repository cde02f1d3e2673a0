"""The tutorial's game, built from its page in a copy of the project, passes the suite that every game must pass."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILE = re.compile(r"^`(?P<path>[\w/.-]+\.\w+)`\n\n```\w+\n(?P<text>.*?)```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the tutorial's files added."""
    copy = tmp_path_factory.mktemp("tutorial")
    for part in ("src", "tests", "docs", "tools"):
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    files = list(FILE.finditer((ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")))
    assert len(files) == 14
    for file in files:
        path = copy / file["path"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file["text"], encoding="utf-8")
    return copy


def run(project: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(project / "src"), "IGROTEKA_CACHE": str(project / "cache")}
    done = subprocess.run([sys.executable, *command], cwd=project, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_the_tutorials_game_passes_the_common_suite(project: Path) -> None:
    run(project, "tests/position_counts.py", "high-card")
    run(project, "tools/quiz.py", "high-card")
    tests = ["tests/suite", "tests/rules/high_card"]
    quiet = ("-p", "no:cacheprovider", "-p", "no:xdist")
    found = run(project, "-m", "pytest", *quiet, "-m", "not long", "-k", "high or citation", *tests)
    assert re.search(r"(\d+) passed", found), found


def test_the_tutorials_game_is_in_the_catalogue_and_can_be_simulated(project: Path) -> None:
    assert "high-card" in run(project, "-m", "igroteka", "games")
    assert "1,000 games" in run(project, "-m", "igroteka", "simulate", "high-card", "--games", "1000", "--players", "3")


@pytest.mark.long
def test_the_tutorials_game_can_be_played_with_sense(project: Path) -> None:
    said = run(
        project, "-m", "igroteka", "tournament", "high-card", "--bots", "rule,random", "--games", "400", "--json"
    )
    [pair] = json.loads(said)["pairs"]
    assert pair["ci"][0] > 0

"""A twin is compiled again when something that it can reach has changed, and only then: an edit of a page, of words or
of another game's rules costs nobody anything.

Real games in a copy of the package, edited; only keys are compared, nothing is compiled.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import igroteka

PACKAGE = Path(igroteka.__file__).parent
KEYS = """
import json, sys
from igroteka.bots import arena, playing, tree
from igroteka.compiler.cache import key_of
from igroteka.compiler.native import Twins
from igroteka.games import catalogue

keys = {}
for id in sys.argv[1:]:
    rules = catalogue.rules(id)
    games, bots = Twins(rules), Twins(rules, catalogue.bots(id))
    keys[id] = {
        "apply": key_of(games, games.plain(rules.apply), ""),
        "random games": key_of(games, games.plain(playing.play_games), ""),
        "search": key_of(bots, bots.plain(tree.think), ""),
        "games": key_of(bots, bots.plain(arena.play_games), ""),
    }
print(json.dumps(keys))
"""
GAMES = ("dobro", "goblin-poker", "pairs")
ALL = {"apply", "random games", "search", "games"}

Keys = dict[str, dict[str, str]]  # game → twin → key
Changed = dict[str, set[str]]  # game → twins


class Copy:
    """A copy of the package that may be edited."""

    def __init__(self, place: Path) -> None:
        self.place = place
        shutil.copytree(PACKAGE, place / "igroteka", ignore=shutil.ignore_patterns("__pycache__", "static"))

    def keys(self) -> Keys:
        environment = {**os.environ, "PYTHONPATH": str(self.place), "PYTHONDONTWRITEBYTECODE": "1"}
        run = subprocess.run(
            [sys.executable, "-c", KEYS, *GAMES], env=environment, capture_output=True, text=True, timeout=120
        )
        assert run.returncode == 0, run.stderr[-2000:]
        found: Keys = json.loads(run.stdout)
        return found

    def changed(self, before: Keys) -> Changed:
        """Which twins of which games have another key than before."""
        found = {id: {twin for twin in twins if twins[twin] != before[id][twin]} for id, twins in self.keys().items()}
        return {id: twins for id, twins in found.items() if twins}

    def edit(self, file: str, function: str) -> None:
        """Have a function of a file do one thing more."""
        path = self.place / "igroteka" / file
        text = path.read_text(encoding="utf-8")
        found = [part for part in ast.parse(text).body if isinstance(part, ast.FunctionDef) and part.name == function]
        last = found[0].body[-1]
        self.insert(path, last.lineno - 1, " " * last.col_offset + "edited = 1")

    def insert(self, path: Path, line: int, what: str) -> None:
        lines = path.read_text(encoding="utf-8").splitlines()
        path.write_text("\n".join([*lines[:line], what, *lines[line:]]) + "\n", encoding="utf-8")


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Keys:
    """The keys of a copy that nobody has edited."""
    return Copy(tmp_path_factory.mktemp("unedited")).keys()


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_edits_of_what_no_twin_can_reach_recompile_nothing(copy: Copy, before: Keys) -> None:
    package = copy.place / "igroteka"
    rooms = ("server", "tables", "cli", "words", "match", "lab")
    out_of_reach = [path for room in rooms for path in (package / room).rglob("*.py")]
    out_of_reach += [*package.rglob("table.py"), *package.rglob("*.ftl"), package / "kernel" / "options.py"]
    assert len(out_of_reach) > 100
    for path in out_of_reach:
        end = len(path.read_text(encoding="utf-8").splitlines())
        copy.insert(path, end, "# edited" if path.suffix == ".ftl" else "def edited():\n    return 1")
    for path in (package / "games").rglob("rules.py"):
        copy.insert(path, 0, "# A comment above the rules.")
    assert copy.changed(before) == {}, "nor does another place on the disk"


Edit = tuple[str, str]
REACHED: dict[Edit, Changed] = {
    ("games/dobro/rules.py", "apply"): {"dobro": ALL},
    ("games/dobro/bots.py", "policy"): {"dobro": {"search", "games"}},
    ("games/pairs/chips.py", "award_pot"): {"goblin-poker": ALL},
    ("bots/tree.py", "promising"): {id: {"search", "games"} for id in GAMES},
    ("bots/arena.py", "play_games"): {id: {"games"} for id in GAMES},
    ("bots/playing.py", "play_games"): {id: {"random games"} for id in GAMES},
    ("kernel/cards.py", "put"): dict.fromkeys(GAMES, ALL),
    ("compiler/cards.py", "_take"): dict.fromkeys(GAMES, ALL),
    ("compiler/random.py", "_scramble"): dict.fromkeys(GAMES, ALL),
    ("compiler/linking.py", "_reach"): dict.fromkeys(GAMES, ALL),
}


@pytest.mark.parametrize("edit", REACHED, ids=lambda edit: ":".join(edit))
def test_an_edit_of_a_function_recompiles_the_twins_that_reach_it(edit: Edit, copy: Copy, before: Keys) -> None:
    copy.edit(*edit)
    assert copy.changed(before) == REACHED[edit]

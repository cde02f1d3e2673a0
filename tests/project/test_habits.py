"""What is said in several places of the project's housekeeping is the same in all of them."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOWS = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / ".github" / "workflows").glob("*.yml")}
PREPARED = {"actions/checkout", "actions/setup-python", "actions/setup-node"}


def classified() -> list[str]:
    """The versions of Python that the package names."""
    found = [re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each) for each in PROJECT["classifiers"]]
    return [each[1] for each in found if each]


def test_python_is_of_the_same_versions_everywhere() -> None:
    supported = classified()
    assert supported == [f"3.{minor}" for minor in range(11, 11 + len(supported))]
    assert PROJECT["requires-python"] == f">={supported[0]}"
    assert re.findall(r"\bpython(3\.\d+)\b", MAKEFILE.split("VENV :=")[0]) == supported[::-1]
    assert f"sys.version_info < ({supported[0].replace('.', ', ')})" in MAKEFILE
    [tested] = re.findall(r"python: \[(.+)\]", WORKFLOWS["test"])
    assert re.findall(r'"(.+?)"', tested) == supported
    [nightly] = re.findall(r'python-version: "(.+)"', WORKFLOWS["nightly"])
    assert nightly in supported


def test_workflows_prepare_python_and_node_and_leave_the_rest_to_make() -> None:
    assert {name: runs(text) for name, text in WORKFLOWS.items()} == {"test": ["test"], "nightly": ["test-long"]}
    for text in WORKFLOWS.values():
        assert {used.partition("@")[0] for used in re.findall(r"uses: (\S+)", text)} == PREPARED


def runs(workflow: str) -> list[str]:
    """What a workflow makes; nothing else may be run."""
    commands = re.findall(r"run: (.+)", workflow)
    found = [re.fullmatch(r'sudo env "PATH=\$PATH" make ([a-z-]+)', command) for command in commands]
    assert all(found), commands
    return [each[1] for each in found if each]


def test_hooks_before_a_commit_fetch_nothing() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"repo: (\S+)", hooks)) == {"local"}
    assert set(re.findall(r"language: (\S+)", hooks)) == {"system"}
    for text in (hooks, *WORKFLOWS.values()):
        assert "://" not in text


def test_make_help_tells_of_every_target() -> None:
    command = ["make", "--silent", "--no-print-directory", "help"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    [phony] = re.findall(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)
    assert re.findall(r"^make ([a-z-]+) +\S", told, re.MULTILINE) == re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)
    assert sorted(re.findall(r"^make ([a-z-]+) ", told, re.MULTILINE)) == sorted(phony.split())


def test_make_alone_still_runs_the_server() -> None:
    assert re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)[0] == "run"


def test_make_test_long_leaves_nothing_out_and_lets_what_measures_alone() -> None:
    [recipe] = re.findall(r"^test-long:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    together, alone = re.findall(r"/pytest (.+)", recipe)
    assert together.endswith('-m "not alone"')
    assert alone == "-p no:xdist -m alone"

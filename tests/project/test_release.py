"""Releasing a version, in a repository of its own: what is refused, and what is done."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOBODY = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
VERA = {
    "GIT_AUTHOR_NAME": "Vera",
    "GIT_AUTHOR_EMAIL": "vera@example.org",
    "GIT_COMMITTER_NAME": "Vera",
    "GIT_COMMITTER_EMAIL": "vera@example.org",
}
CHANGELOG = """\
# Changelog

For people.

## Unreleased

## 0.2.0

- A game more.

## 0.1.0 (2026-01-31)

- Games.
"""


class Project:
    """A small project with the script in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.code = folder / "src" / "igroteka" / "__init__.py"
        self.changelog = folder / "CHANGELOG.md"
        self.code.parent.mkdir(parents=True)
        self.code.write_text('"""Games."""\n\n__version__ = "0.1.0"\n\n__all__ = ["game"]\n')
        self.changelog.write_text(CHANGELOG)
        (folder / "tools").mkdir()
        shutil.copy(ROOT / "tools" / "release.py", folder / "tools")
        self.git("init", "--quiet")
        self.commit()
        self.git("tag", "--annotate", "v0.1.0", "--message", "Igroteka 0.1.0")

    def git(self, *command: str) -> str:
        environment = {**os.environ, **NOBODY, **VERA}
        return subprocess.run(
            ["git", *command], cwd=self.folder, env=environment, check=True, capture_output=True, text=True
        ).stdout

    def commit(self) -> None:
        self.git("add", ".")
        self.git("commit", "--quiet", "--message", "A thought")

    def release(self, *version: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "tools/release.py", *version]
        environment = {**os.environ, **NOBODY, **VERA}
        return subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True)

    def refusal(self, *version: str) -> str:
        """The sentence with which a version is not released, and nothing is changed."""
        before = self.everything()
        done = self.release(*version)
        assert (done.returncode, done.stdout) == (1, "")
        assert self.everything() == before
        assert done.stderr.count("\n") == 1
        return done.stderr

    def everything(self) -> tuple[str, ...]:
        kept = (self.git("log", "--format=%H"), self.git("tag", "--list"), self.git("status", "--porcelain"))
        return (self.code.read_text(), self.changelog.read_text(), *kept)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path / "project")


def test_a_version_is_set_dated_committed_and_tagged(project: Project) -> None:
    done = project.release("0.2.0")
    assert done.returncode == 0, done.stderr
    assert "tagged v0.2.0" in done.stdout
    assert '\n__version__ = "0.2.0"\n' in project.code.read_text()
    assert project.changelog.read_text() == CHANGELOG.replace("## 0.2.0\n", f"## 0.2.0 ({date.today().isoformat()})\n")
    assert project.git("status", "--porcelain") == ""
    assert project.git("log", "-1", "--format=%s by %an").strip() == "Version 0.2.0 by Vera"
    assert project.git("show", "--name-only", "--format=", "v0.2.0^{}").split() == [
        "CHANGELOG.md",
        "src/igroteka/__init__.py",
    ]
    assert project.git("cat-file", "-t", "v0.2.0").strip() == "tag"
    assert "not newer than 0.2.0" in project.refusal("0.2.0")


def test_a_first_version_is_released_whose_number_the_code_has_already(project: Project) -> None:
    project.git("tag", "--delete", "v0.1.0")
    project.changelog.write_text("# Changelog\n\n## 0.1.0 (unreleased)\n\n- Games.\n")
    project.commit()
    done = project.release("0.1.0")
    assert done.returncode == 0, done.stderr
    assert project.changelog.read_text() == f"# Changelog\n\n## 0.1.0 ({date.today().isoformat()})\n\n- Games.\n"


@pytest.mark.parametrize("name", ["src/igroteka/__init__.py", "CHANGELOG.md", "forgotten.py"])
def test_a_work_tree_with_changes_is_refused(project: Project, name: str) -> None:
    with (project.folder / name).open("a") as file:
        file.write("\n")
    said = project.refusal("0.2.0")
    assert "not clean" in said
    assert name in said


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9", "0.0.10"])
def test_a_version_that_is_not_newer_is_refused(project: Project, version: str) -> None:
    assert f"{version} is not newer than 0.1.0" in project.refusal(version)


def test_numbers_are_compared_as_numbers(project: Project) -> None:
    project.git("tag", "v0.10.0")
    assert "0.2.0 is not newer than 0.10.0" in project.refusal("0.2.0")


def test_a_version_older_than_the_code_is_refused_though_none_was_released(project: Project) -> None:
    project.git("tag", "--delete", "v0.1.0")
    assert "0.0.9 is not newer than 0.1.0, the version of the code" in project.refusal("0.0.9")


@pytest.mark.parametrize("version", ["", "0.2", "v0.2.0", "0.2.0-rc1", "0.2.0 0.3.0", "0.2.0\n"])
def test_what_is_no_version_is_refused(project: Project, version: str) -> None:
    for arguments in (version.split(" "), [version], []):
        assert "a version is three numbers" in project.refusal(*arguments)


@pytest.mark.parametrize(
    ("changelog", "says"),
    [
        (CHANGELOG.replace("## 0.2.0\n\n- A game more.\n\n", ""), "has no section “## 0.2.0”"),
        (CHANGELOG.replace("- A game more.\n", "\n"), "is empty"),
        (CHANGELOG.replace("- A game more.\n\n## 0.1.0 (2026-01-31)\n\n- Games.\n", ""), "is empty"),
        (CHANGELOG.replace("## Unreleased\n", "## Unreleased\n\n- And another.\n"), "under “Unreleased”"),
        (CHANGELOG.replace("## 0.2.0", "## 0.2.0 (2026-02-01)"), "was released already: 2026-02-01"),
    ],
    ids=["no section", "nothing in it", "nothing after it", "something for later", "dated"],
)
def test_a_changelog_that_is_not_ready_is_refused(project: Project, changelog: str, says: str) -> None:
    project.changelog.write_text(changelog)
    project.commit()
    assert says in project.refusal("0.2.0")


def test_if_git_does_not_commit_nothing_is_changed(project: Project) -> None:
    hook = project.folder / ".git" / "hooks" / "pre-commit"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\necho a hook says no >&2\nexit 1\n")
    hook.chmod(0o755)
    assert "git commit did not work: a hook says no" in project.refusal("0.2.0")


def test_the_projects_own_files_are_of_the_form_that_it_expects() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    titles = re.findall(r"^## (.+)$", changelog, re.MULTILINE)
    assert titles
    assert all(re.fullmatch(r"Unreleased|\d+\.\d+\.\d+( \((\d{4}-\d\d-\d\d|unreleased)\))?", title) for title in titles)

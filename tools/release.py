"""Releases a version: `make release VERSION=0.2.0` sets it, dates its part of the changelog, commits and tags.

It looks first, and changes nothing unless all is ready; what is not is said in a sentence. Sending it out is left to a
person: `git push --follow-tags`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
CODE = ROOT / "src" / "igroteka" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
SECTION = re.compile(
    r"^## (?P<title>[^\n(]+?)(?: \((?P<date>[^\n]+)\))?\n(?P<text>.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL
)
UNDATED = (None, "unreleased")


class NotReady(Exception):
    """Why a version cannot be released yet, in a sentence that says what to do."""


class Numbers(NamedTuple):
    """A version, which can be compared with others."""

    major: int
    minor: int
    patch: int

    @classmethod
    def read(cls, text: str) -> Numbers:
        found = re.fullmatch(r"(\d+)\.(\d+)\.(\d+)", text)
        if not found:
            raise NotReady(f"a version is three numbers, such as 0.2.0, not {text!r}: make release VERSION=0.2.0")
        return cls(*map(int, found.groups()))


def release(version: str, today: str) -> None:
    """Look whether all is ready, then do it."""
    code, changelog = CODE.read_text(encoding="utf-8"), CHANGELOG.read_text(encoding="utf-8")
    check_newer(version, code)
    check_clean()
    section = described(version, changelog)
    CODE.write_text(VERSION.sub(f'__version__ = "{version}"', code), encoding="utf-8")
    dated = f"{changelog[: section.start()]}## {version} ({today})\n{changelog[section.start('text') :]}"
    CHANGELOG.write_text(dated, encoding="utf-8")
    try:
        git("commit", "--quiet", "--message", f"Version {version}", "--", str(CODE), str(CHANGELOG))
    except NotReady:
        CODE.write_text(code, encoding="utf-8")
        CHANGELOG.write_text(changelog, encoding="utf-8")
        raise
    git("tag", "--annotate", f"v{version}", "--message", f"Igroteka {version}")


def check_newer(version: str, code: str) -> None:
    """A version is released once, and numbers go up. That of the code may not have been released yet."""
    wanted, (written,) = Numbers.read(version), VERSION.findall(code)
    released = [tag.removeprefix("v") for tag in git("tag", "--list", "v*.*.*").split()]
    latest = max((Numbers.read(tag) for tag in released), default=None)
    if latest is not None and wanted <= latest:
        raise NotReady(f"{version} is not newer than {'.'.join(map(str, latest))}, the last version that was released")
    if wanted < Numbers.read(written):
        raise NotReady(f"{version} is not newer than {written}, the version of the code")


def check_clean() -> None:
    changed = git("status", "--porcelain").splitlines()
    if changed:
        raise NotReady(f"the work tree is not clean: commit or stash {changed[0][3:]!r} (of {len(changed)}) first")


def described(version: str, changelog: str) -> re.Match[str]:
    """The version's section of the changelog, which says something; nothing waits for a later one."""
    sections = {section["title"]: section for section in SECTION.finditer(changelog)}
    waiting = sections.get("Unreleased")
    if waiting is not None and waiting["text"].strip():
        raise NotReady(f"CHANGELOG.md has changes under “Unreleased”: move them under “## {version}” first")
    section = sections.get(version)
    if section is None:
        raise NotReady(f"CHANGELOG.md has no section “## {version}”: write what has changed for people")
    if section["date"] not in UNDATED:
        raise NotReady(f"CHANGELOG.md says that {version} was released already: {section['date']}")
    if not section["text"].strip():
        raise NotReady(f"the section “## {version}” of CHANGELOG.md is empty: write what has changed for people")
    return section


def git(*command: str) -> str:
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise NotReady(f"git {command[0]} did not work: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout


def main() -> None:
    try:
        version = " ".join(sys.argv[1:])
        release(version, date.today().isoformat())
    except NotReady as error:
        sys.exit(f"release: {error}")
    sys.stdout.write(f"Version {version} is committed and tagged v{version}. To send it out: git push --follow-tags\n")


if __name__ == "__main__":
    main()

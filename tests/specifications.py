"""What the specifications in docs/rules say: clause ids, vectors, tables."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

RULES = Path(__file__).parents[1] / "docs" / "rules"
CLAUSE = re.compile(r"\*\*([A-Z]+(?:-[A-Z]+)*-\d+[a-z]?)\*\*")


@cache
def text(name: str) -> str:
    return (RULES / f"{name}.md").read_text(encoding="utf-8")


def names() -> list[str]:
    return sorted(path.stem for path in RULES.glob("*.md"))


def clauses(name: str) -> list[str]:
    """The clause ids that a specification defines, in order."""
    return [found.group(1) for found in map(CLAUSE.search, text(name).splitlines()) if found and _defines(found)]


def _defines(found: re.Match[str]) -> bool:
    return found.string.lstrip().startswith(("- **", "**", "| **")) and found.string.index("**") == found.start()


def rulings(name: str) -> list[str]:
    """The ids of a specification's rulings: one letter and a number, such as R-3."""
    return re.findall(r"^(?:- \*\*|\| )([A-Z]-\d+)\b", text(name), re.MULTILINE)


def vectors(name: str) -> dict[str, str]:
    """The ```vector blocks of a specification, by their names."""
    return dict(re.findall(r"```vector (\w+)\n(.*?)```", text(name), re.DOTALL))


def table(name: str, heading: str) -> list[dict[str, str]]:
    """The first table after a heading, a dictionary a row."""
    after = text(name).split(heading, 1)[1].splitlines()
    lines = [line for line in after if line.startswith("|")]
    first = after.index(lines[0])
    rows = []
    for line in after[first:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return [dict(zip(rows[0], row, strict=True)) for row in rows[2:]]

"""Every clause of every specification is cited by a test, and every citation, in tests and in code, names a clause."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import specifications
from igroteka import words
from igroteka.games import catalogue
from settings import GAMES

TESTS = Path(__file__).parents[1]
CODE = sorted(Path(catalogue.__file__).parent.rglob("*.py"))
ID = re.compile(r"(?<![\w-])(?:[A-Z]+-)+\d+[a-z]?\b")  # of a clause, or of a ruling: one letter and a number
ABBREVIATED = re.compile(ID.pattern + r"(?:,| …|…| and| or| to|–|/) ?-?\d.*")


@cache
def cited() -> dict[str, str]:
    """Clause → a test file whose `@pytest.mark.rule(…)` names it."""
    found: dict[str, str] = {}
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{path}: cite clauses by their ids, in quotes"
                    found[str(argument.value)] = path.name
    return found


@cache
def known() -> set[str]:
    return {clause for name in specifications.names() for clause in specifications.clauses(name)}


@pytest.mark.parametrize("name", specifications.names())
def test_every_clause_is_cited_by_a_test(name: str) -> None:
    clauses = specifications.clauses(name)
    assert clauses
    assert not [clause for clause in clauses if clause not in cited()]


def test_every_citation_is_of_a_clause_that_exists() -> None:
    assert not {clause: file for clause, file in cited().items() if clause not in known()}


@pytest.mark.parametrize("path", CODE, ids=lambda path: "/".join(path.parts[-2:]))
def test_every_citation_in_the_code_is_whole_and_of_a_clause_or_a_ruling_that_exists(path: Path) -> None:
    """Whoever looks for `DOBRO-14` finds the line that carries it out: a list of clauses names each in full."""
    text = path.read_text(encoding="utf-8")
    assert not [found.group() for found in ABBREVIATED.finditer(text)]
    own = path.parent.name.replace("_", "-")
    rulings = specifications.rulings(own) if own in specifications.names() else []
    assert set(ID.findall(text)) <= known() | set(rulings)


@pytest.mark.parametrize("id", GAMES)
def test_the_rules_as_told_cover_every_clause(id: str) -> None:
    for language in words.LANGUAGES:
        told = {clause for section in words.of(id, language).sections() for clause in section.clauses}
        assert not set(specifications.clauses(id)) - told, language
        assert not told - known(), language

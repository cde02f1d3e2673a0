"""Every clause of every specification is cited by a test, and every citation names a clause."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import specifications
from igroteka import words
from settings import GAMES

TESTS = Path(__file__).parents[1]


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


@pytest.mark.parametrize("name", specifications.names())
def test_every_clause_is_cited_by_a_test(name: str) -> None:
    clauses = specifications.clauses(name)
    assert clauses
    assert not [clause for clause in clauses if clause not in cited()]


def test_every_citation_is_of_a_clause_that_exists() -> None:
    known = {clause for name in specifications.names() for clause in specifications.clauses(name)}
    assert not {clause: file for clause, file in cited().items() if clause not in known}


@pytest.mark.parametrize("id", GAMES)
def test_the_rules_as_told_cover_every_clause(id: str) -> None:
    known = {clause for name in specifications.names() for clause in specifications.clauses(name)}
    for language in words.LANGUAGES:
        told = {clause for section in words.of(id, language).sections() for clause in section.clauses}
        assert not set(specifications.clauses(id)) - told, language
        assert not told - known, language

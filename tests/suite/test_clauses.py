"""Every clause of every specification is cited by a test, and every citation, in tests and in code, names a clause;
what happens at a table, or in a lesson, leads to where its clause is told.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from functools import cache
from pathlib import Path
from types import FunctionType

import pytest

import specifications
from igroteka import words
from igroteka.games import catalogue
from settings import GAMES

TESTS = Path(__file__).parents[1]
CODE = sorted(Path(catalogue.__file__).parent.rglob("*.py"))
ID = re.compile(r"(?<![\w-])(?:[A-Z]+-)+\d+[a-z]?\b")  # of a clause, or of a ruling: one letter and a number
BESIDE = {"rules-short", "rules-intro", "rules-examples", "rules-misunderstood"}  # as in web/src/lib/sections.ts
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


def told_at(id: str) -> dict[str, set[str]]:
    """Clause → the sections that tell it, other than in passing."""
    found: dict[str, set[str]] = {}
    for section in words.of(id, words.DEFAULT).sections():
        for clause in section.clauses:
            if section.id not in BESIDE:
                found.setdefault(clause, set()).add(section.id)
    return found


@cache
def happenings(id: str) -> set[str]:
    """What a game tells in the course of play, wherever the functions are written that do so."""
    rules = catalogue.rules(id)
    found: set[str] = set()
    ahead: list[FunctionType] = [rules.start, rules.apply]  # type: ignore[list-item]
    seen: set[FunctionType] = set()
    while ahead:
        function = ahead.pop()
        if function in seen:
            continue
        seen.add(function)
        called = [function.__globals__.get(name) for name in function.__code__.co_names]
        ahead += [each for each in called if isinstance(each, FunctionType) and "igroteka.games" in each.__module__]
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(function)))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tell":
                happening = node.args[1]
                assert isinstance(happening, ast.Constant)
                found.add(str(happening.value))
    return found


@pytest.mark.parametrize("id", GAMES)
def test_what_happens_leads_to_where_its_clause_is_told(id: str) -> None:
    clauses = catalogue.table(id).clauses
    assert clauses, "newcomers ask why something has happened"
    assert not set(clauses) - happenings(id), "such a thing never happens"
    assert not set(clauses.values()) - told_at(id).keys(), "no section tells it"


@pytest.mark.parametrize("id", GAMES)
def test_what_a_lesson_shows_leads_to_where_its_clause_is_told(id: str) -> None:
    clauses = {step.id: step.clause for step in catalogue.lesson(id).steps if step.clause}
    assert clauses, "one step shows what is special about the game"
    assert not set(clauses.values()) - told_at(id).keys(), "no section tells it"


@pytest.mark.parametrize("id", GAMES)
def test_the_same_sections_tell_the_same_clauses_in_every_language(id: str) -> None:
    told = [{one.id: one.clauses for one in words.of(id, language).sections()} for language in words.LANGUAGES]
    assert all(each == told[0] for each in told)

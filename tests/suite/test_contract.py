"""Every game keeps the contract: its modules have what the types ask for, with the types that they ask for."""

from __future__ import annotations

import inspect
import random
from dataclasses import fields
from importlib import import_module
from statistics import mean
from typing import TYPE_CHECKING, Any

import pytest

from igroteka.games import catalogue
from igroteka.kernel import Dice, Goal, Layout, Policies, Rules, contract, policies
from igroteka.kernel.tabletop import Tabletop
from settings import GAMES, player_counts, short_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def functions_of(kind: type) -> dict[str, Callable[..., Any]]:
    """The functions that a protocol asks for."""
    return {name: found for name, found in vars(kind).items() if inspect.isfunction(found) and name[0] != "_"}


def is_part_of(state: type[Layout], annotation: str, function: Callable[..., Any]) -> bool:
    """Whether a state is an instance of what a function says that it takes. Some know the type to mypy alone."""
    named = function.__globals__.get(annotation, {"State": state}.get(annotation))
    return isinstance(named, type) and issubclass(state, named)


def keeps(asked: Callable[..., Any], given: Callable[..., Any], state: type[Layout]) -> None:
    """A module's function takes the state, or what is part of it, and then exactly what a protocol says."""
    wanted = inspect.signature(asked)
    found = inspect.signature(given)
    assert list(found.parameters) == list(wanted.parameters)[1:], given  # a module has no `self`
    assert found.return_annotation == wanted.return_annotation, given
    first, *rest = found.parameters.values()
    assert is_part_of(state, first.annotation, given), f"{given.__module__}.{given.__name__} takes {first}"
    assert [p.annotation for p in rest] == [wanted.parameters[p.name].annotation for p in rest], given


@pytest.mark.parametrize("id", GAMES)
def test_rules_are_functions_of_the_games_own_state(id: str) -> None:
    rules = catalogue.rules(id)
    kinds: tuple[type, ...] = (Rules, Dice) if isinstance(rules, Dice) else (Rules,)
    for kind in kinds:
        for name, asked in functions_of(kind).items():
            keeps(asked, vars(rules)[name], rules.State)


@pytest.mark.parametrize("id", GAMES)
def test_rules_say_what_the_game_is(id: str) -> None:
    rules = catalogue.rules(id)
    low, high = rules.PLAYERS
    assert 1 < low <= high
    assert rules.RULES >= 1
    assert rules.GOAL in Goal
    assert len(set(rules.TOKENS)) == len(rules.TOKENS)
    assert issubclass(rules.State, Layout)


@pytest.mark.parametrize("id", GAMES)
def test_bots_and_tables_know_the_type_of_their_game(id: str) -> None:
    """What a hook takes mypy compares with the others; that none of them takes just anything is seen here."""
    state = catalogue.rules(id).State
    for handed_over in (catalogue.table(id), catalogue.bots(id)):
        for hook in (getattr(handed_over, field.name) for field in fields(handed_over)):
            own = inspect.isfunction(hook) and not hook.__module__.startswith("igroteka.kernel.")
            if own and "s" in (taken := inspect.signature(hook).parameters):
                assert is_part_of(state, taken["s"].annotation, hook), hook


@pytest.mark.parametrize("id", GAMES)
def test_those_who_come_first_have_the_scores_that_the_goal_asks_for(id: str) -> None:
    first: list[int] = []
    behind: list[int] = []
    players = player_counts(id)
    for seed in range(20):
        state = short_game(id, min(players, key=lambda n: abs(n - 3))).start(seed=seed)
        choice = random.Random(seed)
        while not state.over:
            state.play(choice.choice(state.legal))
        for score, place in zip(state.scores, state.places, strict=True):
            (first if place == 1 else behind).append(score * state.game.rules.GOAL.point)
    assert mean(first) > mean(behind)


def test_policies_have_a_function_for_each_stub() -> None:
    functions = [field.name for field in fields(Policies) if callable(field.default) or field.name == "policy"]
    assert functions == [stub.__name__ for stub in policies.STUBS]
    assert {stub.__name__ for stub in contract.STUBS} < set(functions_of(Rules))


@pytest.fixture(autouse=True)
def afresh() -> Iterator[None]:
    """The catalogue looks at its modules anew, before and after."""
    for looked in (catalogue.rules, catalogue.table, catalogue.bots):
        looked.cache_clear()
    yield
    for looked in (catalogue.rules, catalogue.table, catalogue.bots):
        looked.cache_clear()


def test_rules_that_lack_something_are_refused_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("igroteka.games.dobro.rules")
    monkeypatch.delattr(module, "GOAL")
    monkeypatch.delattr(module, "redact")
    with pytest.raises(catalogue.NotAGame, match=r"igroteka\.games\.dobro\.rules lacks GOAL, redact"):
        catalogue.rules("dobro")


@pytest.mark.parametrize(("part", "name", "kind"), [("table", "TABLE", Tabletop), ("bots", "POLICIES", Policies)])
def test_a_module_that_hands_nothing_over_is_refused(
    part: str, name: str, kind: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(import_module(f"igroteka.games.dobro.{part}"), name)
    with pytest.raises(catalogue.NotAGame, match=f"dobro.{part} must say `{name} = {kind.__name__}"):
        getattr(catalogue, part)("dobro")

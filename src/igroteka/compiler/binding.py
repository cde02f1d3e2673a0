"""Cloning plain functions with other functions in the place of those they call."""

from __future__ import annotations

import dis
from functools import cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, cast

from igroteka.kernel import contract, policies

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from igroteka.kernel.contract import Rules
    from igroteka.kernel.policies import Policies


def own_functions(rules: Rules, bots: Policies[Any] | None = None) -> dict[Any, Any]:
    """A game's functions in the place of the contract's stubs, and of those that stand for every player."""
    own = {stub: getattr(rules, stub.__name__) for stub in contract.STUBS}
    return own | {stub: getattr(bots, stub.__name__) for stub in policies.STUBS if bots}


@cache
def _global_names(code: CodeType) -> tuple[str, ...]:
    """The globals that a function's text names, each once for every time."""
    inner = [name for part in code.co_consts if isinstance(part, CodeType) for name in _global_names(part)]
    return (*(step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"), *inner)


def globals_of(plain: FunctionType) -> list[tuple[str, Any]]:
    """What a function's text names and its module has: functions, constants, modules."""
    there = plain.__globals__
    return [(name, there[name]) for name in _global_names(plain.__code__) if name in there]


class Clones:
    """Clones of functions and of all functions that they call, each made once."""

    def __init__(self, instead: Mapping[Any, Any]) -> None:
        self._instead = instead
        self._globals: dict[int, dict[str, Any]] = {}
        self._made: dict[FunctionType, Any] = {}

    def twin(self, function: Callable[..., Any]) -> Any:
        """The clone of a plain function."""
        return self.clone(function)

    def clone(self, function: Callable[..., Any]) -> Any:
        plain = self.plain(function)
        if plain not in self._made:
            namespace = self._globals.setdefault(id(plain.__globals__), dict(plain.__globals__))
            clone = FunctionType(plain.__code__, namespace, plain.__name__, plain.__defaults__)
            clone.__module__, clone.__qualname__ = plain.__module__, plain.__qualname__
            self._made[plain] = self.finish(plain, clone)  # noted before what it calls: functions may call in a circle
            for name, called in globals_of(plain):
                if isinstance(called, FunctionType):
                    namespace[name] = self.clone(called)
        return self._made[plain]

    def plain(self, function: Callable[..., Any]) -> FunctionType:
        """The function, or the one in its place."""
        return cast("FunctionType", self._instead.get(function, function))

    def calls(self, plain: FunctionType) -> list[FunctionType]:
        """The functions that a function calls, or those in their place."""
        return [self.plain(called) for _, called in globals_of(plain) if isinstance(called, FunctionType)]

    def reached(self, plain: FunctionType) -> set[FunctionType]:
        """The functions that a function calls, those that these call, and so on; itself only if it is recursive."""
        reached: set[FunctionType] = set()
        ahead = self.calls(plain)
        while ahead:
            called = ahead.pop()
            if called not in reached:
                reached.add(called)
                ahead += self.calls(called)
        return reached

    def finish(self, plain: FunctionType, clone: FunctionType) -> Any:
        return clone


def interpret(rules: Rules, bots: Policies[Any] | None = None) -> Clones:
    """Generic algorithms over a game's plain functions, not compiled."""
    return Clones(own_functions(rules, bots))

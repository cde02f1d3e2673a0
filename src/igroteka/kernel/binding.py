"""Cloning plain functions with other functions in the place of those they call."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any, cast

from igroteka.kernel import contract

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from igroteka.kernel.contract import Rules


def own_functions(rules: Rules) -> dict[Any, Any]:
    """A game's functions in the place of the contract's stubs."""
    return {stub: getattr(rules, stub.__name__) for stub in contract.STUBS}


class Clones:
    """Clones of functions and of all functions that they call, each made once."""

    def __init__(self, instead: Mapping[Any, Any]) -> None:
        self._instead = instead
        self._globals: dict[int, dict[str, Any]] = {}
        self._made: dict[FunctionType, Any] = {}

    def twin(self, function: Callable[..., Any]) -> Any:
        """The clone of a plain function."""
        plain = cast("FunctionType", self._instead.get(function, function))
        if plain not in self._made:
            namespace = self._globals.setdefault(id(plain.__globals__), dict(plain.__globals__))
            clone = FunctionType(plain.__code__, namespace, plain.__name__, plain.__defaults__)
            clone.__module__, clone.__qualname__ = plain.__module__, plain.__qualname__
            self._made[plain] = self.finish(clone)  # noted before what it calls: functions may call in a circle
            for name in plain.__code__.co_names:
                if isinstance(value := plain.__globals__.get(name), FunctionType):
                    namespace[name] = self.twin(value)
        return self._made[plain]

    def finish(self, clone: FunctionType) -> Any:
        return clone


def interpret(rules: Rules) -> Clones:
    """Generic algorithms over a game's plain functions, not compiled."""
    return Clones(own_functions(rules))

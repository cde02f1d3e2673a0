"""Compiled twins of a game's plain functions.

A twin is a clone of the function whose globals point to other twins, given to Numba: no decorator, no second copy of
the rules. Chance gets a fast twin and narration an empty one. Generic algorithms are cloned once for each game. What is
asked for by `twin` is compiled as one whole with all that it calls (see `linking`), and kept on the disk (see `cache`).
"""

from __future__ import annotations

import dis
import logging
import os
import threading
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, cast

from igroteka.compiler import chance, random
from igroteka.compiler.binding import Clones, own_functions
from igroteka.compiler.cache import folder, key_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FunctionType, ModuleType

    from igroteka.kernel.contract import Rules
    from igroteka.kernel.policies import Policies

IN_PLACE = 600  # instructions: larger functions are called, so that the code of a game stays of a bounded size
PLAIN_NUMBA = "IGROTEKA_PLAIN_NUMBA"  # the environment variable that asks for Numba's usual way

log = logging.getLogger(__name__)
_making = threading.RLock()  # twins are asked for by several threads, and Numba's settings are there once for all


class Way(Protocol):
    """How clones become machine code: `linking` or `separately`."""

    @property
    def __name__(self) -> str: ...

    def part(self, function: FunctionType, in_place: bool) -> Any:
        """A function that only compiled ones call."""

    def entry(self, function: FunctionType) -> Any:
        """A function that is called from Python, kept in the disk cache."""


@cache
def way() -> Way:
    """As one whole; each function by itself where that is asked for, or where Numba's inside is not as we know it."""
    from igroteka.compiler import separately

    if os.environ.get(PLAIN_NUMBA):
        return separately
    try:
        from igroteka.compiler import linking
    except (ImportError, AttributeError, TypeError) as error:
        log.warning("Games take longer to compile, since this Numba is not known here: %s", error)
        return separately
    return linking


class Twins(Clones):
    """The compiled side of one game: `twin(function)` for its own functions and for generic algorithms over it.

    A twin compiles, or comes from the disk cache, when it is first called.
    """

    def __init__(self, rules: Rules, bots: Policies[Any] | None = None, how: Way | None = None) -> None:
        from igroteka.compiler import cards  # it needs Numba

        super().__init__({**random.TWINS, **chance.TWINS, **cards.TWINS, **own_functions(rules, bots)})
        self._way = how or way()
        self._game = cast("ModuleType", rules).__name__.rpartition(".")[0]
        self._entries: dict[FunctionType, Any] = {}
        self._sizes: dict[FunctionType, int] = {}

    def twin(self, function: Callable[..., Any]) -> Any:
        plain = self.plain(function)
        with _making:
            made = self.clone(function)
            if plain not in self._entries:
                self._entries[plain] = self._entry(plain, made.py_func)
        return self._entries[plain]

    def finish(self, plain: FunctionType, clone: FunctionType) -> Any:
        if plain in self.reached(plain):  # it is recursive: Numba must then have its machine code to call
            self._entries[plain] = self._entry(plain, clone)
            return self._entries[plain]
        return self._way.part(clone, in_place=self._size(plain) <= IN_PLACE)

    def _entry(self, plain: FunctionType, clone: FunctionType) -> Any:
        import numba

        place = folder(self.name_of(plain), key_of(self, plain, self._way.__name__))
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(place)  # read while the entry is made
        try:
            return self._way.entry(clone)
        finally:
            numba.config.CACHE_DIR = before

    def name_of(self, plain: FunctionType) -> str:
        """What a twin is called in the disk cache."""
        return f"{self._game}.{plain.__module__.rpartition('.')[2]}.{plain.__name__}"

    def _size(self, plain: FunctionType) -> int:
        """Instructions of a function, with those of the small functions that are put in their place in it."""
        if plain not in self._sizes:
            self._sizes[plain] = len(list(dis.get_instructions(plain)))
            inner = [self._size(called) for called in self.calls(plain)]
            self._sizes[plain] += sum(size for size in inner if size <= IN_PLACE)
        return self._sizes[plain]


_COMPILED: dict[tuple[str, bool], Twins] = {}  # by rules, and whether there are bots


def compile(rules: Rules, bots: Policies[Any] | None = None) -> Twins:
    """The compiled twins of a game; with its `bots.py`, also of algorithms that play it with sense."""
    asked = (cast("ModuleType", rules).__name__, bots is not None)
    with _making:
        if asked not in _COMPILED:
            _COMPILED[asked] = Twins(rules, bots)
        return _COMPILED[asked]

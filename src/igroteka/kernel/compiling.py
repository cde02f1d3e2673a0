"""Compiled twins of a game's plain functions.

A twin is a clone of the function whose globals point to other twins, given to Numba: no decorator, no second copy of
the rules. Chance gets a fast twin and narration an empty one. Generic algorithms are cloned once for each game. What is
asked for by `twin` is compiled as one whole with all that it calls (see `linking`).

Numba's own cache notices neither a change in a called function nor two games of equal layout, so the cache lies in a
folder named by everything that a twin depends on, one folder a game.
"""

from __future__ import annotations

import dis
import hashlib
import os
import platform
import shutil
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from igroteka.kernel import chance, random
from igroteka.kernel.binding import Clones, own_functions

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FunctionType, ModuleType

    from igroteka.kernel.contract import Rules
    from igroteka.kernel.policies import Policies

PACKAGE = Path(__file__).parents[1]
KEPT_CACHES = 4
CACHE = "IGROTEKA_CACHE"  # the environment variable that names the cache's folder
IN_PLACE = 600  # instructions: larger functions are called, so that the code of a game stays of a bounded size


class Twins(Clones):
    """The compiled side of one game: `twin(function)` for its own functions and for generic algorithms over it.

    A twin compiles, or comes from the disk cache, when it is first called.
    """

    def __init__(self, rules: Rules, cache_dir: Path, bots: Policies[Any] | None = None) -> None:
        super().__init__({**random.TWINS, **chance.TWINS, **own_functions(rules, bots)})
        self._cache_dir = cache_dir
        self._entries: dict[FunctionType, Any] = {}
        self._sizes: dict[FunctionType, int] = {}

    def twin(self, function: Callable[..., Any]) -> Any:
        plain, made = self.plain(function), self.clone(function)
        if plain not in self._entries:
            self._entries[plain] = self._entry(made.py_func)
        return self._entries[plain]

    def finish(self, plain: FunctionType, clone: FunctionType) -> Any:
        from igroteka.kernel.linking import Part

        if self._calls_itself(plain):  # Numba must then have its machine code to call
            self._entries[plain] = self._entry(clone)
            return self._entries[plain]
        return Part(clone, in_place=self._size(plain) <= IN_PLACE)

    def _entry(self, clone: FunctionType) -> Any:
        import numba

        from igroteka.kernel.linking import entry

        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(self._cache_dir)  # read while the entry is made
        try:
            return entry(clone)
        finally:
            numba.config.CACHE_DIR = before

    def _calls_itself(self, plain: FunctionType) -> bool:
        """Whether a function calls itself, or others that call it."""
        reached: set[FunctionType] = set()
        ahead = self.calls(plain)
        while ahead:
            called = ahead.pop()
            if called not in reached:
                reached.add(called)
                ahead += self.calls(called)
        return plain in reached

    def _size(self, plain: FunctionType) -> int:
        """Instructions of a function, with those of the small functions that are put in their place in it."""
        if plain not in self._sizes:
            self._sizes[plain] = len(list(dis.get_instructions(plain)))
            inner = [self._size(called) for called in self.calls(plain)]
            self._sizes[plain] += sum(size for size in inner if size <= IN_PLACE)
        return self._sizes[plain]


_COMPILED: dict[str, Twins] = {}


def compile(rules: Rules, bots: Policies[Any] | None = None) -> Twins:
    """The compiled twins of a game; with its `bots.py`, also of algorithms that play it with sense."""
    module = cast("ModuleType", rules)
    name = module.__name__ if bots is None else f"{module.__name__}.bots"
    if name not in _COMPILED:
        _COMPILED[name] = Twins(rules, cache_folder(module) / name, bots)
    return _COMPILED[name]


def cache_folder(module: ModuleType) -> Path:
    """The folder for this exact code, interpreter and machine; older ones are cleared away."""
    root = cache_root()
    folder = root / _fingerprint(module)
    if not folder.exists():
        for stale in sorted(filter(Path.is_dir, root.iterdir()), key=_age)[KEPT_CACHES - 1 :]:
            shutil.rmtree(stale, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def _age(folder: Path) -> float:
    try:
        return -folder.stat().st_mtime
    except OSError:  # another process has cleared it away
        return 0


def cache_root() -> Path:
    """A folder that is ours alone; if there is none, one that ends with its name."""
    named = os.environ.get(CACHE)
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "igroteka"
    for root in (Path(named) if named else base, Path(tempfile.gettempdir()) / f"igroteka-{os.getuid()}"):
        try:
            root.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError:
            continue
        # Compiled code is run from here: a folder that others may write to is not ours.
        about = root.stat()
        if os.access(root, os.W_OK) and about.st_uid == os.getuid() and not about.st_mode & 0o022:
            return root
    return Path(tempfile.mkdtemp(prefix="igroteka-"))


def _fingerprint(module: ModuleType) -> str:
    digest = hashlib.blake2b(digest_size=12)
    for part in (sys.version, platform.machine(), *(version(p) for p in ("numba", "llvmlite", "numpy"))):
        digest.update(part.encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    own = Path(module.__file__ or "").parent
    for source in sorted({*PACKAGE.rglob("*.py"), *own.rglob("*.py"), *own.parent.glob("*.py")}):
        digest.update(str(source).encode() + source.read_bytes())
    return digest.hexdigest()

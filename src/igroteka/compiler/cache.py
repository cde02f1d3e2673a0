"""Machine code on the disk. Each twin has a folder, named by all that the twin is made from.

Numba's own cache notices neither a change in a called function nor two games of equal layout. Here the name holds a
hash of the code of every function that the twin can reach and of the constants that these name, of this package, and
of interpreter, machine and versions. So rules that change are compiled again, and nothing else is.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import tempfile
import time
from functools import cache
from importlib import metadata
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from igroteka.compiler.binding import globals_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from igroteka.compiler.binding import Clones

CACHE = "IGROTEKA_CACHE"  # the environment variable that names the cache's folder
KEPT = 4  # versions of a twin
UNUSED = 60 * 24 * 3600.0  # seconds after which a twin that nobody has asked for may go
_COMPILER = Path(__file__).parent


def folder(name: str, key: str) -> Path:
    """The folder of a twin; when it is new, older ones are cleared away."""
    root = cache_root()
    path = root / f"{name}-{key}"
    if not path.exists():
        _clear(root, name)
    path.mkdir(exist_ok=True)
    os.utime(path)
    return path


def _clear(root: Path, name: str) -> None:
    """Leave the newest few folders of a twin that is about to get another, and of all twins those that are used."""
    newest_first = sorted(filter(Path.is_dir, root.iterdir()), key=_used, reverse=True)
    versions = [path for path in newest_first if path.name.rpartition("-")[0] == name]
    unused = [path for path in newest_first if _used(path) < time.time() - UNUSED]
    for stale in {*versions[KEPT - 1 :], *unused}:
        shutil.rmtree(stale, ignore_errors=True)


def _used(path: Path) -> float:
    try:
        return path.stat().st_mtime
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


def key_of(clones: Clones, plain: FunctionType, way: str) -> str:
    """A hash of all that the twin of a function is made from; `way` says how it is compiled."""
    functions = {plain, *clones.reached(plain)}
    parts = sorted(_text_of(function, clones.plain) for function in functions)
    digest = hashlib.blake2b(digest_size=12)
    for part in (*surroundings(), os.environ.get("NUMBA_BOUNDSCHECK", ""), way, *parts):
        digest.update(f"{len(part)}:{part}".encode())
    return digest.hexdigest()


@cache
def surroundings() -> tuple[str, ...]:
    """What all twins depend on."""
    compiler = [source.read_text(encoding="utf-8") for source in sorted(_COMPILER.glob("*.py"))]
    return (sys.version, platform.machine(), *map(metadata.version, ("numba", "llvmlite", "numpy")), *compiler)


def _text_of(function: FunctionType, plain: Callable[[FunctionType], FunctionType]) -> str:
    """All that a function's clone is made from, but for the functions that it calls: of these, which ones they are."""
    named = [
        (name, _name(plain(value)) if isinstance(value, FunctionType) else _value(value))
        for name, value in globals_of(function)
    ]
    return "\n".join((_name(function), *_lines(function.__code__), repr(function.__defaults__), repr(named)))


def _lines(code: CodeType) -> Iterator[str]:
    """What a function does, without the place where it stands."""
    consts = [f"code {const.co_name}" if isinstance(const, CodeType) else _value(const) for const in code.co_consts]
    about = (code.co_name, code.co_argcount, code.co_kwonlyargcount, code.co_flags, code.co_names, code.co_varnames)
    yield repr((code.co_code, consts, about, code.co_freevars, code.co_cellvars, code.co_exceptiontable))
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _lines(const)


def _name(function: FunctionType) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _value(value: Any) -> str:
    """A constant, as text. A module may hold any constant: its whole source counts."""
    if isinstance(value, ModuleType):
        source = Path(getattr(value, "__file__", None) or "")
        return f"module {value.__name__} {source.read_text(encoding='utf-8') if source.suffix == '.py' else ''}"
    if isinstance(value, frozenset):
        return f"frozenset {sorted(map(_value, value))}"  # its order differs from process to process
    return f"{value!r} {value.tobytes()}" if hasattr(value, "tobytes") else repr(value)  # an array's text is cut short

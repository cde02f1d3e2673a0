"""`make site`: Igroteka without a server, as a folder of static files.

What the client's build has put into the folder is joined by

- what a server would answer to everybody (games, words, rules, pictures, lessons), as files;
- Python for the browser (Pyodide, from npm), a standard library without what a tab cannot use, msgspec, and the rules;
- search as WebAssembly, of the games of which `tools/wasm.py` has put it into `build/search`;
- a service worker that knows all files, so that everything works without a network after the first visit.

    python tools/static_site.py files build/site     what does not depend on the client
    python tools/static_site.py finish dist/site     joins it with the client's build
"""

from __future__ import annotations

import ast
import asyncio
import gzip
import hashlib
import io
import itertools
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from igroteka import words
from igroteka.games import catalogue
from igroteka.server.doors.api import DOORS
from igroteka.server.doors.door import Request

if TYPE_CHECKING:
    from collections.abc import Iterator

    from igroteka.server.doors.door import Door

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
MADE = ROOT / "build" / "site"
SEARCH = ROOT / "build" / "search"

PLATFORM, PYTHON, ABI = "pyemscripten_2026_0_wasm32", "314", "cp314"
PARTS = ("pyodide.asm.wasm", "pyodide.asm.mjs")
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8"}
OF_NO_USE = {  # in a tab: other processes, terminals, mail, markup, tests, tools for programmers
    "_ast_unparse", "_pydatetime", "_pyio", "_pyrepl", "antigravity", "argparse", "asyncio/proactor_events",
    "asyncio/windows_events", "asyncio/windows_utils", "bdb", "cmd", "code", "compileall",
    "concurrent/futures/process", "configparser", "csv", "ctypes", "difflib", "doctest", "email", "filecmp",
    "fileinput", "fractions", "ftplib", "getpass", "gettext", "graphlib", "gzip", "html", "http", "imaplib",
    "ipaddress", "logging/config", "logging/handlers", "mailbox", "mimetypes", "modulefinder", "multiprocessing",
    "netrc", "ntpath", "nturl2path", "optparse", "pdb", "pickletools", "plistlib", "poplib", "pprint", "profile",
    "pstats", "pty", "py_compile", "pyclbr", "pydoc", "pyodide/console", "rlcompleter", "runpy", "sched", "shelve",
    "smtplib", "socketserver", "sqlite3", "ssl", "statistics", "symtable", "tabnanny", "tarfile", "this", "timeit",
    "tomllib", "trace", "tracemalloc", "tty", "unittest", "urllib/request", "urllib/robotparser", "wave",
    "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo",
}  # fmt: skip
NEEDS_MORE = "igroteka.bots.search"  # NumPy and Numba: nobody asks for it in a tab
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # in archives, so that the same sources give the same bytes


def main(step: str, folder: str) -> None:
    {"files": make_files, "finish": finish}[step](Path(folder))


# What does not depend on the client.


def make_files(into: Path) -> None:
    """All of it in a folder whose name says what is in it: a browser never mixes two versions."""
    shutil.rmtree(into, ignore_errors=True)
    new = into / "new"
    for path, body in answers():
        write(new / f"{path.removeprefix('/api/')}.json", body)
    sizes = {f"{name}.gz": write_packed(new / "python" / name, body) for name, body in python_parts()}
    write(new / "python" / "sizes.json", json.dumps(sizes).encode())
    put_search(new / "search")
    name = f"files-{digest(new)}"
    new.rename(into / name)
    write(into / "name", name.encode())


def put_search(into: Path) -> None:
    """The search of every game of which there is one, and which these are: nobody asks for others."""
    games = sorted(module.stem for module in SEARCH.glob("*.wasm"))
    for id in games:
        write_packed(into / f"{id}.wasm", (SEARCH / f"{id}.wasm").read_bytes())
        write(into / f"{id}.json", (SEARCH / f"{id}.json").read_bytes())
    write(into / "games.json", json.dumps(games).encode())


def answers() -> Iterator[tuple[str, bytes]]:
    """What a server answers to everybody alike, by path."""
    values = {"language": list(words.LANGUAGES), "game": catalogue.ids()}
    for door in DOORS:
        if door.shared:
            names = [name for name, _ in door.path_types]
            for chosen in itertools.product(*(values[name] for name in names)):
                found = dict(zip(names, chosen, strict=True))
                yield door.path.format(**found), asyncio.run(answered(door, found))


async def answered(door: Door, path: dict[str, str]) -> bytes:
    """Such a door looks at nothing of a request but its path."""
    return msgspec.json.encode(await door.answer(Request(None, None, "", path, {}, None, "")))  # type: ignore[arg-type]


def python_parts() -> Iterator[tuple[str, bytes]]:
    for name in PARTS:
        yield name, (PYODIDE / name).read_bytes()
    library, rules = archive(trimmed_library()), archive({**our_own(), **wheel("msgspec")})
    yield "python_stdlib.zip", compiled(library, rules)
    yield "igroteka.zip", rules


def trimmed_library() -> dict[str, bytes]:
    """The standard library as Pyodide has it, without what a tab cannot use."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        return {name: whole.read(name) for name in whole.namelist() if not name.endswith("/") and _is_of_use(name)}


def compiled(library: bytes, rules: bytes) -> bytes:
    """The library, with what is loaded at the start compiled by the Python that will load it."""
    with tempfile.TemporaryDirectory(prefix="library-") as folder:
        given, beside, made = (Path(folder) / name for name in ("library.zip", "rules.zip", "compiled.zip"))
        given.write_bytes(library)
        beside.write_bytes(rules)
        subprocess.run(["node", ROOT / "tools" / "bytecode.mjs", PYODIDE, given, beside, made], check=True)
        return made.read_bytes()


def _is_of_use(name: str) -> bool:
    module = name.removesuffix(".py")
    top, *rest = module.split("/")
    if top == "encodings":
        return rest[0] in ENCODINGS
    return OF_NO_USE.isdisjoint((top, module)) and not name.endswith((".txt", ".exe"))


def our_own() -> dict[str, bytes]:
    """The modules that `browser/` needs, all games, and the words by which a table knows what can be said."""
    known = {
        ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"): file
        for file in (SOURCES / "igroteka").rglob("*.py")
    }
    games = {name for name in known if name.startswith("igroteka.games.") and ".exact" not in name}
    needed: set[str] = set()
    left = {"igroteka.browser.worker", *games}
    while left:
        name = left.pop()
        needed.add(name)
        parents = {name.rsplit(".", depth)[0] for depth in range(1, name.count(".") + 1)}
        left |= ({*_imports(known[name], known), *parents} & known.keys()) - needed - {NEEDS_MORE}
    files = [known[name] for name in sorted(needed)]
    general = {words.files(None, language)[0] for language in words.LANGUAGES}
    spoken = general | {*(SOURCES / "igroteka").rglob(f"{words.DEFAULT}.ftl")}
    return {str(file.relative_to(SOURCES)): file.read_bytes() for file in (*files, *sorted(spoken))}


def _imports(file: Path, known: dict[str, Path]) -> set[str]:
    """What a module imports when it runs."""
    found: set[str] = set()
    for node in _run(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            within = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {str(node.module), *(within & known.keys())}
    return found


def _run(node: ast.AST) -> Iterator[ast.AST]:
    """All that is not for the type checker alone."""
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and getattr(child.test, "id", "") == "TYPE_CHECKING"):
            yield child
            yield from _run(child)


def wheel(package: str) -> dict[str, bytes]:
    """A package as it is built for Pyodide, from the registry, in the version that we use elsewhere."""
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    pinned = re.search(rf"^{package}==(.+)$", pins, re.MULTILINE)
    assert pinned, f"constraints.txt does not say which {package}"
    kept = MADE.with_name("wheels")
    pattern = f"{package}-{pinned[1]}-{ABI}-*.whl"
    if not list(kept.glob(pattern)):
        kind = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", ABI]
        wanted = ["--no-deps", "--only-binary=:all:", *kind, "--dest", str(kept), f"{package}=={pinned[1]}"]
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *wanted], check=True)
    with zipfile.ZipFile(next(kept.glob(pattern))) as whole:
        return {name: whole.read(name) for name in whole.namelist() if name.endswith((".py", ".so"))}


def archive(files: dict[str, bytes]) -> bytes:
    """A zip that is not compressed: it is as a whole, and better so."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as made:
        for name, body in sorted(files.items()):
            made.writestr(zipfile.ZipInfo(name, LONG_AGO), body)
    return out.getvalue()


# Joining it with the client.


def finish(site: Path) -> None:
    (made,) = MADE.glob("files-*")
    shutil.copytree(made, site / made.name)
    (site / "manifest.json").unlink()  # of the client's build: only a server reads it
    (site / "sw.js").unlink()
    files = sorted(str(file.relative_to(site)) for file in site.rglob("*") if file.is_file())
    listed = ["./", *(file for file in files if file != "index.html")]
    worker = (ROOT / "web" / "site" / "sw.js").read_text(encoding="utf-8")
    for name, value in (("VERSION", digest(site)), ("FILES", listed)):
        worker = re.sub(rf"^const {name} = .*$", f"const {name} = {json.dumps(value)}", worker, flags=re.MULTILINE)
    write(site / "sw.js", worker.encode())


def digest(folder: Path) -> str:
    """What distinguishes a folder from another."""
    whole = hashlib.sha256()
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        for part in (str(file.relative_to(folder)).encode(), file.read_bytes()):
            whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()[:12]


def write_packed(path: Path, body: bytes) -> int:
    """Compressed, whatever the host does; how many bytes it takes so."""
    packed = gzip.compress(body, 9, mtime=0)
    write(path.with_name(f"{path.name}.gz"), packed)
    return len(packed)


def write(path: Path, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)


if __name__ == "__main__":
    main(*sys.argv[1:])

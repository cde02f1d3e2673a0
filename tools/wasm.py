"""Makes the search of every game for the browser: `python tools/wasm.py FOLDER` writes a WebAssembly module and its
description a game. What has not changed since it was made last comes from the disk cache.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from pathlib import Path
from time import perf_counter

from igroteka.bots.portable import write
from igroteka.compiler.wasm import NoLinker, NotPortable
from igroteka.games import catalogue


def make(id: str, folder: Path) -> str:
    """Write the two files of a game; a line about them."""
    began = perf_counter()
    module = write(id, folder).module
    packed = len(gzip.compress(module))
    return f"{id:15} {len(module):8,} bytes {packed:7,} compressed {perf_counter() - began:6.1f} s"


def main() -> int:
    parser = argparse.ArgumentParser(description="Makes the search of every game for the browser.")
    parser.add_argument("folder", type=Path, help="where the files go")
    parser.add_argument("games", nargs="*", metavar="game", help="the games, all of them unless some are named")
    asked = parser.parse_args()
    unknown = sorted(set(asked.games) - set(catalogue.ids()))
    if unknown:
        parser.error(f"there is no game {unknown[0]}; there are {', '.join(catalogue.ids())}")
    try:
        for id in asked.games or catalogue.ids():
            sys.stdout.write(make(id, asked.folder) + "\n")
            sys.stdout.flush()
    except (NoLinker, NotPortable, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Search for where there is no Python compiler: a WebAssembly module a game, and a description of how it is used.

`web/src/lib/searching.ts` reads the description; what a module answers is read by `found`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from igroteka.bots import tree
from igroteka.bots.desk import STATES, room
from igroteka.bots.found import Choice
from igroteka.bots.hints import SEARCHED
from igroteka.bots.styles import HARD
from igroteka.compiler import wasm
from igroteka.compiler.flat import dtype_of
from igroteka.games import catalogue

if TYPE_CHECKING:
    from pathlib import Path

MOST = max(HARD, SEARCHED)  # iterations that there is memory for
NUMBERS = ("actions", "seat", "nodes", "iterations", "afresh")  # arguments of the entry, after its arrays


class Array(msgspec.Struct, frozen=True, kw_only=True):
    """An argument that lies in the module's memory. A length of 0 means all that is left."""

    name: str
    item: int  # bytes
    length: int


class Description(msgspec.Struct, frozen=True, kw_only=True):
    """How a module is used. The block of memory begins with the states, of which the first is the position that the
    seat sees. The answer follows them, in 64-bit floats: how many legal actions there are, and for each a row of
    `figures`, then how often one stood first, second, … (as many numbers as seats).
    """

    game: str
    rules: int  # their version
    entry: str
    arrays: tuple[Array, ...]  # the first arguments;
    numbers: tuple[str, ...]  # the others
    state: int  # bytes
    seats: int  # where in a state the number of seats stands, one byte
    players: tuple[int, int]  # the fewest and the most
    actions: int
    iterations: int  # at most
    answer: int  # where in the block
    figures: tuple[str, ...]


@dataclass(frozen=True)
class Portable:
    """A game's search, ready to be carried away."""

    module: bytes
    description: Description


def portable(id: str) -> Portable:
    """The search of a game, made or taken from the disk cache."""
    rules = catalogue.rules(id)
    record = dtype_of(rules.State)
    most = room(rules, rules.PLAYERS[1], MOST)
    arrays = np.zeros(STATES, record), np.zeros(8, np.uint8), np.zeros(1, np.uint64)
    example: tuple[Any, ...] = (*arrays, *(1 for _ in NUMBERS))
    made = wasm.module(rules, catalogue.bots(id), tree.think_in, example, most + 64)
    description = Description(
        game=id,
        rules=rules.RULES,
        entry=tree.think_in.__name__,
        arrays=(
            Array(name="states", item=record.itemsize, length=STATES),
            Array(name="memory", item=1, length=0),
            Array(name="luck", item=8, length=1),
        ),
        numbers=NUMBERS,
        state=record.itemsize,
        seats=int(record.fields["seats"][1]),  # type: ignore[index]
        players=rules.PLAYERS,
        actions=len(rules.TOKENS),
        iterations=MOST,
        answer=STATES * record.itemsize,
        figures=Choice._fields,
    )
    return Portable(made, description)


def write(id: str, folder: Path) -> Portable:
    """Put the two files of a game where a browser finds them: `<game>.wasm` and `<game>.json`."""
    made = portable(id)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{id}.wasm").write_bytes(made.module)
    (folder / f"{id}.json").write_bytes(msgspec.json.encode(made.description))
    return made

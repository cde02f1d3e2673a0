"""Which card has which back (section 2.3 of the specification, R-1), and the option that says so."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from igroteka.games.zabiray.cards import BACKS, CARDS, COLOURS, PACK, TILES
from igroteka.kernel import BadOption, Option, put

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.kernel import Value

NAMED = {"even": (12,) * 9, "mild": (18, 18, 18, 12, 12, 12, 6, 6, 6)}

# All faces in twelve rows of nine, so that equal shares of the backs say nothing about colour or number.
COLOURED_ROWS = [f"{COLOURS[(column - row) % 3]}{kind}" for row, kind in enumerate("12345r") for column in range(9)]
COLOURLESS_ROWS = """
    za za za za za za za za za
    be be be be be be be be be
    ru ru ru ru ru ru ru ru ru
    be be be be be za za za za
    ru ru ru ru ru s  s  s  s
    s  w  za s  w  w  w  w  w
"""
ORDER = [TILES.index(face) for face in (*COLOURED_ROWS, *COLOURLESS_ROWS.split())]


def pack_with(counts: Sequence[int]) -> list[list[int]]:
    """The pack with so many cards of each back, as the stock keeps it. Each card gets the back that is most overdue."""
    pack = [[0] * (BACKS + 1) for _ in range(CARDS + 1)]
    pack[0][0] = PACK
    given = [0] * BACKS
    for number, face in enumerate(ORDER, 1):
        overdue = [number * count - PACK * so_far for count, so_far in zip(counts, given, strict=True)]
        back = overdue.index(max(overdue))
        given[back] += 1
        put(pack[face], 1 + back)
    return pack


def counts_of(text: str) -> tuple[int, ...]:
    """The nine counts that a text means; BadOption says what is wrong with it."""
    if text in NAMED:
        return NAMED[text]
    if not re.fullmatch(r"[0-9]{1,3}(,[0-9]{1,3})*", text):
        raise BadOption("")
    counts = tuple(int(count) for count in text.split(","))
    if len(counts) != BACKS:
        raise BadOption(f": there are {len(counts)} counts")
    if sum(counts) != PACK:
        raise BadOption(f": the counts add up to {sum(counts)}")
    return counts


@dataclass(frozen=True)
class Backs(Option):
    """How many cards have each back: by a name, or nine counts in the order 1 2 3 4 5 X green purple yellow."""

    default: str = "even"

    kind = "text"

    def takes(self) -> str:
        return f"even, mild, or nine counts with commas (1 2 3 4 5 X green purple yellow) that add up to {PACK}"

    def takes_value(self, value: Value, players: int) -> bool:
        try:
            return isinstance(value, str) and bool(counts_of(value))
        except BadOption:
            return False

    def check(self, name: str, value: Value, players: int) -> Value:
        if isinstance(value, str):
            try:
                counts_of(value)
            except BadOption as error:
                raise BadOption(f"option {name} takes {self.takes()}, not {value[:40]!r}{error}") from None
        return super().check(name, value, players)

    def parse(self, text: str) -> Value:
        return text

    def named(self) -> tuple[str, ...]:
        return tuple(NAMED)

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "values": list(NAMED), "max_length": 4 * BACKS - 1}

    def store(self, s: Any, name: str, value: Value) -> None:
        s.full_pack = pack_with(counts_of(str(value)))

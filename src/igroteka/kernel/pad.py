"""What a game's `pad.py` hands over as `PAD`: what people at a table with real cards write down after a round, and what
follows from it. A pad works on a blank state of the game, so that its arithmetic, its places and its end are those of
the rules; `match.pad` goes through the rounds.

None of it is compiled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from msgspec import Struct

from igroteka.kernel.layout import Layout

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Entries = Mapping[str, list[int]]  # what is written down of a round: by column its numbers, as the column's kind says

# number: a whole number for each seat
# one, some: a 1 for each seat that is meant, and a 0 for all others
# card: a single number, for the whole round
# cards: for each card value from 1 on, a group of sides as a number whose bit says who is in it
# to: for each seat another seat; −1: nobody, or the pot
Kind = Literal["number", "one", "some", "card", "cards", "to"]

POT = -1  # of `to`


class Column(Struct, frozen=True, omit_defaults=True):
    """Something that is written down of a round; its name is the words' `pad-<id>`, their `hint` explains it."""

    id: str
    kind: Kind = "number"
    low: int = 0
    high: tuple[int, ...] = ()  # number: by seat, and a seat with 0 is not asked; card: one; cards: by value, of groups
    values: tuple[int, ...] = ()  # of a number, where it can only be one of these
    least: int = 0  # of one, some and cards: how many have to be marked,
    most: int = 0  # and how many can be; 0: any number
    sides: int = 0  # of cards: so many players, or teams with every so-many-th seat


class Sum(Struct, frozen=True, omit_defaults=True):
    """A row below the rounds, named by the words' `row-<id>`; with a single number it is the whole table's."""

    id: str
    values: list[int]
    beside: bool = False  # to be looked at, and in no sum


class BadEntry(ValueError):
    """What cannot have happened in a round: the words' `wrong-<id>` for people, and a sentence for programs."""

    def __init__(self, id: str, text: str) -> None:
        self.id = id
        super().__init__(text)


S_contra = TypeVar("S_contra", bound=Layout, contravariant=True)  # the game's own State


def begin(s: Layout) -> None:
    """What everybody has before the first round. Most have nothing."""


def sums(s: Layout) -> Sequence[Sum]:
    """What else there is to see."""
    return ()


@dataclass(frozen=True)
class Pad(Generic[S_contra]):
    """A `pad.py`, as a type."""

    columns: Callable[[S_contra], Sequence[Column]]  # what is asked after the coming round
    settle: Callable[[S_contra, Entries], bool]  # count a round; whether the match is over
    _: KW_ONLY
    begin: Callable[[S_contra], None] = begin
    sums: Callable[[S_contra], Sequence[Sum]] = sums
    scores: Callable[[S_contra, list[int]], None] | None = None  # before the end; None: as the rules have them


def check(columns: Sequence[Column], entries: Entries, players: int) -> None:
    """BadEntry: something is missing, or is not what a column takes."""
    asked = [column.id for column in columns]
    if sorted(entries) != sorted(asked):
        raise BadEntry("shape", f"a round takes {', '.join(asked)}, not {', '.join(map(repr, entries))[:100]}")
    for column in columns:
        _check_column(column, entries[column.id], players)


def marked(column: Column, numbers: Sequence[int]) -> int:
    """How many seats or cards are marked."""
    return sum(number > 0 for number in numbers)


def _check_column(column: Column, numbers: Sequence[int], players: int) -> None:
    size = len(column.high) if column.kind in ("card", "cards") else players
    if len(numbers) != size:
        raise BadEntry("shape", f"{column.id} takes {size} numbers, not {len(numbers)}")
    for place, number in enumerate(numbers):
        low, high = _limits(column, place, players)
        if not low <= number <= high or (column.values and number not in column.values):
            raise BadEntry("limits", f"number {place} of {column.id} is {number}, and can be {low} to {high}")
    if column.kind in ("one", "some", "cards"):
        found, most = marked(column, numbers), 1 if column.kind == "one" else column.most or size
        if not column.least <= found <= most:
            raise BadEntry(column.id, f"{column.id} marks {column.least} to {most}, not {found}")


def _limits(column: Column, place: int, players: int) -> tuple[int, int]:
    if column.kind in ("one", "some"):
        return 0, 1
    if column.kind == "to":
        return POT, players - 1
    if column.kind == "number" and not column.high[place]:
        return 0, 0
    return column.low, column.high[place]


def the_one(flags: Sequence[int], nobody: int = -1) -> int:
    """The seat that is marked, if any."""
    return flags.index(1) if 1 in flags else nobody


def group_of(flags: Sequence[int]) -> int:
    """The seats that are marked, as a group (see `seats`)."""
    return sum(flag << seat for seat, flag in enumerate(flags))

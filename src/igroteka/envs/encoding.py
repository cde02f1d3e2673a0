"""What a seat sees of a position, as a row of numbers: generated from the layout, and from a redacted state alone."""

from __future__ import annotations

import inspect
import re
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from igroteka.compiler.flat import dtype_of

if TYPE_CHECKING:
    from igroteka.kernel import Layout

KIND = np.int16  # wide enough for all that a game counts; more is shown as the most
LEAST, MOST = -32768, 32767
BOUNDS = {"i1": (-128, 127), "i2": (LEAST, MOST), "i4": (LEAST, MOST)}
DECLARED = re.compile(r"^    (\w+) = (?:i8|i16|i32|bag)\([^#\n]*\)\s+# (.+)$", re.MULTILINE)
SEAT = "seat"  # the first number: whose eyes these are
Row = np.ndarray[Any, np.dtype[np.int16]]


class Part(NamedTuple):
    """Some numbers of an observation, and what they are: a field of the state."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str = ""  # what the layout says of it

    @property
    def size(self) -> int:
        return prod(self.shape)

    def __str__(self) -> str:
        where = f"{self.start}" if self.size == 1 else f"{self.start}–{self.start + self.size - 1}"
        shape = " × ".join(map(str, self.shape))
        named = f"{where}: {self.name}" + (f" ({shape})" if shape else "")
        return f"{named}: {self.meaning}" if self.meaning else named


class Run(NamedTuple):
    """Fields of one width, which lie side by side in a state's bytes."""

    kind: str
    offset: int  # in elements of that width
    length: int


class Encoding:
    """The same for a game with any number of players and any options: the seat that looks, then all fields of the state
    in their order, but for the generator. A hidden bag has its count and no faces.
    """

    def __init__(self, layout: type[Layout]) -> None:
        self.layout = layout
        self.parts = [Part(SEAT, 0, (), -1, 127, "whose eyes these are")]
        said = meanings(layout)
        record, runs = dtype_of(layout), {kind: Run(kind, 0, 0) for kind in ("i4", "i2", "i1")}
        at = 1
        for name, field in layout.fields.items():
            if name == "rng":
                continue
            part = Part(name, at, field.shape, *BOUNDS[field.kind], said.get(name, ""))
            run, place = runs[field.kind], record.fields
            assert place is not None
            offset = run.offset if run.length else place[name][1] // int(field.kind[1])
            runs[field.kind] = Run(field.kind, offset, run.length + part.size)
            self.parts.append(part)
            at += part.size
        self.runs = list(runs.values())
        self.size = at
        self.low = np.concatenate([np.full(part.size, part.low, KIND) for part in self.parts])
        self.high = np.concatenate([np.full(part.size, part.high, KIND) for part in self.parts])

    def encode(self, seen: Layout, seat: int) -> Row:
        """The observation of a state that was redacted for `seat`."""
        out, flat, at = np.empty(self.size, KIND), seen.pack(), 1
        out[0] = seat
        for kind, offset, length in self.runs:
            numbers = np.frombuffer(flat, kind, length, offset * int(kind[1]))
            out[at : at + length] = np.clip(numbers, LEAST, MOST) if kind == "i4" else numbers
            at += length
        return out

    def decode(self, observation: Row) -> dict[str, Any]:
        """The numbers of an observation by the names of its parts; of several observations at once, too."""
        before = observation.shape[:-1]
        return {
            part.name: observation[..., part.start : part.start + part.size].reshape((*before, *part.shape))
            for part in self.parts
        }

    def describe(self) -> str:
        """A line for each part: where it stands, what it is called, of how many numbers it consists, what it means."""
        return "\n".join(map(str, self.parts))


def meanings(layout: type[Layout]) -> dict[str, str]:
    """What stands beside the fields in the source of a layout and of those that it extends."""
    found: dict[str, str] = {}
    for base in reversed(layout.__mro__[:-1]):
        found |= dict(DECLARED.findall(inspect.getsource(base)))
    return found


_ENCODINGS: dict[type[Layout], Encoding] = {}


def encoding_of(layout: type[Layout]) -> Encoding:
    if layout not in _ENCODINGS:
        _ENCODINGS[layout] = Encoding(layout)
    return _ENCODINGS[layout]

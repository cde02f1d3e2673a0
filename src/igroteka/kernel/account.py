"""How what happens adds up to the score, and what decided a game, as data: a game says which happenings bring how much
to whom; `match.account` adds it up from what was told.

None of it is compiled.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple

from igroteka.kernel.contract import Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

To = Literal["seat", "other", "all", "team"]  # of the happening; a team has every second seat, from `seat` on


@dataclass(frozen=True, slots=True)
class Gain:
    """What a happening brings: so much to somebody, in a row of the account."""

    row: str  # its name is the words' `row-<row>`
    to: To = "seat"
    of: Literal["value", "card", "one"] = "value"  # how much: a number of the happening, or 1
    sign: Literal[1, -1] = 1
    rest: bool = False  # it says what the whole round has brought: the row gets what the others do not explain
    by_card: bool = False  # a row for each card
    late: bool = False  # for the whole game, at its end: in no round
    beside: bool = False  # to be looked at, and in no sum


@dataclass(frozen=True, slots=True)
class Accounting:
    """All that changes the scores of a game."""

    gains: Mapping[str, tuple[Gain, ...]] = field(default_factory=dict)  # by happening
    part: Literal["round", "new-deal"] = "round"  # the happening that begins a part, named by the words' `part-<part>`
    start: str = ""  # the option that says what everybody begins with; its row is `row-start`


class Ground(NamedTuple):
    """A rule that ended a game or made its places: the clause, the sentence that says so (the words' `why-<id>`), and
    the row of the account in which the seat of that sentence shows it.
    """

    clause: str
    phrase: Phrase
    row: str = ""


TOTAL, LAST = "total", "last"  # rows that are no kind of points: all of them, those of the last part


def by_rule(
    clause: str, id: str, seat: int = -1, value: int = 0, other: int = -1, more: int = 0, *, row: str = ""
) -> Ground:
    return Ground(clause, Phrase(id, seat, 0, value, other, more), row)


def leaders(numbers: Sequence[int], among: Sequence[int] | None = None) -> list[int]:
    """The seats with the highest number, of all or of some."""
    seats = range(len(numbers)) if among is None else among
    best = max(numbers[seat] for seat in seats)
    return [seat for seat in seats if numbers[seat] == best]


def most_points(clause: str, points: Sequence[int]) -> list[Ground]:
    """Most points win, and those who share the most share the victory."""
    won = by_rule(clause, "most-points")
    return [won] if len(leaders(points)) == 1 else [won, by_rule(clause, "shared")]


def to_target(clause: str, points: Sequence[int], target: int) -> list[Ground]:
    """Who has reached what a match is played to, if anybody has."""
    there = [seat for seat, reached in enumerate(points) if reached >= target]
    if len(there) == 1:
        return [by_rule(clause, "target", seat=there[0], value=points[there[0]], more=target, row=TOTAL)]
    return [by_rule(clause, "target-many", value=len(there), more=target)] if there else []

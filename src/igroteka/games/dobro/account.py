"""What brings points in Dobro, and what decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.dobro.rules import numbers_taken, rounds
from igroteka.kernel import LAST, Accounting, Gain, Ground, by_rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.games.dobro.state import State

ACCOUNTING = Accounting(
    {
        "swallowed": (Gain("swallowed", beside=True),),
        "forgot": (Gain("forgot", of="one", sign=-1),),
        "score": (Gain("place", rest=True),),
    }
)


def grounds(s: State) -> list[Ground]:
    """Points, then those of the last round, then the lower numbers taken, for all places; what is still equal is
    shared.
    """
    last, sums = s.points[s.round - 1], [-numbers_taken(s, seat) for seat in range(s.seats)]
    found = [by_rule("DOBRO-49", "rounds", value=rounds(s)), by_rule("DOBRO-50", "most-points")]
    for level in alike(range(s.seats), s.total):
        ahead, *behind = alike(level, last)
        if behind:
            ground = by_rule("DOBRO-51", "last-round-decides", ahead[0], last[ahead[0]], behind[0][0], row=LAST)
            found.append(ground)
        for equal in (ahead, *behind):
            first, *others = alike(equal, sums)
            if others:
                found.append(by_rule("DOBRO-52", "numbers-decide", first[0], -sums[first[0]], others[0][0]))
    best = alike(alike(alike(range(s.seats), s.total)[0], last)[0], sums)[0]
    return [*found, by_rule("DOBRO-53", "shared")] if len(best) > 1 else found


def alike(seats: Sequence[int], numbers: Sequence[int]) -> list[list[int]]:
    """The seats by their number, those with the highest first, and together where it is the same."""
    levels = sorted({numbers[seat] for seat in seats}, reverse=True)
    return [[seat for seat in seats if numbers[seat] == level] for level in levels]

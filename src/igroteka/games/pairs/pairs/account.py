"""What brings points in Pairs, and what decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.kernel import TOTAL, Accounting, Gain, Ground, by_rule

if TYPE_CHECKING:
    from igroteka.games.pairs.pairs.rules import State

FOLDED = (Gain("fold", of="card"),)
ACCOUNTING = Accounting({"pair": (Gain("pair", of="card"),), "fold": FOLDED, "fold-own": FOLDED})


def grounds(s: State) -> list[Ground]:
    """Points are bad: one has too many, and all others are safe."""
    limit = s.losing_score
    lost = next(seat for seat in range(s.seats) if s.points[seat] >= limit)
    found = [by_rule("PAIRS-20", "lost", seat=lost, value=s.points[lost], more=limit, row=TOTAL)]
    return [*found, by_rule("PAIRS-2", "safe")] if s.seats > 2 else found

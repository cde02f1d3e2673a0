"""Who has lost, in a game that has a loser and no winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.kernel import Goal

if TYPE_CHECKING:
    from collections.abc import Sequence

NOBODY = -1


def loser(goal: Goal, places: Sequence[int]) -> int:
    """The seat that has lost while all others are safe, or NOBODY. Between two, whoever is safe has won."""
    last = [seat for seat, place in enumerate(places) if place != 1]
    return last[0] if goal is Goal.NOT_TO_LOSE and len(places) > 2 and len(last) == 1 else NOBODY

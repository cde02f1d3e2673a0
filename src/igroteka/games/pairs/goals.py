"""What one is after in the games of the box that have it in common."""

from __future__ import annotations

from igroteka.games.pairs.chips import Chips  # noqa: TC001  these are hooks of tables, and say what they take
from igroteka.games.pairs.deals import DealsToTarget  # noqa: TC001
from igroteka.kernel import NULL, Phrase


def limit(rounds: int) -> int:
    """A number of rounds or deals as a sentence has it: 0 if nothing was agreed."""
    return 0 if rounds == NULL else rounds


def most_chips(s: Chips) -> Phrase:
    return Phrase("goal-chips", value=limit(s.max_rounds))


def most_of_each_value(s: DealsToTarget, rounds: int, id: str = "goal-collect") -> Phrase:
    """In one deal of so many rounds or, where there is a target, in several."""
    if s.target == NULL:
        return Phrase(id, value=rounds)
    return Phrase(f"{id}-to-target", value=s.target, more=limit(s.max_deals))

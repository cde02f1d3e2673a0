"""Why a bot chooses what it chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from igroteka.bots import reasons
from igroteka.bots.candidates import DOUBT, Candidate, Weighed

if TYPE_CHECKING:
    from igroteka.bots.reasons import Reason
    from igroteka.match import View


@dataclass(frozen=True)
class Advice(Weighed):
    """A choice, and what spoke for it: all candidates, the best first."""

    seat: int
    choice: str

    @property
    def margin(self) -> float:
        """By how much the choice is better than anything else, however far off the figures may be: its lower confidence
        bound above the highest upper bound of the others. Beyond doubt it is if that is more than nothing.
        """
        chosen = self.candidate(self.choice)
        others = (one.expected + DOUBT * one.error for one in self.candidates if one is not chosen)
        return chosen.expected - DOUBT * chosen.error - max(others)

    @property
    def reason(self) -> Reason | None:
        """What speaks for the first favourite; None if there is nothing else to do."""
        return reasons.reason(self)


def no_choice(view: View) -> Advice:
    """For a seat that can do only one thing."""
    only = view.game.rules.TOKENS[view.actions[0]]
    return Advice(view.game, (Candidate(only, 0, 0.0, 0.0, ()),), view.seat, only)

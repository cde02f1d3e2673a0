"""Taking back: one's own last move, if nobody has moved since, no chance came with it and nobody's secret came out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from igroteka.match import foresees

if TYPE_CHECKING:
    from igroteka.match import State, View
    from igroteka.tables.clock import Spent

BACK_AND_FORTH = 3  # times that a decision may be taken back where a clock runs
GLANCE, SURELY = 3, 12  # games that are imagined to see whether a move brought anything new: at every move, when asked


class Before(NamedTuple):
    """A person's move that may be taken back: what was before it, and what its maker saw before and after."""

    state: State
    spent: Spent | None
    saw: View
    token: str
    sees: View

    @property
    def seat(self) -> int:
        return self.saw.seat


class TakeBack:
    def __init__(self) -> None:
        self.last: Before | None = None
        self._foreseen, self._tried = True, 0  # whether that move brought nothing new, in so many imagined games
        self._decision, self._times = -1, 0  # the decision that was taken back last, and how often

    def moved(self, before: Before | None) -> None:
        """A move was made; None: one that stands."""
        self.last = before
        self._foreseen, self._tried = True, 0

    def taken(self, decision: int) -> Before:
        """The last move is taken back; the decision is due again."""
        assert self.last is not None
        back, self.last = self.last, None
        self._times = 1 + (self._times if self._decision == decision else 0)
        self._decision = decision
        return back

    def allows(self, seat: int, *, surely: bool) -> bool:
        """Whether a seat may take its last move back: at a glance, which is hardly ever wrong, or surely."""
        if self.last is None or self.last.seat != seat:
            return False
        tries = range(self._tried, SURELY if surely else GLANCE)
        if self._foreseen and tries:
            self._foreseen = foresees(self.last.saw, self.last.token, self.last.sees, tries)
            self._tried = tries.stop
        return self._foreseen

    def too_often(self, decision: int) -> bool:
        return self._decision == decision and self._times >= BACK_AND_FORTH

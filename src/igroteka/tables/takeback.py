"""Taking back: one's own last move, if nobody has moved since, no chance came with it and nobody's secret came out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from igroteka.match import foresees

if TYPE_CHECKING:
    from igroteka.match import State, View
    from igroteka.tables.clock import Spent

BACK_AND_FORTH = 3  # times that a decision may be taken back where a clock runs


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
        self._foreseen: bool | None = None  # whether that move brought nothing new
        self._decision, self._times = -1, 0  # the decision that was taken back last, and how often

    def moved(self, before: Before | None) -> None:
        """A move was made; None: one that stands."""
        self.last = before
        self._foreseen = None

    def taken(self, decision: int) -> Before:
        """The last move is taken back; the decision is due again."""
        assert self.last is not None
        back, self.last = self.last, None
        self._times = 1 + (self._times if self._decision == decision else 0)
        self._decision = decision
        return back

    def allows(self, seat: int) -> bool:
        if self.last is None or self.last.seat != seat:
            return False
        if self._foreseen is None:
            self._foreseen = foresees(self.last.saw, self.last.token, self.last.sees)
        return self._foreseen

    def too_often(self, decision: int) -> bool:
        return self._decision == decision and self._times >= BACK_AND_FORTH

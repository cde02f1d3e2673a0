"""What might be done, what it may be expected to bring, and which of it is best, or equal within doubt."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from igroteka.kernel.policies import Known
    from igroteka.match import Variant


DOUBT = 1.6  # standard errors within which two candidates are called equal
SAME = 0.005  # and the difference within which calculated ones are: no figure that is shown tells them apart
STRANGERS = 10  # imagined games of all candidates that a candidate's own are mixed with, to tell how far they spread


@dataclass(frozen=True)
class Candidate:
    """One legal action. What it leads to is counted at the end of the stage that was looked at (a deal, a round)."""

    token: str
    visits: int  # how many imagined games went this way
    worth: float  # how well one stands afterwards, from 0 to 1
    points: float  # the change of one's own score, on average
    places: tuple[float, ...]  # the chance to stand first, second, …
    exact: Known | None = None  # what is known for certain about it
    spread: float = 0.5  # of worth, from game to game (a standard deviation)
    points_spread: float = 0.0
    heard: int = 0  # how many imagined games were listened to
    omens: Mapping[str, float] = field(default_factory=dict)  # in what share of these something befell the seat

    @property
    def expected(self) -> float:
        return self.worth if self.exact is None else self.exact.worth

    @property
    def error(self) -> float:
        """How far off that may be (a standard error): with few imagined games far."""
        return 0.0 if self.exact is not None else self.spread / sqrt(max(1, self.visits))

    @property
    def considered(self) -> bool:
        return self.visits > 0 or self.exact is not None


@dataclass(frozen=True)
class Weighed:
    """All that may be done somewhere, weighed."""

    game: Variant
    candidates: tuple[Candidate, ...]

    @property
    def favourites(self) -> tuple[str, ...]:
        """What the figures support: the candidate of which most is sure (the best lower confidence bound), and those
        that cannot be told from it.
        """
        considered = [one for one in self.candidates if one.considered] or list(self.candidates[:1])
        best = max(considered, key=lambda one: one.expected - DOUBT * one.error)
        equal = (one for one in considered if one is not best and not beyond_doubt(best, one))
        return (best.token, *(one.token for one in sorted(equal, key=lambda one: -one.expected)))

    def candidate(self, token: str) -> Candidate:
        return next(one for one in self.candidates if one.token == token)


def beyond_doubt(better: Candidate, worse: Candidate) -> bool:
    """Whether one candidate is worth more than another, and not by luck."""
    same = SAME if better.exact and worse.exact else 0.0
    return better.expected - worse.expected > max(same, DOUBT * sqrt(better.error**2 + worse.error**2))


def spreads(seen: Sequence[tuple[int, float, float]]) -> list[float]:
    """How far what was seen of each candidate spreads (a standard deviation), from how much it was, its sum, and that
    of its squares. Who was seen little is taken to spread as all do (shrinkage): three equal games are no certainty.
    """
    apart = [squares - sum * sum / count if count else 0.0 for count, sum, squares in seen]
    usual = max(0.0, sum(apart)) / max(1, sum(count for count, _, _ in seen))
    return [
        sqrt((max(0.0, own) + STRANGERS * usual) / (count + STRANGERS))
        for own, (count, _, _) in zip(apart, seen, strict=True)
    ]


def best_first(candidates: Sequence[Candidate], choice: str) -> tuple[Candidate, ...]:
    return tuple(sorted(candidates, key=lambda one: (one.token != choice, -one.visits, -one.expected, one.token)))

"""Why a bot chooses what it chooses: its candidates, and what each may be expected to bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from igroteka import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.kernel.policies import Known
    from igroteka.match import Variant


@dataclass(frozen=True)
class Candidate:
    """One legal action. What it leads to is counted at the end of the stage that was looked at (a deal, a round)."""

    token: str
    visits: int  # how many imagined games went this way
    worth: float  # how well one stands afterwards, from 0 to 1
    points: float  # the change of one's own score, on average
    places: tuple[float, ...]  # the chance to stand first, second, …
    exact: Known | None = None  # what is known for certain about it


@dataclass(frozen=True)
class Advice:
    """A choice, and what spoke for it: all candidates, the best first."""

    game: Variant
    seat: int
    choice: str
    candidates: tuple[Candidate, ...]

    def sentences(self, language: str = "en", labels: dict[str, str] | None = None) -> list[str]:
        """One sentence for each candidate; `labels` says the actions in words."""
        said = words.of(self.game.id, language)
        return [_sentence(said, candidate, (labels or {}).get(candidate.token)) for candidate in self.candidates]


def _sentence(said: words.Words, candidate: Candidate, label: str | None) -> str:
    action = label or candidate.token
    if candidate.exact is not None:
        return said.text(
            "ui-advice-exact", action=action, known=said.text(candidate.exact.says, **candidate.exact.values)
        )
    if not candidate.visits:
        return said.text("ui-advice-untried", action=action)
    return said.text(
        "ui-advice",
        action=action,
        first=_percent(candidate.places[0]),
        last=_percent(candidate.places[-1]),
        sign="−" if round(candidate.points, 1) < 0 else "+",
        points=abs(round(candidate.points, 1)),
    )


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"


def best_first(candidates: Sequence[Candidate], choice: str) -> tuple[Candidate, ...]:
    return tuple(sorted(candidates, key=lambda one: (one.token != choice, -one.visits, -one.worth, one.token)))

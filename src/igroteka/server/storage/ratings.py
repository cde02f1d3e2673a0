"""OpenSkill ratings, one for each person and game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.server.storage.settling import Outcome, Rating

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def rate(outcomes: Sequence[Outcome], old: Mapping[str, Rating]) -> dict[str, Rating]:
    """What a game changes. Who has no rating yet begins in the middle, uncertain."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    before = [
        [model.create_rating([old[o.person].mu, old[o.person].sigma]) if o.person in old else model.rating()]
        for o in outcomes
    ]
    after = model.rate(before, ranks=[float(outcome.place) for outcome in outcomes])
    return {
        outcome.person: Rating(
            team[0].mu, team[0].sigma, (old[outcome.person].games if outcome.person in old else 0) + 1
        )
        for outcome, team in zip(outcomes, after, strict=True)
    }


def outcomes(seats: Sequence[tuple[str, str]], places: Sequence[int], scores: Sequence[int]) -> list[Outcome]:
    """The results of the people at a table, given as person and why they left. Who left for good comes last."""
    last = len(seats)
    return [
        Outcome(number, person, last if left else places[number], scores[number])
        for number, (person, left) in enumerate(seats)
        if person
    ]

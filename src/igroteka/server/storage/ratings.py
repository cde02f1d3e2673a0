"""OpenSkill ratings, one for each person and game, and how people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from igroteka.server.storage.settling import Outcome, Rating

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


NEW = Rating(25.0, 25.0 / 3, 0)  # in the middle, uncertain
MIDDLE, UNIT = 1500, 40  # what people read: that in the middle, and what one of mu is


class Shown(NamedTuple):
    """A rating as people read it: around 1,500, give or take."""

    rating: int
    unsure: int


def shown(mu: float, sigma: float) -> Shown:
    """The one place that makes numbers for people of mu and sigma."""
    return Shown(points(mu), round(UNIT * sigma))


def points(mu: float) -> int:
    return round(MIDDLE + UNIT * (mu - NEW.mu))


def rate(outcomes: Sequence[Outcome], old: Mapping[str, Rating]) -> dict[str, Rating]:
    """What a game changes."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [old.get(outcome.person, NEW) for outcome in outcomes]
    before = [[model.create_rating([rating.mu, rating.sigma])] for rating in known]
    after = model.rate(before, ranks=[float(outcome.place) for outcome in outcomes])
    return {
        outcome.person: Rating(team[0].mu, team[0].sigma, rating.games + 1)
        for outcome, rating, team in zip(outcomes, known, after, strict=True)
    }


def outcomes(seats: Sequence[tuple[str, str]], places: Sequence[int], scores: Sequence[int]) -> list[Outcome]:
    """The results of the people at a table, given as person and why they left. Who left for good comes last."""
    last = len(seats)
    return [
        Outcome(number, person, last if left else places[number], scores[number])
        for number, (person, left) in enumerate(seats)
        if person
    ]

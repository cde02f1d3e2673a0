"""The one sentence that speaks for a choice. It says only what the figures beside it bear out: in what it speaks of,
the choice is better than its rival beyond doubt, and nothing that is shown is better than the choice.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from igroteka.games import catalogue
from igroteka.kernel import Goal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from igroteka.bots.candidates import Candidate, Weighed
    from igroteka.kernel import Omen
    from igroteka.words import Words

SURE = 2.0  # standard errors beyond which a difference is spoken of; more than for equality, since several are tried
NAMED = 2  # equal ones that are named


@dataclass(frozen=True)
class Reason:
    """A sentence of the screens with its figures; whoever says it adds the names of actions and omens."""

    says: str
    values: Mapping[str, float | str] = field(default_factory=dict)
    rival: str = ""  # the token that the choice is compared with
    omen: str = ""


class Figure(NamedTuple):
    value: float  # more is better
    error: float  # a standard error
    step: float = 0.01  # what is less is not seen in the figure that is said


def reason(weighed: Weighed) -> Reason | None:
    """Why the first favourite; None if there is nothing else to do."""
    favourites = weighed.favourites
    own = weighed.candidate(favourites[0])
    others = [one for one in weighed.candidates if one is not own and one.considered]
    if not others:
        return None
    if len(favourites) > 1:
        return Reason("ui-hint-all-equal" if len(favourites) > len(others) else "ui-hint-equal")
    rival = max(others, key=lambda one: one.expected)
    if own.exact is not None:
        return Reason("ui-hint-why-known", rival=rival.token)
    return Speech(weighed, own, rival, others).reason()


@dataclass(frozen=True)
class Speech:
    """For one choice against its rival, among all that is shown."""

    weighed: Weighed
    own: Candidate
    rival: Candidate
    others: list[Candidate]

    @property
    def loses(self) -> bool:
        return self.weighed.game.rules.GOAL is Goal.NOT_TO_LOSE

    def reason(self) -> Reason:
        """What befalls one comes first: it is what people talk of at a table."""
        for omen in catalogue.bots(self.weighed.game.id).omens:
            if self.supports(befalls(omen)):
                return self.of_omen(omen)
        if self.loses and percent(losing(self.own)) < percent(losing(self.rival)):
            return self.compared("ui-hint-why-losing", percent(losing(self.own)), percent(losing(self.rival)))
        if not self.loses and self.supports(first):
            return self.compared("ui-hint-why-first", percent(self.own.places[0]), percent(self.rival.places[0]))
        if self.supports(self.gain):
            says = "ui-hint-why-least" if self.loses else "ui-hint-why-most"
            return Reason(says, self.points, self.rival.token)
        own, other = (round(100 * one.worth, 1) for one in (self.own, self.rival))
        if own > other:
            return self.compared("ui-hint-why-whole", own, other)
        return Reason("ui-hint-why-slightly", rival=self.rival.token)

    def of_omen(self, omen: Omen) -> Reason:
        shares = {"percent": percent(self.own.omens[omen.id]), "other": percent(self.rival.omens[omen.id])}
        if self.supports(self.gain):
            says = "ui-hint-why-omen-least" if self.loses else "ui-hint-why-omen-most"
            return Reason(says, {**shares, **self.points}, self.rival.token, omen.id)
        return Reason("ui-hint-why-omen", shares, self.rival.token, omen.id)

    def compared(self, says: str, own: float, other: float) -> Reason:
        return Reason(says, {"percent": own, "other": other}, self.rival.token)

    @property
    def points(self) -> dict[str, float | str]:
        """Both gains, each as a sign and a number, and what it is that is gained."""
        own, other = signed(self.own.points), signed(self.rival.points)
        unit = "chips" if self.weighed.game.rules.GOAL is Goal.MOST_CHIPS else "points"
        return {"sign": own[0], "points": own[1], "lesssign": other[0], "less": other[1], "unit": unit}

    def gain(self, one: Candidate) -> Figure | None:
        sign = self.weighed.game.rules.GOAL.point
        return Figure(sign * one.points, one.points_spread / sqrt(one.visits), 0.1) if one.visits else None

    def supports(self, aspect: Callable[[Candidate], Figure | None]) -> bool:
        """Whether the choice is better than its rival in some respect, and nothing shown is better than the choice."""
        own, rival = aspect(self.own), aspect(self.rival)
        if own is None or rival is None or not surely_more(own, rival):
            return False
        figures = (aspect(one) for one in self.others)
        return not any(figure is not None and surely_more(figure, own) for figure in figures)


def surely_more(one: Figure, other: Figure) -> bool:
    seen = round(one.value / one.step) > round(other.value / other.step)
    return seen and one.value - other.value > SURE * sqrt(one.error**2 + other.error**2)


def befalls(omen: Omen) -> Callable[[Candidate], Figure | None]:
    """How much an omen speaks for a candidate, of those that were listened to."""

    def figure(one: Candidate) -> Figure | None:
        if not one.heard:
            return None
        found = share(one.omens[omen.id], one.heard)
        return found if omen.good else Figure(-found.value, found.error)

    return figure


def first(one: Candidate) -> Figure | None:
    return share(one.places[0], one.visits) if one.visits else None


def losing(one: Candidate) -> float:
    """In a game with only a loser, worth is the chance not to be that one."""
    return 1 - one.worth


def share(part: float, games: int) -> Figure:
    """A share of some games; where all or none were such, it is taken to be one game less (a pseudocount)."""
    likely = (part * games + 0.5) / (games + 1)
    return Figure(part, sqrt(likely * (1 - likely) / games))


def percent(part: float) -> int:
    return round(100 * part)


def signed(points: float) -> tuple[str, float]:
    return "−" if round(points, 1) < 0 else "+", abs(round(points, 1))


def said(weighed: Weighed, words: Words, labels: Mapping[str, str]) -> str:
    """The reason in words; `labels` says the actions."""
    found = reason(weighed)
    if found is None:
        return ""
    equal = weighed.favourites[1 : 1 + NAMED]
    names = {
        "what": " · ".join(labels[token] for token in equal),
        "rival": labels.get(found.rival, ""),
        "omen": words.text(f"omen-{found.omen}") if found.omen else "",
        "own": known(weighed.candidate(weighed.favourites[0]), words),
        "known": known(weighed.candidate(found.rival), words) if found.rival else "",
    }
    return words.text(found.says, None, **found.values, **names)


def known(one: Candidate, words: Words) -> str:
    return words.text(one.exact.says, **one.exact.values) if one.exact is not None else ""


def figures(weighed: Weighed, one: Candidate, words: Words, label: str) -> str:
    """A candidate's figures: how well one stands after it, and what the reason speaks of."""
    if one.exact is not None:
        return words.text("ui-advice", action=label, known=known(one, words))
    if not one.visits:
        return words.text("ui-advice-untried", action=label)
    loses, found = weighed.game.rules.GOAL is Goal.NOT_TO_LOSE, reason(weighed)
    told = [
        words.text("ui-hint-losing" if loses else "ui-hint-standing", percent=round(100 * abs(loses - one.worth), 1))
    ]
    if found is not None and found.omen in one.omens:
        omen = words.text(f"omen-{found.omen}")
        told.append(words.text("ui-hint-omen", omen=omen, percent=percent(one.omens[found.omen])))
    if found is not None and found.says == "ui-hint-why-first":
        told.append(words.text("ui-hint-first", percent=percent(one.places[0])))
    if found is not None and "points" in found.values:
        sign, points = signed(one.points)
        told.append(words.text("ui-hint-points", sign=sign, points=points, unit=found.values["unit"]))
    return words.text("ui-advice", action=label, known="; ".join(told))

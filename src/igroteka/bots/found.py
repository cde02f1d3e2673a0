"""What a search found, as numbers, and the advice that is made of them: wherever it has searched, in this process, in
another thread, or compiled to WebAssembly in a browser. It needs no NumPy.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from igroteka.bots.advice import Advice
from igroteka.bots.candidates import Candidate, best_first, spreads

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from igroteka.match import View

# Standard errors that a choice's gain is taken to be less than it seems (a lower confidence bound): of many some seem
# good by luck (multiple comparisons).
DOUBT = 3.0
FEWEST = 40  # walks with the same cards (a minimum sample for the variance): what fewer say of a spread is itself luck


class Choice(NamedTuple):
    """What was found of one choice at the root. All are sums over walks, so that those of several trees can be added
    up. `tree.report` writes them in this order; how often one stood first, second, … follows.
    """

    action: float
    favourite: float  # 1 if the policy would take it
    visits: float
    worths: float
    points: float  # own scores at the end
    point_squares: float
    traced: float  # walks that are remembered one by one,
    traced_worths: float
    traced_squares: float
    compared: float  # walks that are compared with those of the favourite, cards being the same,
    gains: float  # and what they were worth more
    gain_squares: float


FIGURES = len(Choice._fields)
SUMS = Choice._fields.index("visits")  # what comes before is not a sum


def rows(answer: Sequence[float], seats: int) -> list[list[float]]:
    """The rows of a desk's answer, one a choice; how many there are stands before them."""
    width = FIGURES + seats
    return [list(answer[start : start + width]) for start in range(1, 1 + int(answer[0]) * width, width)]


def advised(view: View, trees: Sequence[Sequence[Sequence[float]]]) -> Advice:
    """What the rows of one or several trees, grown for a view, come to."""
    tokens = view.game.rules.TOKENS
    first = [Choice(*row[:FIGURES]) for row in trees[0]]
    favourite = next(i for i, one in enumerate(first) if one.favourite)
    # The policy may toss a coin. Comparisons with another favourite say nothing of this one.
    alike = [each for each in trees if each[favourite][Choice._fields.index("favourite")]]
    summed = [_added(each) for each in zip(*trees, strict=True)]
    found = [Choice(*row[:FIGURES]) for row in summed]
    against = [Choice(*_added(each)[:FIGURES]) for each in zip(*alike, strict=True)]
    gains = [cautious(one.compared, one.gains, one.gain_squares) for one in against]
    chosen = gains.index(max(gains)) if max(gains) > 0 else favourite
    choice = tokens[int(first[chosen].action)]
    spread = spreads([(int(one.traced), one.traced_worths, one.traced_squares) for one in found])
    points_spread = spreads([(int(one.visits), one.points, one.point_squares) for one in found])
    before = [0] * view.game.players
    view.game.rules.scores(view.s, before)
    candidates = [
        Candidate(
            token=tokens[int(one.action)],
            visits=int(one.visits),
            worth=one.worths / max(one.visits, 1),
            points=one.points / one.visits - before[view.seat] if one.visits else 0.0,
            places=tuple(count / max(one.visits, 1) for count in row[FIGURES:]),
            spread=spread[i],
            points_spread=points_spread[i],
        )
        for i, (one, row) in enumerate(zip(found, summed, strict=True))
    ]
    return Advice(view.game, best_first(candidates, choice), view.seat, choice)


def _added(choices: Iterable[Sequence[float]]) -> list[float]:
    """One choice as several trees found it, added up."""
    first, *others = choices
    return [*first[:SUMS], *map(sum, zip(first[SUMS:], *(other[SUMS:] for other in others), strict=True))]


def cautious(walks: float, gains: float, squares: float) -> float:
    """The mean gain of a choice, less the doubt that so few walks leave."""
    if walks < FEWEST:
        return -1.0
    mean = gains / walks
    return mean - DOUBT * sqrt(max(squares / walks - mean * mean, 0.0) / walks)

"""What a game brings to those who learn it, when it is over. Compiled like rules, and interpreted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from igroteka.kernel.contract import places, scores

if TYPE_CHECKING:
    from igroteka.match import Variant

PLACES, SCORES = "places", "scores"
KINDS = (PLACES, SCORES)
ILLEGAL = -1.0  # what it costs to do what is not allowed


class UnknownReward(ValueError):
    """There is no reward of that name; the message lists those there are."""


def sign(game: Variant, kind: str) -> int:
    """What `reckon` is told: 0, the places count; otherwise the scores do, and a point is good (1) or bad (−1)."""
    if kind not in KINDS:
        raise UnknownReward(f"there is no reward {kind[:40]!r}; the rewards are {' and '.join(KINDS)}")
    return 0 if kind == PLACES else game.rules.GOAL.point


def reckon(s: Any, out: Any, scratch: Any, by: int) -> None:
    """By places: the share of the others that a seat has left behind, less the share that is ahead of it. That is from
    −1 to 1, adds up to 0, and is 0 for those who tie.
    """
    if by != 0:
        scores(s, scratch)
        for seat in range(s.seats):
            out[seat] = by * scratch[seat]
        return
    places(s, scratch)
    for seat in range(s.seats):
        lead = 0
        for other in range(s.seats):
            lead += (scratch[other] > scratch[seat]) - (scratch[other] < scratch[seat])
        out[seat] = lead / (s.seats - 1)

"""What brings points in Five Cards, and what decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.kernel import Accounting, Gain, Ground, by_rule, most_points, to_target

if TYPE_CHECKING:
    from igroteka.games.pairs.five_cards.rules import State

ACCOUNTING = Accounting(
    {
        "column": (Gain("column", of="card", by_card=True),),
        "column-tied": (Gain("column", to="all", by_card=True),),
    }
)


def grounds(s: State) -> list[Ground]:
    """The target is reached and one is ahead, or it was the last round."""
    points = s.points[: s.seats]
    reached = to_target("FIVE-21", points, s.target) if points[0] != points[1] else []
    if not reached:
        return [by_rule("FIVE-23", "last-round", value=s.round), *most_points("FIVE-23", points)]
    return [*reached, *most_points("FIVE-21" if min(points) < s.target else "FIVE-22", points)]

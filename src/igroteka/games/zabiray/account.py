"""What brings points in Zabiray, and what decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.kernel import Accounting, Gain, Ground, by_rule, most_points, to_target

if TYPE_CHECKING:
    from igroteka.games.zabiray.state import State

ACCOUNTING = Accounting({"piles": (Gain("piles"),), "left-over": (Gain("left-over"),)})


def grounds(s: State) -> list[Ground]:
    points = s.points[: s.seats]
    ended = to_target("ZAB-47", points, s.target) or [by_rule("ZAB-47", "last-round", value=s.round)]
    return [*ended, *most_points("ZAB-47", points)]

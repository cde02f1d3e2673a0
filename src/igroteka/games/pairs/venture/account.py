"""What brings and costs points in Venture, and what decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.kernel import Accounting, Gain, Ground, by_rule, most_points

if TYPE_CHECKING:
    from igroteka.games.pairs.venture.rules import State

ACCOUNTING = Accounting(
    {"set": (Gain("sets", of="card", by_card=True),), "gain": (Gain("captured", rest=True),)},
    part="new-deal",
)


def grounds(s: State) -> list[Ground]:
    """The highest total, though it is mostly below zero: captured cards cost points."""
    points = s.points[: s.seats]
    deals = [by_rule("VENT-36", "deals", value=s.max_deals)] if s.max_deals > 1 else []
    below = [by_rule("VENT-31", "below-zero")] if min(points) < 0 else []
    return [*deals, *below, *most_points("VENT-35", points)]

"""What a game is about: what its scores count, and whether they are good or bad."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

Tone = Literal["", "good", "bad"]
Lead = Literal["ahead", "danger"]  # what it means to have the most of something


class Goal(StrEnum):
    """What a game is about: what its result's scores count."""

    MOST_POINTS = "most-points"
    MOST_CHIPS = "most-chips"
    NOT_TO_LOSE = "not-to-lose"  # points are bad: whoever gets too many has lost, and all others are safe

    @property
    def point(self) -> int:
        """What a point of the score is: 1 good, −1 bad."""
        return -1 if self is Goal.NOT_TO_LOSE else 1

    @property
    def tone(self) -> Tone:
        """How its scores look: chips come and go, points are good or bad."""
        if self is Goal.MOST_CHIPS:
            return ""
        return "good" if self.point > 0 else "bad"

    @property
    def lead(self) -> Lead:
        """What it means to have the highest score."""
        return "ahead" if self.point > 0 else "danger"

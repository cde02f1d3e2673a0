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

    point: int  # what a point of the score is: 1 good, −1 bad
    tone: Tone  # how its scores look: chips come and go, points are good or bad
    lead: Lead  # what it means to have the highest score

    def __init__(self, value: str) -> None:
        loses = value == "not-to-lose"
        self.point = -1 if loses else 1
        self.tone = "" if value == "most-chips" else "bad" if loses else "good"
        self.lead = "danger" if loses else "ahead"

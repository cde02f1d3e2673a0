"""What is not done, for whoever wanted it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from igroteka.kernel import Phrase, Reason


class Refusal(Exception):
    """What cannot be done: a code for programs, a sentence for people, the rule if a rule forbids it and, where that is
    clear, what it would have done.
    """

    def __init__(self, code: str, text: str, reason: Reason | None = None, label: Phrase | None = None) -> None:
        self.code = code
        self.text = text
        self.reason = reason
        self.label = label
        super().__init__(text)


class TooSoon(Exception):
    """Somebody else still has a moment to decide: try again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(seconds)

"""What can go wrong with a game being played, each with a sentence that says what to do."""

from __future__ import annotations


def short(value: object) -> str:
    """A value as an error message shows it: what came from outside may be of any length."""
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "…"


class IllegalAction(ValueError):
    """An action that the rules do not allow now. `clause` names the rule."""

    def __init__(self, token: str, clause: str | None, sentence: str) -> None:
        self.token = token
        self.clause = clause
        self.sentence = sentence
        super().__init__(f"{token!r} is not allowed: {sentence}" + (f" ({clause})" if clause else ""))

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str | None, str]]:
        return type(self), (self.token, self.clause, self.sentence)


class BadRecord(ValueError):
    """Not a record at all: malformed, cut off, or of a format we do not know."""


class NotJson(BadRecord):
    """Not even JSON, or only the beginning of it."""


class RecordRefused(ValueError):
    """A record of a game that cannot have been. `index` is the event's, or None where no single event is to blame."""

    def __init__(self, index: int | None, reason: str, clause: str | None = None) -> None:
        self.index = index
        self.reason = reason
        self.clause = clause
        where = "the record" if index is None else f"event {index}"
        super().__init__(f"{where}: {reason}" + (f" ({clause})" if clause else ""))

    def __reduce__(self) -> tuple[type[RecordRefused], tuple[int | None, str, str | None]]:
        return type(self), (self.index, self.reason, self.clause)

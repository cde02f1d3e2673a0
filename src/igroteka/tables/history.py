"""What has happened at a table, by version: an entry's number in the journal is the table's version after it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from igroteka.tables import journal

LINES = 200  # of talk that are kept at hand
COMMANDS = 500  # ids of commands that are remembered


class History:
    def __init__(self) -> None:
        self.version = 0
        self.sheet_version = 0  # when the sheet changed last
        self.forget_before = 0  # clients with an older version than this have to start anew
        self.marks = [(0, 0)]  # by version: happenings and lines so far
        self.lines: list[tuple[int, journal.Talked]] = []
        self.said = 0
        self.done: dict[str, int] = {}  # commands carried out (idempotency keys), and their version
        self.besides: Counter[str] = Counter()  # by person: entries that are no moves which stand

    def say(self, line: journal.Talked) -> None:
        self.lines = [*self.lines[1 - LINES :], (self.version + 1, line)]
        self.said += 1

    def grow(self, id: str, happened: int, *, sheet: bool) -> None:
        """One version more: the command that brought it, and how much has happened."""
        self.version += 1
        if sheet:
            self.sheet_version = self.version
        if id:
            self.done[id] = self.version
            if len(self.done) > COMMANDS:
                del self.done[next(iter(self.done))]
        self.marks.append((happened, self.said))

    def forget(self, happened: int) -> None:
        """Only so much has happened after all; whoever has heard more starts anew."""
        for version in range(self.version, -1, -1):
            told, said = self.marks[version]
            if told <= happened:
                break
            self.marks[version] = happened, said
        self.forget_before = self.version + 1

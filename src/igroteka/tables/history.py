"""What has happened at a table, by version: an entry's number in the journal is the table's version after it."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.kernel import Phrase
    from igroteka.tables import journal
    from igroteka.tables.messages import Happened
    from igroteka.words.story import Place

LINES = 200  # of talk that are kept at hand
COMMANDS = 500  # ids of commands that are remembered


class Chapter(NamedTuple):
    """What is told together: what came of one decision, or something that the table itself tells."""

    version: int  # the one that brought it
    start: int  # its happenings: from this number
    end: int  # to before this one
    notice: Phrase | None = None  # what the table tells: that something was taken back, or agreed


class Retelling(NamedTuple):
    """What was told last, and all that it was made of: who has heard the same is told the same."""

    place: Place  # where the story stood
    heard: list[list[Phrase]]  # since then, by chapter
    news: list[Happened]
    after: Place  # where it stands now


class History:
    def __init__(self) -> None:
        self.version = 0
        self.sheet_version = 0  # when the sheet changed last
        self.forget_before = 0  # clients with an older version than this have to start anew
        self.chapters: list[Chapter] = []  # all that may be told, in order
        self.places: dict[int, Place] = {}  # by seat: how far its story has been told
        self.retelling: Retelling | None = None
        self.lines: list[tuple[int, journal.Talked]] = []
        self.done: dict[str, int] = {}  # commands carried out (idempotency keys), and their version
        self.besides: Counter[str] = Counter()  # by person: entries that are no moves which stand

    @property
    def told(self) -> int:
        """How many happenings may be told."""
        return self.chapters[-1].end if self.chapters else 0

    def say(self, line: journal.Talked) -> None:
        self.lines = [*self.lines[1 - LINES :], (self.version + 1, line)]

    def grow(self, id: str, happened: int, decided: Sequence[int], *, sheet: bool) -> None:
        """One version more: the command that brought it, how much has happened, and how much before each decision."""
        self.version += 1
        if sheet:
            self.sheet_version = self.version
        if id:
            self.done[id] = self.version
            if len(self.done) > COMMANDS:
                del self.done[next(iter(self.done))]
        told = self.told
        cuts = [told, *(cut for cut in decided[bisect_right(decided, told) :] if cut < happened), happened]
        self.chapters += [Chapter(self.version, start, end) for start, end in pairwise(cuts) if start < end]

    def forget(self, happened: int) -> None:
        """Only so much has happened after all; whoever has heard more starts anew."""
        while self.told > happened:
            self.chapters.pop()
        self.places.clear()
        self.retelling = None
        self.forget_before = self.version + 1

    def notice(self, phrase: Phrase) -> None:
        """Something that the table tells, such as that somebody takes a move back; again and again is said once."""
        if not self.chapters or self.chapters[-1].notice != phrase:
            self.chapters.append(Chapter(self.version + 1, self.told, self.told, phrase))

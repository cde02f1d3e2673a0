"""A table's journal, told step by step."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec

from igroteka.tables import journal, plans
from igroteka.tables.play import Play
from igroteka.tables.terms import Terms

if TYPE_CHECKING:
    from igroteka.match import State
    from igroteka.tables.journal import AnyEntry

SECOND = 1000


class Story:
    """A table at which everybody is a person, told entry by entry; `now` is its clock."""

    def __init__(self, terms: Terms, seed: bytes | int = 1) -> None:
        secret = random.Random(seed).randbytes(32) if isinstance(seed, int) else seed
        self.play = Play("table", terms, "p0", secret)
        self.now = 0
        self.told: list[AnyEntry] = []
        for seat in range(terms.players):
            self.happens(journal.Sat(seat=seat, person=f"p{seat}", name=f"P{seat}"))
        self.happens(journal.Started())

    @property
    def state(self) -> State:
        assert self.play.state is not None
        return self.play.state

    def happens(self, *entries: AnyEntry, after: int = 0) -> None:
        self.now += after
        for entry in entries:
            dated = msgspec.structs.replace(entry, at=self.now)
            self.told.append(dated)
            self.play.apply(dated)

    def move(self, seat: int, token: str, after: int = 10 * SECOND, ready: bool = True) -> None:
        self.now += after
        self.happens(*plans.move(self.play, seat, token, self.now, ready=ready))

    def again(self) -> Story:
        """The same story, so that it can go on in another way."""
        twin = Story.__new__(Story)
        twin.play = Play("table", self.play.terms, "p0", self.play.seed)
        twin.now, twin.told = 0, []
        for entry in self.told:
            twin.now = entry.at
            twin.happens(entry)
        return twin


def before_the_call(seed: bytes | int) -> Story:
    """Zabiray, somebody has just captured, and has neither said it nor forgotten it yet."""
    story, chance = Story(Terms("zabiray", 4), seed), random.Random(1)
    while "say" not in story.state.legal:
        assert story.state.actor is not None
        story.move(story.state.actor, chance.choice(story.state.legal))
    return story

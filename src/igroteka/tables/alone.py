"""A table for one person, at which chance and the others do what is written down: of lessons and quizzes.

All that a screen is told of it is made beforehand, so that nobody needs a table of their own on a server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from igroteka.tables import journal, saying, views
from igroteka.tables.in_full import in_full
from igroteka.tables.messages import Refused, TableNews
from igroteka.tables.play import Play
from igroteka.tables.why import forbids

if TYPE_CHECKING:
    from collections.abc import Iterator

    from igroteka.match import State
    from igroteka.match.fairness import Source
    from igroteka.tables.terms import Terms

LEARNER = "learner"


class WhyNot(Struct, frozen=True, omit_defaults=True):
    """What is answered when an item of a zone, or the zone itself, is touched in vain."""

    zone: str
    answer: Refused
    item: str = ""


class Alone:
    """One person on a seat, easy bots on the others."""

    def __init__(self, id: str, terms: Terms, seat: int, luck: Source) -> None:
        self.seat = seat
        self.play = Play(id, terms, LEARNER, b"", luck=luck)
        for other in range(terms.players):
            if other == seat:
                self.play.apply(journal.Sat(seat=seat, person=LEARNER, name=""))
            else:
                self.play.apply(journal.BotSat(seat=other, level="easy"))
        self.play.apply(journal.Started())

    @property
    def state(self) -> State:
        assert self.play.state is not None
        return self.play.state

    def move(self, token: str) -> None:
        """Play a token for whoever is to move."""
        actor = self.state.actor
        self.play.apply(journal.Moved(seat=self.seat if actor is None else actor, token=token, by="bot"))

    def news(self, since: int = -1) -> TableNews:
        """How it stands, and what has happened after a version; without one, as whoever sits down now gets it."""
        news = views.table(self.play, [self.seat], since, 0, here=(LEARNER,), watching=0, fresh_sheet=since < 0)
        return in_full(news)

    def whys(self) -> Iterator[WhyNot]:
        """What cannot be done here, and the rules that forbid it."""
        for zone in self.state.view(self.seat).zones:
            for item in ("", *sorted(set(zone.items))):
                refusal = forbids(self.play, self.seat, zone.id, item)
                if refusal.reason is not None:
                    yield WhyNot(zone.id, saying.refused("", self.play.game, refusal), item)

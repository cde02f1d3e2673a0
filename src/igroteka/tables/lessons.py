"""A lesson as a screen gets it: the messages of a table at which chance and the others do what the lesson says."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from igroteka.games import catalogue
from igroteka.match import RecordRefused
from igroteka.match import lesson as lessons
from igroteka.tables.alone import Alone, WhyNot
from igroteka.tables.messages import TableNews
from igroteka.tables.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLE = "lesson"


class LessonStep(Struct, frozen=True, omit_defaults=True):
    """Something that is said, the words' `lesson-<id>`, and that is done: without a token one simply goes on."""

    id: str
    news: list[TableNews]  # what happens before it, one after the other
    about: str = ""  # a zone, `id` or `id@seat`; or goal, panel, others, seat
    token: str = ""
    asks: bool = False  # the sentence does not say what to do
    whys: list[WhyNot] = []
    clause: str = ""  # of the rules, where one can read more of it


class TaughtGame(Struct, frozen=True):
    """A lesson on the real table with the real rules; at its end the table may be in the middle of a game."""

    game: str
    seat: int
    steps: list[LessonStep]
    end: list[TableNews]  # what the last step leads to


@cache
def lesson(game: str) -> TaughtGame:
    """LessonRefused: the rules do not bear it out."""
    return _Table(game).taught


class _Table:
    def __init__(self, game: str) -> None:
        lesson = catalogue.lesson(game)
        terms = Terms(game=game, players=lesson.players, options=lesson.options, public=False, talk=False)
        try:
            self.alone = Alone(TABLE, terms, lesson.seat, lessons.luck(lesson))
        except RecordRefused as error:
            raise lessons.LessonRefused(f"the lesson of {game}, before its first step: {error}") from None
        self.news: list[TableNews] = []
        self.told = -1  # the version that the learner knows
        self.taught = TaughtGame(game, lesson.seat, list(self._steps(game)), self._heard())

    def _steps(self, game: str) -> Iterator[LessonStep]:
        for step in lessons.given(game, self._move, lambda: self.alone.state):
            if self.told < 0:
                self._tell()  # as it stands then, not how it came about
            whys = list(self.alone.whys()) if step.do else []
            yield LessonStep(step.id, self._heard(), step.about, step.do, step.asks, whys, step.clause)

    def _move(self, token: str) -> None:
        self.alone.move(token)
        if self.told >= 0:
            self._tell()

    def _tell(self) -> None:
        self.news.append(self.alone.news(self.told))
        self.told = self.alone.play.version

    def _heard(self) -> list[TableNews]:
        news, self.news = self.news, []
        return news

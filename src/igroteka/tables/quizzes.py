"""A quiz as a screen gets it: positions at the real table, and what the adviser found there long before."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from igroteka.match import Dictated
from igroteka.match import quiz as quizzes
from igroteka.tables import advising
from igroteka.tables.alone import Alone, WhyNot
from igroteka.tables.messages import Advice, TableNews
from igroteka.tables.terms import Terms

TABLE = "quiz"


class QuizQuestion(Struct, frozen=True, omit_defaults=True):
    """“What would you do?”: a position, and what is to be said of every answer."""

    news: TableNews
    advice: Advice
    whys: list[WhyNot] = []


class Quiz(Struct, frozen=True):
    """Positions in which one choice is better beyond doubt."""

    game: str
    questions: list[QuizQuestion]


@cache
def quiz(game: str) -> Quiz:
    """BadRecord, QuizRefused: the rules have changed since it was made."""
    return Quiz(game, [_question(question) for question in quizzes.questions(game)])


def _question(question: quizzes.Question) -> QuizQuestion:
    quizzes.position(question)
    record = question.record
    terms = Terms(
        game=record.game,
        players=record.players,
        options=record.options,
        spoken="strict",  # the record says all of its options itself
        public=False,
        talk=False,
    )
    alone = Alone(TABLE, terms, question.seat, Dictated(record.events))
    for event in record.events:
        if event.action is not None:
            alone.move(event.action)
    advice = advising.advice("", TABLE, alone.state.view(question.seat), question, aids=alone.play.aids)
    return QuizQuestion(alone.news(), advice, list(alone.whys()))

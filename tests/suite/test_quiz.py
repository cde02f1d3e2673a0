"""Every game has a quiz: positions of good play, and in each of them one choice that is better beyond doubt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from msgspec.structs import replace

from igroteka import words
from igroteka.bots import Advice, Candidate
from igroteka.games import catalogue
from igroteka.match import BadRecord, State
from igroteka.match.quiz import FILE, Question, QuizRefused, position, questions
from igroteka.tables import quizzes
from igroteka.tables.in_full import zones_in_full
from settings import GAMES

if TYPE_CHECKING:
    from pathlib import Path

FIVE = 5
LARGEST = 40_000  # bytes of a file


def advice_of(question: Question, state: State) -> Advice:
    found = (
        Candidate(one.token, one.visits, one.worth, one.points, one.places, one.exact) for one in question.candidates
    )
    return Advice(state.game, tuple(found), question.seat, question.choice)


@pytest.mark.parametrize("game", GAMES)
def test_five_positions_in_which_the_asked_seat_decides(game: str) -> None:
    found = questions(game)
    assert len(found) == FIVE
    assert len({position(question).flat() for question in found}) == FIVE
    for question in found:
        assert question.record.game == game
        assert question.record.rules == catalogue.rules(game).RULES
        assert question.record.seed is None, "what comes after it is not settled"
        assert not position(question).over
    assert (catalogue.folders()[game] / FILE).stat().st_size < LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_one_choice_is_better_beyond_doubt_by_its_own_figures(game: str) -> None:
    for question in questions(game):
        advice = advice_of(question, position(question))
        assert advice.favourites == (question.choice,)
        assert advice.candidates[0].token == question.choice
        assert advice.margin > 0


@pytest.mark.parametrize("game", GAMES)
def test_not_all_answers_are_the_same(game: str) -> None:
    assert len({question.choice for question in questions(game)}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_gets_what_the_asked_seat_sees_and_may_do(game: str) -> None:
    for question, sent in zip(questions(game), quizzes.quiz(game).questions, strict=True):
        state = position(question)
        assert sent.news.since == -1
        assert question.seat in sent.news.turn
        assert sent.news.sheet
        assert sent.news.sheet.options == state.game.options
        [view] = sent.news.views
        assert view.seat == sent.advice.seat == question.seat
        assert view.zones == zones_in_full(state.view(question.seat).zones)
        assert sorted(offer.token for offer in view.offers) == state.legal
        assert sent.advice.choice == question.choice
        assert not sent.advice.equal
        assert sorted(one.token for one in sent.advice.candidates) == state.legal


@pytest.mark.parametrize("game", GAMES)
def test_what_the_asked_seat_cannot_know_changes_nothing_that_is_sent(game: str) -> None:
    """The hidden cards might be any that agree with what the seat has seen."""
    for question, sent in zip(questions(game), quizzes.quiz(game).questions, strict=True):
        view = position(question).view(question.seat)
        s = view.s.copy()
        s.rng = 1
        view.game.rules.resample(s, question.seat)
        other = view.game.redacted(s, question.seat)
        assert zones_in_full(view.game.table.zones(other, question.seat)) == sent.news.views[0].zones


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_is_known_for_certain_can_be_said(game: str, language: str) -> None:
    said = words.of(game, language)
    for question in questions(game):
        for one in question.candidates:
            assert one.exact is None or said.text(one.exact.says, **one.exact.values)


def test_a_quiz_for_other_rules_is_refused() -> None:
    question = questions("pairs")[0]
    old = replace(question, record=replace(question.record, rules=question.record.rules + 1))
    for ask in (position, quizzes._question):
        with pytest.raises(BadRecord, match="follows version 2 of the rules of pairs; here is 1"):
            ask(old)


def test_a_quiz_that_does_not_fit_its_position_says_why() -> None:
    question = questions("pairs")[0]
    with pytest.raises(QuizRefused, match="is to move, not seat"):
        position(replace(question, seat=(question.seat + 1) % question.record.players))
    with pytest.raises(QuizRefused, match="the legal actions are"):
        position(replace(question, candidates=question.candidates[:1]))
    with pytest.raises(QuizRefused, match="'dance' is none of"):
        position(replace(question, choice="dance"))


def test_a_game_without_a_quiz_says_how_to_make_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "folders", lambda: {"tennis": tmp_path})
    with pytest.raises(QuizRefused, match=r"tools/quiz\.py makes it"):
        questions("tennis")
    (tmp_path / FILE).write_bytes(msgspec.json.encode({"seat": 0}))
    with pytest.raises(QuizRefused, match="missing required field"):
        questions("tennis")

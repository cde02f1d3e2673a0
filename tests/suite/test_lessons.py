"""Every game can be learnt: its lesson follows the rules, says one thing a step, and lets people do it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from fluent.syntax import ast
from msgspec.structs import replace

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel.lesson import PLACES
from igroteka.match import replay
from igroteka.match.lesson import LessonRefused, others, taught
from igroteka.tables import lessons
from igroteka.tables.lessons import lesson
from settings import GAMES
from suite.test_words import messages

FEWEST, MOST = 5, 9  # steps
LONGEST = 190  # characters of a note: three lines on a phone


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_follows_the_rules_from_its_first_step_to_its_last(game: str) -> None:
    steps = catalogue.lesson(game).steps
    told = list(taught(game))
    assert [step for _, step in told] == list(steps)
    state, _ = told[-1]
    assert replay(state.record()).flat() == state.flat()


@pytest.mark.parametrize("game", GAMES)
def test_it_is_short_lets_people_do_things_and_asks_before_it_tells(game: str) -> None:
    steps = catalogue.lesson(game).steps
    assert FEWEST <= len(steps) <= MOST
    assert len({step.id for step in steps}) == len(steps)
    assert sum(bool(step.do) for step in steps) >= len(steps) // 4
    assert any(step.asks for step in steps)
    assert all(step.do for step in steps if step.asks)
    assert steps[0].about == "goal", "what one is after comes first"


@pytest.mark.parametrize("game", GAMES)
def test_a_note_points_at_something_that_is_there(game: str) -> None:
    seat = catalogue.lesson(game).seat
    for state, step in taught(game):
        there = {zone.id if zone.seat in (-1, seat) else f"{zone.id}@{zone.seat}" for zone in state.view(seat).zones}
        there |= {*PLACES, *(f"seat@{other}" for other in range(state.game.players))}
        assert not step.about or step.about in there, f"{step.id}: {step.about} is none of {sorted(there)}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_step_has_its_words_and_few_of_them(game: str, language: str) -> None:
    told = catalogue.lesson(game)
    said = words.of(game, language)
    names = others(["Бронислава"] * told.players, told.seat)
    for state, step in taught(game):
        texts = [said.text(f"lesson-{step.id}", **names)]
        if step.do and len(state.legal) > 1:
            texts.append(said.text(f"lesson-{step.id}", "other", **names))
        for text in texts:
            assert len(text) <= LONGEST, f"{step.id} in {language} has {len(text)} characters: {text}"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_that_no_step_says(game: str) -> None:
    told = catalogue.lesson(game)
    spoken = messages(catalogue.folders()[game] / "words" / "en.ftl")
    assert {id for id in spoken if id.startswith("lesson-")} == {f"lesson-{step.id}" for step in told.steps}
    for entry in (entry for id, entry in spoken.items() if id.startswith("lesson-")):
        assert isinstance(entry.value, ast.Pattern)
        assert {attribute.id.name for attribute in entry.attributes} <= {"other"}


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_gets_what_the_learner_may_see_and_answers_to_wrong_tries(game: str) -> None:
    found = lesson(game)
    assert [step.id for step in found.steps] == [step.id for step in catalogue.lesson(game).steps]
    assert found.steps[0].news[0].since == -1
    versions = [(news.since, news.version) for step in found.steps for news in step.news]
    versions += [(news.since, news.version) for news in found.end]
    assert all(since == before for (_, before), (since, _) in pairwise(versions))
    for step in found.steps:
        [view] = (step.news or found.steps[0].news)[-1].views
        assert view.seat == found.seat
        if step.token and step.news:
            assert step.token in [offer.token for offer in view.offers]


def test_a_lesson_for_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    told = catalogue.lesson("pairs")
    refused(monkeypatch, replace(told, rules=told.rules + 1), "is for version 2 of its rules; here is 1")


def test_a_lesson_that_the_rules_do_not_bear_out_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    told = catalogue.lesson("pairs")
    steps = list(told.steps)
    steps[1] = replace(steps[1], do="eight")
    refused(monkeypatch, replace(told, steps=tuple(steps)), "step draw: at 'eight'")
    steps[1] = replace(told.steps[1], then="draw 0=8; draw; draw 2=6")
    refused(
        monkeypatch, replace(told, steps=tuple(steps)), "step draw: at 'draw': .*chance draw 1 is due, not 'draw 2'"
    )
    refused(monkeypatch, replace(told, begins="first=2"), "before its first step: .*chance burn is due")
    refused(monkeypatch, replace(told, seat=1), "step draw: seat 0 is to move, not the learner on seat 1")


def refused(monkeypatch: pytest.MonkeyPatch, told: Any, why: str) -> None:
    monkeypatch.setattr(catalogue, "lesson", lambda game: told)
    with pytest.raises(LessonRefused, match=why):
        list(taught("pairs"))
    with pytest.raises(LessonRefused, match=why):
        lessons._Table("pairs")

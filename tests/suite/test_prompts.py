"""A stranger is told what to be after and what to decide: shortly, in every language, in the words of the game."""

from __future__ import annotations

import random
from functools import cache

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import Goal, Phrase
from settings import GAMES, agreements, player_counts, settings

SHORT_GOAL = 60  # characters: a line under a title on a phone
SHORT_PROMPT = 75
NAMES = ["Максимилиана-Александрия"] * 8  # as long as a name may be


@cache
def prompts(id: str) -> set[Phrase]:
    """All that is asked in whole random games with all options and numbers of players."""
    found = set()
    for players in player_counts(id):
        for number, game in enumerate(settings(id, players)):
            luck = random.Random(number)
            state = game.start(seed=number)
            while (seat := state.actor) is not None and len(state.events) < 3000:
                view = state.view(seat)
                found.add(view.prompt)
                state.play(luck.choice(view.legal))
    return found


@cache
def goals(id: str) -> set[Phrase]:
    return {game.goal for game in agreements(id)}


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_decision_has_a_short_prompt_in_the_words_of_the_game(id: str, language: str) -> None:
    said = words.of(id, language)
    for phrase in prompts(id):
        assert phrase.id == "ask" or phrase.id.startswith("ask-")
        sentence = said.say(phrase, NAMES)
        assert 0 < len(sentence) <= SHORT_PROMPT, f"{len(sentence)}: {sentence}"


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_table_has_a_goal_that_fits_into_a_line(id: str, language: str) -> None:
    said = words.of(id, language)
    for phrase in goals(id):
        assert phrase.id == "goal" or phrase.id.startswith("goal-")
        sentence = said.say(phrase, NAMES)
        assert 0 < len(sentence) <= SHORT_GOAL, f"{len(sentence)}: {sentence}"


@pytest.mark.parametrize("id", GAMES)
def test_the_goal_says_what_the_table_has_agreed_on_before_the_game_begins(id: str) -> None:
    """It is made from the options alone, and stays the same to the end."""
    for players in player_counts(id):
        for game in settings(id, players):
            state = game.start(seed=players)
            assert game.table.goal(state.view(0).s) == game.goal


@pytest.mark.parametrize("id", GAMES)
def test_what_one_usually_does_is_offered_first_and_nothing_is_lost(id: str) -> None:
    table = catalogue.table(id)
    late = (*table.last, *table.aside)
    assert len(set(late)) == len(late)
    for players in player_counts(id):
        for number, game in enumerate(settings(id, players)):
            luck = random.Random(number)
            state = game.start(seed=number)
            while (seat := state.actor) is not None and len(state.events) < 200:
                view = state.view(seat)
                assert sorted(view.offered) == sorted(view.actions)
                usual = [action for action in view.actions if action not in late]
                assert view.offered[: len(usual)] == usual
                state.play(luck.choice(view.legal))


@pytest.mark.parametrize("id", GAMES)
def test_points_look_as_good_or_bad_as_the_goal_has_them(id: str) -> None:
    goal = catalogue.rules(id).GOAL
    game = next(settings(id, player_counts(id)[0]))
    looks = {zone.id: zone.tone for zone in game.start(seed=1).view(0).zones if zone.seat == 0}
    expected = {Goal.MOST_POINTS: "good", Goal.NOT_TO_LOSE: "bad", Goal.MOST_CHIPS: ""}[goal]
    assert {looks[id] for id in ("points", "total", "chips") if id in looks} <= {expected}

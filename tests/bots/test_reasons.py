"""The sentence that speaks for a choice says what the figures beside it say, and nothing that they do not bear out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from igroteka import words
from igroteka.bots import Advice, Candidate, reasons
from igroteka.kernel.policies import Known
from igroteka.match import Game

LABELS = {"draw": "Take a card", "fold": "Fold", "pass": "Pass", "give 4": "Give 4", "give 6": "Give 6"}


def tried(token: str, worth: float, points: float = 0.0, first: float = 0.5, **more: object) -> Candidate:
    made = Candidate(token, 1000, worth, points, (first, 1 - first), spread=0.2, points_spread=2.0)
    return replace(made, **more)  # type: ignore[arg-type]


def advice(game: str, *candidates: Candidate) -> Advice:
    return Advice(Game(game, 3), candidates, 0, candidates[0].token)


def said(found: Advice, language: str = "en") -> str:
    return reasons.said(found, words.of(found.game.id, language), LABELS)


def test_what_befalls_one_is_said_in_the_games_words() -> None:
    found = advice(
        "port",
        tried("pass", 0.6, points=3.0, heard=300, omens={"out": 0.0}),
        tried("draw", 0.5, points=1.0, heard=300, omens={"out": 0.38}),
    )
    assert said(found) == (
        "In 0% of simulated games a pair leaves you with nothing (with “Take a card”, in 38%); "
        "on average it’s +3.0 points, not +1.0."
    )
    assert "из-за пары вы остаётесь ни с чем" in said(found, "ru")
    assert "через пару ви лишаєтеся ні з чим" in said(found, "uk")


def test_what_may_be_luck_is_not_claimed() -> None:
    """Six in twenty are not surely more than four; nor is a tenth of a point."""
    found = advice(
        "port",
        tried("pass", 0.6, points=1.1, first=0.7, heard=20, omens={"out": 0.2}),
        tried("draw", 0.5, points=1.0, first=0.5, heard=20, omens={"out": 0.3}),
    )
    assert said(found) == "It puts you in the lead in 70% of simulated games; “Take a card”, in 50%."


def test_an_omen_that_speaks_against_the_choice_is_no_reason() -> None:
    found = advice(
        "port",
        tried("draw", 0.6, points=3.0, first=0.5, heard=300, omens={"out": 0.5}),
        tried("pass", 0.5, points=1.0, first=0.5, heard=300, omens={"out": 0.0}),
    )
    assert said(found) == "It’s +3.0 points on average; with “Pass”, +1.0."


def test_a_third_choice_that_is_better_in_it_forbids_the_sentence() -> None:
    found = advice(
        "goblin-poker",
        tried("give 6", 0.6, heard=300, omens={"out-by-pair": 0.3, "pot": 0.3}),
        tried("give 4", 0.5, heard=300, omens={"out-by-pair": 0.6, "pot": 0.3}),
        tried("fold", 0.4, heard=300, omens={"out-by-pair": 0.0, "pot": 0.3}),
    )
    assert said(found) == "On the whole you stand better after it: at 60 of 100; after “Give 4”, at 50."


def test_in_a_game_with_only_a_loser_one_speaks_of_losing() -> None:
    found = advice("pairs", tried("draw", 0.69, points=4.0), tried("fold", 0.6, points=1.0))
    assert said(found) == "You then lose in about 31% of games; with “Fold”, in 40%."
    for language in words.LANGUAGES:
        shown = [reasons.figures(found, one, words.of("pairs", language), "…") for one in found.candidates]
        assert "31" in shown[0]
        assert "40" in shown[1]


def test_what_is_certain_is_said_of_both() -> None:
    draw, fold = (
        Candidate(token, 0, 0.0, 0.0, (), Known(-losing, f"known-{token}", values))
        for token, losing, values in (
            ("draw", 0.31, {"pair": 23, "cost": 1.4, "losing": 31}),
            ("fold", 0.35, {"cost": 3, "losing": 35}),
        )
    )
    assert said(advice("pairs", draw, fold)) == (
        "makes a pair in 23% of cases and costs 1.4 points on average; you then lose the game in about 31% of cases. "
        "Fold: costs 3 points; you then lose the game in about 35% of cases."
    )


def test_what_is_equal_is_called_so() -> None:
    equal = [tried(token, 0.5) for token in ("pass", "draw")]
    assert said(advice("port", *equal)) == "It makes hardly any difference: all choices are about equal."
    assert said(advice("port", *equal, tried("fold", 0.3))) == "About as good: Take a card."


def test_what_nobody_looked_at_is_called_nothing() -> None:
    untried = Candidate("fold", 0, 0.0, 0.0, (0.0, 0.0))
    found = advice("port", tried("pass", 0.6), untried)
    assert found.favourites == ("pass",)
    assert found.reason is None
    assert said(found) == ""


@pytest.mark.parametrize(("points", "says"), [(12.34, "+12{}3"), (-0.96, "−1{}0"), (-0.04, "+0{}0"), (5.0, "+5{}0")])
def test_decimals_are_written_as_the_language_does(points: float, says: str) -> None:
    found = advice("port", tried("pass", 0.6, points=points), tried("draw", 0.5, points=points - 5))
    for language, mark in {"ru": ",", "uk": ",", "en": "."}.items():
        assert says.format(mark) in said(found, language)
        assert says.format(mark) in reasons.figures(found, found.candidates[0], words.of("port", language), "…")

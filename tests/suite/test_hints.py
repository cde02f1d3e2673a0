"""What a hint recommends is never contradicted by the figures beside it, and every hint can be said."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import pytest

from igroteka import words
from igroteka.bots import Advice, Candidate, bot, reasons
from igroteka.bots.candidates import DOUBT, SAME
from igroteka.bots.hints import hint
from igroteka.games import catalogue
from igroteka.kernel import Goal
from igroteka.kernel.random import derive, luck_below
from settings import GAMES, SEARCHED_GAMES, player_counts, short_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from igroteka.match import View

EVER = 1000.0  # times the usual patience: a number of games decides, not the clock


def positions(game: str, wanted: int) -> Iterator[View]:
    """Positions with a choice, of games of all sizes that are mostly played with sense."""
    found = seed = 0
    while found < wanted:
        players = player_counts(game)[seed % len(player_counts(game))]
        state = short_game(game, players).start(seed=seed)
        luck = [derive(game, players, seed)]
        seed += 1
        while (seat := state.actor) is not None and found < wanted:
            view = state.view(seat)
            if len(view.actions) > 1 and luck_below(luck, 8) == 0:
                found += 1
                yield view
            state.play(bot("medium", luck).choose(view))


def check(game: str, wanted: int, iterations: int, walks: int) -> None:
    for number, view in enumerate(positions(game, wanted)):
        advice = hint(view, [number + 1], searching=number % 2 == 0, iterations=iterations, walks=walks, patience=EVER)
        assert advice.choice == advice.favourites[0] == advice.candidates[0].token
        assert advice.choice in view.legal
        check_equal(advice)
        check_reason(advice)
        check_said(advice)


def check_equal(advice: Advice) -> None:
    """What is called equal is so within doubt; what is not is worse, and surely."""
    own = advice.candidate(advice.choice)
    for one in advice.candidates:
        if one is not own and (one.visits or one.exact):
            doubt = max(SAME if own.exact else 0.0, DOUBT * sqrt(own.error**2 + one.error**2))
            if one.token in advice.favourites:
                assert abs(own.expected - one.expected) <= doubt, (advice, one)
            else:
                assert own.expected - one.expected > doubt, (advice, one)


def check_reason(advice: Advice) -> None:
    """The sentence has the figures that stand beside it; in none of them anything shown is surely better."""
    reason, own = advice.reason, advice.candidate(advice.choice)
    others = [one for one in advice.candidates if one is not own and (one.visits or one.exact)]
    if reason is None:
        assert not others
        return
    assert ("equal" in reason.says) == (len(advice.favourites) > 1)
    if "equal" in reason.says or own.exact:
        return
    rival, values = advice.candidate(reason.rival), reason.values
    assert rival in others
    if reason.omen:
        good = next(omen.good for omen in catalogue.bots(advice.game.id).omens if omen.id == reason.omen)
        assert values["percent"] == round(100 * own.omens[reason.omen])
        assert values["other"] == round(100 * rival.omens[reason.omen])
        assert (own.omens[reason.omen] > rival.omens[reason.omen]) == good
        for one in others:
            if reason.omen in one.omens:
                ahead = (one.omens[reason.omen] - own.omens[reason.omen]) * (1 if good else -1)
                assert ahead <= doubt_of_shares(own.omens[reason.omen], own.heard, one.omens[reason.omen], one.heard)
    if "points" in values:
        point = advice.game.rules.GOAL.point
        assert values["points"] == abs(round(own.points, 1))
        assert values["less"] == abs(round(rival.points, 1))
        assert point * own.points > point * rival.points
        for one in others:
            ahead = point * (one.points - own.points)
            assert ahead <= 0.1 + 2.01 * sqrt(own.points_spread**2 / own.visits + one.points_spread**2 / one.visits)
    if reason.says == "ui-hint-why-first":
        assert values == {"percent": round(100 * own.places[0]), "other": round(100 * rival.places[0])}
        for one in others:
            doubt = doubt_of_shares(own.places[0], own.visits, one.places[0], one.visits)
            assert one.places[0] - own.places[0] <= doubt
    if reason.says in ("ui-hint-why-whole", "ui-hint-why-losing"):
        assert own.worth > max(one.worth for one in others)
    assert (reason.says == "ui-hint-why-losing") <= (advice.game.rules.GOAL is Goal.NOT_TO_LOSE)


def doubt_of_shares(one: float, games: int, other: float, others: int) -> float:
    """Within which two shares of so many games may be the same, a percent for rounding included."""

    def variance(part: float, count: int) -> float:
        likely = (part * count + 0.5) / (count + 1)
        return likely * (1 - likely) / count

    return 0.01 + 2.01 * sqrt(variance(one, games) + variance(other, others))


def check_said(advice: Advice) -> None:
    labels = {one.token: one.token for one in advice.candidates}
    for language in words.LANGUAGES:
        sentences = words.of(advice.game.id, language)
        told: list[Candidate] = list(advice.candidates[:4])
        assert "{" not in reasons.said(advice, sentences, labels)
        assert all(reasons.figures(advice, one, sentences, one.token) for one in told)


@pytest.mark.parametrize("game", SEARCHED_GAMES)
def test_no_figure_contradicts_the_choice(game: str) -> None:
    check(game, 25, iterations=400, walks=20)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_figure_contradicts_the_choice_in_many_positions(game: str) -> None:
    check(game, 200, iterations=2000, walks=100)

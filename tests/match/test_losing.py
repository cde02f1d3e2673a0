"""Who has lost: only a game that is about not losing has a loser."""

from __future__ import annotations

import pytest

from igroteka.kernel import Goal
from igroteka.match import Game
from igroteka.match.losing import NOBODY, loser


def test_where_points_are_bad_the_only_one_who_is_not_first_has_lost() -> None:
    assert loser(Goal.NOT_TO_LOSE, [1, 1, 3]) == 2
    assert loser(Goal.NOT_TO_LOSE, [4, 1, 1, 1]) == 0


def test_between_two_whoever_is_safe_has_won() -> None:
    assert loser(Goal.NOT_TO_LOSE, [1, 2]) == NOBODY


@pytest.mark.parametrize("goal", [Goal.MOST_POINTS, Goal.MOST_CHIPS])
def test_a_shared_victory_is_no_loss_of_the_third(goal: Goal) -> None:
    assert loser(goal, [1, 1, 3]) == NOBODY


def test_nobody_has_lost_before_anybody_is_behind() -> None:
    assert loser(Goal.NOT_TO_LOSE, [1, 1, 1]) == NOBODY


@pytest.mark.rule("PAIRS-2")
def test_pairs_has_a_loser_and_no_winner() -> None:
    state = Game("pairs", 4).start(seed=1)
    while not state.over:
        state.play(state.legal[0])
    lost = loser(state.game.rules.GOAL, state.places)
    assert state.scores[lost] == max(state.scores)
    assert [place for seat, place in enumerate(state.places) if seat != lost] == [1, 1, 1]

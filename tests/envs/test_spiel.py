"""OpenSpiel's own tests on our games: simulation with serialisation, the API on sampled states, perfect recall."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation

import igroteka.envs.spiel  # it registers the games
from igroteka.envs import Episode
from igroteka.envs.naming import spiel_name
from igroteka.match import Game
from settings import SHORT, TABLES, in_short, player_counts

assert igroteka.envs.spiel.hides("hawthorn")
QUICK = ["blackstone", "charidice", "hawthorn", "kitty", "pairs", "sweep"]  # the others have longer games
SAMPLED = in_short({"charidice", "hawthorn"})
SOME = in_short(QUICK)


def load(id: str, players: int | None = None) -> Any:
    rules = Game(id).rules
    limits = ";".join(f"{name}:{most}" for name, most in SHORT.items() if name in rules.OPTIONS)
    return pyspiel.load_game(spiel_name(id), {"players": players or rules.PLAYERS[0], "options": limits})


@pytest.mark.parametrize("id", SOME)
def test_random_simulation_with_serialisation(id: str) -> None:
    pyspiel.random_sim_test(load(id), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_random_simulation_with_any_number_of_players(id: str, players: int) -> None:
    pyspiel.random_sim_test(load(id, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", SAMPLED)
def test_openspiels_api_test_on_sampled_states(id: str) -> None:
    case = type(id, (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(id), "game_name": spiel_name(id)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures, (result.errors + result.failures)[0][1]


def walk(game: Any, seed: int) -> Any:
    """All states along a random game."""
    choice, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choice.choices(outcomes, shares)[0])
        else:
            state.apply_action(choice.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("id", QUICK)
def test_the_same_game_as_everywhere(id: str) -> None:
    """Chance and actions of a game in OpenSpiel, given to an episode, lead to the same positions and the same end."""
    game = load(id, player_counts(id)[-1])
    *_, end = walk(game, seed=2)
    outcomes = iter([item.action for item in end.full_history() if item.player == pyspiel.PlayerId.CHANCE])
    episode = Episode(game.new_initial_state().get_game().game, planner=lambda event, weights: next(outcomes))
    episode.begin(seed=0)
    for item in end.full_history():
        if item.player != pyspiel.PlayerId.CHANCE:
            assert item.player == episode.actor
            episode.play(item.action)
    assert episode.over
    assert end.returns() == pytest.approx(episode.rewards)
    assert abs(sum(end.returns())) < 1e-9


@pytest.mark.parametrize("id", ["hawthorn", "kitty"])
def test_an_information_state_forgets_nothing(id: str) -> None:
    """Games whose player is in the same information state have led it through the same ones, by the same actions."""
    game = load(id)
    ways: dict[tuple[int, str], list[Any]] = {}
    met = 0
    for seed in range(4):
        passed: list[list[Any]] = [[] for _ in range(game.num_players())]
        for state in walk(game, seed // 2):  # every game twice, so that states are met again
            player = state.current_player()
            if player >= 0:
                known = state.information_state_string(player)
                met += (player, known) in ways
                assert ways.setdefault((player, known), list(passed[player])) == passed[player]
                passed[player].append(known)
    assert met


def test_observers_tell_apart_what_all_see_and_what_one_sees() -> None:
    game = load("hawthorn", 3)
    kinds = pyspiel.PrivateInfoType
    public = make_observation(game, pyspiel.IIGObservationType(True, False, kinds.NONE))
    private = make_observation(game, pyspiel.IIGObservationType(False, False, kinds.SINGLE_PLAYER))
    state = next(state for state in walk(game, 1) if not state.is_chance_node())
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert private.string_from(state, 0) != private.string_from(state, 1)
    private.set_from(state, 0)
    assert private.dict["hands"][0].sum() > 0
    assert not private.dict["hands"][1:].any()


def test_options_are_read_and_wrong_ones_refused() -> None:
    game = pyspiel.load_game("igroteka_pairs", {"players": 3, "options": "continuous:true;losing_score:9"})
    assert game.new_initial_state().get_game().game.chosen_options() == {"continuous": True, "losing_score": 9}
    assert pyspiel.load_game(str(game)).num_players() == 3


def test_outcomes_and_their_chances_add_up() -> None:
    state = load("pairs", 4).new_initial_state()
    assert state.is_chance_node()
    outcomes, shares = zip(*state.chance_outcomes(), strict=True)
    assert np.isclose(sum(shares), 1)
    assert state.action_to_string(outcomes[0])

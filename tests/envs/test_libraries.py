"""PettingZoo's and Gymnasium's own tests, unchanged and without a warning, for every game and number of players."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils.conversions import parallel_to_aec

import igroteka.envs  # it registers the games
from igroteka.envs.aec import TurnEnv, env
from igroteka.envs.naming import registered_name
from igroteka.envs.parallel import NotSimultaneous, parallel_env, simultaneous
from igroteka.match import Game
from settings import GAMES, SHORT, TABLES, player_counts

assert igroteka.envs.__all__
pytestmark = pytest.mark.filterwarnings("error")
CYCLES = [pytest.param(5, id="short"), pytest.param(1000, id="whole", marks=pytest.mark.long)]
TOGETHER = [(id, players) for id, players in TABLES if id in simultaneous()]


def limits(id: str) -> dict[str, Any]:
    """Options by which matches stay short."""
    return {name: most for name, most in SHORT.items() if name in Game(id).rules.OPTIONS}


@pytest.mark.parametrize("cycles", CYCLES)
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_turns_pass_pettingzoos_tests(id: str, players: int, cycles: int) -> None:
    api_test(pettingzoo.make("aec", registered_name(id), players=players, **limits(id)), num_cycles=cycles)
    seed_test(lambda: env(id, players, **limits(id)), num_cycles=cycles)


@pytest.mark.parametrize("cycles", CYCLES)
@pytest.mark.parametrize(("id", "players"), TOGETHER)
def test_simultaneous_choices_pass_pettingzoos_tests(id: str, players: int, cycles: int) -> None:
    def made(**choices: Any) -> Any:
        return pettingzoo.make("parallel", registered_name(id), players=players, **limits(id), **choices)

    parallel_api_test(made(), num_cycles=cycles)  # it does not know masks that stand in the info
    parallel_api_test(made(mask="observation"), num_cycles=cycles)
    parallel_seed_test(made, num_cycles=cycles)
    max_cycles_test(SimpleNamespace(parallel_env=made, env=lambda **choices: parallel_to_aec(made(**choices))))


@pytest.mark.parametrize("mask", ["info", "observation"])
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_one_among_bots_passes_gymnasiums_checker(id: str, players: int, mask: str) -> None:
    check_env(gymnasium.make(registered_name(id), players=players, mask=mask, **limits(id)).unwrapped)


def test_simultaneous_choices_are_not_seen_before_all_have_chosen() -> None:
    table = parallel_env("kitty", 3)
    first, infos = table.reset(seed=1)
    assert len(table.asked) > 1
    legal = {agent: np.flatnonzero(info["action_mask"]) for agent, info in infos.items()}
    actions = {agent: int(choices[0]) for agent, choices in legal.items()}
    other = {**actions, "player_2": int(legal["player_2"][-1])}
    table.step(actions)
    again = parallel_env("kitty", 3)
    again.reset(seed=1)
    assert (first["player_0"] == again.episode.observe(0)).all()
    again.step(other)
    assert table.episode.save().position != again.episode.save().position


def test_who_is_not_asked_passes_and_is_not_heard() -> None:
    table = parallel_env("hawthorn", 3)
    _, infos = table.reset(seed=1)
    while len(table.asked) > 1:
        _, _, _, _, infos = table.step({agent: int(np.argmax(info["action_mask"])) for agent, info in infos.items()})
    [asked] = table.asked
    idle = next(agent for agent in table.agents if agent != f"player_{asked}")
    assert np.flatnonzero(infos[idle]["action_mask"]).tolist() == [table.passing]
    actions = {agent: int(np.argmax(info["action_mask"])) for agent, info in infos.items()}
    _, rewards, *_ = table.step({**actions, idle: 0})
    assert rewards[idle] == 0


def test_a_game_of_turns_has_no_parallel_environment() -> None:
    with pytest.raises(NotSimultaneous, match="they do in goblin-poker, hawthorn, kitty, troll-guts, venture"):
        parallel_env("dobro")


def test_what_is_not_allowed_ends_a_game_of_turns() -> None:
    table = env("pairs", 3)
    table.reset(seed=1)
    culprit = table.agent_selection
    table.step(2)  # there is no eight to spend
    assert all(table.terminations.values())
    assert table.rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in table.agents}


def test_a_planner_decides_chance() -> None:
    """It always gives the lowest card there is: the 1 and both 2s are burnt, then the 3s are dealt, then 4s."""
    asked = []

    def lowest(event: str, weights: Any) -> int:
        asked.append(event)
        return next(outcome for outcome, weight in enumerate(weights) if weight)

    table = TurnEnv("pairs", 3, planner=lowest)
    table.reset()
    seen = table.episode.encoding.decode(table.observe("player_0"))
    assert asked == ["first", *["burn"] * 5, "deal 1", "deal 2", "deal 0"]
    assert [row.nonzero()[0][1:].tolist() for row in seen["rows"][:3]] == [[4], [3], [4]]


def test_turns_are_saved_restored_and_resampled() -> None:
    table = env("hawthorn", 3)
    table.reset(seed=3)
    saved, seen = table.save(), table.observe("player_0")
    table.resample("player_0", seed=1)
    assert (table.observe("player_0") == seen).all()
    assert table.save().position != saved.position
    table.restore(saved)
    assert table.save() == saved


MODES = {mode.name.lower(): mode for mode in AutoresetMode}


@pytest.mark.parametrize("mode", MODES)
def test_many_games_are_those_of_one_environment_each(mode: str) -> None:
    """Gymnasium has no checker for its vector environments: this one compares ours with its own, step by step."""
    size, seed, name = 3, 4, registered_name("pairs")
    kwargs: dict[str, Any] = {"players": 3, "bots": "random"}
    ours = gymnasium.make_vec(name, size, vectorization_mode="vector_entry_point", autoreset_mode=MODES[mode], **kwargs)
    assert ours.metadata["autoreset_mode"] is MODES[mode]
    observations, infos = ours.reset(seed=seed)
    assert observations in ours.observation_space
    singles: list[Any] = [gymnasium.make(name, **kwargs).unwrapped for _ in range(size)]
    seen = []
    for number, single in enumerate(singles):
        single.reset(seed=seed)  # game 0 of the series; this one's are `number`, `number + size`, …
        seen.append(_begin(single, number)[0])
    choice, ended = np.random.default_rng(1), np.zeros(size, bool)
    for _ in range(80):
        assert (observations == np.stack(seen)).all()
        actions = np.array([choice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in infos["action_mask"]])
        before = ended
        observations, rewards, ended, truncated, infos = ours.step(actions)
        assert observations in ours.observation_space
        assert not truncated.any()
        for number, single in enumerate(singles):
            if before[number] and mode == "next_step":
                seen[number], expected, over = _begin(single, single._number + size)[0], 0.0, False
            else:
                seen[number], expected, over, _, _ = single.step(int(actions[number]))
            assert (rewards[number], bool(ended[number])) == (pytest.approx(expected), over)
            if over and mode == "same_step":
                assert (infos["final_obs"][number] == seen[number]).all()
                seen[number] = _begin(single, single._number + size)[0]
        if mode == "disabled" and ended.any():
            observations, infos = ours.reset(options={"reset_mask": ended.copy()})
            for number in np.flatnonzero(ended).tolist():
                seen[number] = _begin(singles[number], singles[number]._number + size)[0]
            ended = np.zeros(size, bool)
    ours.close()


def _begin(single: Any, number: int) -> Any:
    """Game `number` of the series."""
    single._number = number - 1
    return single.reset()


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES)
def test_every_game_is_made_by_name(id: str) -> None:
    many: Any = gymnasium.make_vec(
        registered_name(id), 4, vectorization_mode="vector_entry_point", bots="medium", seat=-1
    )
    many.reset(seed=1)
    for _ in range(50):
        many.step(many.unwrapped.batch.sample())
    assert Game(id).rules.PLAYERS[0] == player_counts(id)[0]

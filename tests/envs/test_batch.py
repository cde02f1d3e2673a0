"""Arrays of games are the games of `simulate`, and the same as one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from igroteka.bots import UnknownBot, bot
from igroteka.envs import Batch, Episode
from igroteka.envs.batch import ResetNeeded
from igroteka.kernel.random import luck_below
from igroteka.lab.simulate import simulate, simulate_with
from igroteka.match import View
from igroteka.match.game import luck_seed
from settings import in_short, player_counts, short_game

SHORT = ["pairs"]  # compiling takes long; it stands for all in the short form
SOME = in_short(SHORT)
SIZE, SEED = 16, 5


def by_places(places: Any) -> Any:
    """The reward as it is described, from the places of games."""
    behind = (places[:, None, :] > places[:, :, None]).sum(axis=2)
    ahead = (places[:, None, :] < places[:, :, None]).sum(axis=2)
    return (behind - ahead) / (places.shape[1] - 1)


@pytest.mark.parametrize("id", SOME)
def test_self_play_brings_what_simulate_says_and_shows_what_a_single_game_shows(id: str) -> None:
    game = short_game(id, player_counts(id)[-1])
    batch = Batch(game, SIZE, autoreset="disabled")
    batch.reset(SEED)
    told = simulate(game, SIZE, SEED)
    lucks = [[[luck_seed(SEED, seat, number)] for seat in range(game.players)] for number in range(SIZE)]
    found = np.zeros((SIZE, game.players))
    beside = [Episode(game) for _ in range(SIZE)]
    for number, episode in enumerate(beside):
        episode.begin(SEED, number)
    playing = np.ones(SIZE, bool)
    while playing.any():
        actions = np.zeros(SIZE, int)
        for number in np.flatnonzero(playing).tolist():
            episode, seat = beside[number], int(batch.seats[number])
            assert seat == episode.actor
            assert (batch.observations[number] == episode.observe(seat)).all()
            assert (batch.masks[number] == episode.mask(seat)).all()
            legal = game.actions(episode.s)
            actions[number] = legal[luck_below(lucks[number][seat], len(legal))]
            episode.play(int(actions[number]))
        batch.games.ended[~playing] = False  # they are stepped on with illegal actions, and nobody looks
        batch.step(np.where(playing, actions, -1))
        for number in np.flatnonzero(playing & batch.ended).tolist():
            assert beside[number].over
            found[number] = batch.rewards[number]
            assert batch.rewards[number].tolist() == pytest.approx(beside[number].rewards)
        playing &= ~batch.ended
    assert np.allclose(found, by_places(told.outcomes.places))


@pytest.mark.parametrize("id", SOME)
def test_one_against_rule_brings_what_simulate_says(id: str) -> None:
    game = short_game(id, player_counts(id)[0])
    told = simulate_with(game, SIZE, SEED, ["rule"], lambda state: None)
    batch = Batch(game, SIZE, bots=["rule"], seat=1, autoreset="disabled", reward="scores")
    batch.reset(SEED)
    learners = [bot("rule", [luck_seed(SEED, 1, number)]) for number in range(SIZE)]
    asked = batch.games.numbers == np.arange(SIZE)  # a game in which seat 1 is never asked is left out
    assert asked.any()
    found, playing = np.zeros(SIZE), np.ones(SIZE, bool)
    while playing.any():
        actions = np.full(SIZE, -1)
        for number in np.flatnonzero(playing).tolist():
            view = View(game, game.redacted(batch.state(number), 1), 1)
            actions[number] = game.action(learners[number].choose(view))
        batch.games.ended[~playing] = False
        batch.step(actions)
        over = playing & batch.ended
        found[over] = batch.rewards[over, 1]
        playing &= ~batch.ended
    assert (found[asked] == game.rules.GOAL.point * told.outcomes.scores[asked, 1]).all()


def batch(**choices: Any) -> Batch:
    made = Batch(short_game("pairs", 3), 8, **choices)
    made.reset(SEED)
    return made


def play_until_an_end(games: Batch) -> int:
    """The first game that a step ended."""
    while not games.ended.any():
        games.step(games.sample())
    return int(games.ended.argmax())


def test_a_game_begins_anew_in_the_step_after_its_end() -> None:
    games = batch(autoreset="next-step")
    over = play_until_an_end(games)
    assert games.rewards[over].any()
    assert not games.masks[over].any()
    games.step(games.sample())
    assert not games.ended[over]
    assert not games.rewards[over].any()
    assert games.games.numbers[over] == over + games.size
    assert games.masks[over].any()


def test_a_game_begins_anew_in_the_step_of_its_end() -> None:
    games = batch(autoreset="same-step")
    over = play_until_an_end(games)
    assert games.rewards[over].any()
    assert games.masks[over].any()
    fresh = Episode(games.game)
    fresh.begin(SEED, over + games.size)
    assert (games.observations[over] == fresh.observe(fresh.actor)).all()
    assert (games.last_observations[over] != games.observations[over]).any()


def test_a_game_that_is_over_waits_to_be_reset() -> None:
    games = batch(autoreset="disabled")
    over = play_until_an_end(games)
    with pytest.raises(ResetNeeded, match=f"game {over} is over"):
        games.step(games.sample())
    ended, others = games.ended.copy(), games.observations[~games.ended].copy()
    games.reset(only=ended)
    assert not games.ended.any()
    assert games.masks[over].any()
    assert (games.observations[~ended] == others).all()


@pytest.mark.parametrize("action", [-1, 1000, 2])
def test_what_is_not_allowed_ends_the_game_and_costs_a_point(action: int) -> None:
    games = batch(autoreset="next-step")
    assert not games.masks[:, 2].any()  # there is no eight to spend
    seats = games.seats.copy()
    games.step(np.full(games.size, action))
    assert games.ended.all()
    assert games.illegal.all()
    assert (games.rewards[np.arange(games.size), seats] == -1).all()
    assert games.rewards.sum() == -games.size


def test_many_threads_play_the_same_games_as_one() -> None:
    one, several = batch(autoreset="same-step"), batch(autoreset="same-step", threads=3)
    for _ in range(60):
        actions = one.sample().copy()
        one.step(actions)
        several.step(actions)
        for mine, its in zip(one.games, several.games, strict=True):
            assert (mine == its).all()
    several.close()


def played_on(games: Batch, actions: list[Any]) -> list[Any]:
    told = []
    for each in actions:
        games.step(each)
        told.append((games.observations.copy(), games.rewards.copy(), games.ended.copy()))
    return told


def test_what_was_saved_is_restored_and_a_clone_goes_its_own_way() -> None:
    games = batch(autoreset="same-step")
    saved, clone = games.save(), games.clone()
    actions = []
    for _ in range(30):
        actions.append(games.sample().copy())
        games.step(actions[-1])
    expected = games.observations.copy()
    games.restore(saved)
    first = played_on(games, actions)
    assert (first[-1][0] == expected).all()
    for mine, its in zip(first, played_on(clone, actions), strict=True):
        assert all((a == b).all() for a, b in zip(mine, its, strict=True))
    games.restore(saved, source=np.zeros(games.size, int))
    assert len({state.tobytes() for state in games.games.states}) == 1


def test_chance_from_here_on_is_the_planners() -> None:
    games = batch()
    clone = games.clone()
    clone.reseed(1)
    assert (games.observations == clone.observations).all()
    actions = games.sample().copy()
    games.step(actions)
    clone.step(actions)
    assert (games.observations != clone.observations).any()


@pytest.mark.parametrize("id", SOME)
def test_what_is_resampled_follows_from_what_the_seat_sees_alone(id: str) -> None:
    """Two truths that a seat cannot tell apart are resampled into the same position, chance to come included."""
    games = Batch(short_game(id, player_counts(id)[-1]), 8, autoreset="same-step")
    games.reset(SEED)
    seat = 0
    for _ in range(6):
        other = games.clone()
        other.resample(seat, seed=1)
        before = games.observe(seat)
        assert (other.observe(seat) == before).all()
        assert all(games.game.rules.audit(other.state(number)) for number in range(games.size))
        mine = games.clone()
        for one in (mine, other):
            one.resample(seat, seed=2)
        assert mine.games.states.tobytes() == other.games.states.tobytes()
        games.step(games.sample())


def test_what_cannot_be_is_said() -> None:
    game = short_game("pairs", 3)
    with pytest.raises(UnknownBot, match="random, rule, easy and medium"):
        Batch(game, 2, bots=["search:100"])
    with pytest.raises(ValueError, match="2 other seats"):
        Batch(game, 2, bots=["rule"] * 3)
    with pytest.raises(ValueError, match="no autoreset"):
        Batch(game, 2, autoreset="never")
    with pytest.raises(ValueError, match="rewards are places and scores"):
        Batch(game, 2, reward="money")

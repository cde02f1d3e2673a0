"""Bots by their names and levels, one decision at a time and in compiled games alike."""

from __future__ import annotations

import numpy as np
import pytest

import igroteka
from igroteka.bots import Style, UnknownBot, bot, style
from igroteka.bots.arena import Arena
from igroteka.compiler.random import series
from igroteka.games import catalogue
from settings import GAMES, in_short, player_counts, short_game


def test_names() -> None:
    assert style("random") == Style("random")
    assert style("search:2000") == Style("search", iterations=2000)
    assert style("search:500ms") == Style("search", milliseconds=500)
    assert style("easy").slips > style("medium").slips > style("hard").slips == 0
    assert style("easy", slips=0) == style("rule")


@pytest.mark.parametrize(
    "name", ["", "genius", "search", "search:", "search:0", "search:-5", "search:1e3", "search:5s"]
)
def test_a_name_that_is_none(name: str) -> None:
    with pytest.raises(UnknownBot, match="the bots are random, rule, exact, search:2000"):
        style(name)


def test_a_rate_of_slips_that_is_none() -> None:
    with pytest.raises(UnknownBot, match="0 to 1000"):
        style("easy", slips=1001)


def played(id: str, players: int, names: list[str], one_by_one: bool) -> list[list[int]]:
    game = short_game(id, players)
    arena = Arena(game, [style(name) for name in names])
    arena.compiled = not one_by_one
    seated = np.tile(np.arange(players) % len(names), (3, 1))
    lucks = series(5, 0, 3 * players).reshape(3, players).copy()
    found = arena.play(series(4, 0, 3), lucks, seated)
    assert (found.decisions > 0).all()
    return [*found.scores.tolist(), *found.places.tolist(), found.decisions.tolist(), *lucks.tolist()]


@pytest.mark.parametrize("id", in_short({"pairs"}))
def test_compiled_games_are_those_that_bots_play_one_decision_at_a_time(id: str) -> None:
    names = ["easy", "search:20", "rule", "random"]
    players = min(4, player_counts(id)[-1])
    assert played(id, players, names, one_by_one=False) == played(id, players, names, one_by_one=True)


def test_random_players_need_no_policy_and_play_the_same() -> None:
    alone, among = (
        played("pairs", 3, names, one_by_one=False) for names in (["random"], ["random", "random", "random"])
    )
    assert alone == among == played("pairs", 3, ["random"], one_by_one=True)


def test_a_careless_bot_slips_as_often_as_it_is_told() -> None:
    game = igroteka.game("dobro", players=2)
    state = game.start(seed=1)
    assert state.actor is not None
    view = state.view(state.actor)
    luck = [1]
    wise = bot("rule", [1]).choose(view)
    never, always = (bot(style("easy", slips=slips), luck) for slips in (0, 1000))
    assert {never.choose(view) for _ in range(50)} == {wise}
    assert bot(style("easy", slips=1000), luck).choose(view) in view.legal
    assert any(always.choose(view) != wise for _ in range(50))


def test_there_is_no_exact_bot_where_nothing_is_exact() -> None:
    id = next(id for id in GAMES if catalogue.exact(id) is None)
    state = short_game(id, player_counts(id)[0]).start(seed=1)
    while len(state.legal) == 1:
        state.play(state.legal[0])
    assert state.actor is not None
    with pytest.raises(UnknownBot, match=f"no exact bot for {id}"):
        bot("exact", [1]).choose(state.view(state.actor))

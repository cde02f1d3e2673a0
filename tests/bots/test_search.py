"""Search: what it may see, what it depends on, and that it plays well."""

from __future__ import annotations

import time

import numpy as np
import pytest

import igroteka
from igroteka.bots import Style, bot, tree
from igroteka.bots.desk import EDGES, ROOT, desk_for
from igroteka.bots.search import Search
from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile
from igroteka.games import catalogue
from igroteka.kernel.random import derive
from positions import middle_of, view_of
from settings import SEARCHED_GAMES, player_counts, short_game


def searching(iterations: int, seed: int = 1, threads: int = 1) -> Search:
    return Search(Style("search", iterations=iterations), [seed], threads)


@pytest.mark.parametrize("id", SEARCHED_GAMES)
def test_search_cannot_reach_what_its_seat_may_not_know(id: str) -> None:
    """Given the whole state by mistake, it chooses as if it had been given another one that looks the same."""
    game = short_game(id, player_counts(id)[-1])
    think = compile(game.rules, catalogue.bots(id)).twin(tree.think)
    desk = desk_for(game, 64)
    for seed in range(6):
        state = middle_of(game, seed)
        s, seat = state._s, state.actor
        chosen, learnt = [], []
        for other in range(3):
            swapped = s.copy()
            swapped.rng = derive(seed, other)
            if other:
                game.rules.resample(swapped, seat)
            desk.states[ROOT] = flat_of(swapped)[0]
            luck = np.array([seed], np.uint64)
            chosen.append(think(desk, seat, luck, 64, True))
            learnt.append((desk.visits[: desk.counts[EDGES]].tolist(), luck.tolist()))
        assert chosen == chosen[:1] * 3
        assert learnt == learnt[:1] * 3


def test_the_same_seed_and_budget_give_the_same_search() -> None:
    view = view_of(igroteka.game("dobro", players=3), 5)
    assert searching(300).explain(view) == searching(300).explain(view)
    assert searching(300).explain(view) != searching(300, seed=2).explain(view)


def test_several_threads_give_the_same_search_every_time() -> None:
    view = view_of(igroteka.game("kitty", players=4), 5)
    once = searching(400, threads=3).explain(view)
    assert searching(400, threads=3).explain(view) == once
    assert sum(candidate.visits for candidate in once.candidates) == 402  # the budget, rounded up to equal shares


def test_every_iteration_counts_for_one_candidate() -> None:
    for id in ("pairs", "dobro", "kitty"):
        view = view_of(short_game(id, 4), 3)
        advice = searching(250).explain(view)
        assert {candidate.token for candidate in advice.candidates} == set(view.legal)
        assert sum(candidate.visits for candidate in advice.candidates) == 250
        for candidate in advice.candidates:
            assert 0 <= candidate.worth <= 1
            assert len(candidate.places) == 4
            assert sum(candidate.places) == pytest.approx(1 if candidate.visits else 0)


def test_where_there_is_no_choice_it_does_not_think() -> None:
    state = igroteka.game("five-cards").start(seed=1)
    random = bot("random", [4])
    while len(state.legal) > 1:
        assert state.actor is not None
        state.play(random.choose(state.view(state.actor)))
    luck = [7]
    assert state.actor is not None
    view = state.view(state.actor)
    assert Search(Style("search", iterations=10**6), luck).choose(view) == state.legal[0]
    assert luck == [7]


def test_a_full_desk_still_gives_an_answer() -> None:
    game = igroteka.game("dobro", players=4)
    state = middle_of(game, 3)
    think = compile(game.rules, catalogue.bots("dobro")).twin(tree.think)
    desk = desk_for(game, 20)
    desk.states[ROOT] = flat_of(state._s)[0]
    action = think(desk, state.actor, np.array([1], np.uint64), 500, True)
    assert game.rules.TOKENS[action] in state.legal
    assert desk.counts.tolist()[0] == 20


def test_a_budget_in_milliseconds_is_kept() -> None:
    view = view_of(igroteka.game("pairs", players=4), 4)
    player = bot("search:50ms", [1])
    player.choose(view)  # compiled, or fetched from the cache, by now
    began = time.perf_counter()
    assert player.choose(view) in view.legal
    assert 0.05 <= time.perf_counter() - began < 5  # far above the budget only on a machine that is busy otherwise


def test_a_losing_draw_is_not_taken_and_a_free_one_is() -> None:
    """With 10 in front and one point to lose, folding the lowest card ends the game badly as well: draw."""
    table = igroteka.game("pairs", players=2, losing_score=31).start(seed=3)
    assert table.actor is not None
    advice = searching(2000).explain(table.view(table.actor))
    assert advice.choice in ("draw", "fold")
    best, other = advice.candidates
    assert best.visits > other.visits
    assert best.worth >= other.worth

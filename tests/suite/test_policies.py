"""How a game is played with sense: legal, from what a seat knows alone, and the same interpreted and compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from igroteka.compiler.binding import interpret
from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile
from igroteka.games import catalogue
from igroteka.kernel import policies
from igroteka.kernel.random import derive, luck_below
from settings import GAMES, in_settings, player_counts, short_game

if TYPE_CHECKING:
    from igroteka.match import Game
    from settings import Chosen


def positions(game: Game, seed: int) -> Any:
    """Every position with a choice in one game, mostly played with sense; (state, seat, menu)."""
    policy = interpret(game.rules, catalogue.bots(game.id)).twin(policies.policy)
    s: Any = game.blank()
    s.rng = derive(game.id, game.players, seed)
    luck = [seed]
    game.rules.start(s)
    while actions := game.actions(s):
        menu = [len(actions), *actions]
        action = actions[0]
        if len(actions) > 1:
            yield s, game.rules.actor(s), menu
            action = policy(s, menu, luck) if luck_below(luck, 3) else actions[luck_below(luck, len(actions))]
        game.rules.apply(s, action)


@in_settings
@pytest.mark.parametrize("id", GAMES)
def test_a_policy_takes_a_legal_action_and_leaves_the_table_as_it_is(id: str, chosen: Chosen) -> None:
    for seed, game in enumerate(chosen(id)):
        plain = interpret(game.rules, catalogue.bots(id))
        for s, _, menu in positions(game, seed):
            before = s.copy()
            for chooser in (policies.policy, policies.slip):
                assert plain.twin(chooser)(s, menu, [seed]) in menu[1:], game
            assert s == before, game


@in_settings
@pytest.mark.parametrize("id", GAMES)
def test_a_policy_reads_only_what_its_seat_knows(id: str, chosen: Chosen) -> None:
    for seed, game in enumerate(chosen(id)):
        plain = interpret(game.rules, catalogue.bots(id))
        for s, seat, menu in positions(game, seed):
            for chooser in (policies.policy, policies.slip):
                choose, luck, other = plain.twin(chooser), [seed], [seed]
                assert choose(s, menu, luck) == choose(game.redacted(s, seat), menu, other), game
                assert luck == other, game


@in_settings
@pytest.mark.parametrize("id", GAMES)
def test_what_is_supposed_of_hidden_cards_changes_nothing_that_a_seat_knows(id: str, chosen: Chosen) -> None:
    for seed, game in enumerate(chosen(id)):
        suppose = interpret(game.rules, catalogue.bots(id)).twin(policies.suppose)
        for s, seat, _ in positions(game, seed):
            imagined = s.copy()
            game.rules.resample(imagined, seat)
            suppose(imagined, seat)
            assert game.rules.audit(imagined), game
            assert game.redacted(imagined, seat) == game.redacted(s, seat), game


@pytest.mark.parametrize("id", GAMES)
def test_a_policy_is_the_same_compiled(id: str) -> None:
    for seed, game in enumerate([short_game(id, n) for n in player_counts(id)]):
        plain, fast = (make(game.rules, catalogue.bots(id)) for make in (interpret, compile))
        for s, _, menu in positions(game, seed):
            luck, same = [seed], np.array([seed], np.uint64)
            action = plain.twin(policies.policy)(s, menu, luck)
            assert fast.twin(policies.policy)(flat_of(s)[0], np.array(menu, np.int16), same) == action, game
            assert same.tolist() == luck, game


@in_settings
@pytest.mark.parametrize("id", GAMES)
def test_what_a_position_is_worth_agrees_with_the_places_at_the_end(id: str, chosen: Chosen) -> None:
    for seed, game in enumerate(chosen(id)):
        plain, seats = interpret(game.rules, catalogue.bots(id)), range(game.players)
        stage, worth = plain.twin(policies.stage), plain.twin(policies.worth)
        last: Any = None
        before, out = None, [0.0] * (2 * game.players)
        for s, _, _ in positions(game, seed):
            last = s
            if stage(s) != before:
                before = stage(s)
                worth(s, out)
                assert all(0 <= out[seat] <= 1 for seat in seats), game
        assert game.rules.actor(last) < 0
        worth(last, out)
        places = [0] * game.players
        game.rules.places(last, places)
        for a in seats:
            for b in seats:
                assert not (places[a] < places[b] and out[a] <= out[b]), (game, places, out)

"""A view is all that a seat may know, and there is no way from it to what the seat may not know."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from igroteka.games import catalogue
from igroteka.kernel import SPECTATOR, Host, Layout
from igroteka.match import Event, Fair, Game, Happening, Record, State, View, explain
from igroteka.match.state import Referee

GAME = Game("pairs", 3)
SEED = bytes(range(100, 132))


@pytest.fixture
def state() -> State:
    return GAME.start(source=Fair(SEED, ("salt of Anna",))).play("draw")


def reachable(thing: Any) -> list[Any]:
    """Everything that can be got at from a thing, short of modules and classes."""
    found: dict[int, Any] = {}
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if id(one) in found or isinstance(one, type) or type(one).__name__ == "module":
            continue
        found[id(one)] = one
        if isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            waiting += list(one)
        elif hasattr(one, "__dict__"):
            waiting += list(vars(one).values())
    return list(found.values())


def test_a_view_shows_whose_turn_it_is_and_what_that_seat_may_do(state: State) -> None:
    assert state.actor is not None
    views = [state.view(seat) for seat in range(3)]
    assert [view.actor for view in views] == [state.actor] * 3
    assert [view.legal for view in views] == [state.legal if seat == state.actor else [] for seat in range(3)]
    assert views[state.actor].actions == state.actions


def test_a_spectator_sees_the_table_and_may_do_nothing(state: State) -> None:
    view = state.view(-1)
    assert view.actor == state.actor
    assert (view.legal, view.actions) == ([], [])
    assert view.zones


def test_who_is_not_to_move_is_told_so(state: State) -> None:
    assert state.actor is not None
    reason = state.view((state.actor + 1) % 3).why_not("draw")
    assert reason is not None
    assert explain(GAME, reason) == f"It is Player {state.actor + 1}’s turn."
    assert state.view(state.actor).why_not("draw") is None


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_there_is_no_view_from_a_seat_that_is_not_there(state: State, seat: int) -> None:
    with pytest.raises(ValueError, match=f"seats are 0 to 2, and −1 watches; there is no seat {seat}"):
        state.view(seat)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_no_secret_can_be_reached_from_a_view(state: State, seat: int) -> None:
    view = state.view(seat)
    things = reachable(view)
    assert not [thing for thing in things if isinstance(thing, State | Referee | Fair | Record | Event | Happening)]
    hosts = [thing for thing in things if isinstance(thing, Host)]
    assert all(type(host) is Host and not vars(host) for host in hosts), "a host that remembers"
    assert SEED not in things
    assert set(vars(view)) == {"game", "s", "seat"}
    assert [type(thing) for thing in things if isinstance(thing, Layout)] == [GAME.rules.State]


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_no_secret_is_in_a_pickled_view(state: State, seat: int) -> None:
    view = state.view(seat)
    pickled = pickle.dumps(view)
    assert SEED not in pickled
    assert b"salt of Anna" not in pickled
    again: View = pickle.loads(pickled)
    assert again == view
    assert again.zones == view.zones


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_the_generator_is_blank_and_the_deck_has_no_faces(seat: int) -> None:
    s: Any = GAME.start(seed=5).view(seat).s
    assert s.rng == 0
    assert s.deck == [55 - 5 - sum(row[0] for row in s.rows) - s.discard[0], *[0] * 10]
    assert s.burned == [5, *[0] * 10]


def test_games_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    """The same cards came, from two seeds that will give other ones."""
    one = GAME.start(seed=5)
    other = one.copy()
    other._s.rng ^= 1
    assert other.flat() != one.flat()
    assert [other.view(seat) for seat in range(-1, 3)] == [one.view(seat) for seat in range(-1, 3)]


def test_a_view_stays_as_it_was_when_the_game_goes_on(state: State) -> None:
    view, shown = state.view(0), repr(state.view(0))
    state.play("draw")
    assert repr(view) == shown
    assert repr(state.view(0)) != shown


def test_whoever_tampers_with_a_view_does_not_change_the_game(state: State) -> None:
    before = state.flat()
    s: Any = state.view(0).s
    s.rows[0][1] += 1
    s.turn = 2
    assert state.flat() == before


def test_the_next_card_cannot_be_found_out_by_playing_on_in_a_view(state: State) -> None:
    assert state.actor is not None
    draw, view = GAME.action("draw"), state.view(state.actor)
    assert draw is not None
    with pytest.raises((ValueError, IndexError)):  # there is no card to be had
        GAME.rules.apply(view.s, draw)


def test_a_view_says_what_lies_on_the_table(state: State) -> None:
    assert repr(state.view(1)).startswith("<pairs as seat 1 sees it: ")
    assert "deck: " in repr(state.view(1))


@pytest.mark.parametrize("game", catalogue.ids())
def test_every_table_says_how_everybody_stands_by_one_figure_and_what_the_most_of_it_means(game: str) -> None:
    variant = Game(game, catalogue.usual_players(game))
    state, luck = variant.start(source=Fair(SEED)), Random(1)
    for _ in range(60):
        for seat in (SPECTATOR, 0):
            found = [zone for zone in state.view(seat).zones if zone.lead]
            assert [zone.seat for zone in sorted(found, key=lambda zone: zone.seat)] == list(range(variant.players))
            assert {zone.lead for zone in found} == {variant.rules.GOAL.lead}
        if state.over:
            break
        state = state.play(luck.choice(state.legal))

"""Copies, taking back, and pickling: the past never changes, and it can be played again."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable

import pytest

from igroteka.match import Dictated, Fair, Game, Sitter, State, replay

GAME = Game("pairs", 3, {"continuous": True, "pieces_of_eight": True})
Starting = Callable[[], State]


def simulated() -> State:
    return GAME.start(seed=11, keep_legal=True, sitters=[Sitter(name=name) for name in "ABC"])


def fair() -> State:
    return GAME.start(source=Fair(b"s" * 32, ("Вера", "Олена")))


def replayed() -> State:
    """A running game out of a record."""
    return replay(advance(simulated(), 6).record())


STARTS = pytest.mark.parametrize("start", [simulated, fair, replayed])


def advance(state: State, decisions: int, seed: int = 0) -> State:
    choice = random.Random(seed)
    for _ in range(decisions):
        if not state.over:
            state.play(choice.choice(state.legal))
    return state


def everything(state: State) -> tuple[object, ...]:
    return state.flat(), state.events, state.happenings, state.record().to_json(), state.actor, state.legal


@STARTS
def test_a_copy_is_the_same_game(start: Starting) -> None:
    state = start()
    assert everything(state.copy()) == everything(state)


@pytest.mark.parametrize("start", [simulated, fair])
def test_copies_of_the_past_never_change(start: Starting) -> None:
    state = start()
    past: list[tuple[State, tuple[object, ...]]] = []
    while not state.over and len(past) < 40:
        past.append((state.copy(), everything(state)))
        advance(state, 1, len(past))
    for copy, then in past:
        assert everything(copy) == then
        advance(copy, 3)
    assert len({then[0] for _, then in past}) == len(past)


@pytest.mark.parametrize("start", [simulated, fair])
def test_a_copy_meets_the_same_chance_as_the_original(start: Starting) -> None:
    state = start()
    copy = state.copy()
    assert everything(advance(copy, 20)) == everything(advance(state, 20))


def test_sitters_of_a_copy_are_its_own() -> None:
    state = simulated()
    state.copy().sitters.clear()
    assert len(state.sitters) == 3


@STARTS
def test_taking_back_gives_the_position_before_and_the_same_chance_again(start: Starting) -> None:
    state = start()
    if start is not replayed:  # a record says nothing of what comes after its end
        advance(state, 6)
    before = state.copy().undo()
    token = state.events[-1].action or next(event.action for event in state.events[::-1] if event.action)
    assert len([event for event in before.events if event.action]) == 5
    assert everything(before.copy().play(token)) == everything(state)


def test_a_whole_game_can_be_taken_back_step_by_step() -> None:
    state, begun = advance(fair(), 10), everything(fair())
    for _ in range(10):
        assert state.undo() is state
    assert everything(state) == begun


def test_a_finished_game_can_be_taken_back() -> None:
    state = advance(simulated(), 10_000)
    assert state.over
    assert not state.undo().over


def test_after_taking_back_another_way_can_be_taken() -> None:
    state = simulated()
    other = next(token for token in state.legal if token != "draw")
    state.play("draw").undo().play(other)
    assert [event.action for event in state.events if event.action] == [other]


@STARTS
def test_a_pickled_game_goes_on_as_it_would_have(start: Starting) -> None:
    state = start()
    if start is not replayed:
        advance(state, 6)
    again = pickle.loads(pickle.dumps(state))
    assert everything(again) == everything(state)
    assert (again.sitters, again.keep_legal, again.game) == (state.sitters, state.keep_legal, state.game)
    if start is not replayed:
        assert everything(advance(again, 20)) == everything(advance(state, 20))


def test_a_pickled_game_is_small() -> None:
    assert len(pickle.dumps(advance(simulated(), 50))) < 3000, "it is its moves and where its chance comes from"


def test_a_table_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(GAME)) == GAME


def test_a_record_says_nothing_beyond_its_end() -> None:
    state = replayed()
    assert isinstance(state.source, Dictated)
    with pytest.raises(ValueError, match="the record ends where chance draw"):
        state.play("draw")

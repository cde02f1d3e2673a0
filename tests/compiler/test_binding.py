"""A generic algorithm is written once, against the contract, and works for every game that is bound to it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from igroteka.bots.playing import choose_any, play_out
from igroteka.compiler.binding import Clones, interpret
from igroteka.kernel import OVER, Rules, contract, offer
from igroteka.kernel.contract import actor, apply, legal

if TYPE_CHECKING:
    from collections.abc import Callable


def whose_turn(s: Any) -> int:
    return int(s.turn)


def one_way(s: Any, menu: list[int]) -> None:
    offer(menu, 1)


def count_on(s: Any, step: int) -> None:
    """Count up to twelve; whoever gets there has won."""
    s.total += step
    s.turn = OVER if s.total >= 12 else 1 - s.turn


def by_ones(s: Any, action: int) -> None:
    count_on(s, action)


def by_threes(s: Any, action: int) -> None:
    count_on(s, 3 * action)


def by_fours(s: Any, action: int) -> None:
    count_on(s, 4 * action)


def game(apply: Callable[[Any, int], None]) -> Rules:
    stubs: dict[str, Any] = {stub.__name__: stub for stub in contract.STUBS}
    return cast("Rules", SimpleNamespace(**stubs | {"actor": whose_turn, "legal": one_way, "apply": apply}))


ONES, THREES, FOURS = game(by_ones), game(by_threes), game(by_fours)


def blank() -> Any:
    return SimpleNamespace(total=0, turn=0)


# Generic algorithms of this test: they call the contract directly, through one another, and in a circle.


def turns(s: Any, most: int = 100) -> int:
    """How many turns are left."""
    count = 0
    while not finished(s) and count < most:
        apply(s, 1)
        count += 1
    return count


def finished(s: Any) -> bool:
    return actor(s) == OVER


def even(s: Any) -> bool:
    """Whether an even number of turns is left."""
    if finished(s):
        return True
    apply(s, 1)
    return odd(s)


def odd(s: Any) -> bool:
    return not even(s)


def turns_of(tables: list[Any]) -> list[int]:
    return [turns(s) for s in tables]


def first_offer(s: Any) -> int:
    menu = [0, 0]
    legal(s, menu)
    return menu[1]


def test_without_a_game_the_contract_is_only_a_promise() -> None:
    with pytest.raises(NotImplementedError):
        turns(blank())


def test_bound_to_a_game_it_plays_that_game_through_every_function_it_calls() -> None:
    assert interpret(ONES).twin(turns)(blank()) == 12
    assert interpret(THREES).twin(turns)(blank()) == 4
    assert interpret(THREES).twin(first_offer)(blank()) == 1


def test_the_same_algorithm_serves_two_games_side_by_side() -> None:
    ones, threes = interpret(ONES).twin(turns), interpret(THREES).twin(turns)
    assert (ones(blank()), threes(blank()), ones(blank())) == (12, 4, 12)
    with pytest.raises(NotImplementedError):
        turns(blank())


def test_functions_that_a_list_is_made_with_are_bound_too() -> None:
    assert interpret(FOURS).twin(turns_of)([blank(), blank()]) == [3, 3]


def test_functions_may_call_one_another_in_a_circle() -> None:
    assert interpret(ONES).twin(even)(blank()) is True
    assert interpret(FOURS).twin(even)(blank()) is False
    assert interpret(FOURS).twin(odd)(blank()) is True


def test_a_twin_is_made_once() -> None:
    clones = interpret(ONES)
    assert clones.twin(turns) is clones.twin(turns)
    assert clones.twin(turns) is not turns
    assert clones.twin(turns).__globals__["finished"] is clones.twin(finished)
    assert clones.twin(turns) is not interpret(ONES).twin(turns)


def test_a_twin_keeps_its_name_and_its_defaults() -> None:
    twin = interpret(ONES).twin(turns)
    assert (twin.__name__, twin.__qualname__, twin.__module__) == ("turns", "turns", turns.__module__)
    assert twin(blank(), most=5) == 5
    assert twin(blank()) == 12


def test_asked_for_a_function_of_the_contract_it_gives_the_games_own() -> None:
    s = blank()
    interpret(THREES).twin(apply)(s, 2)
    assert s.total == 6


def test_any_function_can_take_the_place_of_another() -> None:
    assert Clones({actor: whose_turn}).twin(finished)(SimpleNamespace(turn=OVER)) is True


def test_the_kernels_own_algorithms_are_bound_in_the_same_way() -> None:
    s, luck = blank(), [1]
    assert interpret(THREES).twin(choose_any)(s, [0, 0], luck) == 1
    assert interpret(THREES).twin(play_out)(s, [0, 0], luck) == 4
    assert (s.total, s.turn) == (12, OVER)

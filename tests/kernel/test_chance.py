"""Chance: every outcome comes as often as it should, the same interpreted and compiled, and whoever hosts decides."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile
from igroteka.games import catalogue
from igroteka.kernel import Host, Of, choose_seat, everybody, pick, pick_in_rows, roll, take, tell
from igroteka.kernel.chance import SIMULATION

if TYPE_CHECKING:
    from collections.abc import Sequence

PAIRS: Any = catalogue.rules("pairs")
words = st.integers(0, 2**64 - 1)
decks = st.lists(st.integers(0, 11), min_size=10, max_size=10).filter(any)
groups = st.integers(1, 8).flatmap(lambda seats: st.tuples(st.just(seats), st.integers(1, 2**seats - 1)))


def table(seed: int = 0, deck: Sequence[int] = (0,) * 10, seats: int = 4) -> Any:
    s = PAIRS.State()
    s.rng, s.seats, s.deck = seed, seats, [sum(deck), *deck]
    return s


class Recording(Host):
    """Says the same outcome to everything, and writes down what it was asked and told."""

    def __init__(self, answer: int = 0) -> None:
        self.answer = answer
        self.asked: list[tuple[Any, ...]] = []
        self.told: list[tuple[Any, ...]] = []

    def chance(self, s: Any, kind: str, who: int, weights: Sequence[int], of: Of) -> int:
        self.asked.append((kind, who, list(weights), of))
        return self.answer

    def hear(self, s: Any, *told: Any) -> None:
        self.told.append(told)


def fits(drawn: Counter[int], weights: Sequence[int]) -> bool:
    """Whether outcomes came as often as their weights say (a chi-square test; the seeds are fixed)."""
    if set(drawn) - {i for i, weight in enumerate(weights) if weight}:
        return False
    expected = {i: drawn.total() * weight / sum(weights) for i, weight in enumerate(weights) if weight}
    chi_square = sum((drawn[i] - mean) ** 2 / mean for i, mean in expected.items())
    freedom = len(expected) - 1
    return bool(abs(chi_square - freedom) <= 5 * (2 * freedom) ** 0.5)


DECK = (1, 0, 3, 4, 0, 6, 0, 0, 9, 10)


def test_a_pick_is_weighted_by_copies_and_leaves_the_bag_as_it_is() -> None:
    s = table(1, DECK)
    drawn = Counter(pick(s, s.deck, "draw") for _ in range(20_000))
    assert fits(drawn, [0, *DECK])
    assert s.deck == [33, *DECK]


def test_a_taken_card_leaves_the_bag_until_none_is_left() -> None:
    s = table(2, DECK)
    taken = Counter(take(s, s.deck, "draw") for _ in range(33))
    assert taken == Counter({face: copies for face, copies in enumerate(DECK, 1) if copies})
    assert s.deck == [0] * 11


def test_a_roll_is_alike_on_all_sides() -> None:
    s = table(3)
    assert fits(Counter(roll(s, 6, "roll") for _ in range(12_000)), [1] * 6)


def test_a_seat_is_chosen_out_of_its_group_all_alike() -> None:
    s = table(4, seats=6)
    assert fits(Counter(choose_seat(s, 0b101101, "first") for _ in range(12_000)), [1, 0, 1, 1, 0, 1])
    assert fits(Counter(choose_seat(s, everybody(s), "first") for _ in range(12_000)), [1] * 6)


@given(words)
def test_where_only_one_thing_can_come_it_comes(seed: int) -> None:
    s = table(seed, (0, 0, 0, 0, 2, 0, 0, 0, 0, 0))
    assert pick(s, s.deck, "draw") == 5
    assert roll(s, 1, "roll") == 0
    assert choose_seat(s, 0b100, "first") == 2


def test_an_empty_bag_and_one_without_faces_give_no_card_but_an_error() -> None:
    for deck in ([0] * 11, [46, *[0] * 10]):
        for host in (SIMULATION, Host()):
            s = table(1)
            s.deck, s.host = deck[:], host
            with pytest.raises((ValueError, IndexError)):
                take(s, s.deck, "draw")
            assert s.deck == deck


@given(words, decks, groups)
def test_a_simulation_is_what_a_host_that_simulates_would_say(
    seed: int, deck: list[int], group: tuple[int, int]
) -> None:
    seats, members = group
    quick, asked = table(seed, deck, seats), table(seed, deck, seats)
    asked.host = Host()
    assert quick.host is SIMULATION
    for s in (quick, asked):
        s.points[:4] = (
            pick(s, s.deck, "look"),
            take(s, s.deck, "draw"),
            roll(s, 6, "roll"),
            choose_seat(s, members, "f"),
        )
    assert quick == asked


@settings(deadline=None, max_examples=200)
@given(words, decks)
def test_compiled_picks_and_takes_are_the_same_to_the_byte(seed: int, deck: list[int]) -> None:
    twins, s = compile(PAIRS), table(seed, deck)
    flat = flat_of(s)
    assert twins.twin(pick)(flat[0], flat["deck"][0], "draw", 1) == pick(s, s.deck, "draw", 1)
    for _ in range(min(sum(deck), 5)):
        assert twins.twin(take)(flat[0], flat["deck"][0], "draw", 1) == take(s, s.deck, "draw", 1)
    assert flat.tobytes() == s.pack()


@settings(deadline=None, max_examples=200)
@given(words, st.integers(1, 100), groups)
def test_compiled_rolls_and_seats_are_the_same_to_the_byte(seed: int, sides: int, group: tuple[int, int]) -> None:
    seats, members = group
    twins, s = compile(PAIRS), table(seed, seats=seats)
    flat = flat_of(s)
    assert twins.twin(roll)(flat[0], sides, "roll") == roll(s, sides, "roll")
    assert twins.twin(choose_seat)(flat[0], members, "first") == choose_seat(s, members, "first")
    assert flat.tobytes() == s.pack()


@settings(deadline=None, max_examples=200)
@given(words, st.lists(st.lists(st.integers(0, 1), min_size=10, max_size=10), min_size=7, max_size=7))
def test_a_large_bag_in_rows_is_picked_from_like_one_bag_compiled_or_not(seed: int, rows: list[list[int]]) -> None:
    rows[3][4] = 9  # there is a card at all, and one face is there more often
    copies = [count for row in rows for count in row]
    s, one_bag = table(seed), table(seed)
    s.rows = [[sum(copies), *[0] * 10], *([sum(row), *row] for row in rows)]
    flat = flat_of(s)
    found = pick_in_rows(s, s.rows, "draw")
    assert found == pick(one_bag, [sum(copies), *copies], "draw")
    assert compile(PAIRS).twin(pick_in_rows)(flat[0], flat["rows"][0], "draw") == found
    assert flat.tobytes() == s.pack()


def test_the_host_is_asked_and_the_generator_rests() -> None:
    s, host = table(7, DECK, seats=3), Recording(answer=1)
    s.host = host
    assert (pick(s, s.deck, "look"), take(s, s.deck, "draw", 2)) == (1, 1)
    assert (roll(s, 3, "roll", 4), choose_seat(s, 0b110, "first")) == (1, 1)
    assert host.asked == [
        ("look", -1, [0, *DECK], Of.CARD),
        ("draw", 2, [0, *DECK], Of.CARD),
        ("roll", 4, [1, 1, 1], Of.SIDE),
        ("first", -1, [0, 1, 1], Of.SEAT),
    ]
    assert s.deck[:2] == [32, 0]
    assert s.rng == 7


def test_the_host_hears_what_happened_in_full() -> None:
    s, host = table(), Recording()
    s.host = host
    tell(s, "round")
    tell(s, "draw", seat=2, card=7, value=9, other=1, only=2)
    assert host.told == [("round", -1, 0, 0, -1, -1), ("draw", 2, 7, 9, 1, 2)]


def test_a_simulation_tells_nobody_and_compiled_narration_changes_nothing() -> None:
    s = table(5, DECK)
    flat = flat_of(s)
    tell(s, "draw", seat=1, card=3)
    compile(PAIRS).twin(tell)(flat[0], "draw", 1, 3)
    assert flat.tobytes() == s.pack() == table(5, DECK).pack()

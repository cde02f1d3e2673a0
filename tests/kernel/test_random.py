"""The simulation's generator is SplitMix64, and gives the same numbers interpreted and compiled."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile
from igroteka.compiler.random import series
from igroteka.games import catalogue
from igroteka.kernel import random_below
from igroteka.kernel.random import derive, luck_below, numbered, scramble

# First outputs of the reference implementation (Vigna, splitmix64.c) from two starts.
REFERENCE = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
    1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431],
}
PAIRS: Any = catalogue.rules("pairs")
words = st.integers(0, 2**64 - 1)
sizes = st.integers(1, 2**31 - 1)


def state(rng: int) -> Any:
    s = PAIRS.State()
    s.rng = rng
    return s


@pytest.mark.parametrize("seed", REFERENCE)
def test_the_numbers_are_those_of_the_reference(seed: int) -> None:
    assert [numbered(seed, k) for k in range(4)] == REFERENCE[seed]
    s, luck = state(seed), [seed]
    for expected in REFERENCE[seed]:
        assert random_below(s, 2**32) == expected >> 32
        assert luck_below(luck, 2**32) == expected >> 32
        assert s.rng == luck[0]


@given(words, sizes)
def test_a_number_below_n_is_below_n_and_moves_the_generator_one_step(seed: int, n: int) -> None:
    s = state(seed)
    assert 0 <= random_below(s, n) < n
    assert s.rng == (seed + 0x9E3779B97F4A7C15) % 2**64


@settings(deadline=None, max_examples=300)
@given(words, sizes)
def test_compiled_numbers_are_the_same(seed: int, n: int) -> None:
    twins = compile(PAIRS)
    assert twins.twin(scramble)(np.uint64(seed)) == scramble(seed)
    luck, array = [seed], np.array([seed], np.uint64)
    assert twins.twin(luck_below)(array, n) == luck_below(luck, n)
    assert array.tolist() == luck
    s = state(seed)
    flat = flat_of(s)
    assert twins.twin(random_below)(flat[0], n) == random_below(s, n)
    assert flat.tobytes() == s.pack()


@settings(deadline=None)
@given(words, sizes)
def test_players_may_keep_their_luck_in_an_array_even_interpreted(seed: int, n: int) -> None:
    array, luck = np.array([seed], np.uint64), [seed]
    assert [luck_below(array, n) for _ in range(3)] == [luck_below(luck, n) for _ in range(3)]
    assert array.tolist() == luck


@given(words, st.integers(0, 2**32), st.integers(0, 20))
def test_a_series_is_its_numbered_members(seed: int, first: int, count: int) -> None:
    found = series(seed, first, count)
    assert found.dtype == np.uint64
    assert found.tolist() == [numbered(seed, first + k) for k in range(count)]


def test_a_derived_seed_depends_on_every_part_and_on_their_order() -> None:
    seeds = [
        derive("chance", 1),
        derive("luck", 1),
        derive("chance", 2),
        derive(1, "chance"),
        derive("chance"),
        derive(),
    ]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert derive("chance", 1) == derive("chance", 1) == 0x09ABD743E708E196


@pytest.mark.parametrize("n", [2, 6, 10, 55])
def test_all_numbers_are_alike(n: int) -> None:
    s, draws = state(derive("alike", n)), 2000 * n
    drawn = Counter(random_below(s, n) for _ in range(draws))
    chi_square = sum((drawn[k] - 2000) ** 2 / 2000 for k in range(n))
    assert abs(chi_square - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5

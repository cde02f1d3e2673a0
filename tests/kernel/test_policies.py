"""What stands for every player: how far a lead carries, and what a position is worth by places alone."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from igroteka.kernel.policies import ahead, decide, slip


def standing(values: list[float], swing: float) -> list[float]:
    out = [*values, *values]
    ahead(SimpleNamespace(seats=len(values)), out, swing)
    return out[: len(values)]


def test_at_the_end_a_lead_is_a_lead() -> None:
    assert standing([3, 1, 2], 0) == [1, 0, 0.25]
    assert standing([4, 4], 0) == [0.5, 0.5]
    assert standing([-1, -3, -1], 0) == [0.625, 0, 0.625]


def test_before_the_end_a_lead_of_the_swing_is_worth_half_a_certainty() -> None:
    assert standing([10, 0], 10) == pytest.approx([0.75, 0.25])
    assert standing([1000, 0], 10)[0] == pytest.approx(1, abs=1e-3)


def test_twice_a_small_lead_is_worth_nearly_twice_as_much() -> None:
    one, two = (standing([lead, 0], 10)[0] - 0.5 for lead in (1, 2))
    assert two == pytest.approx(2 * one, rel=0.01)


def test_of_several_the_first_place_counts_most() -> None:
    first, second, third, last = standing([4, 3, 2, 1], 0)
    assert first - second > second - third == pytest.approx(third - last)


def test_all_shares_add_up() -> None:
    for swing in (0, 1, 7.5):
        assert sum(standing([5, 1, 1, 9, -4], swing)) == pytest.approx(0.5 + 0.5 * 2.5)


def test_a_slip_is_any_action_of_the_menu_and_no_choice_is_none() -> None:
    luck, s = [1], SimpleNamespace()
    assert {slip(s, [3, 7, 8, 9, 0], luck) for _ in range(60)} == {7, 8, 9}
    before = luck[:]
    assert decide(s, [1, 5], luck) == 5
    assert luck == before

"""Seats around a table, groups of them, and the order of finish."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from igroteka.kernel import Layout, alone, everybody, left_of, rank, right_of, seats_from


class Table(Layout):
    """Seats and nothing else."""


def table(seats: int) -> Table:
    s = Table()
    s.seats = seats
    return s


@given(st.integers(1, 8))
def test_going_left_all_the_way_comes_by_everybody_and_back(seats: int) -> None:
    s, seat, met = table(seats), 0, []
    for _ in range(seats):
        met.append(seat)
        assert right_of(s, left_of(s, seat)) == seat
        seat = left_of(s, seat)
    assert met == list(range(seats))
    assert seat == 0


@given(st.integers(1, 8))
def test_everybody_is_every_seat(seats: int) -> None:
    assert everybody(table(seats)) == sum(1 << seat for seat in range(seats))


@given(st.integers(1, 8), st.integers(0, 7))
def test_the_group_from_a_seat_on_has_it_and_all_after_it(seats: int, seat: int) -> None:
    assert seats_from(table(seats), seat) == sum(1 << other for other in range(seat, seats))


@given(st.sets(st.integers(0, 7)))
def test_somebody_is_alone_in_a_group_of_one(members: set[int]) -> None:
    assert alone(sum(1 << seat for seat in members)) == (next(iter(members)) if len(members) == 1 else -1)


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=8))
def test_places_go_by_value_and_ties_share_the_better_one(values: list[int]) -> None:
    out = [0] * len(values)
    rank(table(len(values)), out, values)
    assert out == [sorted(values, reverse=True).index(value) + 1 for value in values]

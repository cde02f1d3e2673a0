"""How a collector plays Charidice."""

from __future__ import annotations

import pytest

from igroteka.games.charidice import bots
from scripted import choice
from scripted_tables.charidice import ChariTable, stopped, thrown


def thrown_and_passed(faces: str) -> ChariTable:
    table = thrown(faces)
    table.play("pass")
    return table


@pytest.mark.parametrize(
    ("faces", "again"),
    [
        ("2y 2g 2b 6g 2k 6s", "df"),  # four twos
        ("1r 6r 6y 4r 3r 2r", "c"),  # five reds
        ("6k 6r 1g 1b 3r 4g", "cdef"),  # a pair of sixes rather than of ones
    ],
)
def test_the_largest_group_is_kept(faces: str, again: str) -> None:
    assert choice(thrown_and_passed(faces)) == f"roll {again}"


def test_six_of_a_number_are_a_reason_to_stop() -> None:
    assert choice(thrown_and_passed("1r 1y 1g 1b 1s 1k")) == "stop"


def test_a_bonus_is_taken() -> None:
    assert choice(stopped("1r 6r 6y 4r 3r 2r", players=3)) == "score adef"  # 1 2 3 4 of a colour


def test_the_last_gift_wins_the_charity_bonus() -> None:
    """A gift of 13 instead of 3 passes the 8 of another, which is worth the four points that it costs."""
    table = stopped("2y 2g 2b 6g 1s 6s", players=3, rounds=1)
    table.s.donated[1] = 8
    assert choice(table) == "score abcf"
    table.s.donated[1] = 0
    table.s.rounds = 7
    assert choice(table) != "score abcf"


def test_asking_waits_for_much_that_is_left_over() -> None:
    table = thrown("2y 2g 2b 6g 2k 6s")
    assert choice(table) == "pass"
    table.play("pass")
    table.throw_again("df", "6g 6s")
    assert choice(table) == "ask"


@pytest.mark.parametrize(("faces", "said"), [("2y 2g 2b 6g 2k 6s", "ask"), ("1r 1y 1g 1b 1s 2r", "pass")])
def test_a_late_request_is_for_a_gift_that_can_be_seen(faces: str, said: str) -> None:
    assert choice(stopped(faces, players=3, late_request=True)) == said


def test_in_the_last_round_a_request_is_now_or_never() -> None:
    assert choice(thrown("1r 1y 1g 1b 1s 1k", rounds=1)) == "ask"


def test_points_requests_and_giving_all_count_for_a_position() -> None:
    table = thrown("1r 1y 1g 1b 1s 1k")
    out = [0.0] * 4
    bots.worth(table.s, out)
    even = out[1]
    for field, better in (("counted", 10), ("request_used", -1), ("donated", 10)):
        s = table.s.copy()
        s.request_used[0] = int(field == "request_used")
        getattr(s, field)[1] += max(better, 0)
        bots.worth(s, out)
        assert out[1] > even

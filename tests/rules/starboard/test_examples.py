"""The worked examples of the specification, chip by chip."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import values


def opened(players: int, **options: int | str) -> Scripted:
    return Scripted("starboard", players, "first=0; burn=1,2,3,4,5; center=9,10", options=options)


def chips(table: Scripted) -> list[int]:
    return list(table.s.chips[: table.s.seats])


@pytest.mark.rule("STARBOARD-3", "STARBOARD-4", "STARBOARD-5", "STARBOARD-8", "STARBOARD-10", "STARBOARD-15")
def test_s1_a_later_pass_at_more_cards() -> None:
    """S1; R-8."""
    table = Scripted("starboard", 3, "first=1; burn=1,2,3,4,5; center=10,10,7")
    assert (table.s.pot, chips(table)) == (3, [9, 9, 9])
    table.play("pass", seat=1)
    table.play("draw", "draw 2=6", seat=2)
    assert (table.s.pot, values(table.s.center)) == (4, [6, 7, 10])
    table.play("pass", seat=0)
    assert table.s.standing == 0b101
    table.play("pass", "center=9,10", seat=2)
    shares = [(seat, value) for name, seat, _, value, *_ in table.happenings if name == "share-pot"]
    assert shares == [(0, 2), (2, 2)]
    assert (chips(table), table.s.pot, table.s.marker) == ([10, 8, 9], 3, 2)


@pytest.mark.rule("STARBOARD-9", "STARBOARD-14", "STARBOARD-15")
def test_s2_the_only_one_left() -> None:
    """S2; R-4."""
    table = opened(3)
    table.play("draw", "draw 0=10", seat=0)
    assert values(table.s.center) == [9, 10]
    table.play("draw", "draw 1=9; center=9,10", seat=1)
    assert ("take-pot", 2, 0, 5, -1, -1) in table.happenings
    assert chips(table) == [7, 7, 13]


def two_have_passed() -> Scripted:
    table = opened(3)
    table.play("pass", seat=0)
    table.play("pass", seat=1)
    assert (table.to_move, table.legal) == (2, ["draw", "pass"])
    return table


@pytest.mark.rule("STARBOARD-9", "STARBOARD-13")
def test_s3a_the_last_one_pairs() -> None:
    """S3 a; R-2."""
    table = two_have_passed()
    table.play("draw", "draw 2=10; center=9,10", seat=2)
    assert chips(table) == [10, 10, 7]


@pytest.mark.rule("STARBOARD-10", "STARBOARD-11")
def test_s3b_the_last_one_beats_the_others() -> None:
    """S3 b; R-2."""
    table = two_have_passed()
    table.play("draw", "draw 2=8", seat=2)
    table.play("draw", "draw 2=7", seat=2)
    table.play("pass", "center=9,10", seat=2)
    assert chips(table) == [8, 8, 11]


@pytest.mark.rule("STARBOARD-11", "STARBOARD-16")
def test_s3c_a_larger_hand_alone_puts_nobody_out() -> None:
    """S3 c; R-3."""
    table = two_have_passed()
    table.play("draw", "draw 2=8", seat=2)
    table.play("draw", "draw 2=8; center=9,10", seat=2)
    assert (chips(table), table.s.pot) == ([10, 10, 6], 4)


@pytest.mark.rule("STARBOARD-14")
def test_s3d_under_last_active_the_round_is_over() -> None:
    """S3 d; R-2."""
    table = opened(3, auto_pass="last_active")
    table.play("pass", seat=0)
    table.play("pass", "center=9,10", seat=1)
    shares = [(seat, value) for name, seat, _, value, *_ in table.happenings if name == "share-pot"]
    assert shares == [(0, 1), (1, 1), (2, 1)]


@pytest.mark.rule("STARBOARD-8", "STARBOARD-15", "STARBOARD-18")
def test_s4_no_chips_in_mid_round() -> None:
    """S4; R-5."""
    table = opened(2, start_chips=2)
    table.play("draw", "draw 0=8", seat=0)
    table.play("draw", "draw 1=7", seat=1)
    assert (chips(table), table.s.pot) == ([0, 0], 4)
    assert table.legal == ["pass"]
    table.play("pass", seat=0)
    assert table.legal == ["pass"]
    table.play("pass", "center=9,10", seat=1)
    assert (table.s.round, chips(table), table.s.pot) == (2, [1, 1], 2)


@pytest.mark.rule("STARBOARD-14", "STARBOARD-18")
def test_s5_somebody_is_out_of_chips() -> None:
    """S5."""
    table = opened(2, start_chips=2)
    table.play("draw", "draw 0=9", seat=0)
    assert table.over
    assert table.result() == ([0, 4], [2, 1])

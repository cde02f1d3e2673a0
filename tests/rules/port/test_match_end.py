"""The race to 21, and the extra rounds between those who cross the line together."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import deal, values


def dealt(*cards: int, totals: tuple[int, ...] = (), **options: bool | int | str) -> Scripted:
    """A round just dealt; `totals`: the points of the rounds before."""
    script = f"first={len(cards) - 1}; burn=2,3,4,5,6; {deal(*cards)}"
    table = Scripted("port", len(cards), script, options=options)
    table.s.points[: len(totals)] = totals
    return table


def all_pass(table: Scripted, then: str = "") -> None:
    """Everybody who is in passes; `then`: the next deal."""
    while table.s.taking.bit_count() > 1:
        table.play("pass")
    table.play("pass", then)


@pytest.mark.rule("PORT-2", "PORT-14")
def test_who_reaches_21_alone_has_won() -> None:
    table = dealt(10, 9, 8, totals=(18, 18, 18))
    all_pass(table)
    assert table.over
    assert table.result() == ([21, 20, 19], [1, 2, 3])
    assert ("wins", 0, 0, 21, -1, -1) in table.happenings


@pytest.mark.rule("PORT-14")
def test_with_20_the_match_goes_on() -> None:
    table = dealt(10, 9, totals=(18, 19))
    all_pass(table, deal(9, 10))
    assert list(table.s.points[:2]) == [20, 20]
    assert not table.over


@pytest.mark.rule("PORT-14")
def test_the_match_never_ends_in_the_middle_of_a_round() -> None:
    """Seat 1 is sure of its 21 points as soon as seat 0 is out, and still has to pass."""
    table = dealt(8, 9, totals=(0, 19))
    table.play("draw", "draw 0=8", seat=0)
    assert not table.over
    table.play("pass", seat=1)
    assert table.over


@pytest.mark.rule("PORT-15")
def test_all_who_reached_21_and_only_they_play_an_extra_round() -> None:
    """R-2: whatever their exact totals."""
    table = dealt(10, 9, 8, 7, totals=(20, 5, 19, 20))
    all_pass(table, "deal 0=8; deal 2=9; deal 3=10")
    assert list(table.s.points[:4]) == [24, 8, 21, 21]
    assert table.s.taking == 0b1101
    assert [values(table.s.rows[seat]) for seat in range(4)] == [[8], [], [9], [10]]
    assert [seat for name, seat, *_ in table.happenings if name == "plays-off"] == [0, 2, 3]
    table.play("draw", "draw 0=7", seat=0)
    table.play("pass", seat=2)  # seat 1 is skipped


@pytest.mark.rule("PORT-15")
def test_the_extra_round_decides_by_itself_and_its_points_are_not_added() -> None:
    """R-3: the lead of seat 0 does not count. The others follow by their totals."""
    table = dealt(10, 9, 8, totals=(50, 19, 19))
    all_pass(table, "deal 0=8; deal 1=9")
    all_pass(table)
    assert table.result() == ([53, 21, 20], [2, 1, 3])


@pytest.mark.rule("PORT-15")
def test_equal_best_sums_play_another_extra_round_without_the_others() -> None:
    """R-3."""
    table = dealt(10, 9, 8, totals=(20, 20, 20))
    all_pass(table, deal(8, 10, 10))
    all_pass(table, "deal 1=8; deal 2=9")
    assert table.s.taking == 0b110
    all_pass(table)
    assert table.s.round == 3
    assert table.result() == ([23, 22, 21], [2, 3, 1])


@pytest.mark.rule("PORT-15")
def test_if_all_contenders_are_out_all_of_them_play_again() -> None:
    """R-3."""
    table = dealt(10, 9, 8, totals=(20, 20, 5))
    all_pass(table, "deal 0=8; deal 1=9")
    table.play("draw", "draw 0=8", seat=0)
    table.play("draw", "draw 1=9; deal 0=8; deal 1=9", seat=1)
    assert (table.s.round, table.s.taking) == (3, 0b011)


@pytest.mark.rule("PORT-15")
def test_a_contender_who_is_out_loses_against_one_who_stands() -> None:
    table = dealt(10, 9, 8, totals=(20, 20, 5))
    all_pass(table, "deal 0=8; deal 1=9")
    table.play("draw", "draw 0=8", seat=0)
    table.play("pass", seat=1)
    assert table.result() == ([23, 22, 6], [2, 1, 3])


@pytest.mark.rule("PORT-15", "PAIRS-COMMON-14")
def test_a_start_tie_of_an_extra_round_is_between_contenders() -> None:
    table = dealt(10, 9, 8, totals=(20, 5, 20))
    all_pass(table, "deal 0=8; deal 2=8; tie 0=9; tie 2=7")
    assert table.to_move == 2


@pytest.mark.rule("PORT-15")
def test_under_top_the_highest_total_wins_at_once() -> None:
    """R-2."""
    table = dealt(10, 9, 8, totals=(20, 20, 5), playoff="top")
    all_pass(table)
    assert table.result() == ([23, 22, 6], [1, 2, 3])


@pytest.mark.rule("PORT-15")
def test_under_top_equal_highest_totals_play_off() -> None:
    """R-2: seat 2 has reached the target as well, and watches."""
    table = dealt(10, 9, 8, totals=(20, 21, 20), playoff="top")
    all_pass(table, "deal 0=8; deal 1=9")
    assert table.s.taking == 0b011
    all_pass(table)
    assert table.result() == ([23, 23, 21], [2, 1, 3])


@pytest.mark.rule("PORT-14", "PORT-15")
def test_if_the_rounds_run_out_before_a_play_off_the_contenders_share_the_victory() -> None:
    table = dealt(10, 9, 8, target=2, max_rounds=1)
    all_pass(table)
    assert table.result() == ([3, 2, 1], [1, 1, 3])
    assert [seat for name, seat, *_ in table.happenings if name == "shares-victory"] == [0, 1]


@pytest.mark.rule("PORT-15")
def test_if_the_rounds_run_out_during_a_play_off_those_still_level_share_the_victory() -> None:
    table = dealt(10, 9, 8, target=1, max_rounds=2)
    all_pass(table, deal(10, 9, 10))
    all_pass(table)
    assert table.result() == ([3, 2, 1], [1, 3, 1])


@pytest.mark.rule("PORT-14")
def test_if_nobody_has_reached_the_target_when_the_rounds_run_out_the_highest_totals_win() -> None:
    table = dealt(10, 10, 8, 9, max_rounds=1)
    all_pass(table)
    assert table.result() == ([4, 4, 1, 2], [1, 1, 4, 3])


@pytest.mark.rule("PORT-14")
def test_if_all_were_out_in_the_only_round_all_share_the_victory() -> None:
    """R-6: reckless players end by the round limit alone."""
    table = dealt(8, 9, max_rounds=1)
    table.play("draw", "draw 0=8", seat=0)
    table.play("draw", "draw 1=9", seat=1)
    assert table.result() == ([0, 0], [1, 1])


@pytest.mark.rule("PORT-15")
def test_losers_with_equal_totals_share_a_place() -> None:
    table = dealt(10, 9, 9, 8, totals=(18, 0, 0, 0))
    all_pass(table)
    assert table.result() == ([22, 3, 3, 1], [1, 2, 2, 4])


@pytest.mark.rule("PORT-14", "PORT-15")
def test_what_decided_is_named() -> None:
    alone = dealt(10, 9, 8, totals=(18, 18, 18))
    all_pass(alone)
    assert alone.grounds() == [("PORT-14", "target", 0)]
    several = [("PORT-14", "target-many", -1)]
    top = dealt(10, 9, 8, totals=(20, 19, 5), playoff="top")
    all_pass(top)
    assert top.grounds() == [*several, ("PORT-15", "most-points", -1)]
    off = dealt(10, 9, 8, totals=(20, 19, 5))
    all_pass(off, "deal 0=9; deal 1=10")
    all_pass(off)
    assert off.grounds() == [*several, ("PORT-15", "play-off", 1)]
    over = [("PORT-14", "last-round", -1)]
    undecided = dealt(10, 9, 8, target=2, max_rounds=1)
    all_pass(undecided)
    assert undecided.grounds() == [*several, *over, ("PORT-15", "no-play-off", -1)]
    short = dealt(10, 9, 8, max_rounds=1)
    all_pass(short)
    assert short.grounds() == [*over, ("PORT-14", "most-points", -1)]

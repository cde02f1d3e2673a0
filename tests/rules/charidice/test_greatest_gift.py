"""The greatest gift: once in a game, in the right neighbour's turn, everything counts double."""

from __future__ import annotations

import random

import pytest

from scripted_tables.charidice import ONES, ChariTable, by_chance, stopped, thrown

FOUR_TWOS = "2y 2g 2b 6g 2k 6s"


@pytest.mark.rule("CHARI-50", "CHARI-52")
def test_who_has_asked_cannot_ask_again_in_the_whole_game() -> None:
    table = thrown(ONES, players=3)
    table.play("ask", seat=1)
    assert table.requests == [0, 2]
    table.count("abcdef")
    asked_of = []
    while not table.over:
        if table.legal == ["ask", "pass"]:
            asked_of.append(table.to_move)
        table.count("abcdef")
    assert asked_of == [2, 0, *[2, 0] * 6]
    assert table.requests == [0, 2]


@pytest.mark.rule("CHARI-50")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_may_ask_once(players: int) -> None:
    table = ChariTable(players, filler=by_chance(players))
    luck = random.Random(players)
    while not table.over:
        table.play("ask" if "ask" in table.legal else luck.choice(table.legal))
    assert table.requests == []
    assert sorted(seat for seat, _, _ in table.told("ask")) == list(range(players))


@pytest.mark.rule("CHARI-50")
def test_a_request_not_made_is_not_used_up() -> None:
    table = thrown(ONES)
    table.play("pass", seat=1)
    table.throw_again("a", "2y")
    assert (table.to_move, table.legal) == (1, ["ask", "pass"])
    table.play("pass")
    assert table.requests == [0, 1]


@pytest.mark.rule("CHARI-51")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (4, 3)])
def test_only_the_left_neighbour_of_the_thrower_is_asked(players: int, first: int) -> None:
    """That is: one asks in the turn of one's right neighbour."""
    table = thrown(ONES, players, first)
    assert (table.to_move, table.legal) == ((first + 1) % players, ["ask", "pass"])
    table.play("pass")
    assert table.to_move == first
    assert table.why_not("ask") == "CHARI-51"


@pytest.mark.rule("CHARI-51")
def test_there_is_a_window_after_the_first_and_after_the_second_throw_and_none_after_the_third() -> None:
    """R6."""
    table = thrown(ONES)
    assert (table.to_move, table.legal) == (1, ["ask", "pass"])
    table.play("pass")
    table.throw_again("a", "2y", seat=0)
    assert (table.to_move, table.legal) == (1, ["ask", "pass"])
    table.play("pass")
    table.throw_again("a", "3g", seat=0)
    assert table.to_move == 0
    assert table.why_not("ask") == table.why_not("pass") == "CHARI-51"


@pytest.mark.rule("CHARI-51")
def test_after_the_thrower_has_stopped_it_is_too_late() -> None:
    """R7: the dice are counted next, and nobody is asked before."""
    table = stopped(FOUR_TWOS)
    assert (table.to_move, table.sets) == (0, ["abce", "abcef", "acdef"])
    assert table.why_not("ask") == "CHARI-51"
    table.play("score abce")
    assert table.cells(0)[3] == 24


@pytest.mark.rule("CHARI-54")
def test_with_late_requests_one_may_still_ask_when_the_thrower_has_stopped() -> None:
    """R7, the other reading: the third throw has not been made."""
    table = stopped(FOUR_TWOS, late_request=True)
    assert (table.to_move, table.legal) == (1, ["ask", "pass"])
    assert table.why_not("score abce") == "CHARI-14"
    table.play("ask")
    assert (table.to_move, table.sets) == (0, ["abce", "abcef", "acdef"])
    table.play("score abce")
    assert [table.cells(0), table.cells(1)] == [[8, 15, 0, 48], [0, 0, 48, 0]]
    assert table.requests == [0]


@pytest.mark.rule("CHARI-54")
def test_a_late_request_that_is_not_made_is_kept_and_the_dice_are_counted() -> None:
    table = thrown(FOUR_TWOS, players=3, late_request=True)
    table.play("pass")
    table.throw_again("d", "6g")
    table.play("pass")
    table.play("stop")
    table.play("pass", seat=1)
    assert table.to_move == 0
    assert table.why_not("ask") == table.why_not("pass") == "CHARI-51"
    assert table.why_not("roll a") == "CHARI-11", "who has stopped does not throw again"
    table.play("score abce")
    assert (table.cells(0)[3], table.requests) == (24, [0, 1, 2])


@pytest.mark.rule("CHARI-54")
def test_after_the_third_throw_it_is_too_late_for_a_late_request_as_well() -> None:
    table = thrown(FOUR_TWOS, late_request=True)
    for _ in range(2):
        table.play("pass")
        table.throw_again("d", "6g")
    assert (table.to_move, table.sets) == (0, ["abce", "abcef", "acdef"])


@pytest.mark.rule("CHARI-50", "CHARI-54")
def test_who_has_asked_is_not_asked_again_when_the_thrower_stops() -> None:
    table = thrown(FOUR_TWOS, late_request=True)
    table.play("ask")
    table.play("stop")
    assert (table.to_move, table.sets) == (0, ["abce", "abcef", "acdef"])


@pytest.mark.rule("CHARI-54")
def test_a_game_with_late_requests_has_a_decision_more_in_a_turn() -> None:
    tables = [ChariTable(3, rounds=2, late_request=late) for late in (False, True)]
    assert [table.rules.longest(table.s) for table in tables] == [5 * 3 * 2, 6 * 3 * 2]


@pytest.mark.rule("CHARI-51")
def test_the_thrower_hears_the_request_before_deciding() -> None:
    table = thrown(FOUR_TWOS)
    table.play("ask")
    assert table.told("ask") == [(1, 0, 0)]
    assert table.to_move == 0
    assert {"stop", "roll df"} < set(table.legal)


@pytest.mark.rule("CHARI-52")
def test_asking_crosses_out_the_askers_box_and_nobody_elses() -> None:
    table = thrown(FOUR_TWOS, players=4, first=2)
    assert table.requests == [0, 1, 2, 3]
    table.play("ask", seat=3)
    assert table.requests == [0, 1, 2]


@pytest.mark.rule("CHARI-53")
def test_the_whole_gift_is_doubled_on_both_sheets() -> None:
    table = thrown(FOUR_TWOS)
    table.play("ask")
    table.count("abce")
    assert [table.cells(0), table.cells(1)] == [[8, 15, 0, 48], [0, 0, 48, 0]]


@pytest.mark.rule("CHARI-53", "CHARI-42")
def test_fives_and_sixes_are_doubled_first_and_then_the_gift() -> None:
    """R9: 2 and 5 → 12 → 24."""
    table = thrown("1r 2g 5r 4r 3r 2r")
    table.play("ask")
    table.count("adef")
    assert table.donated == [24, 0]


@pytest.mark.rule("CHARI-53")
@pytest.mark.parametrize("window", [1, 2])
def test_it_does_not_matter_in_which_window_one_asks(window: int) -> None:
    table = thrown(FOUR_TWOS)
    table.play("ask" if window == 1 else "pass")
    table.throw_again("d", "6g")
    if window == 2:
        table.play("ask", seat=1)
    table.count("abce")
    assert table.donated == [48, 0]


@pytest.mark.rule("CHARI-53")
def test_only_the_gift_of_that_turn_is_doubled() -> None:
    table = thrown(FOUR_TWOS, players=3)
    table.play("ask")
    table.count("abce", then=FOUR_TWOS)
    table.count("abce", then=FOUR_TWOS)
    table.count("abce", then=FOUR_TWOS)
    table.count("abce")
    assert table.donated == [48 + 24, 24, 24]


@pytest.mark.rule("CHARI-52", "CHARI-53")
def test_a_request_for_a_gift_of_nothing_is_lost() -> None:
    """R8."""
    table = thrown(ONES)
    table.play("ask")
    table.count("abcdef")
    assert table.cells(1) == [0, 0, 0, 0]
    assert table.requests == [0]


@pytest.mark.rule("CHARI-50", "CHARI-53")
def test_two_players_may_each_ask_the_other() -> None:
    """R18."""
    table = thrown(FOUR_TWOS)
    table.play("ask", seat=1)
    table.count("abce", then=FOUR_TWOS)
    table.play("ask", seat=0)
    table.count("abce")
    assert (table.donated, table.requests) == ([48, 48], [])

"""Every die that is not counted is a gift to the left neighbour."""

from __future__ import annotations

import pytest

from scripted_tables.charidice import ONES, stopped, thrown


@pytest.mark.rule("CHARI-40", "CHARI-41")
def test_every_die_that_is_not_counted_is_given_away() -> None:
    table = stopped("1r 2g 1g 4r 4y 2r")
    table.count("abe")  # what is left: a 1, a 4 and a 2
    assert table.cells(0) == [7, 0, 0, 7]


@pytest.mark.rule("CHARI-41", "CHARI-42")
@pytest.mark.parametrize(("die", "worth"), [("1k", 1), ("2r", 2), ("3y", 3), ("4g", 4), ("5b", 10), ("6s", 12)])
def test_a_given_five_or_six_is_worth_double_any_other_die_its_number(die: str, worth: int) -> None:
    five_equal = "2y 2g 2b 2s 2k" if die != "2r" else "1r 1y 1g 1b 1s"
    table = stopped(f"{five_equal} {die}")
    table.count("abcde")
    assert table.cells(0)[3] == worth


@pytest.mark.rule("CHARI-42")
def test_a_counted_five_or_six_is_never_doubled() -> None:
    table = stopped("6k 6r 6y 6g 6b 6s")
    table.count("abcdef")
    assert table.cells(0) == [36, 60, 0, 0]
    table = stopped("5s 5k 5r 5y 6b 6s")
    table.count("abcd")
    assert table.cells(0) == [20, 15, 0, 24]


@pytest.mark.rule("CHARI-43")
@pytest.mark.parametrize(("players", "giver"), [(2, 0), (2, 1), (3, 2), (4, 0), (4, 3)])
def test_giver_and_receiver_write_the_same_number_in_the_same_row(players: int, giver: int) -> None:
    table = thrown("2y 2g 2b 6g 2k 6s", players, first=giver)
    table.count("abce")
    receiver = (giver + 1) % players
    for seat in range(players):
        assert table.cells(seat)[2] == (24 if seat == receiver else 0)
        assert table.cells(seat)[3] == (24 if seat == giver else 0)
    assert table.told("gift") == [(giver, 24, receiver)]


@pytest.mark.rule("CHARI-43", "CHARI-15")
def test_the_last_gift_of_a_round_goes_to_the_starters_row_of_that_round() -> None:
    """R13: although the starter's own turn of that round is over."""
    table = thrown(ONES, players=3)
    table.count("abcdef")
    table.count("abcdef", then="2y 2g 2b 6g 2k 6s")
    table.count("abce")
    assert table.s.round == 2
    assert table.cells(0, 1) == [6, 60, 24, 0]
    assert table.cells(0, 2) == [0, 0, 0, 0]


@pytest.mark.rule("CHARI-43", "CHARI-60")
def test_the_last_gift_of_the_game_counts_for_the_starter() -> None:
    """R13: also in round 7."""
    table = thrown(ONES, first=1)
    for _ in range(12):
        table.count("abcdef")
    table.count("abcdef", then="2y 2g 2b 6g 2k 6s")
    table.count("abce")
    assert table.over
    assert table.cells(1, 7) == [6, 60, 24, 0]
    assert table.cells(0, 7) == [8, 15, 0, 24]
    assert table.result()[0] == [6 * 66 + 8 + 15 + 20, 7 * 66 + 24]


@pytest.mark.rule("CHARI-44")
def test_who_counts_all_six_gives_nothing() -> None:
    table = stopped(ONES)
    table.count("abcdef")
    assert table.cells(0)[3] == table.cells(1)[2] == 0
    assert table.told("no-gift") == [(0, 0, -1)]
    assert table.told("gift") == []


@pytest.mark.rule("CHARI-40", "CHARI-43")
def test_two_players_give_to_one_another() -> None:
    """R18: left and right neighbour are the same person."""
    table = thrown("2y 2g 2b 6g 2k 6s")
    table.count("abce", then="2y 2g 2b 6g 2k 6s")
    table.count("acdef")
    assert [table.cells(0), table.cells(1)] == [[8, 15, 2, 24], [18, 0, 24, 2]]


@pytest.mark.rule("CHARI-40")
@pytest.mark.parametrize(
    ("count", "throw", "dice", "gift"),
    [("full", "1r 6r 5r 6g 5g 4g", "af", 44), ("any", "1r 6r 6y 6g 6b 6s", "a", 60)],
)
def test_the_largest_gift_there_is(count: str, throw: str, dice: str, gift: int) -> None:
    """R2: and twice as much if it was asked for."""
    table = stopped(throw, count=count)
    table.count(dice)
    assert table.donated == [gift, 0]
    asked = thrown(throw, count=count)
    asked.play("ask")
    asked.count(dice)
    assert asked.donated == [2 * gift, 0]

"""The worked examples of the specification, E1 to E6."""

from __future__ import annotations

import pytest

from igroteka.games.charidice.dice import bonus_of
from scripted_tables.charidice import ONES, SQUARES, ChariTable, again, stopped, throw, thrown

EXAMPLE_1 = "1r 6r 6y 4r 3r 2r"
EXAMPLE_2 = "2y 2g 2b 6g 2k 6s"
OLENA, MARKO, FLORIAN = range(3)


@pytest.mark.rule("CHARI-20", "CHARI-30")
def test_e1_example_1() -> None:
    table = thrown(EXAMPLE_1, players=3)
    table.play("pass", seat=MARKO)
    table.play("stop", seat=OLENA)
    assert table.sets == sorted(["ac", "bc", "cd", "ce", "cf", "abde", "abdf", "abef", "adef", "bdef", "abdef"])
    assert "score bcd" not in table.legal
    assert "score bd" not in table.legal
    assert "score b" not in table.legal
    assert "b" in stopped(EXAMPLE_1, players=3, count="any").sets
    assert not {"bcd", "bd"} & set(stopped(EXAMPLE_1, players=3, count="any").sets)


@pytest.mark.rule("CHARI-21", "CHARI-22", "CHARI-25", "CHARI-42", "CHARI-43")
@pytest.mark.parametrize(
    ("dice", "counted", "bonus", "gift"),
    [("bdef", 15, 15, 13), ("adef", 10, 25, 24), ("abdef", 16, 0, 12), ("abde", 14, 15, 14), ("bc", 12, 0, 10)],
)
def test_e1_what_the_sets_are_worth(dice: str, counted: int, bonus: int, gift: int) -> None:
    table = stopped(EXAMPLE_1, players=3)
    table.count(dice)
    assert table.cells(OLENA) == [counted, bonus, 0, gift]
    assert table.cells(MARKO) == [0, 0, gift, 0]


@pytest.mark.rule("CHARI-30", "CHARI-32", "CHARI-35", "CHARI-42")
@pytest.mark.parametrize(
    ("dice", "counted", "bonus", "gift"), [("abce", 8, 15, 24), ("acdef", 18, 0, 2), ("abcef", 14, 0, 12)]
)
def test_e2_example_2(dice: str, counted: int, bonus: int, gift: int) -> None:
    """R17: the pictures are missing; this is a throw that fits what the example says."""
    table = stopped(EXAMPLE_2)
    assert table.sets == ["abce", "abcef", "acdef"]
    assert len(stopped(EXAMPLE_2, count="any").sets) == 47
    table.count(dice)
    assert table.cells(0) == [counted, bonus, 0, gift]
    assert table.cells(1) == [0, 0, gift, 0]


@pytest.mark.rule("CHARI-50", "CHARI-51", "CHARI-52", "CHARI-53")
def test_e3_the_greatest_gift() -> None:
    table = thrown("1r 2g 5r 4r 3r 2r", players=3)
    table.play("pass", seat=1)
    table.throw_again("bc", "2g 5r", seat=0)
    table.play("ask", seat=1)
    table.play("stop", seat=0)
    table.play("score adef", seat=0)
    assert table.cells(0) == [10, 25, 0, 24]
    assert table.cells(1) == [0, 0, 24, 0]
    assert table.requests == [0, 2]


@pytest.mark.rule("CHARI-11", "CHARI-12", "CHARI-13", "CHARI-34", "CHARI-44", "CHARI-51")
def test_e4_windows() -> None:
    table = thrown(ONES, first=1)
    table.play("ask", seat=0)
    table.throw_again("af", "2y 2r", seat=1)
    assert (table.to_move, len(table.legal)) == (1, 64)  # no request: it is used
    table.throw_again("a", "6k", seat=1)
    assert (table.to_move, table.legal) == (1, [f"score {dice}" for dice in table.sets])
    table.play("score bcde", throw(ONES), seat=1)
    assert table.cells(1) == [4, 15, 0, 28]
    table.play("pass", seat=1)
    table.play("stop", seat=0)
    table.play("score abcdef", seat=0)
    assert table.cells(0) == [6, 60, 28, 0]


@pytest.mark.rule("CHARI-21", "CHARI-22", "CHARI-23", "CHARI-24", "CHARI-25")
@pytest.mark.parametrize(
    ("numbers", "bonus"), [("1234", 25), ("3456", 25), ("1236", 15), ("23456", 40), ("13456", 0), ("123456", 50)]
)
@pytest.mark.parametrize("colour", "rygbsk")
def test_e5_the_bonus_table_of_one_colour(colour: str, numbers: str, bonus: int) -> None:
    side_of = {die: next(side for side in sides if side[1] == colour) for die, sides in SQUARES["cyclic"].items()}
    table = stopped(" ".join(side_of.values()), count="any")
    dice = "".join(die for die, side in side_of.items() if side[0] in numbers)
    table.count(dice)
    assert table.cells(0)[:2] == [sum(map(int, numbers)), bonus]


@pytest.mark.rule("CHARI-31", "CHARI-32", "CHARI-33", "CHARI-34", "CHARI-35")
@pytest.mark.parametrize(
    ("faces", "dice", "bonus"),
    [
        ("3g 3b 3s 1b 1s 1k", "abc", 0),
        ("3g 3b 3s 3k 1s 1k", "abcd", 15),
        ("3g 3b 3s 3k 3r 1k", "abcde", 30),
        ("3g 3b 3s 3k 3r 3y", "abcdef", 60),
        ("3g 3b 3s 3k 4y 1k", "abcde", 0),
    ],
)
def test_e5_the_bonus_table_of_different_colours(faces: str, dice: str, bonus: int) -> None:
    table = stopped(faces, count="any")
    assert bonus_of(table.s, sum(1 << "abcdef".index(die) for die in dice)) == bonus
    table.count(dice)
    assert table.cells(0)[:2] == [sum(int(faces.split()["abcdef".index(die)][0]) for die in dice), bonus]


@pytest.mark.rule("CHARI-61", "CHARI-62")
def test_e6_the_final_example() -> None:
    table = ChariTable(2)
    table.s.counted[0], table.s.bonus[0], table.s.received[0] = 126, 75, 22
    table.s.donated[:2] = [60, 22]
    assert table.result()[0][0] == 243


@pytest.mark.rule("CHARI-62", "CHARI-63", "CHARI-64")
@pytest.mark.parametrize(
    ("donated", "charity"),
    [
        ([60, 12], [20, 0]),
        ([61, 12], [30, 0]),
        ([61, 61, 3], [30, 30, 0]),
        ([90, 70], [30, 0]),
        ([40, 40, 40], [20, 20, 20]),
        ([0, 0], [20, 20]),
    ],
)
def test_e6_charity_from_donated_totals(donated: list[int], charity: list[int]) -> None:
    table = ChariTable(len(donated))
    table.s.donated[: len(donated)] = donated
    assert table.result()[0] == charity


def test_e4_the_script_of_a_second_throw_has_one_event_a_die() -> None:
    table = thrown(ONES, first=1)
    table.play("ask")
    before = len(table.chances)
    table.play("roll af", again("af", "2y 2r"))
    assert table.chances[before:] == [("roll a", "2y"), ("roll f", "2r")]

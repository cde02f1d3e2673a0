"""(B) Dice of different colours."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from scripted_tables.charidice import SQUARES, stopped

SIX_COLOURS = "2y 6r 2b 6g 2k 6s"


def equal(number: int, dice: int, other: int) -> str:
    """The first dice show one number, the rest another."""
    sides = list(SQUARES["cyclic"].values())
    return " ".join(side[(number if index < dice else other) - 1] for index, side in enumerate(sides))


def earned(throw: str, dice: str, count: str = "full") -> list[int]:
    """Cells 1 and 2 for counting these dice."""
    table = stopped(throw, count=count)
    table.count(dice)
    return table.cells(0)[:2]


@pytest.mark.rule("CHARI-16", "CHARI-30")
def test_one_die_of_every_colour_is_counted_and_the_player_chooses_which() -> None:
    table = stopped("1r 6r 5r 6g 5g 4g")
    assert table.sets == sorted(red + green for red, green in product("abc", "def"))
    table.count("bd")
    assert table.cells(0)[:2] == [12, 0]


@pytest.mark.rule("CHARI-30")
def test_no_colour_that_came_up_may_be_left_out() -> None:
    """R2: one die of every colour, here red, green and yellow."""
    table = stopped("1r 2g 1g 4r 4y 2r")
    assert table.sets == ["abe", "ace", "bde", "bef", "cde", "cef"]
    assert table.why_not("score ab") == "CHARI-30"
    assert table.why_not("score e") == "CHARI-30"


@pytest.mark.rule("CHARI-30")
def test_no_colour_is_counted_twice() -> None:
    table = stopped("1r 2g 1g 4r 4y 2r")
    assert table.why_not("score abde") == "CHARI-30"
    assert table.why_not("score abcde") == "CHARI-30"


@pytest.mark.rule("CHARI-30", "CHARI-31")
def test_six_colours_are_counted_all_together() -> None:
    table = stopped(SIX_COLOURS)
    assert table.sets == ["abcdef"]
    table.count("abcdef")
    assert table.cells(0) == [24, 0, 0, 0]


@pytest.mark.rule("CHARI-30")
def test_if_only_one_colour_came_up_a_single_die_may_be_counted() -> None:
    table = stopped("1r 6r 5r 4r 3r 2r")
    table.count("a")
    assert table.cells(0) == [1, 0, 0, 2 + 3 + 4 + 10 + 12]


@pytest.mark.rule("CHARI-31")
def test_three_equal_numbers_are_no_combination() -> None:
    table = stopped(SIX_COLOURS)
    assert table.why_not("score bdf") == "CHARI-30"
    assert earned(SIX_COLOURS, "bdf", count="any") == [18, 0]
    assert earned(SIX_COLOURS, "abcdef") == [24, 0]


@pytest.mark.rule("CHARI-32")
@pytest.mark.parametrize("number", range(1, 7))
def test_four_equal_numbers_earn_15(number: int) -> None:
    """R2: exactly these four, although other colours show."""
    assert earned(equal(number, 4, other=number % 6 + 1), "abcd") == [4 * number, 15]


@pytest.mark.rule("CHARI-33")
@pytest.mark.parametrize("number", range(1, 7))
def test_five_equal_numbers_earn_30(number: int) -> None:
    assert earned(equal(number, 5, other=number % 6 + 1), "abcde") == [5 * number, 30]


@pytest.mark.rule("CHARI-34")
@pytest.mark.parametrize("number", range(1, 7))
def test_six_equal_numbers_earn_60(number: int) -> None:
    assert earned(equal(number, 6, other=number), "abcdef") == [6 * number, 60]


@pytest.mark.rule("CHARI-32", "CHARI-33", "CHARI-34")
def test_of_six_equal_numbers_four_or_five_may_be_counted_too() -> None:
    """R2: each is exactly a bonus combination."""
    throw = equal(4, 6, other=4)
    table = stopped(throw)
    assert set(table.sets) == {"".join(dice) for size in (4, 5, 6) for dice in combinations("abcdef", size)}
    assert earned(throw, "abcf") == [16, 15]
    assert earned(throw, "bcdef") == [20, 30]


@pytest.mark.rule("CHARI-35")
def test_a_further_die_with_another_number_loses_the_bonus() -> None:
    throw = "2y 6r 1g 1b 1s 1k"
    assert stopped(throw).sets == ["abcdef", "cdef"]
    assert earned(throw, "cdef") == [4, 15]
    assert earned(throw, "abcdef") == [12, 0]


@pytest.mark.rule("CHARI-35", "CHARI-33")
def test_four_equal_numbers_and_a_stranger_are_not_five() -> None:
    throw = equal(3, 5, other=1)  # 3g 3b 3s 3k 3r 1k
    assert stopped(throw).sets == ["abcd", "abcde", "abce", "abcef", "abde", "acde", "bcde"]
    assert earned(throw, "abcef") == [13, 0]
    assert earned(throw, "abce") == [12, 15]


@pytest.mark.rule("CHARI-2", "CHARI-16")
def test_equal_numbers_are_always_of_different_colours() -> None:
    """R1: so they never are a set of one colour, and a token needs no method."""
    for number, sides in product(range(6), SQUARES.values()):
        assert len({faces[number][1] for faces in sides.values()}) == 6

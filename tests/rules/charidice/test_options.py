"""What a table may choose, and what it may not."""

from __future__ import annotations

from itertools import combinations

import pytest

from igroteka.games import catalogue
from igroteka.kernel import BadOption
from scripted_tables.charidice import LETTERS, ChariTable, stopped, thrown

RULES = catalogue.rules("charidice")


@pytest.mark.rule("CHARI-20", "CHARI-30")
def test_a_group_that_counts_freely_may_leave_out_any_die() -> None:
    """R2: with `any`, every set of different colours and every four or more of one colour."""
    throw = "1r 6r 6y 4r 3r 2r"
    assert len(stopped(throw).sets) == 11
    reds = ["".join(dice) for size in (4, 5) for dice in combinations("abdef", size)]
    mixed = ["c", *"abdef", *("".join(sorted("c" + die)) for die in "abdef")]
    assert stopped(throw, count="any").sets == sorted(reds + mixed)


@pytest.mark.rule("CHARI-20", "CHARI-25")
def test_counting_freely_five_with_a_gap_out_of_six_are_allowed_and_earn_nothing() -> None:
    """R2 and R3."""
    table = stopped("1r 6r 5r 4r 3r 2r", count="any")
    table.count("abcde")  # 1 3 4 5 6
    assert table.cells(0) == [19, 0, 0, 2]


@pytest.mark.rule("CHARI-30")
def test_counting_freely_six_colours_allow_every_set() -> None:
    table = stopped("2y 6r 2b 6g 2k 6s", count="any")
    assert table.sets == sorted("".join(dice) for size in range(1, 7) for dice in combinations(LETTERS, size))


@pytest.mark.rule("CHARI-30", "CHARI-20")
def test_counting_freely_does_not_mean_counting_anything() -> None:
    table = stopped("1r 6r 6y 4r 3r 2r", count="any")
    assert table.why_not("score ab") == "CHARI-20"
    assert table.why_not("score abc") == "CHARI-30"
    assert table.why_not("score abcdef") == "CHARI-16"


@pytest.mark.rule("CHARI-2")
def test_the_mixed_square_has_its_own_colours() -> None:
    table = stopped("1r 1y 1g 4k 4y 4r", square="mixed")
    assert table.faces == "1r 1y 1g 4k 4y 4r"
    assert table.sets == ["abcd", "acde", "bcdf", "cdef"]


@pytest.mark.rule("CHARI-5")
@pytest.mark.parametrize("first_seat", [None, 0, 2])
def test_the_starter_may_be_left_to_chance_or_named(first_seat: int | None) -> None:
    table = ChariTable(3, filler=lambda _, weighted: weighted[1], first_seat=first_seat)
    assert table.s.first == (1 if first_seat is None else first_seat)


@pytest.mark.rule("CHARI-6", "CHARI-60")
@pytest.mark.parametrize("rounds", [1, 2, 13, 20])
def test_one_to_twenty_rounds_may_be_chosen(rounds: int) -> None:
    table = thrown("2y 2g 2b 6g 2k 6s", rounds=rounds)
    table.count("abce")
    for _ in range(2 * rounds - 1):
        assert not table.over
        table.count("abcdef")
    assert table.over
    assert table.result()[0] == [23 + 66 * (rounds - 1) + 20, 24 + 66 * rounds]


def test_the_longest_game_has_room_for_the_largest_numbers() -> None:
    """Twenty rounds of the largest gift, one of them asked for, still fit on a sheet."""
    table = ChariTable(2, filler=lambda kind, weighted: weighted[0 if kind == "roll a" else -1], count="any", rounds=20)
    table.play("ask", seat=1 - table.s.turn)
    while not table.over:
        table.count("a")
    assert sorted(table.donated) == [1200, 1260]
    assert type(table.s).unpack(table.s.pack()) == table.s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_starter_must_sit_at_the_table(players: int) -> None:
    catalogue.blank(RULES, players, {"first_seat": players - 1})
    with pytest.raises(BadOption, match="first_seat"):
        catalogue.blank(RULES, players, {"first_seat": players})

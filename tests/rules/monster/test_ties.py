"""Equal best hands, and everybody paired."""

from __future__ import annotations

import pytest

from scripted_tables.monster import BEST, NINES, TENS, MonsterTable, deal, dealt

SHARED = (BEST, BEST, "10 10 9 9 8 8", "7 7 7 7 6 6")
EQUAL = ("10 10 6 6 5 5", "10 10 6 6 5 5", "9 9 8 8 7 7", "9 9 9 8 8 8")
EVEN = ("8 8 8 8 7 7", "9 9 9 9 8 8", "10 10 10 9 9 9", "10 10 10 7 7 7")


def all_equal(**options: int) -> MonsterTable:
    """Seats 0 and 1 keep and throw 10 6 5: their tie with the monster is the monster's, and both others have folded."""
    table = dealt(*EQUAL, max_rounds=1, **options)
    table.turns("discard 5 6 10", "discard 5 6 10", "fold")
    return table


@pytest.mark.rule("MON-19", "PAIRS-COMMON-19")
def test_equal_best_hands_share_the_pot_and_the_remainder_stays() -> None:
    """M-11."""
    table = dealt(*SHARED, max_rounds=1)
    table.turns("keep", "keep", "keep", "fold")
    assert table.told("best") == [(0, 0, 0), (1, 0, 0)]
    assert table.told("share-pot") == [(0, 0, 6), (1, 0, 6)]  # of 8 + 5
    assert (table.chips, table.pot) == ([29, 29, 18, 23], 1)


@pytest.mark.rule("MON-19", "PAIRS-COMMON-19")
def test_the_remainder_is_won_in_the_next_round() -> None:
    """M-11."""
    table = dealt(*SHARED, max_rounds=2)
    table.turns("keep", "keep", "keep", "fold", then=deal(*SHARED, dealer=0))
    assert table.pot == 1 + 8
    table.turns("fold", "fold", "fold")
    assert table.told("take-pot") == [(0, 0, 9)]


@pytest.mark.rule("MON-20")
def test_equal_best_hands_that_the_monster_beats_are_all_out() -> None:
    hands = ("9 7 6 5 4 3", "9 7 6 5 4 3", "10 9 8 3 2 1", "8 7 6 5 4 2", TENS)
    table = dealt(*hands)
    then = deal("", "", BEST, "6 5 4 3 2 1", "")
    table.turns("keep", "keep", "discard 8 9 10", "keep", "fold", then=then)
    assert table.told("beaten") == [(0, 0, 0), (1, 0, 0)]
    assert (table.chips, table.pot) == ([18, 18, 23, 23, 23], 20)
    assert (table.still_in, table.circle) == ([2, 3], 2)


@pytest.mark.rule("MON-20", "MON-18")
def test_if_one_is_left_behind_them_that_one_takes_the_pot() -> None:
    """M-3."""
    table = dealt("9 7 6 5 4 3", "9 7 6 5 4 3", "10 9 8 3 2 1", TENS, max_rounds=1)
    table.turns("keep", "keep", "discard 8 9 10", "fold")
    assert table.chips == [18, 18, 23 + 18, 23]


@pytest.mark.rule("MON-20")
def test_if_they_are_the_only_ones_left_they_pay_and_play_on() -> None:
    table = all_equal()
    table.play("fold", deal(BEST, "6 5 4 3 2 1", "", ""))
    assert (table.chips, table.pot) == ([18, 18, 23, 23], 18)
    assert (table.still_in, table.circle, table.to_move) == ([0, 1], 2, 0)
    assert len(table.told("all-lose")) == 1


@pytest.mark.rule("MON-20", "MON-11")
def test_paired_hands_do_not_count_as_left() -> None:
    """M-4: seat 2 goes out for its pair first, so nobody but the equal ones is left."""
    table = dealt(*EQUAL)
    table.turns("discard 5 6 10", "discard 5 6 10", "keep", "fold", then=deal(BEST, "6 5 4 3 2 1", "", ""))
    assert table.told("pay") == [(2, 0, 5), (0, 0, 5), (1, 0, 5)]
    assert (table.chips, table.pot) == ([18, 18, 18, 23], 23)
    assert (table.still_in, table.circle) == ([0, 1], 2)


@pytest.mark.rule("MON-21")
def test_if_every_hand_has_a_pair_all_pay_and_nobody_leaves() -> None:
    """M-5: the best of the paired hands gets nothing for it."""
    table = dealt(*EVEN)
    table.turns("keep", "keep", "keep", "keep", then=deal(*EVEN))
    assert (table.chips, table.pot) == ([18] * 4, 28)
    assert (table.still_in, table.circle) == ([0, 1, 2, 3], 2)
    assert table.told("best") == []


@pytest.mark.rule("MON-21")
def test_who_folded_neither_pays_nor_comes_back() -> None:
    """M-5."""
    table = dealt(*EVEN)
    table.turns("keep", "fold", "keep", "keep", then=deal(BEST, "", NINES, "10 10 10 10 10 8"))
    assert (table.chips, table.pot) == ([18, 23, 18, 18], 23)
    assert table.still_in == [0, 2, 3]


@pytest.mark.rule("MON-22", "MON-21")
def test_if_none_of_the_paired_had_a_chip_they_share_the_pot() -> None:
    """M-6."""
    table = dealt(*EVEN, start_chips=2, max_rounds=1)
    assert table.chips == [0] * 4
    table.turns("keep", "keep", "keep", "keep")
    assert table.over
    assert (table.chips, table.pot, table.circle) == ([2] * 4, 0, 1)


@pytest.mark.rule("MON-22", "MON-21")
def test_one_chip_among_them_is_enough_for_another_circle() -> None:
    """M-6: it is paid, and counts as the fine."""
    table = dealt(*EVEN, start_chips=3, max_rounds=1)
    table.lay_chips(0, 0, 1, 0)
    table.turns("keep", "keep", "keep", "keep", then=deal(*EVEN))
    assert (table.chips, table.pot, table.circle) == ([0] * 4, 12, 2)
    table.turns("keep", "keep", "keep", "keep")
    assert (table.chips, table.over) == ([3] * 4, True)


@pytest.mark.rule("MON-22", "MON-20")
def test_if_none_of_the_equal_ones_had_a_chip_they_share_the_pot() -> None:
    """M-6."""
    table = all_equal(start_chips=2)
    table.play("fold")
    assert (table.over, table.circle) == (True, 1)
    assert table.result() == ([4, 4, 0, 0], [1, 1, 3, 3])


@pytest.mark.rule("MON-22", "MON-20")
def test_the_chips_of_those_who_are_out_do_not_matter() -> None:
    """M-6."""
    table = all_equal(start_chips=5)
    table.lay_chips(0, 0, 9, 1)
    table.play("fold")
    assert table.over
    assert table.chips == [5, 5, 9, 1]


@pytest.mark.rule("MON-22", "MON-17", "PAIRS-COMMON-17")
def test_a_single_best_hand_without_a_chip_is_beaten_and_out_all_the_same() -> None:
    """M-11: it pays what it has, nothing."""
    table = dealt("9 9 7 7 5 5", "8 7 6 5 4 3", "8 6 4 3 2 1", TENS, start_chips=2)
    table.turns("discard 5 7 9", "keep", "keep", "fold", then=deal("", BEST, "6 5 4 3 2 1", ""))
    assert table.told("pay-all") == [(0, 0, 0)]
    assert (table.still_in, table.circle, table.pot) == ([1, 2], 2, 8)

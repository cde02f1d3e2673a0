"""Who has the lowest stack, and what happens when two are equal."""

from __future__ import annotations

import pytest

from scripted_tables.goblin_poker import FOUR, THREE, GoblinTable, opened

EQUAL = ("2 5 6 7 8 9", "5 6 8 9 9 10", "5 7 8 9 10 10", "8 4 6 7 9 10")  # seats 1 and 2, once seat 0 is out
CROSSED = ("4 5 6 7 8 9", "5 4 6 7 8 9", "10 8 8 9 9 10")  # seats 0 and 1, once they have changed cards


def owner(*stacks: list[int]) -> int:
    """The owner of the lowest of these stacks; ties are not allowed here."""
    table = opened(*THREE)
    table.lay(stacks, [[]] * 3)
    return int(table.rules.lowest_stack(table.s))


@pytest.mark.rule("GOB-7")
def test_the_stack_with_the_lowest_card_is_the_lowest() -> None:
    assert owner([3, 10], [2, 9, 10], [4, 5, 6]) == 1
    assert owner([10], [9], [8]) == 2


@pytest.mark.rule("GOB-7")
def test_where_the_lowest_cards_are_equal_the_second_lowest_decide_and_so_on() -> None:
    assert owner([3, 9], [3, 8], [4, 5]) == 1
    assert owner([3, 5, 9], [3, 5, 10], [3, 6, 7]) == 0
    assert owner([4, 5, 6, 9], [4, 5, 7, 8], [4, 5, 6, 8]) == 2


@pytest.mark.rule("GOB-8")
@pytest.mark.parametrize(("longer", "shorter"), [([2, 3, 6], [2, 3]), ([4, 10], [4]), ([5, 6, 7, 10], [5, 6, 7])])
def test_a_card_that_is_there_is_lower_than_one_that_is_missing(longer: list[int], shorter: list[int]) -> None:
    assert owner(longer, shorter, [9]) == 0
    assert owner([9], shorter, longer) == 2


@pytest.mark.rule("GOB-8", "GOB-7")
def test_a_longer_stack_is_not_lower_if_an_earlier_card_is_higher() -> None:
    assert owner([2, 4, 5, 6], [2, 3], [9]) == 1


@pytest.mark.rule("GOB-7")
def test_the_owner_changes_when_cards_come() -> None:
    table = opened("4 3 6 7 8 9", "5 4 6 7 8 9", "10 8 8 9 9 10")
    assert table.s.marker == 0
    table.feed(3, 9, 8, back="share 0=9; share 1=3; share 2=8")
    assert (table.stacks, table.s.marker, table.to_move) == ([[4, 9], [3, 5], [8, 10]], 1, 1)


@pytest.mark.rule("GOB-7")
def test_only_players_who_are_in_count() -> None:
    table = opened(*FOUR)
    table.play("fold", seat=0)
    table.feed(3, 6, 5, back="share 2=5; share 3=6; share 1=3")
    assert table.stacks == [[2], [3, 9], [4, 5], [6, 8]]
    assert table.to_move == table.s.marker == 1


@pytest.mark.rule("GOB-9")
def test_a_perfect_tie_before_a_circle_is_broken_by_extra_cards() -> None:
    """Seats 0 and 1 both have 4 5 now; the second 4 of seat 0 is thrown away, the other extra cards stay."""
    table = opened(*CROSSED)
    table.feed(5, 4, 9, back="share 0=5; share 1=4; share 2=9; tie 0=4; tie 0=7; tie 1=6")
    assert table.stacks == [[4, 5, 7], [4, 5, 6], [9, 10]]
    assert table.told("circle-tied") == [(1, 6, 2)]
    assert (table.s.circle, table.to_move, table.s.marker) == (2, 1, 1)
    assert table.s.discard[0] == 1
    assert table.still_in == [0, 1, 2]


@pytest.mark.rule("GOB-9")
def test_a_perfect_tie_before_the_pile_comes_back_is_broken_by_extra_cards() -> None:
    table = opened(*EQUAL)
    table.play("fold", seat=0)
    table.feed(6, 7, 9, back="tie 1=10; tie 2=6; share 2=9; share 3=7; share 1=6")
    assert table.stacks[1:] == [[5, 6, 10], [5, 6, 9], [7, 8]]
    assert table.to_move == 2


@pytest.mark.rule("GOB-9")
def test_a_tie_in_mid_circle_waits_until_the_owner_is_needed() -> None:
    """G-5: the owner folds, and the marker stays; the equal stacks are looked at when the circle is over."""
    table = opened(*EQUAL)
    table.play("fold", seat=0)
    assert (table.s.marker, table.to_move) == (0, 1)
    table.feed(6, 7)
    assert table.stacks[1:3] == [[5], [5]]
    table.feed(9, back="tie 1=4; tie 2=6; share 1=6; share 2=9; share 3=7")
    assert table.s.marker == 1


@pytest.mark.rule("GOB-9")
def test_a_tie_that_is_not_for_the_lowest_stack_is_ignored() -> None:
    """G-6: two fives, and a 2 is lower."""
    table = opened(*EQUAL)
    assert table.to_move == 0
    table.feed(9, 9, 9, 9, back="share 0=9; share 1=9; share 2=9; share 3=9")
    assert table.stacks == [[2, 9], [5, 9], [5, 9], [8, 9]]
    assert table.to_move == 0


def laid_equal() -> GoblinTable:
    """Seats 0 and 1 have 2 … 10 each, and the only 1 is in the hand of seat 2: no new value is left for them."""
    table = opened(*THREE)
    table.lay([range(2, 11), range(2, 11), [10]], [[9], [9], [1]])
    return table


@pytest.mark.rule("GOB-9", "PAIRS-COMMON-15")
@pytest.mark.parametrize("drawn", [0, 1])
def test_if_no_new_value_is_left_in_mid_round_a_lot_decides(drawn: int) -> None:
    table = laid_equal()
    order = [(drawn + step) % 3 for step in range(3)]
    cards = {drawn: 1, 2: 9, 1 - drawn: 9}
    table.feed(9, 9, 1, back=f"lot={drawn}; " + "; ".join(f"share {seat}={cards[seat]}" for seat in order))
    assert table.still_in == [drawn, 2]
    assert table.stacks[drawn] == list(range(1, 11))

"""Several players share the lowest card."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import dealt, values


@pytest.mark.rule("PAIRS-COMMON-14")
def test_the_worked_example_of_a_start_tie() -> None:
    table = dealt(10, 3, 3, 5, 9, then="tie 1=4; tie 2=10")
    assert table.to_move == 1
    assert table.hands == [[10], [3, 4], [3, 10], [5], [9]]
    assert table.discard == 5


@pytest.mark.rule("PAIRS-COMMON-14")
def test_the_worked_example_with_a_paired_card() -> None:
    table = dealt(10, 3, 3, 5, 9, then="tie 1=3; tie 1=4; tie 2=10")
    assert table.to_move == 1
    assert table.hands == [[10], [3, 4], [3, 10], [5], [9]]
    assert table.discard == 6


@pytest.mark.rule("PAIRS-COMMON-14")
def test_the_lowest_new_card_starts() -> None:
    table = dealt(3, 3, 9, then="tie 0=10; tie 1=8")
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-COMMON-14")
def test_only_those_who_share_the_lowest_new_card_go_on() -> None:
    """C-8: a higher new card puts one out of the tie, but stays in play."""
    table = dealt(4, 4, 4, 4, then="tie 0=9; tie 1=6; tie 2=10; tie 3=6; tie 1=8; tie 3=5")
    assert table.to_move == 3
    assert table.hands == [[4, 9], [4, 6, 8], [4, 10], [4, 5, 6]]


@pytest.mark.rule("PAIRS-COMMON-14")
def test_the_first_cards_are_no_longer_compared() -> None:
    """C-8: all tie cards are higher than the card of the player who is not tied, and still one of the tied starts."""
    table = dealt(3, 4, 3, then="tie 0=10; tie 2=9")
    assert table.to_move == 2


@pytest.mark.rule("PAIRS-COMMON-14")
def test_a_paired_card_is_replaced_before_the_next_player_is_served() -> None:
    """C-9: as often as needed."""
    table = dealt(5, 5, then="tie 0=5; tie 0=5; tie 0=9; tie 1=5; tie 1=2")
    assert table.to_move == 1
    assert table.hands == [[5, 9], [2, 5]]
    assert values(table.s.discard) == [5, 5, 5]
    assert [seat for seat, *_ in table.told("tie-again")] == [0, 0, 1]


@pytest.mark.rule("PAIRS-COMMON-14")
def test_a_card_of_an_earlier_pass_is_replaced_too() -> None:
    table = dealt(5, 5, then="tie 0=8; tie 1=8; tie 0=8; tie 0=9; tie 1=10")
    assert table.hands == [[5, 8, 9], [5, 8, 10]]
    assert table.to_move == 0


@pytest.mark.rule("PAIRS-COMMON-14")
def test_no_pair_is_made_and_nobody_scores_in_a_tie() -> None:
    table = dealt(5, 5, then="tie 0=5; tie 0=9; tie 1=5; tie 1=2")
    assert table.points == [0, 0]
    assert table.kept == [[], []]
    assert table.told("score") == table.told("pair") == []
    assert table.s.round == 1


@pytest.mark.rule("PAIRS-COMMON-14")
def test_a_card_equal_to_somebody_elses_is_not_replaced() -> None:
    table = dealt(3, 3, 9, then="tie 0=9; tie 1=10")
    assert table.hands == [[3, 9], [3, 10], [9]]


@pytest.mark.rule("PAIRS-COMMON-14")
def test_it_is_told_that_a_new_card_decides_who_starts() -> None:
    table = dealt(4, 4, then="tie 0=9; tie 1=6")
    assert (table.told("tie-broken"), table.told("starts")) == ([(1, 0, 0)], [])
    table = dealt(4, 5)
    assert (table.told("tie-broken"), table.told("starts")) == ([], [(0, 0, 0)])

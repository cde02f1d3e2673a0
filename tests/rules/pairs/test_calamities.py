"""Calamities: the 7 starts, and whoever takes one goes again."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scripted_tables.pairs import deal, dealt, everything_in_play

OTHERS = [1, 2, 3, 4, 5, 6, 8, 9, 10]


@pytest.mark.rule("PAIRS-31")
@pytest.mark.parametrize("other", OTHERS)
def test_a_dealt_seven_starts_before_any_other_card(other: int) -> None:
    assert dealt(7, other, calamities=True).to_move == 0
    assert dealt(other, 7, calamities=True).to_move == 1


@pytest.mark.rule("PAIRS-31")
@pytest.mark.parametrize(("lower", "higher"), list(pairwise(OTHERS)))
def test_the_other_cards_rank_as_ever(lower: int, higher: int) -> None:
    assert dealt(higher, lower, calamities=True).to_move == 1


@pytest.mark.rule("PAIRS-31")
def test_a_seven_wins_a_start_tie_even_against_a_one() -> None:
    table = dealt(3, 3, 9, then="tie 0=1; tie 1=7", calamities=True)
    assert table.to_move == 1
    assert table.hands == [[1, 3], [3, 7], [9]]


@pytest.mark.rule("PAIRS-31")
def test_two_dealt_sevens_are_a_start_tie_although_there_is_a_one() -> None:
    table = dealt(7, 1, 7, then="tie 0=9; tie 2=2", calamities=True)
    assert table.to_move == 2
    assert table.hands == [[7, 9], [1], [2, 7]]


@pytest.mark.rule("PAIRS-31")
def test_a_seven_is_high_again_when_it_comes_to_folding() -> None:
    """R-13: a fold's lowest card is the lowest by ordinary value."""
    table = dealt(7, 8, calamities=True)
    table.play("draw", "draw 0=3")
    table.play("fold", deal(5, 6), seat=1)
    assert table.points == [0, 3]


@pytest.mark.rule("PAIRS-31")
def test_without_the_option_a_seven_is_a_seven() -> None:
    table = dealt(7, 5)
    assert table.to_move == 1
    table.play("draw", "draw 1=7")
    assert table.to_move == 0


@pytest.mark.rule("PAIRS-32")
def test_who_takes_a_seven_has_another_full_turn() -> None:
    table = dealt(5, 9, calamities=True, pieces_of_eight=True)
    table.play("draw", "draw 0=8")
    table.play("draw", "draw 1=2")
    table.play("draw", "draw 0=7")
    assert (table.to_move, table.legal) == (0, ["draw", "eight", "fold"])
    assert table.told("again") == [(0, 0, 0)]
    table.play("draw", "draw 0=1")
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-32")
def test_a_seven_on_the_extra_turn_gives_yet_another_one() -> None:
    table = dealt(8, 9, calamities=True, continuous=True)
    table.play("draw", "draw 0=7", seat=0)
    table.play("draw", "draw 0=7", seat=0)  # a pair: the row is discarded
    table.play("draw", "draw 0=7", seat=0)
    table.play("draw", "draw 0=1", seat=0)
    assert (table.to_move, table.hands, table.points) == (1, [[1, 7], [9]], [7, 0])


@pytest.mark.rule("PAIRS-32")
def test_folding_on_the_extra_turn_ends_the_round() -> None:
    """R-16."""
    table = dealt(5, 9, calamities=True)
    table.play("draw", "draw 0=7")
    table.play("fold", deal(8, 6), seat=0)
    assert table.points == [5, 0]
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-32")
def test_a_dealt_seven_gives_no_extra_turn() -> None:
    """R-14."""
    table = dealt(7, 9, calamities=True)
    table.play("draw", "draw 0=2")
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-32")
def test_a_seven_of_the_start_tie_gives_no_extra_turn() -> None:
    """R-14."""
    table = dealt(3, 3, then="tie 0=7; tie 1=9", calamities=True)
    assert table.to_move == 0
    table.play("draw", "draw 0=2")
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-32")
def test_a_seven_taken_by_a_fold_gives_no_extra_turn() -> None:
    """R-15."""
    table = dealt(7, 9, calamities=True, continuous=True)
    table.play("fold 0 7", seat=0)
    assert table.points == [7, 0]
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-33")
def test_a_pair_of_sevens_ends_the_round_without_another_turn() -> None:
    table = dealt(7, 9, calamities=True)
    table.play("draw", f"draw 0=7; {deal(8, 6)}")
    assert table.points == [7, 0]
    assert table.s.round == 2
    assert table.to_move == 1
    assert table.told("again") == []


@pytest.mark.rule("PAIRS-33")
def test_a_pair_of_sevens_in_the_continuous_game_gives_another_turn() -> None:
    table = dealt(7, 9, calamities=True, continuous=True)
    table.play("draw", "draw 0=7")
    assert table.points == [7, 0]
    assert (table.to_move, table.hands, table.legal) == (0, [[], [9]], ["draw"])
    table.play("draw", "draw 0=3")
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-32", "PAIRS-29")
@pytest.mark.parametrize("cards", ["draw 0=7; draw 0=3", "draw 0=3; draw 0=7"])
def test_a_seven_among_the_two_cards_for_an_eight_gives_one_extra_turn(cards: str) -> None:
    """R-17: both cards are taken first, then one extra turn."""
    table = dealt(8, 9, calamities=True, pieces_of_eight=True)
    table.play("eight", cards)
    assert (table.to_move, table.hands) == (0, [[3, 7], [9]])
    table.play("draw", "draw 0=2")
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-33", "PAIRS-29")
def test_a_seven_before_a_pair_gives_no_extra_turn_in_the_base_game() -> None:
    """R-17 speaks of the continuous game only: here the pair ends the round."""
    table = dealt(8, 9, calamities=True, pieces_of_eight=True)
    table.play("draw", "draw 0=3")
    table.play("draw", "draw 1=2")
    table.play("eight", f"draw 0=7; draw 0=3; {deal(6, 5)}")
    assert table.points == [3, 0]
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-32", "PAIRS-29")
def test_two_sevens_for_an_eight_are_a_pair_and_one_extra_turn() -> None:
    """R-17: never two."""
    table = dealt(8, 9, calamities=True, pieces_of_eight=True, continuous=True)
    table.play("eight", "draw 0=7; draw 0=7")
    assert table.points == [7, 0]
    assert (table.to_move, table.legal) == (0, ["draw"])
    table.play("draw", "draw 0=2")
    assert table.to_move == 1


@pytest.mark.rule("PAIRS-20", "PAIRS-33")
def test_losing_with_a_pair_of_sevens_is_the_end_and_no_extra_turn_comes() -> None:
    """R-18."""
    table = dealt(7, 9, calamities=True, continuous=True, losing_score=7)
    table.play("draw", "draw 0=7")
    assert table.over
    assert table.told("again") == []


@pytest.mark.rule("PAIRS-32")
def test_the_extra_turn_may_find_nothing_to_take_but_can_always_fold() -> None:
    """R-6: the 7 was the last card of all."""
    table = everything_in_play(calamities=True)
    table.lay([*(range(seat + 1, 11) for seat in range(6)), [8, 9, 10], [8, 9, 10]], 6, [7], [[9], [10], [10]])
    table.play("draw", "draw 6=7")
    assert (table.to_move, table.legal) == (6, ["fold"])

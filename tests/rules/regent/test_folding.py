"""Folding costs the lowest open card."""

from __future__ import annotations

import pytest

from scripted_tables.regent import FOUR, THREE, TWO, dealt


@pytest.mark.rule("REG-14", "REG-19")
def test_with_two_the_price_goes_to_the_opponent_and_the_round_is_over() -> None:
    """The booklet: if a 2 is open anywhere, a fold costs 2."""
    table = dealt("3 6 9", "4 6 2", max_rounds=1)
    table.play("draw", "draw 1=7", seat=1)
    assert table.price == 2
    table.play("fold", seat=0)
    assert table.over
    assert (table.chips, table.middle) == ([23, 27], 0)


@pytest.mark.rule("REG-14")
def test_ones_own_open_cards_count_too() -> None:
    table = dealt(*TWO, max_rounds=1)
    table.play("fold", seat=1)
    assert table.chips == [30, 20]


@pytest.mark.rule("REG-14")
def test_closed_cards_do_not_count() -> None:
    """Seat 0 has a closed 3, seat 1 a closed 4."""
    assert dealt(*TWO).price == 5


@pytest.mark.rule("REG-14", "REG-12", "REG-9")
def test_gifts_and_attacks_can_make_leaving_cheaper() -> None:
    table = dealt(*TWO)
    table.play("gift 0 4", seat=1)
    assert table.price == 4
    table.play("attack 1", "draw 0=1", seat=0)
    assert table.price == 1


@pytest.mark.rule("REG-26", "REG-20", "REG-21")
def test_with_more_players_the_price_goes_into_the_middle_and_the_turn_to_the_left() -> None:
    table = dealt(*FOUR)
    assert table.price == 2
    table.play("fold", seat=3)
    assert (table.chips, table.middle) == ([25, 25, 25, 23], 2)
    assert (table.still_in, table.to_move) == ([0, 1, 2], 0)
    assert (table.rows[3], table.hands[3]) == ([], [])
    assert table.discard == 5 + 3


@pytest.mark.rule("REG-26")
def test_only_the_cards_of_those_who_are_in_make_the_price() -> None:
    table = dealt(*FOUR)
    table.play("fold", seat=3)
    assert table.price == 5
    table.play("fold", seat=0)
    assert table.price == 6


@pytest.mark.rule("REG-26", "REG-21")
def test_the_last_player_in_takes_the_middle() -> None:
    table = dealt(*FOUR, max_rounds=1)
    table.play("fold", seat=3)
    table.play("fold", seat=0)
    table.play("fold", seat=1)
    assert table.told("take-pot") == [(2, 0, 2 + 5 + 6)]
    assert (table.chips, table.middle) == ([20, 19, 25 + 13, 23], 0)


@pytest.mark.rule("REG-26", "REG-20")
def test_after_a_fold_the_turn_skips_those_who_are_out() -> None:
    table = dealt(*FOUR)
    table.play("attack 2", "draw 3=8", seat=3)  # seat 3 is out
    table.play("fold", seat=2)
    assert table.to_move == 0


@pytest.mark.rule("REG-26", "REG-24")
def test_the_middle_waits_for_the_last_one_while_others_pay_each_other() -> None:
    table = dealt(*THREE, max_rounds=1)
    table.play("fold", seat=0)
    table.play("look 2", seat=1)  # 6 9 10: nothing
    assert table.paid() == [(1, 2, 10)]
    assert table.told("take-pot") == [(2, 0, 2)]
    assert table.chips == [23, 15, 37]

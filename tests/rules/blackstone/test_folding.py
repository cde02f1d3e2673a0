"""Folding: the price, and who is left."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import deal, values


@pytest.mark.rule("BLACKSTONE-17", "BLACKSTONE-9")
@pytest.mark.parametrize(("drawn", "price"), [(0, 2), (1, 2), (2, 3), (3, 3), (6, 5), (7, 5), (8, 6)])
def test_a_fold_costs_half_the_white_stones_rounded_up(drawn: int, price: int) -> None:
    """Three lie there after the deal."""
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}")
    if drawn:
        table.play(f"take {drawn}", f"draw 0={','.join('9' * drawn)}")
    seat = table.to_move
    table.play("fold")
    assert table.s.chips[seat] == 15 - price
    assert table.s.stakes[seat] == 0
    assert table.s.pot == price + 5


@pytest.mark.rule("BLACKSTONE-10", "BLACKSTONE-17")
def test_one_may_fold_on_any_turn_even_the_very_first() -> None:
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}")
    for _ in range(3):
        assert "fold" in table.legal
        table.play("take 1", f"draw {table.to_move}=9")
    table.play("fold", seat=0)
    assert table.to_move == 1


@pytest.mark.rule("BLACKSTONE-18", "BLACKSTONE-17")
def test_a_fold_does_not_end_the_round_while_two_are_left() -> None:
    table = Scripted("blackstone", 4, f"first=3; {deal(1, 2, 3, 4)}")
    table.play("fold", seat=0)
    table.play("fold", seat=1)
    assert (table.s.round, table.to_move) == (1, 2)
    table.play("take 1", "draw 2=9", seat=2)
    table.play("take 1", "draw 3=9", seat=3)
    assert (table.s.round, table.to_move) == (1, 2)


@pytest.mark.rule("BLACKSTONE-18")
def test_the_last_one_left_takes_the_whole_pot_and_the_stake() -> None:
    """R-5: nobody is asked any more; the last one cannot fold."""
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}", max_rounds=1)
    table.play("fold", seat=0)
    table.play("fold", seat=1)
    assert table.over
    assert table.result() == ([13, 13, 34], [2, 2, 1])
    assert table.s.pot == 0


@pytest.mark.rule("BLACKSTONE-18", "BLACKSTONE-16")
def test_the_last_one_left_also_takes_the_remainder_of_earlier_rounds() -> None:
    table = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 3)}", max_rounds=2)
    table.play("take 3", f"draw 0=10,9,10; {deal(1, 2, 3)}")
    assert table.s.pot == 1
    table.play("fold", seat=0)
    table.play("fold", seat=1)
    assert table.over
    assert table.s.pot == 0
    assert table.result()[0] == [11 - 7, 24 - 7, 24 + 14 + 1]


@pytest.mark.rule("BLACKSTONE-17")
def test_a_black_stone_leaves_the_round_with_its_owner() -> None:
    """R-7: it is neither a white stone nor a card of the deck."""
    table = Scripted("blackstone", 3, f"first=2; {deal(10, 2, 3)}")
    table.play("take 1", "draw 1=9")
    table.play("take 1", "draw 2=9")
    table.play("fold", seat=0)
    assert values(table.s.rows[0]) == [10]
    assert values(table.s.discard) == [2, 3, 9, 9]
    assert table.s.deck[10] == 9


@pytest.mark.rule("BLACKSTONE-3", "BLACKSTONE-17")
def test_folding_costs_less_than_losing_and_more_than_its_price_says() -> None:
    """The stake is lost either way."""
    chips = []
    for token, drawn in (("fold", ""), ("take 2", "draw 0=10,10")):
        table = Scripted("blackstone", 2, f"first=1; {deal(1, 2)}", max_rounds=1)
        table.play(token, drawn)
        chips.append(table.result()[0][0])
    assert chips == [20 - 1 - 5, 20 - 2 - 5]

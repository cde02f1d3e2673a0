"""An attack lays a card from the deck before somebody, and should not hit a pair."""

from __future__ import annotations

import pytest

from scripted_tables.regent import FOUR, THREE, TWO, dealt


@pytest.mark.rule("REG-9")
def test_the_card_lies_open_before_the_target() -> None:
    table = dealt(*TWO)
    table.play("attack 0", "draw 1=9", seat=1)
    assert table.rows == [[8, 9], [5]]
    assert table.hands == [[3, 6], [4, 6]]
    assert table.told("attack-card") == [(0, 9, 1)]  # and the turn comes with it


@pytest.mark.rule("REG-11", "REG-23")
def test_a_card_that_pairs_is_told_without_a_turn() -> None:
    """Where two play the round is over; else the turn goes to the target all the same."""
    table = dealt(*TWO, max_rounds=1)
    table.play("attack 0", "draw 1=8", seat=1)
    assert table.told("attack-card") == [(0, 8, 0)]


@pytest.mark.rule("REG-10", "REG-16")
def test_only_open_cards_of_the_target_make_a_pair() -> None:
    """R-1: the 6 pairs with a closed card. Nobody notices until somebody looks."""
    table = dealt(*TWO, max_rounds=1)
    table.play("attack 0", "draw 1=6", seat=1)
    assert table.rows[0] == [6, 8]
    assert table.chips == [25, 25]
    table.play("draw", "draw 0=1", seat=0)
    table.play("look 0", seat=1)
    assert table.chips == [25 - 6, 25 + 6]


@pytest.mark.rule("REG-10")
def test_cards_of_the_attacker_do_not_matter() -> None:
    table = dealt(*TWO)
    table.play("attack 0", "draw 1=5", seat=1)
    assert table.rows == [[5, 8], [5]]
    assert table.still_in == [0, 1]


@pytest.mark.rule("REG-11", "REG-19")
@pytest.mark.parametrize("value", [5, 8, 10])
def test_a_paired_attack_loses_the_round_and_costs_the_value(value: int) -> None:
    """The booklet: eights cost 8 chips."""
    table = dealt(f"3 6 {value}", "9 6 4", max_rounds=1)
    table.play("attack 0", f"draw 1={value}", seat=1)
    assert table.over
    assert table.paid() == [(1, 0, value)]
    assert table.chips == [25 + value, 25 - value]


@pytest.mark.rule("REG-11")
def test_any_of_the_open_cards_can_be_hit() -> None:
    table = dealt(*TWO, max_rounds=1)
    table.play("attack 0", "draw 1=9", seat=1)
    table.play("draw", "draw 0=1", seat=0)
    table.play("attack 0", "draw 1=9", seat=1)
    assert table.chips == [34, 16]


@pytest.mark.rule("REG-22", "REG-9")
def test_the_target_is_named_before_the_card_is_turned_up() -> None:
    table = dealt(*FOUR)
    assert {"attack 0", "attack 1", "attack 2"} <= set(table.legal)
    table.play("attack 1", "draw 3=9", seat=3)
    names = [name for name, *_ in table.happenings]
    assert names.index("attack") < names.index("attack-card")
    assert table.rows[1] == [6, 9]


@pytest.mark.rule("REG-20", "REG-9")
def test_the_target_of_an_attack_moves_next() -> None:
    table = dealt(*FOUR)
    table.play("attack 1", "draw 3=9", seat=3)
    assert table.to_move == 1


@pytest.mark.rule("REG-23", "REG-21", "REG-20")
def test_with_more_players_the_attacker_pays_the_target_and_is_out() -> None:
    """R-3: the target keeps its card, the pairing one is discarded; and the target moves next."""
    table = dealt(*FOUR)
    table.play("attack 2", "draw 3=8", seat=3)
    assert table.paid() == [(3, 2, 8)]
    assert (table.chips, table.middle) == ([25, 25, 33, 17], 0)
    assert table.still_in == [0, 1, 2]
    assert table.rows == [[5], [6], [8], []]
    assert table.hands[3] == []
    assert table.discard == 5 + 1 + 3
    assert table.to_move == 2


@pytest.mark.rule("REG-23", "REG-25")
def test_after_a_paired_attack_the_target_has_no_pair_to_be_caught_with() -> None:
    """R-3."""
    table = dealt(*THREE, max_rounds=1)
    table.play("attack 1", "draw 0=5", seat=0)
    table.play("draw", "draw 1=9", seat=1)
    table.play("look 1", seat=2)  # 5 4 8 9: nothing
    assert table.paid() == [(0, 1, 5), (2, 1, 9)]
    assert table.over

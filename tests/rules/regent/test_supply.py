"""The deck runs out in mid-round."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import by_chance
from scripted_tables.regent import FOUR, TWO, RegentTable, dealt


def all_drawn() -> RegentTable:
    """Two players have drawn until nothing was left."""
    table = dealt(*TWO, max_rounds=1)
    table.filler = by_chance(1)
    while "draw" in table.legal:
        table.play("draw")
    return table


@pytest.mark.rule("REG-2", "PAIRS-COMMON-5", "PAIRS-COMMON-8")
def test_after_44_draws_the_burned_cards_are_reshuffled_one_by_one() -> None:
    """R-5: draws 45 … 49 burn 4, 3, 2, 1 and 0 cards first."""
    kinds = [kind.split()[0] for kind, _ in all_drawn().chances[12:]]
    last = [kind for left in (4, 3, 2, 1, 0) for kind in [*["burn"] * left, "draw"]]
    assert kinds == ["draw"] * 44 + last


@pytest.mark.rule("REG-2", "REG-8", "REG-9", "PAIRS-COMMON-8")
def test_without_any_supply_nobody_draws_or_attacks_but_everybody_may_fold() -> None:
    """R-5."""
    table = all_drawn()
    assert (table.deck, table.discard) == (0, 0)
    assert {token.split()[0] for token in table.legal} == {"fold", "gift", "look"}
    for token in ("draw", f"attack {1 - table.to_move}"):
        assert table.why_not(token) == "PAIRS-COMMON-8"
    table.play("fold")
    assert table.over


@pytest.mark.rule("REG-2", "PAIRS-COMMON-5")
def test_a_reshuffle_in_mid_round_takes_the_cards_of_those_who_are_out() -> None:
    table = dealt(*FOUR)
    table.lay([[5], [6], [8], []], [[7], [3], [4], []], turn=0, deck=[9])
    table.play("draw", "draw 0=9", seat=0)
    assert (table.deck, table.discard) == (0, 55 - 7)  # emptying the deck is not yet a need of a card
    table.play("attack 2", "burn=10,10,10,10,10; draw 1=2", seat=1)
    assert table.rows[2] == [2, 8]
    assert (table.deck, table.discard) == (55 - 7 - 5 - 1, 5)


@pytest.mark.rule("REG-2", "REG-23")
def test_a_paired_attack_card_can_be_all_that_is_left() -> None:
    """R-5: it lies on the discard pile, so there is a card again."""
    table = dealt("3 7 2", "8 4 5", "9 6 10", max_rounds=1)
    everything = [value for value in range(1, 11) for _ in range(value)]
    for card in (5, 2, 5, 10):
        everything.remove(card)
    table.lay([[2], [5], [10]], [everything, [], []], turn=2, deck=[5])
    table.play("attack 1", "draw 2=5", seat=2)
    assert table.still_in == [0, 1]
    assert table.discard == 2
    assert {"draw", "attack 0"} <= set(table.legal)

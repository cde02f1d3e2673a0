"""A reshuffle of a handful of cards."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import PairsTable, by_chance, everything_in_play

LOOSE = [(7, 9), (6, 10), (6, 9), (6, 8), (6, 7), (5, 10), (5, 9)]  # seat and card: these lie on the discard pile


def few_cards_left(pile: int, burn: int = 5) -> PairsTable:
    """All cards are in play or kept, except `pile` of them on the discard pile. Seat 7 is to move."""
    table = everything_in_play(burn=burn)
    loose = LOOSE[:pile]
    hands = [[card for card in range(seat + 1, 11) if (seat, card) not in loose] for seat in range(8)]
    table.lay(hands, turn=7, kept=[[9], [10], [10]])
    table.chances.clear()
    return table


@pytest.mark.rule("PAIRS-COMMON-8")
@pytest.mark.parametrize(("pile", "burned"), [(1, 0), (2, 1), (3, 2), (5, 4), (6, 5), (7, 5)])
def test_so_many_are_burned_that_one_card_can_be_taken(pile: int, burned: int) -> None:
    """C-3."""
    table = few_cards_left(pile)
    rest = [str(card) for _, card in LOOSE[1:pile]]
    table.play("draw", "; ".join([*(f"burn={card}" for card in rest[:burned]), "draw 7=9"]))
    assert [kind for kind, _ in table.chances] == [*["burn"] * burned, "draw 7"]
    assert table.hands[7] == [8, 9, 10]
    assert (table.deck, table.discard) == (pile - burned - 1, burned)


@pytest.mark.rule("PAIRS-COMMON-8")
@pytest.mark.parametrize("burn", range(6))
@pytest.mark.parametrize("pile", [1, 2, 4, 7])
def test_with_another_number_to_burn_one_card_is_left_as_well(pile: int, burn: int) -> None:
    """C-3, with the option."""
    table = few_cards_left(pile, burn)
    table.filler = by_chance(pile)
    table.play("draw")
    burned = [kind for kind, _ in table.chances].index("draw 7")
    assert burned == min(burn, pile - 1)


@pytest.mark.rule("PAIRS-COMMON-8")
def test_the_supply_is_exhausted_when_deck_and_pile_are_empty() -> None:
    """C-3: no card can be taken."""
    table = few_cards_left(0)
    assert table.legal == ["fold"]
    assert table.why_not("draw") == "PAIRS-COMMON-8"

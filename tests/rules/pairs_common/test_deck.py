"""The triangular deck, the discard pile, and rounds from one deck."""

from __future__ import annotations

from collections import Counter

import pytest
from pairs_table import PairsTable, by_chance, deal, dealt, values


@pytest.mark.rule("PAIRS-COMMON-1")
def test_the_deck_holds_every_value_as_often_as_it_says() -> None:
    offered: list[Counter[str]] = []

    def watch(kind: str, cards: list[str]) -> str:
        offered.append(Counter(cards))
        return cards[0]

    PairsTable(2, filler=watch)
    first_card = offered[1]  # after the dealer
    assert first_card == {str(value): value for value in range(1, 11)}
    assert first_card.total() == 55


@pytest.mark.rule("PAIRS-COMMON-1")
def test_a_card_that_came_out_is_not_offered_again() -> None:
    offered: list[Counter[str]] = []

    def watch(kind: str, cards: list[str]) -> str:
        offered.append(Counter(cards))
        return cards[0]

    table = PairsTable(2, filler=watch)
    for earlier, later, (_, outcome) in zip(offered[1:], offered[2:], table.chances[1:], strict=False):
        assert later == earlier - Counter([outcome])


@pytest.mark.rule("PAIRS-COMMON-3")
def test_discarded_cards_go_to_the_one_pile_where_the_burned_ones_lie() -> None:
    table = dealt(5, 9, 8)
    assert table.discard == 5
    table.play("draw", f"draw 0=5; {deal(2, 3, 4)}")
    assert values(table.s.discard) == [5, 8, 9]
    assert table.discard == 5 + 3


@pytest.mark.rule("PAIRS-COMMON-4")
def test_between_rounds_the_deck_is_not_shuffled() -> None:
    table = PairsTable(4, filler=by_chance(2))
    while table.deck > 4:
        deck, before = table.deck, len(table.chances)
        table.play("fold")
        if table.over:
            break
        kinds = [kind.split()[0] for kind, _ in table.chances[before:]]
        assert "burn" not in kinds
        assert set(kinds) <= {"deal", "tie"}
        assert table.deck == deck - len(kinds)
    assert table.s.round > 3

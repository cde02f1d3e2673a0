"""The triangular deck, the discard pile, and rounds from one deck."""

from __future__ import annotations

from collections import Counter

import pytest

from scripted_tables.pairs import PairsTable, Watch, by_chance, deal, dealt, values


@pytest.mark.rule("PAIRS-COMMON-1")
def test_the_deck_holds_every_value_as_often_as_it_says() -> None:
    watch = Watch(1)
    PairsTable(2, "first=1", watch)
    kind, cards = watch.offered[0]
    assert kind == "burn"
    assert Counter(cards) == {str(value): value for value in range(1, 11)}
    assert len(cards) == 55


@pytest.mark.rule("PAIRS-COMMON-1")
def test_a_card_that_came_out_is_not_offered_again() -> None:
    watch = Watch(8)
    table = PairsTable(8, "first=1", watch)
    cards = [Counter(offered) for _, offered in watch.offered]
    for earlier, later, (_, outcome) in zip(cards, cards[1:], table.chances[1:], strict=False):
        assert later == earlier - Counter([outcome])
    assert len(cards) >= 5 + 8


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

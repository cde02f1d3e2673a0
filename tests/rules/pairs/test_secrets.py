"""Nothing is hidden between players; only the deck and the burned cards are nobody's to know."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import PairsTable, by_chance, dealt, values


@pytest.mark.rule("PAIRS-5", "PAIRS-COMMON-2")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_nobody_sees_the_deck_or_the_burned_cards_and_everybody_sees_the_rest(viewer: int) -> None:
    table = dealt(5, 9)
    table.play("fold", "deal 0=6; deal 1=7")
    seen = table.s.copy()
    table.rules.redact(seen, viewer)
    assert values(seen.deck) == values(seen.burned) == []
    assert (seen.deck[0], seen.burned[0]) == (table.deck, 5)
    assert (seen.rows, seen.kept, seen.discard) == (table.s.rows, table.s.kept, table.s.discard)


def test_what_is_unseen_is_known_as_a_whole_but_not_where_it_lies() -> None:
    """Deck and last burn together can be counted out; which of their cards were burned cannot."""
    table = PairsTable(3, filler=by_chance(4))
    unseen = [a + b for a, b in zip(table.s.deck, table.s.burned, strict=True)]
    burned = set()
    for seed in range(50):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 0)
        assert [a + b for a, b in zip(guess.deck, guess.burned, strict=True)] == unseen
        burned.add(tuple(guess.burned))
    assert len(burned) > 20

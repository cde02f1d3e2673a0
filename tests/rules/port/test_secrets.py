"""Nothing is hidden between players; only the deck and the burned cards are nobody's to know."""

from __future__ import annotations

import pytest

from igroteka.kernel import SPECTATOR
from scripted import Scripted
from scripted_tables.pairs import by_chance, deal, values


@pytest.mark.rule("PORT-3", "PORT-7")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_nobody_sees_the_deck_or_the_burned_cards_and_everybody_sees_the_rest(viewer: int) -> None:
    table = Scripted("port", 2, f"first=1; burn=2,3,4,5,6; {deal(8, 9)}")
    table.play("draw", "draw 0=10")
    seen = table.s.copy()
    table.rules.redact(seen, viewer)
    assert values(seen.deck) == values(seen.burned) == []
    assert (seen.deck[0], seen.burned[0]) == (table.s.deck[0], 5)
    for name in ("rows", "discard", "points", "sums", "taking", "dealer", "turn", "round"):
        assert getattr(seen, name) == getattr(table.s, name)


@pytest.mark.rule("PORT-3")
def test_what_is_unseen_is_known_as_a_whole_but_not_where_it_lies() -> None:
    table = Scripted("port", 3, filler=by_chance(4))
    unseen = [a + b for a, b in zip(table.s.deck, table.s.burned, strict=True)]
    burned = set()
    for seed in range(20):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 0)
        assert [a + b for a, b in zip(guess.deck, guess.burned, strict=True)] == unseen
        assert table.rules.audit(guess)
        burned.add(tuple(guess.burned))
    assert len(burned) > 5

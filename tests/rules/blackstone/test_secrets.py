"""Whoever counts knows the deck, unless cards were burned."""

from __future__ import annotations

import pytest

from igroteka.kernel import SPECTATOR
from scripted import Scripted
from scripted_tables.pairs import by_chance, deal, values


@pytest.mark.rule("BLACKSTONE-2")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_without_burned_cards_nothing_is_hidden(viewer: int) -> None:
    """Black stones left: ten without those before the players."""
    table = Scripted("blackstone", 2, f"first=1; {deal(10, 2)}")
    seen = table.s.copy()
    table.rules.redact(seen, viewer)
    assert seen == table.s
    assert seen.deck[10] == 9


@pytest.mark.rule("BLACKSTONE-2", "PAIRS-COMMON-2")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_burned_cards_are_seen_by_nobody(viewer: int) -> None:
    """R-1."""
    table = Scripted("blackstone", 2, f"first=1; burn=10,9; {deal(10, 2)}", burn=2)
    seen = table.s.copy()
    table.rules.redact(seen, viewer)
    assert values(seen.deck) == values(seen.burned) == []
    assert (seen.deck[0], seen.burned[0]) == (51, 2)
    assert (seen.rows, seen.discard, seen.stakes) == (table.s.rows, table.s.discard, table.s.stakes)


@pytest.mark.rule("BLACKSTONE-2")
@pytest.mark.parametrize(("burn", "differ"), [(0, False), (5, True)])
def test_a_guess_at_what_is_hidden_fits_what_everybody_has_seen(burn: int, differ: bool) -> None:
    """R-1."""
    table = Scripted("blackstone", 3, filler=by_chance(1), burn=burn)
    decks = set()
    for seed in range(10):
        guess = table.s.copy()
        guess.rng = seed
        table.rules.resample(guess, 0)
        assert table.rules.audit(guess)
        assert (guess.rows, guess.discard) == (table.s.rows, table.s.discard)
        decks.add(tuple(guess.deck))
    assert (len(decks) > 1) is differ

"""How long a round can be."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import by_chance


@pytest.mark.rule("PORT-9")
@pytest.mark.parametrize("players", range(2, 8))
def test_a_round_has_at_most_sixty_decisions(players: int) -> None:
    """Each one brings a card to a hand of at most ten values or ends a part; R-8: an eleventh pairs for certain."""
    table = Scripted("port", players, filler=by_chance(players), max_rounds=5, pieces_of_eight=True, calamities=True)
    assert table.rules.longest(table.s) == 5 * 60
    decisions = 0
    while not table.over:
        table.play("eight" if "eight" in table.legal else "draw")
        decisions += 1
    assert players * 5 <= decisions <= 5 * 60

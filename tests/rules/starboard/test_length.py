"""How long a round can be."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import by_chance


@pytest.mark.rule("STARBOARD-13")
@pytest.mark.parametrize("players", range(2, 8))
def test_a_round_has_at_most_eight_draws_that_fit_and_a_last_act_of_each(players: int) -> None:
    """R-7: then every card pairs. Everybody always draws."""
    table = Scripted("starboard", players, filler=by_chance(players), start_chips=1000, max_rounds=8)
    assert table.rules.longest(table.s) == 8 * (players + 8)
    decisions = [0] * 9
    while not table.over:
        decisions[table.s.round] += 1
        table.play("draw")
    assert max(decisions) <= players + 8
    assert min(decisions[1:]) >= players - 1  # all but the last one go out


@pytest.mark.rule("STARBOARD-13", "STARBOARD-10")
def test_the_longest_round_of_two() -> None:
    table = Scripted("starboard", 2, "first=0; burn=10,10,10,10,10; center=9,10", max_rounds=1)
    for turn, card in enumerate(range(8, 0, -1)):
        table.play("draw", f"draw {turn % 2}={card}")
    table.play("pass", seat=0)
    table.play("pass", seat=1)
    assert table.over
    assert table.rules.longest(table.s) == 10
    assert table.result() == ([10, 10], [1, 1])

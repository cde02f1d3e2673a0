"""Everybody ends a round with a pair, but one, who has the pot."""

from __future__ import annotations

import random

import pytest

from scripted_tables.pairs import by_chance
from scripted_tables.troll_guts import THREE, TrollTable, laid


@pytest.mark.rule("TRG-14")
def test_the_last_one_in_takes_the_pot_without_a_further_turn() -> None:
    """T-7: seat 0 never had a turn."""
    table = laid(*THREE, max_rounds=1)
    table.draw(3)
    table.draw(7)
    assert table.over
    assert table.rows[0] == [5]
    assert table.told("take-pot") == [(0, 0, 3 + 3 + 7)]
    assert (table.chips, table.pot) == ([37, 21, 17], 0)
    assert table.result() == ([37, 21, 17], [1, 2, 3])


@pytest.mark.rule("TRG-14")
def test_it_may_be_a_theft_that_ends_the_round() -> None:
    table = laid(*THREE, max_rounds=1)
    table.draw(3)
    table.draw(6)
    table.play("buy", seat=0)
    table.play("steal 0", seat=2)  # a 7
    assert table.over
    assert table.still_in == [0]
    assert table.chips == [24 - 1 + 3 + 3 + 1 + 7, 21, 17]


@pytest.mark.rule("TRG-13", "TRG-14")
@pytest.mark.parametrize("players", range(3, 7))
def test_all_but_one_pair_and_one_has_the_pot(players: int) -> None:
    """T-7: leaving happens one at a time, so there is exactly one winner in every round."""
    for seed in range(3):
        luck = random.Random(seed)
        table = TrollTable(players, filler=by_chance(seed), max_rounds=1)
        while not table.over:
            table.play(luck.choice(table.legal))
        paired = {seat for seat, _, _ in table.told("out-pair")}
        [(winner, _, _)] = table.told("take-pot")
        assert len(table.told("out-pair")) == players - 1
        assert paired | {winner} == set(range(players))
        assert table.still_in == [winner]
        assert table.pot == 0

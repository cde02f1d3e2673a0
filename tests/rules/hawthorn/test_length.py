"""How long a round can be."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from scripted_tables.hawthorn import HawthornTable, opened
from scripted_tables.pairs import Watch, by_chance


def longest_round() -> HawthornTable:
    """Four deck circles and four hand circles without a pair; the fifth deck circle begins."""
    table = opened("1 2 3 4 5", "6 7 8 9 10", max_rounds=1)
    for step in range(4):
        table.draw(6 + step, 2 + step)
        table.play(f"play {2 + step}", seat=0)
        table.play(f"play {7 + step}", seat=1)
    return table


@pytest.mark.rule("HAW-13", "HAW-8")
def test_nobody_stands_with_an_empty_hand_in_a_hand_circle() -> None:
    """H-6: for the fifth one needs ten different values, the only 1 among them; whoever lacks it pairs before."""
    table = longest_round()
    assert table.rows == [list(range(1, 10)), list(range(2, 11))]
    assert table.hands == [[], []]
    assert (table.circle, table.to_move) == ("deck", 0)
    table.draw(10)
    table.filler = watch = Watch(1)
    table.play("draw", seat=1)
    assert "1" not in watch.offered[0][1]
    assert table.over
    assert table.still_in == [0]


@pytest.mark.rule("HAW-12")
def test_a_row_of_all_ten_values_is_no_danger_to_itself() -> None:
    """H-6: seat 0 has laid ten values and wins when the other one folds."""
    table = longest_round()
    table.draw(10)
    assert table.price == 1
    table.play("fold", seat=1)
    assert table.over
    assert table.chips == [27, 23]


@pytest.mark.rule("HAW-12", "HAW-16")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_player_has_at_most_ten_turns_a_round(players: int) -> None:
    """H-12: every turn adds a new value to a row or puts its owner out. Who can avoid it neither folds nor pairs."""
    most = 0
    for seed in range(8):
        luck = random.Random(seed)
        table = HawthornTable(players, filler=by_chance(seed), max_rounds=10, hand_pairs=False)
        turns: Counter[tuple[int, int]] = Counter()
        decisions = 0
        while not table.over:
            decisions += 1
            if table.choosing:
                table.play(luck.choice(table.legal))
                continue
            seat, number, values = table.to_move, table.s.round, len(set(table.rows[table.to_move]))
            assert table.circle == "deck" or table.hands[seat]  # H-6
            turns[number, seat] += 1
            table.play(luck.choice([token for token in table.legal if token != "fold"] or ["fold"]))
            if table.s.round == number and seat in table.still_in:
                assert len(set(table.rows[seat])) == values + 1
        most = max(most, *turns.values())
        assert decisions <= table.rules.longest(table.s)
    assert 5 < most <= 10

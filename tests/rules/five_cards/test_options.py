"""What a table may choose, and what it may not."""

from __future__ import annotations

import random

import pytest

from scripted import Scripted
from scripted_tables.pairs import by_chance


@pytest.mark.rule("FIVE-21", "FIVE-22")
@pytest.mark.parametrize("target", [1, 20, 50, 100])
def test_any_number_of_points_may_be_the_target(target: int) -> None:
    luck = random.Random(target)
    table = Scripted("five-cards", 2, filler=by_chance(target), target=target)
    while not table.over:
        points = table.s.points[:2]
        assert max(points) < target or points[0] == points[1]
        table.play(luck.choice(table.legal))
    scores, places = table.result()
    assert max(scores) >= target
    assert places == ([1, 2] if scores[0] > scores[1] else [2, 1])


@pytest.mark.rule("FIVE-23")
@pytest.mark.parametrize("max_rounds", [1, 3])
def test_the_match_ends_after_the_last_round_agreed_on(max_rounds: int) -> None:
    luck = random.Random(2)
    table = Scripted("five-cards", 2, filler=by_chance(2), target=1_000_000, max_rounds=max_rounds)
    while not table.over:
        table.play(luck.choice(table.legal))
    assert table.s.round == max_rounds
    assert table.rules.longest(table.s) == 35 * max_rounds

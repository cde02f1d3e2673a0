"""What a table may choose, and what it may not."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import by_chance
from scripted_tables.sweep import SweepTable


@pytest.mark.rule("SWEEP-41")
@pytest.mark.parametrize("target", [1, 30, 150])
def test_any_target_from_1_on(target: int) -> None:
    table = SweepTable(3, filler=by_chance(target), target=target)
    table.play_out()
    assert max(table.result()[0]) >= target


@pytest.mark.rule("SWEEP-43")
def test_a_limit_of_deals_means_nothing_without_a_target() -> None:
    table = SweepTable(4, filler=by_chance(1), max_deals=5)
    table.play_out()
    assert len(table.gains) == 1

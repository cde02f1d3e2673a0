"""What a table may choose, and what it may not."""

from __future__ import annotations

import pytest

from scripted_tables.monster import MonsterTable
from scripted_tables.pairs import by_chance


@pytest.mark.rule("MON-3", "PAIRS-COMMON-2")
@pytest.mark.parametrize("burn", range(6))
def test_none_to_five_cards_are_burned_after_every_shuffle(burn: int) -> None:
    """Even with eight players the deck suffices: 48 and 5. Each circle has its own shuffle."""
    table = MonsterTable(8, filler=by_chance(burn), burn=burn, start_chips=1000, max_rounds=1)
    assert [kind.split()[0] for kind, _ in table.chances] == ["first", *["burn"] * burn, *["deal"] * 48]
    assert table.s.burned[0] == burn
    for _ in range(8):
        table.play("keep")
        if table.over:
            break
    assert [kind for kind, _ in table.chances].count("burn") == burn * table.circle

"""What a table may choose, and what it may not."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from scripted import Scripted
from scripted_tables.pairs import by_chance

if TYPE_CHECKING:
    from igroteka.kernel import Value


def played_out(**options: Value) -> Scripted:
    luck = random.Random(1)
    table = Scripted("starboard", 4, filler=by_chance(1), options=options)
    while not table.over:
        table.play(luck.choice(table.legal))
    return table


@pytest.mark.rule("STARBOARD-1", "PAIRS-COMMON-16")
@pytest.mark.parametrize("start_chips", [2, 3, 10, 1000])
def test_any_number_of_chips_from_2_to_1000(start_chips: int) -> None:
    """R-10."""
    table = Scripted("starboard", 7, filler=by_chance(1), start_chips=start_chips)
    assert list(table.s.chips[:7]) == [start_chips - 1] * 7
    assert "draw" in table.legal


@pytest.mark.rule("STARBOARD-14")
@pytest.mark.parametrize("auto_pass", ["alone", "last_active"])
def test_the_only_one_left_may_be_read_in_two_ways(auto_pass: str) -> None:
    """R-2."""
    table = Scripted("starboard", 2, "first=0; burn=1,2,3,4,5; center=9,10", by_chance(1), auto_pass=auto_pass)
    table.play("pass", seat=0)
    assert table.s.round == (1 if auto_pass == "alone" else 2)


@pytest.mark.rule("STARBOARD-2", "PAIRS-COMMON-2")
@pytest.mark.parametrize("burn", range(6))
def test_none_to_five_cards_are_burned(burn: int) -> None:
    """R-1."""
    table = Scripted("starboard", 2, filler=by_chance(burn), burn=burn)
    assert [kind for kind, _ in table.chances].count("burn") == burn

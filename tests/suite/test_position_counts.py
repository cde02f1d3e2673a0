"""Positions to a small depth from a fixed seed are pinned: a change of behaviour is noticed, and RULES goes up."""

from __future__ import annotations

import pytest

from position_counts import all_counts, pinned
from settings import GAMES


@pytest.mark.parametrize("id", GAMES)
def test_positions_are_as_many_and_the_same_as_they_were(id: str) -> None:
    assert id in pinned(), f"pin its counts: python tests/position_counts.py {id}"
    assert all_counts(id) == pinned()[id], "it plays otherwise than before: raise its RULES, then pin the counts anew"

"""`igroteka bench`: how fast and how large, in figures that a program can read."""

from __future__ import annotations

import pytest

from command_line import igroteka


@pytest.mark.alone
@pytest.mark.long
def test_the_figures_of_a_game() -> None:
    found = igroteka("bench", "pairs", "--json").json
    assert found.keys() >= {"machine", "games"}
    assert found["machine"].keys() >= {"python", "cores"}
    assert list(found["games"]) == ["pairs"]
    pairs = found["games"]["pairs"]
    assert pairs.keys() >= {"players", "compiled", "interpreted", "state_bytes", "cold_s", "warm_s"}
    assert pairs["players"] == 4
    assert pairs["compiled"] > 10 * pairs["interpreted"] > 0
    assert 0 < pairs["warm_s"] < pairs["cold_s"]
    assert 0 < pairs["state_bytes"] < 1000

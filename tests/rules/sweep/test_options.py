"""What a table may choose, and what it may not."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.kernel import BadOption, Value
from igroteka.match import Game
from pairs_table import by_chance
from rules.sweep.sweep_table import SweepTable

RULES = catalogue.rules("sweep")


@pytest.mark.rule("SWEEP-2")
def test_the_defaults() -> None:
    """One deal; `burn`, `dealer` and `start_chips` do not exist here."""
    assert {name: option.default for name, option in RULES.OPTIONS.items()} == {"target": None, "max_deals": None}


@pytest.mark.rule("SWEEP-43")
def test_only_simulations_limit_the_deals_of_themselves() -> None:
    assert Game("sweep").options["max_deals"] is None
    assert Game.simulated("sweep").options["max_deals"] == 200
    assert Game.simulated("sweep", options={"max_deals": 3}).options["max_deals"] == 3


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


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("target", value) for value in (0, -1, True, "150", 1.5)],
        *[("max_deals", value) for value in (0, -1, False, "3")],
        *[("burn", 5), ("dealer", "fixed"), ("start_chips", 25), ("max_rounds", 3)],
    ],
)
def test_a_value_that_makes_no_sense_is_refused(name: str, value: Value) -> None:
    with pytest.raises(BadOption, match=name):
        catalogue.blank(RULES, 4, {name: value})

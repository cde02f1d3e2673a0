"""What a table may choose, and what it may not."""

from __future__ import annotations

import random

import pytest

from igroteka.games import catalogue
from igroteka.kernel import BadOption, Value
from igroteka.match import Game
from pairs_table import by_chance
from scripted import Scripted

RULES = catalogue.rules("five-cards")


@pytest.mark.rule("FIVE-21")
def test_the_defaults() -> None:
    """The family's burn, dealer and start_chips do not exist here."""
    assert {name: option.default for name, option in RULES.OPTIONS.items()} == {"target": 100, "max_rounds": None}


@pytest.mark.rule("FIVE-23")
def test_only_simulations_limit_the_rounds_of_themselves() -> None:
    assert Game("five-cards").options["max_rounds"] is None
    assert Game.simulated("five-cards").options["max_rounds"] == 200


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


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 0),
        ("target", -1),
        ("target", None),
        ("target", True),
        ("target", "100"),
        ("max_rounds", 0),
        ("max_rounds", -1),
        ("max_rounds", True),
        ("max_rounds", "3"),
        ("burn", 0),
        ("dealer", "fixed"),
        ("start_chips", 20),
    ],
)
def test_a_value_that_makes_no_sense_is_refused(name: str, value: Value) -> None:
    with pytest.raises(BadOption, match=name):
        catalogue.blank(RULES, 2, {name: value})

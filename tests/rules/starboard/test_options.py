"""What a table may choose, and what it may not."""

from __future__ import annotations

import random

import pytest

from igroteka.games import catalogue
from igroteka.kernel import BadOption, Value
from igroteka.match import Game
from pairs_table import by_chance
from scripted import Scripted

RULES = catalogue.rules("starboard")


def played_out(**options: Value) -> Scripted:
    luck = random.Random(1)
    table = Scripted("starboard", 4, filler=by_chance(1), options=options)
    while not table.over:
        table.play(luck.choice(table.legal))
    return table


def test_the_defaults() -> None:
    """R-9: Pieces of Eight and Calamities are not offered."""
    assert {name: option.default for name, option in RULES.OPTIONS.items()} == {
        "start_chips": 10,
        "auto_pass": "alone",
        "burn": 5,
        "max_rounds": None,
    }


def test_only_simulations_limit_the_rounds_of_themselves() -> None:
    """R-11."""
    assert Game("starboard").options["max_rounds"] is None
    assert Game.simulated("starboard").options["max_rounds"] == 200
    assert Game.simulated("starboard", options={"max_rounds": 3}).options["max_rounds"] == 3


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


@pytest.mark.rule("STARBOARD-18", "PAIRS-COMMON-22")
@pytest.mark.parametrize("max_rounds", [1, 2, 5])
def test_the_match_ends_after_the_last_round_agreed_on(max_rounds: int) -> None:
    table = played_out(max_rounds=max_rounds, start_chips=1000)
    assert table.s.round == max_rounds
    assert ("last-round", -1, 0, max_rounds, -1, -1) in table.happenings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("start_chips", 1),  # nobody could ever draw
        ("start_chips", 0),
        ("start_chips", 1001),
        ("start_chips", None),
        ("start_chips", True),
        ("start_chips", "10"),
        ("auto_pass", "never"),
        ("auto_pass", None),
        ("auto_pass", 0),
        ("burn", -1),
        ("burn", 6),
        ("burn", None),
        ("burn", False),
        ("max_rounds", 0),
        ("max_rounds", -1),
        ("max_rounds", True),
        ("max_rounds", "3"),
        ("dealer", "rotate"),  # there is none
        ("pieces_of_eight", True),
        ("calamities", True),
    ],
)
def test_a_value_that_makes_no_sense_is_refused(name: str, value: Value) -> None:
    """R-9, R-10."""
    with pytest.raises(BadOption, match=name):
        catalogue.blank(RULES, 4, {name: value})

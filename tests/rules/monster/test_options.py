"""What a table may choose, and what it may not."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.kernel import BadOption, Value
from igroteka.match import Game
from pairs_table import by_chance
from rules.monster.monster_table import MonsterTable
from secret_hands_table import SENSELESS, play_out

RULES = catalogue.rules("monster")


@pytest.mark.rule("MON-4")
def test_the_defaults() -> None:
    """The deal always rotates: there is no option for it."""
    assert {name: option.default for name, option in RULES.OPTIONS.items()} == {
        "start_chips": 25,
        "max_rounds": None,
        "burn": 0,
    }


@pytest.mark.rule("MON-23")
def test_only_simulations_limit_the_rounds_of_themselves() -> None:
    assert Game("monster").options["max_rounds"] is None
    assert Game.simulated("monster").options["max_rounds"] == 200


@pytest.mark.rule("MON-2", "PAIRS-COMMON-16")
@pytest.mark.parametrize("start_chips", [1, 2, 20, 30, 1000])
def test_any_number_of_chips_from_1_to_1000(start_chips: int) -> None:
    table = MonsterTable(5, filler=by_chance(1), start_chips=start_chips, max_rounds=2)
    assert table.chips == [start_chips - min(2, start_chips)] * 5
    play_out(table)
    assert sum(table.chips) + table.pot == 5 * start_chips


@pytest.mark.rule("MON-23", "PAIRS-COMMON-22")
@pytest.mark.parametrize("max_rounds", [1, 2, 4])
def test_the_match_ends_after_the_last_round_agreed_on(max_rounds: int) -> None:
    table = MonsterTable(4, filler=by_chance(2), start_chips=1000, max_rounds=max_rounds)
    play_out(table)
    assert table.s.round == max_rounds
    assert table.told("last-round") == [(-1, 0, max_rounds)]


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


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *SENSELESS,
        ("dealer", "rotate"),
        ("dealer", "fixed"),
        ("hand_pairs", True),
    ],
)
def test_a_value_that_makes_no_sense_is_refused(name: str, value: Value) -> None:
    with pytest.raises(BadOption, match=name):
        catalogue.blank(RULES, 4, {name: value})

"""What a table may choose, and what it may not."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.kernel import BadOption, Value
from igroteka.match import Game
from pairs_table import by_chance
from rules.regent.regent_table import RegentTable
from secret_hands_table import SENSELESS

RULES = catalogue.rules("regent")


def fold_out(table: RegentTable) -> None:
    while not table.over:
        table.play("fold")


def test_the_defaults() -> None:
    assert {name: option.default for name, option in RULES.OPTIONS.items()} == {
        "start_chips": 25,
        "max_rounds": None,
        "burn": 5,
        "dealer": "fixed",
    }


@pytest.mark.rule("REG-27")
def test_only_simulations_limit_the_rounds_of_themselves() -> None:
    assert Game("regent").options["max_rounds"] is None
    assert Game.simulated("regent").options["max_rounds"] == 200


@pytest.mark.rule("REG-3", "PAIRS-COMMON-16")
@pytest.mark.parametrize("start_chips", [1, 2, 20, 30, 1000])
def test_any_number_of_chips_from_1_to_1000(start_chips: int) -> None:
    table = RegentTable(6, filler=by_chance(1), start_chips=start_chips, max_rounds=2)
    assert table.chips == [start_chips] * 6
    fold_out(table)
    assert sum(table.chips) == 6 * start_chips


@pytest.mark.rule("REG-27", "PAIRS-COMMON-22")
@pytest.mark.parametrize("max_rounds", [1, 2, 5])
def test_the_match_ends_after_the_last_round_agreed_on(max_rounds: int) -> None:
    table = RegentTable(3, filler=by_chance(2), start_chips=1000, max_rounds=max_rounds)
    fold_out(table)
    assert table.s.round == max_rounds
    assert table.told("last-round") == [(-1, 0, max_rounds)]


@pytest.mark.rule("REG-2", "PAIRS-COMMON-2")
@pytest.mark.parametrize("burn", range(6))
def test_none_to_five_cards_are_burned_once_for_many_rounds(burn: int) -> None:
    """R-6: three rounds with two players need no second shuffle."""
    table = RegentTable(2, filler=by_chance(burn), burn=burn, start_chips=1000, max_rounds=3)
    assert table.discard - len(table.told("tie-again")) == burn
    fold_out(table)
    assert [kind for kind, _ in table.chances].count("burn") == burn


@pytest.mark.rule("REG-2", "PAIRS-COMMON-8")
@pytest.mark.parametrize("burn", [0, 2])
def test_as_many_are_burned_after_a_reshuffle(burn: int) -> None:
    table = RegentTable(2, filler=by_chance(3), burn=burn, start_chips=1000, max_rounds=12)
    fold_out(table)
    shuffles = 1 + len(table.told("reshuffle"))
    assert shuffles == 2
    assert [kind for kind, _ in table.chances].count("burn") == burn * shuffles


@pytest.mark.rule("REG-4", "PAIRS-COMMON-10")
@pytest.mark.parametrize(("dealer", "dealers"), [("fixed", [1, 1, 1, 1]), ("rotate", [1, 2, 0, 1])])
def test_one_deals_all_match_or_all_deal_in_turn(dealer: str, dealers: list[int]) -> None:
    table = RegentTable(3, "first=1", by_chance(4), dealer=dealer, start_chips=1000, max_rounds=4)
    fold_out(table)
    deals = [int(kind.split()[1]) for kind, _ in table.chances if kind.startswith("deal")]
    assert [deals[9 * number + 2] for number in range(4)] == dealers  # the dealer is served last


@pytest.mark.parametrize(
    ("name", "value"),
    [*SENSELESS, ("hand_pairs", True)],
)
def test_a_value_that_makes_no_sense_is_refused(name: str, value: Value) -> None:
    with pytest.raises(BadOption, match=name):
        catalogue.blank(RULES, 4, {name: value})

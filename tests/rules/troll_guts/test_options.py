"""What a table may choose, and what it may not."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.kernel import BadOption, Value
from igroteka.match import Game
from pairs_table import by_chance
from rules.troll_guts.test_scripted_table import TrollTable
from secret_hands_table import SENSELESS, play_out

RULES = catalogue.rules("troll-guts")


def test_the_defaults() -> None:
    """T-1: no burn."""
    assert {name: option.default for name, option in RULES.OPTIONS.items()} == {
        "start_chips": 25,
        "max_rounds": None,
        "burn": 0,
        "dealer": "fixed",
    }


@pytest.mark.rule("TRG-15")
def test_only_simulations_limit_the_rounds_of_themselves() -> None:
    """T-11."""
    assert Game("troll-guts").options["max_rounds"] is None
    assert Game.simulated("troll-guts").options["max_rounds"] == 200
    assert Game.simulated("troll-guts", options={"max_rounds": 3}).options["max_rounds"] == 3


@pytest.mark.rule("TRG-2", "PAIRS-COMMON-16")
@pytest.mark.parametrize("start_chips", [1, 2, 20, 30, 1000])
def test_any_number_of_chips_from_1_to_1000(start_chips: int) -> None:
    table = TrollTable(6, filler=by_chance(1), start_chips=start_chips, max_rounds=2)
    assert table.chips == [start_chips - 1] * 6
    play_out(table)
    assert sum(table.chips) == 6 * start_chips


@pytest.mark.rule("TRG-15", "PAIRS-COMMON-22")
@pytest.mark.parametrize("max_rounds", [1, 2, 5])
def test_the_match_ends_after_the_last_round_agreed_on(max_rounds: int) -> None:
    table = TrollTable(3, filler=by_chance(2), start_chips=1000, max_rounds=max_rounds)
    play_out(table)
    assert table.s.round == max_rounds
    assert table.told("last-round") == [(-1, 0, max_rounds)]


@pytest.mark.rule("TRG-2", "PAIRS-COMMON-2")
@pytest.mark.parametrize("burn", range(6))
def test_none_to_five_cards_are_burned_in_every_round(burn: int) -> None:
    """T-1: after the shuffle, before the deal."""
    table = TrollTable(3, filler=by_chance(burn), burn=burn, start_chips=1000, max_rounds=2)
    assert [kind.split()[0] for kind, _ in table.chances] == ["first", *["burn"] * burn, *["deal"] * 18]
    assert table.s.burned[0] == burn
    play_out(table)
    assert [kind for kind, _ in table.chances].count("burn") == 2 * burn


@pytest.mark.rule("TRG-16", "PAIRS-COMMON-10", "PAIRS-COMMON-11")
@pytest.mark.parametrize(("dealer", "dealers"), [("fixed", [1, 1, 1, 1]), ("rotate", [1, 2, 0, 1])])
def test_one_deals_all_match_or_all_deal_in_turn(dealer: str, dealers: list[int]) -> None:
    table = TrollTable(3, "first=1", by_chance(4), dealer=dealer, start_chips=1000, max_rounds=4)
    play_out(table)
    deals = [int(kind.split()[1]) for kind, _ in table.chances if kind.startswith("deal")]
    assert [deals[18 * number + 2] for number in range(4)] == dealers  # the dealer is served last


@pytest.mark.parametrize(
    ("name", "value"),
    [*SENSELESS, ("hand_pairs", True)],
)
def test_a_value_that_makes_no_sense_is_refused(name: str, value: Value) -> None:
    with pytest.raises(BadOption, match=name):
        catalogue.blank(RULES, 4, {name: value})

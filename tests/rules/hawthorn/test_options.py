"""What a table may choose, and what it may not."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hawthorn_table import HawthornTable
from igroteka.games import catalogue
from igroteka.kernel import BadOption, Value
from igroteka.match import Game
from pairs_table import by_chance
from secret_hands_table import SENSELESS, play_out

RULES = catalogue.rules("hawthorn")


def test_the_defaults() -> None:
    """H-1: no burn. H-5: pairs on purpose are allowed."""
    assert {name: option.default for name, option in RULES.OPTIONS.items()} == {
        "start_chips": 25,
        "max_rounds": None,
        "burn": 0,
        "dealer": "fixed",
        "hand_pairs": True,
    }


@pytest.mark.rule("HAW-17")
def test_only_simulations_limit_the_rounds_of_themselves() -> None:
    """H-12."""
    assert Game("hawthorn").options["max_rounds"] is None
    assert Game.simulated("hawthorn").options["max_rounds"] == 200
    assert Game.simulated("hawthorn", options={"max_rounds": 3}).options["max_rounds"] == 3


@pytest.mark.rule("HAW-2", "PAIRS-COMMON-16")
@pytest.mark.parametrize("start_chips", [1, 2, 20, 30, 1000])
def test_any_number_of_chips_from_1_to_1000(start_chips: int) -> None:
    table = HawthornTable(6, filler=by_chance(1), start_chips=start_chips, max_rounds=5)
    assert table.chips == [start_chips - 1] * 6
    play_out(table)
    assert sum(table.chips) == 6 * start_chips


@pytest.mark.rule("HAW-17", "PAIRS-COMMON-22")
@pytest.mark.parametrize("max_rounds", [1, 2, 5])
def test_the_match_ends_after_the_last_round_agreed_on(max_rounds: int) -> None:
    table = HawthornTable(3, filler=by_chance(2), start_chips=1000, max_rounds=max_rounds)
    play_out(table)
    assert table.s.round == max_rounds
    assert table.told("last-round") == [(-1, 0, max_rounds)]


@pytest.mark.rule("HAW-3", "PAIRS-COMMON-2")
@pytest.mark.parametrize("burn", range(6))
def test_none_to_five_cards_are_burned_in_every_round(burn: int) -> None:
    """H-1: after the shuffle, before the deal."""
    table = HawthornTable(2, filler=by_chance(burn), burn=burn, start_chips=1000, max_rounds=3)
    assert [kind.split()[0] for kind, _ in table.chances] == ["first", *["burn"] * burn, *["deal"] * 10]
    assert table.s.burned[0] == burn
    play_out(table)
    assert [kind for kind, _ in table.chances].count("burn") == 3 * burn


@pytest.mark.rule("HAW-18", "PAIRS-COMMON-10", "PAIRS-COMMON-11")
@pytest.mark.parametrize(("dealer", "dealers"), [("fixed", [1, 1, 1, 1]), ("rotate", [1, 2, 0, 1])])
def test_one_deals_all_match_or_all_deal_in_turn(dealer: str, dealers: list[int]) -> None:
    table = HawthornTable(3, "first=1", by_chance(4), dealer=dealer, start_chips=1000, max_rounds=4)
    play_out(table)
    deals = [int(kind.split()[1]) for kind, _ in table.chances if kind.startswith("deal")]
    assert [deals[15 * number + 2] for number in range(4)] == dealers  # the dealer is served last


@pytest.mark.rule("HAW-14")
@pytest.mark.parametrize("hand_pairs", [True, False])
def test_pairs_from_the_hand_happen_where_they_are_allowed(hand_pairs: bool) -> None:
    """H-5."""
    table = HawthornTable(4, filler=by_chance(3), hand_pairs=hand_pairs, start_chips=1000, max_rounds=30)
    play_out(table)
    names = [name for name, *_ in table.happenings]
    assert (("play", "out-pair") in pairwise(names)) is hand_pairs
    assert ("draw", "out-pair") in pairwise(names)


@pytest.mark.parametrize(
    ("name", "value"),
    [*SENSELESS, ("hand_pairs", None), ("hand_pairs", 1), ("hand_pairs", "no"), ("losing_score", 11)],
)
def test_a_value_that_makes_no_sense_is_refused(name: str, value: Value) -> None:
    with pytest.raises(BadOption, match=name):
        catalogue.blank(RULES, 4, {name: value})

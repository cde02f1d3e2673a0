"""What a table may choose, and what it may not."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from igroteka.games import catalogue
from igroteka.kernel import BadOption, Value
from igroteka.match import Game
from pairs_table import by_chance
from scripted import Scripted

RULES = catalogue.rules("port")


def played_out(**options: Value) -> Scripted:
    luck = random.Random(1)
    table = Scripted("port", 4, filler=by_chance(1), options=options)
    while not table.over:
        table.play(luck.choice(table.legal))
    return table


def test_the_defaults() -> None:
    assert {name: option.default for name, option in RULES.OPTIONS.items()} == {
        "pieces_of_eight": False,
        "calamities": False,
        "target": 21,
        "playoff": "reached",
        "dealer": "fixed",
        "burn": 5,
        "max_rounds": None,
    }


def test_only_simulations_limit_the_rounds_of_themselves() -> None:
    """R-6."""
    assert Game("port").options["max_rounds"] is None
    assert Game.simulated("port").options["max_rounds"] == 200
    assert Game.simulated("port", options={"max_rounds": 3}).options["max_rounds"] == 3


@pytest.mark.rule("PORT-2", "PORT-14")
@pytest.mark.parametrize("target", [1, 21, 40])
def test_the_target_of_the_race_may_be_chosen(target: int) -> None:
    table = played_out(target=target)
    scores, places = table.result()
    assert scores[places.index(1)] >= target


@pytest.mark.rule("PORT-2")
def test_the_highest_target_is_200() -> None:
    assert Scripted("port", 2, filler=by_chance(1), target=200).s.target == 200


@pytest.mark.rule("PORT-15")
@pytest.mark.parametrize("playoff", ["reached", "top"])
def test_either_way_of_the_play_off_finds_one_winner(playoff: str) -> None:
    """R-2, R-3."""
    scores, places = played_out(playoff=playoff, target=5).result()
    assert places.count(1) == 1
    assert playoff == "reached" or scores[places.index(1)] == max(scores)


@pytest.mark.rule("PORT-16")
@pytest.mark.parametrize("pieces_of_eight", [False, True])
@pytest.mark.parametrize("calamities", [False, True])
def test_the_two_variants_go_alone_and_together(pieces_of_eight: bool, calamities: bool) -> None:
    """R-9."""
    table = played_out(pieces_of_eight=pieces_of_eight, calamities=calamities, target=60)
    told = {name for name, *_ in table.happenings}
    assert ("eight" in told) is pieces_of_eight
    assert ("again" in told) is calamities


@pytest.mark.rule("PORT-3", "PAIRS-COMMON-2")
@pytest.mark.parametrize("burn", range(6))
def test_none_to_five_cards_are_burned(burn: int) -> None:
    table = Scripted("port", 2, filler=by_chance(burn), burn=burn)
    assert [kind for kind, _ in table.chances].count("burn") == burn


@pytest.mark.rule("PORT-17")
@pytest.mark.parametrize("dealer", ["fixed", "rotate"])
def test_one_deals_all_match_or_all_deal_in_turn(dealer: str) -> None:
    table = played_out(dealer=dealer, max_rounds=4, target=200)
    dealers = [seat for name, seat, *_ in table.happenings if name == "dealer"]
    assert len(dealers) == (1 if dealer == "fixed" else 4)
    assert all(later == (earlier + 1) % 4 for earlier, later in pairwise(dealers))


@pytest.mark.rule("PORT-14")
@pytest.mark.parametrize("max_rounds", [1, 2, 5])
def test_the_match_ends_after_the_last_round_agreed_on(max_rounds: int) -> None:
    assert played_out(max_rounds=max_rounds, target=200).s.round == max_rounds


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pieces_of_eight", 1),
        ("pieces_of_eight", None),
        ("calamities", 0),
        ("calamities", "yes"),
        ("target", 0),
        ("target", 201),
        ("target", None),
        ("target", True),
        ("target", "21"),
        ("playoff", "all"),
        ("playoff", None),
        ("playoff", 0),
        ("dealer", "random"),
        ("dealer", None),
        ("burn", -1),
        ("burn", 6),
        ("burn", None),
        ("burn", False),
        ("max_rounds", 0),
        ("max_rounds", -1),
        ("max_rounds", True),
        ("max_rounds", "3"),
        ("continuous", True),
    ],
)
def test_a_value_that_makes_no_sense_is_refused(name: str, value: Value) -> None:
    with pytest.raises(BadOption, match=name):
        catalogue.blank(RULES, 4, {name: value})

"""What a table may choose, and what it may not."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from scripted import Scripted
from scripted_tables.pairs import by_chance

if TYPE_CHECKING:
    from igroteka.kernel import Value


def played_out(**options: Value) -> Scripted:
    luck = random.Random(1)
    table = Scripted("port", 4, filler=by_chance(1), options=options)
    while not table.over:
        table.play(luck.choice(table.legal))
    return table


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

"""What a table may choose, and what it may not."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scripted_tables.hawthorn import HawthornTable
from scripted_tables.pairs import by_chance
from scripted_tables.secret_hands import play_out


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

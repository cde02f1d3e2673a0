"""What a table may choose, and what it may not."""

from __future__ import annotations

import pytest

from scripted_tables.goblin_poker import GoblinTable
from scripted_tables.pairs import by_chance
from scripted_tables.secret_hands import play_out


@pytest.mark.rule("GOB-3", "PAIRS-COMMON-2")
@pytest.mark.parametrize("burn", range(6))
def test_none_to_five_cards_are_burned_in_every_round(burn: int) -> None:
    """G-1: after the shuffle, before the deal."""
    table = GoblinTable(3, filler=by_chance(burn), burn=burn, start_chips=1000, max_rounds=2)
    assert [kind.split()[0] for kind, _ in table.chances] == ["first", *["burn"] * burn, *["deal"] * 18]
    assert table.s.burned[0] == burn
    play_out(table)
    assert [kind for kind, _ in table.chances].count("burn") == 2 * burn


@pytest.mark.rule("GOB-19", "PAIRS-COMMON-10", "PAIRS-COMMON-11")
@pytest.mark.parametrize(("dealer", "dealers"), [("fixed", [1, 1, 1, 1]), ("rotate", [1, 2, 0, 1])])
def test_one_deals_all_match_or_all_deal_in_turn(dealer: str, dealers: list[int]) -> None:
    table = GoblinTable(3, "first=1", by_chance(4), dealer=dealer, start_chips=1000, max_rounds=4)
    play_out(table)
    deals = [int(kind.split()[1]) for kind, _ in table.chances if kind.startswith("deal")]
    assert [deals[18 * number + 2] for number in range(4)] == dealers  # the dealer is served last

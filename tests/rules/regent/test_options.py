"""What a table may choose, and what it may not."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import by_chance
from scripted_tables.regent import RegentTable


def fold_out(table: RegentTable) -> None:
    while not table.over:
        table.play("fold")


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

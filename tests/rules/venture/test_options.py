"""What a table may choose, and what it may not."""

from __future__ import annotations

from itertools import product

import pytest

from igroteka.games import catalogue
from scripted_tables.venture import SIZES, play_out, shuffled

RULES = catalogue.rules("venture")


@pytest.mark.rule("VENT-3", "VENT-4")
@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize(
    ("stock", "hands"),
    [("table", (17, 13, 10, 8, 7, 6)), ("large", (16, 12, 10, 8, 7, 6)), ("remainder", (18, 13, 11, 9, 7, 6))],
)
def test_the_three_sizes_of_the_stock(players: int, stock: str, hands: tuple[int, ...]) -> None:
    """V-1."""
    table = shuffled(players, stock=stock)
    assert len(table.stock) == SIZES[stock][players]
    assert [len(hand) for hand in table.hands] == [hands[players - 3]] * players


@pytest.mark.rule("VENT-36")
@pytest.mark.parametrize("deals", [1, 2, 5])
def test_as_many_deals_as_agreed(deals: int) -> None:
    table = shuffled(8, deals=deals)
    assert play_out(table) == 48 * deals
    assert table.s.deal == deals


@pytest.mark.rule("VENT-6", "VENT-14", "VENT-44")
@pytest.mark.parametrize("players", range(3, 9))
def test_all_options_go_together_and_the_number_of_decisions_is_exact(players: int) -> None:
    for stock, draft, talk, captured_bid in product(SIZES, (False, True), ("free", "claims"), ("acts", "silent")):
        table = shuffled(players, stock=stock, draft=draft, talk=talk, captured_bid=captured_bid)
        hand = (55 - SIZES[stock][players]) // players
        decisions = hand * players * (3 if talk == "claims" else 1) + draft * (hand - 1) * players
        assert RULES.longest(table.s) == decisions
        if captured_bid == "silent" and stock == "remainder":
            assert play_out(table) == decisions

"""Who deals, from round to round."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import deal


def dealt(dealer: str) -> Scripted:
    return Scripted("port", 3, f"first=2; burn=2,3,4,5,6; {deal(8, 9, 10)}", dealer=dealer)


@pytest.mark.rule("PORT-17", "PAIRS-COMMON-10")
def test_a_fixed_dealer_deals_the_whole_match() -> None:
    table = dealt("fixed")
    for _ in range(2):
        table.play("pass")
        table.play("pass")
        table.play("pass", deal(8, 9, 10))
    assert table.s.dealer == 2


@pytest.mark.rule("PORT-17", "PAIRS-COMMON-10")
def test_a_rotating_deal_passes_to_the_left_after_each_round() -> None:
    table = dealt("rotate")
    table.play("pass")
    table.play("pass")
    table.play("pass", "deal 1=8; deal 2=9; deal 0=10")
    assert table.s.dealer == 0
    table.play("pass", seat=1)
    table.play("pass", seat=2)
    table.play("pass", "deal 2=8; deal 0=9; deal 1=10")
    assert table.s.dealer == 1


@pytest.mark.rule("PORT-17", "PORT-15")
def test_in_extra_rounds_the_deal_moves_even_to_a_seat_that_watches() -> None:
    table = dealt("rotate")
    table.s.points[:3] = [5, 20, 20]
    table.play("pass")
    table.play("pass")
    table.play("pass", "deal 1=8; deal 2=8; tie 1=9; tie 2=10")
    assert table.s.dealer == 0  # seat 0 watches
    table.play("draw", "draw 1=8", seat=1)
    table.play("draw", "draw 2=8; deal 2=9; deal 1=10", seat=2)
    assert table.s.dealer == 1

"""Who deals, from round to round."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import PairsTable

FIRST_ROUND = "first=2; burn=1,2,3,4,5; deal 0=6; deal 1=9; deal 2=10"


@pytest.mark.rule("PAIRS-21")
def test_a_fixed_dealer_deals_the_whole_game() -> None:
    table = PairsTable(3, FIRST_ROUND, dealer="fixed")
    table.play("fold", "deal 0=7; deal 1=8; deal 2=9")
    table.play("fold", "deal 0=7; deal 1=8; deal 2=9")
    assert table.s.dealer == 2


@pytest.mark.rule("PAIRS-21")
def test_a_rotating_deal_passes_to_the_left_after_each_round() -> None:
    table = PairsTable(3, FIRST_ROUND, dealer="rotate")
    table.play("draw", "draw 0=7")
    assert table.s.dealer == 2
    table.play("fold", "deal 1=8; deal 2=9; deal 0=10")
    assert table.s.dealer == 0
    table.play("draw", "draw 1=8; deal 2=7; deal 0=9; deal 1=10")
    assert table.s.dealer == 1
    assert [seat for seat, *_ in table.told("dealer")] == [2, 0, 1]


@pytest.mark.rule("PAIRS-21", "PAIRS-23")
def test_the_one_deal_of_the_continuous_game_never_passes_on() -> None:
    table = PairsTable(3, FIRST_ROUND, dealer="rotate", continuous=True)
    table.play("fold 0 6")
    table.play("draw", "draw 1=9")
    assert table.s.dealer == 2

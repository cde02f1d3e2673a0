"""Chips: how many there are, what must be paid, what may be bought. Shown with Hawthorn."""

from __future__ import annotations

import random

import pytest

from igroteka.games.pairs.chips import all_chips_there, ante, can_afford, can_pay, pay, pay_player
from scripted_tables.hawthorn import THREE, TWO, HawthornTable, opened
from scripted_tables.pairs import by_chance


@pytest.mark.rule("PAIRS-COMMON-16")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("start_chips", [1, 25, 30, 1000])
def test_all_start_with_the_same_number_of_chips(players: int, start_chips: int) -> None:
    table = HawthornTable(players, filler=by_chance(1), start_chips=start_chips)
    assert table.chips == [start_chips - 1] * players  # one went for the ante
    assert table.pot == players


@pytest.mark.rule("PAIRS-COMMON-16")
@pytest.mark.parametrize("players", range(2, 7))
def test_no_chip_is_lost_or_new(players: int) -> None:
    luck = random.Random(players)
    table = HawthornTable(players, filler=by_chance(players), start_chips=20)
    while not table.over:
        table.play(luck.choice(table.legal))
        assert sum(table.chips) + table.pot == 20 * players
        assert min(table.chips) >= 0


@pytest.mark.rule("PAIRS-COMMON-16")
def test_a_chip_too_many_or_too_few_is_noticed() -> None:
    table = opened(*THREE)
    s = table.s
    assert all_chips_there(s)
    s.chips[0] += 1
    assert not all_chips_there(s)
    s.pot -= 1
    assert all_chips_there(s)
    s.chips[1], s.chips[2] = -1, s.chips[2] + s.chips[1] + 1
    assert not all_chips_there(s)


@pytest.mark.rule("PAIRS-COMMON-16")
def test_chips_staked_elsewhere_on_the_table_count_too() -> None:
    s = opened(*THREE).s
    s.chips[0] -= 5
    assert not all_chips_there(s)
    assert all_chips_there(s, staked=5)


@pytest.mark.rule("PAIRS-COMMON-17")
@pytest.mark.parametrize(("owed", "paid"), [(0, 0), (1, 1), (24, 24), (25, 24), (100, 24)])
def test_a_forced_payment_is_what_one_owes_or_all_that_one_has(owed: int, paid: int) -> None:
    """C-5: nobody ever owes anything."""
    table = opened(*THREE)
    assert can_pay(table.s, 0, owed) == paid
    pay(table.s, 0, owed)
    assert table.chips == [24 - paid, 24, 24]
    assert table.pot == 3 + paid
    assert all_chips_there(table.s)


@pytest.mark.rule("PAIRS-COMMON-17")
def test_the_table_hears_when_somebody_pays_all_that_is_left() -> None:
    """C-5."""
    table = opened(*THREE)
    pay(table.s, 0, 20)
    pay(table.s, 0, 20)
    assert table.told("pay") == [(0, 0, 20)]
    assert table.told("pay-all") == [(0, 0, 4)]
    pay(table.s, 0, 20)
    assert table.chips[0] == 0


@pytest.mark.rule("PAIRS-COMMON-17")
def test_who_has_no_chip_for_the_ante_plays_without_one() -> None:
    """C-5."""
    table = opened(*THREE)
    pay(table.s, 1, 24)
    ante(table.s, 2)
    assert table.chips == [22, 0, 22]
    assert table.told("ante")[-3:] == [(0, 0, 2), (1, 0, 0), (2, 0, 2)]


@pytest.mark.rule("PAIRS-COMMON-17")
def test_what_is_owed_to_another_player_is_capped_as_well() -> None:
    """C-5."""
    table = opened(*THREE)
    pay_player(table.s, 0, 2, 10)
    pay_player(table.s, 0, 1, 20)
    assert table.chips == [0, 24 + 14, 24 + 10]
    assert table.pot == 3
    assert [happening for happening in table.happenings if happening[0] == "pay-player"] == [
        ("pay-player", 0, 0, 10, 2, -1),
        ("pay-player", 0, 0, 14, 1, -1),
    ]


@pytest.mark.rule("PAIRS-COMMON-17")
@pytest.mark.parametrize(("token", "script"), [("fold", ""), ("draw", "draw 0=4")])
def test_folding_and_pairing_are_paid_as_far_as_the_chips_reach(token: str, script: str) -> None:
    """C-5: both cost 4, and only two chips are left."""
    table = opened(*TWO, start_chips=3)
    table.play(token, script, seat=0)
    assert table.told("pay-all") == [(0, 0, 2)]
    assert table.chips == [0, 6]


@pytest.mark.rule("PAIRS-COMMON-18")
@pytest.mark.parametrize(("price", "may"), [(0, True), (1, True), (24, True), (25, False)])
def test_a_bought_action_needs_its_full_price(price: int, may: bool) -> None:
    """C-5: who cannot pay all of it may not choose it."""
    assert can_afford(opened(*THREE).s, 0, price) is may


@pytest.mark.rule("PAIRS-COMMON-17", "PAIRS-COMMON-18")
def test_a_fold_is_not_bought_but_forced() -> None:
    """C-5: in Hawthorn the price of a fold is a penalty, so it is open even to who could not afford it."""
    table = opened(*TWO, start_chips=3)
    assert not can_afford(table.s, 0, table.price)
    assert "fold" in table.legal

"""The dealer: whose turn it is to deal, in which order, and what is called out."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scripted_tables.pairs import PairsTable, by_chance


@pytest.mark.rule("PAIRS-COMMON-10")
@pytest.mark.parametrize(("dealer", "dealers"), [("fixed", {0}), ("rotate", {0, 1, 2})])
def test_one_deals_all_game_or_all_deal_in_turn(dealer: str, dealers: set[int]) -> None:
    table = PairsTable(3, "first=0", filler=by_chance(6), dealer=dealer)
    seen = []
    while not table.over:
        seen.append(table.s.dealer)
        table.play("fold")
    assert set(seen) == dealers
    steps = {(after - before) % 3 for before, after in pairwise(seen)}
    assert steps == ({0} if dealer == "fixed" else {1})


@pytest.mark.rule("PAIRS-COMMON-10")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_dealers_place_does_not_decide_who_moves_first(dealer: int) -> None:
    cards = ["9", "4", "8"]
    seats = [(dealer + 1 + step) % 3 for step in range(3)]
    script = "; ".join(f"deal {seat}={cards[seat]}" for seat in seats)
    table = PairsTable(3, f"first={dealer}; burn=1,2,3,5,6; {script}")
    assert table.to_move == 1
    assert table.legal == ["draw", "fold"]


@pytest.mark.rule("PAIRS-COMMON-11")
@pytest.mark.parametrize("players", range(2, 9))
def test_dealing_starts_on_the_dealers_left_and_ends_with_the_dealer(players: int) -> None:
    for dealer in range(players):
        table = PairsTable(players, f"first={dealer}", filler=by_chance(dealer))
        order = [kind for kind, _ in table.chances if kind.startswith("deal")]
        assert order == [f"deal {(dealer + 1 + step) % players}" for step in range(players)]


@pytest.mark.rule("PAIRS-COMMON-11")
def test_tie_cards_come_in_the_same_order_without_those_who_are_not_tied() -> None:
    deals = "deal 2=4; deal 3=9; deal 0=4; deal 1=4"
    table = PairsTable(4, f"first=1; burn=1,2,3,5,6; {deals}; tie 2=10; tie 0=8; tie 1=9")
    assert table.to_move == 0


@pytest.mark.rule("PAIRS-COMMON-12")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_every_card_is_called_out_as_it_is_turned_up(players: int) -> None:
    table = PairsTable(players, filler=by_chance(players), calamities=True, pieces_of_eight=True)
    while not table.over:
        table.play(table.legal[-2])
    turned = [f"{kind} {card}" for kind, card in table.chances if kind.split()[0] in ("deal", "tie", "draw")]
    names = {"deal": "deal", "tie": "tie", "tie-again": "tie", "draw": "draw"}
    called = [f"{names[name]} {seat} {card}" for name, seat, card, *_ in table.happenings if name in names]
    assert called == turned


@pytest.mark.rule("PAIRS-COMMON-12")
def test_the_log_says_who_deals_and_who_starts() -> None:
    table = PairsTable(3, "first=1; burn=1,2,3,5,6; deal 2=9; deal 0=8; deal 1=10")
    assert table.told("dealer") == [(1, 0, 0)]
    assert table.told("starts") == [(0, 0, 0)]

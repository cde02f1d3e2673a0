"""Shuffle, stock, hands."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games import catalogue
from igroteka.kernel import BadOption
from igroteka.match import Game
from scripted_tables.pairs import VALUES
from scripted_tables.venture import SIZES, play_out, rulebook, shuffled


@pytest.mark.rule("VENT-1")
def test_3_to_8_play() -> None:
    assert catalogue.rules("venture").PLAYERS == (3, 8)
    for players in (2, 9):
        with pytest.raises(ValueError, match="player"):
            Game("venture", players)


@pytest.mark.rule("VENT-2", "PAIRS-COMMON-1")
@pytest.mark.parametrize("players", range(3, 9))
def test_all_55_cards_are_dealt_and_none_burned(players: int) -> None:
    table = shuffled(players)
    assert Counter(int(card) for _, card in table.chances) == {value: value for value in VALUES}
    assert {kind.split()[0] for kind, _ in table.chances} == {"stock", "deal"}
    assert table.s.deck[0] == table.s.burned[0] == table.s.discard[0] == 0


@pytest.mark.rule("VENT-2")
def test_nothing_is_shuffled_or_dealt_until_the_deal_is_over() -> None:
    table = shuffled(4)
    play_out(table)
    assert len(table.chances) == 55
    assert table.told("reshuffle") == []


@pytest.mark.rule("VENT-3", "VENT-4")
@pytest.mark.parametrize(
    ("players", "stock", "hand"), [(3, 4, 17), (4, 3, 13), (5, 5, 10), (6, 7, 8), (7, 6, 7), (8, 7, 6)]
)
def test_the_sizes_of_stock_and_hands(players: int, stock: int, hand: int) -> None:
    """V-1."""
    table = shuffled(players)
    assert len(table.stock) == stock
    assert [len(cards) for cards in table.hands] == [hand] * players


@pytest.mark.rule("VENT-3", "VENT-4")
@pytest.mark.parametrize("rule", ["table", "large", "remainder"])
def test_hands_are_equal_and_the_stock_is_the_smallest_of_its_kind(rule: str) -> None:
    """V-1: at least two cards, at least five, or whatever does not go round."""
    least = {"table": 2, "large": 5, "remainder": 0}[rule]
    for players in range(3, 9):
        table = shuffled(players, stock=rule)
        assert len(table.stock) == next(size for size in range(least, 55) if (55 - size) % players == 0)
        assert len(table.stock) == SIZES[rule][players]
        assert {len(cards) for cards in table.hands} == {(55 - len(table.stock)) // players}


@pytest.mark.rule("VENT-3", "VENT-4")
def test_first_the_stock_then_one_card_at_a_time_from_seat_0_on() -> None:
    table = shuffled(6)
    assert [kind for kind, _ in table.chances] == ["stock"] * 7 + [f"deal {seat}" for seat in range(6)] * 8


@pytest.mark.rule("VENT-5")
def test_the_stock_is_turned_up_after_the_deal_and_round_1_begins() -> None:
    table = rulebook()
    names = [name for name, *_ in table.happenings]
    assert names == ["new-deal", "lay-stock", *["deal"] * 50, *["turn-stock"] * 5, "round"]
    assert table.told("lay-stock") == [(-1, 0, 5)]
    assert table.told("turn-stock") == [(-1, card, 0) for card in (4, 5, 6, 8, 10)]
    assert table.told("round") == [(-1, 0, 1)]
    assert table.legal == ["bid 1", "bid 10", "bid 2", "bid 5", "bid 7", "bid 8", "bid 9"]


@pytest.mark.rule("VENT-6", "VENT-30")
@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("stock", ["table", "large", "remainder"])
def test_a_deal_has_as_many_rounds_as_a_hand_has_cards(players: int, stock: str) -> None:
    table = shuffled(players, stock=stock)
    rounds = len(table.hands[0])
    decisions = play_out(table)
    assert decisions == rounds * players
    assert table.told("round") == [(-1, 0, number) for number in range(1, rounds + 1)]
    assert table.hands == [[]] * players


@pytest.mark.rule("VENT-2", "VENT-36")
def test_every_deal_begins_with_all_55_cards_and_seat_0() -> None:
    table = shuffled(5, deals=3)
    play_out(table)
    for number in range(3):
        chances = table.chances[55 * number : 55 * (number + 1)]
        assert Counter(int(card) for _, card in chances) == {value: value for value in VALUES}
        assert [kind for kind, _ in chances] == ["stock"] * 5 + [f"deal {seat}" for seat in range(5)] * 10


def test_a_value_of_which_nothing_is_left_is_no_dealt_card() -> None:
    with pytest.raises(AssertionError, match="cannot be 1"):
        type(rulebook())(3, "stock=1,1")


@pytest.mark.parametrize("name", ["burn", "dealer", "start_chips"])
@pytest.mark.rule("VENT-2", "PAIRS-COMMON-10")
def test_options_of_other_games_of_the_box_do_not_exist_here(name: str) -> None:
    with pytest.raises(BadOption, match=name):
        Game("venture", 4, {name: 1})

"""Everybody picks a start card in secret; the lowest moves first."""

from __future__ import annotations

import pytest

from scripted_tables.hawthorn import THREE, TWO, dealt, opened
from scripted_tables.pairs import Watch


@pytest.mark.rule("HAW-4")
def test_all_pick_before_any_card_is_turned_up() -> None:
    table = dealt(*THREE)
    for seat, card in enumerate(["4", "5"]):
        table.play(f"start {card}", seat=seat)
        assert table.rows == [[], [], []]
        assert table.told("turn-up") == []
    table.play("start 9", seat=2)
    assert table.rows == [[4], [5], [9]]
    assert table.told("turn-up") == [(0, 4, 0), (1, 5, 0), (2, 9, 0)]


@pytest.mark.rule("HAW-4")
def test_four_cards_stay_in_the_hand() -> None:
    assert opened(*THREE).hands == [[6, 7, 8, 9], [6, 8, 9, 10], [3, 7, 8, 10]]


@pytest.mark.rule("HAW-4")
def test_any_card_of_the_hand_may_be_picked_and_equal_ones_are_one_choice() -> None:
    table = dealt("9 9 2 10 9", "8 7 7 6 5")
    assert (table.to_move, table.legal) == (0, ["start 10", "start 2", "start 9"])
    table.play("start 9")
    assert (table.to_move, table.legal) == (1, ["start 5", "start 6", "start 7", "start 8"])


@pytest.mark.rule("HAW-5")
@pytest.mark.parametrize(
    ("starts", "first"), [(("4", "5", "9"), 0), (("9", "5", "10"), 1), (("9", "10", "8"), 2), (("6", "8", "3"), 2)]
)
def test_the_lowest_start_card_moves_first(starts: tuple[str, ...], first: int) -> None:
    table = dealt(*THREE)
    table.start_with(*starts)
    assert table.to_move == table.s.marker == first
    assert table.told("starts") == [(first, 0, 0)]


@pytest.mark.rule("HAW-5")
def test_turns_go_clockwise_from_there() -> None:
    table = dealt(*THREE)
    table.start_with("8", "6", "9")
    order = []
    for card in (10, 7, 10):
        order.append(table.to_move)
        table.draw(card)
    assert order == [1, 2, 0]


@pytest.mark.rule("HAW-19")
def test_the_start_card_decides_who_begins() -> None:
    """The same hands: seat 0 begins with its 4, and lets the other begin with its 9."""
    low, high = dealt(*TWO), dealt(*TWO)
    low.start_with("4", "8")
    high.start_with("9", "8")
    assert (low.to_move, high.to_move) == (0, 1)


@pytest.mark.rule("HAW-19")
@pytest.mark.parametrize(("start", "pairing"), [("1", 0), ("4", 3), ("10", 8)])
def test_the_start_card_decides_how_likely_a_pair_is_in_the_first_circle(start: str, pairing: int) -> None:
    """Of the 45 cards in the deck so many pair with it."""
    table = dealt("1 4 10 7 8", "2 5 6 9 10")
    table.filler = watch = Watch(1)
    table.start_with(start, "2")
    if table.to_move == 1:
        table.draw(3)
    deck = [token for token in table.rules.FACES[1:] for _ in range(table.s.deck[int(token)])]
    assert deck.count(start) == pairing
    table.play("draw", seat=0)
    assert watch.offered[0] == ("draw 0", deck)

"""Everybody picks a start card in secret; the lowest moves first."""

from __future__ import annotations

import pytest

from scripted_tables.goblin_poker import THREE, dealt, opened


@pytest.mark.rule("GOB-4")
def test_all_pick_before_any_card_is_turned_up() -> None:
    table = dealt(*THREE)
    for seat, card in enumerate(["2", "4"]):
        table.play(f"start {card}", seat=seat)
        assert table.stacks == [[], [], []]
        assert table.told("turn-up") == []
    table.play("start 9", seat=2)
    assert table.stacks == [[2], [4], [9]]
    assert table.told("turn-up") == [(0, 2, 0), (1, 4, 0), (2, 9, 0)]


@pytest.mark.rule("GOB-4")
def test_five_cards_stay_in_the_hand() -> None:
    assert opened(*THREE).hands == [[5, 6, 7, 8, 9], [6, 7, 8, 9, 10], [3, 7, 8, 10, 10]]


@pytest.mark.rule("GOB-4")
def test_any_card_of_the_hand_may_be_picked_and_equal_ones_are_one_choice() -> None:
    table = dealt("9 9 2 10 9 2", "8 7 7 6 5 8", THREE[2])
    assert (table.to_move, table.legal) == (0, ["start 10", "start 2", "start 9"])
    table.play("start 9")
    assert (table.to_move, table.legal) == (1, ["start 5", "start 6", "start 7", "start 8"])


@pytest.mark.rule("GOB-5")
@pytest.mark.parametrize(("starts", "first"), [(("2", "4", "9"), 0), (("9", "4", "10"), 1), (("8", "10", "3"), 2)])
def test_the_lowest_start_card_moves_first_and_gets_the_marker(starts: tuple[str, ...], first: int) -> None:
    table = dealt(*THREE)
    assert table.s.marker == -1
    table.start_with(*starts)
    assert table.to_move == table.s.marker == first
    assert table.told("circle") == [(first, int(starts[first]), 1)]

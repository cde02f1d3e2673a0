"""The first half of a round: everybody lays a card."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import by_chance
from scripted_tables.sweep import SweepTable, dealt, last_round, row

HANDS = ("4 8 10 10 10", "6 8 10 10 10", "5 7 8 8 8")


@pytest.mark.rule("SWEEP-9")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_cards_are_laid_clockwise_from_the_starting_player(first: int, order: list[int]) -> None:
    table = dealt(*HANDS, row="9 9 3 6 2", first=first)
    for seat in order:
        table.play("play 8", "" if seat != order[-1] else row("1 2 3 3 4"), seat=seat)
    assert [seat for seat, _, _ in table.told("play")] == order


@pytest.mark.rule("SWEEP-9")
def test_any_card_of_the_hand_may_be_laid_and_it_lies_open() -> None:
    table = dealt(*HANDS, row="9 9 3 6 2")
    assert table.legal == ["play 10", "play 4", "play 8"]
    table.play("play 10")
    assert table.fronts == [[10], [], []]
    assert table.hands[0] == [4, 8, 10, 10]


@pytest.mark.rule("SWEEP-9")
def test_who_has_cards_of_one_value_only_is_asked_all_the_same() -> None:
    table = last_round("9", "10 10", "8 8", middle="1 2 3 4 5")
    for seat, token in enumerate(["play 9", "play 10", "play 8"]):
        assert table.legal == [token]
        table.play(token, seat=seat)


@pytest.mark.rule("SWEEP-6", "SWEEP-11")
def test_nobody_takes_before_everybody_has_laid_a_card() -> None:
    table = dealt(*HANDS, row="9 9 3 6 2")
    for card in (4, 6):
        table.play(f"play {card}")
        assert table.told("take") == []
        assert table.middle == [2, 3, 6, 9, 9]
    table.play("play 5", row("1 2 3 3 4"))
    assert [name for name, *_ in table.happenings if name in ("play", "take")] == [*["play"] * 3, *["take"] * 5]


@pytest.mark.rule("SWEEP-8")
def test_whoever_took_the_last_card_starts_the_next_round() -> None:
    table = dealt("4 8 10 10 10", "9 8 10 10 10", "5 7 8 8 8", row="9 9 3 6 2")
    table.lay_cards("4 9 5", next_row="1 2 3 3 4")
    assert table.told("take")[-1] == (1, 6, 1)
    assert table.to_move == 1
    assert table.told("starts") == [(0, 0, 0), (1, 0, 1)]  # by lot, and for the last card


@pytest.mark.rule("SWEEP-10", "SWEEP-11")
def test_a_player_without_cards_is_passed_over_and_takes_nothing() -> None:
    """S-2: wherever that player sits."""
    for empty in range(1, 4):
        table = SweepTable(4, filler=by_chance(1))
        hands = ["" if seat == empty else f"{5 + seat} 10" for seat in range(4)]
        table.lay(hands, "1 2 3 4 4")
        laid = [seat for seat in range(4) if seat != empty]
        for seat in laid:
            table.play(f"play {5 + seat}", seat=seat)
        assert table.over
        assert {seat for seat, _, _ in table.told("take")} == set(laid)
        assert table.hands[empty] == []
        assert table.result()[0][empty] == 0


@pytest.mark.rule("SWEEP-10", "SWEEP-8")
def test_the_starting_player_always_has_a_card() -> None:
    """S-2: never a dead end, for whoever took a card holds it."""
    table = SweepTable(3, filler=by_chance(1))
    table.lay(["9", "9", "9"], "1 2 3 4 8", deck="10 10 10 10 10", starter=1)
    table.lay_cards("9 9 9")
    assert table.hands == [[], [8], []]
    assert (table.to_move, table.legal) == (1, ["play 8"])
    table.play("play 8")
    assert table.hands[1] == [10] * 5
    assert table.over


@pytest.mark.rule("SWEEP-12", "SWEEP-9")
def test_a_card_that_was_taken_can_be_laid_in_the_next_round() -> None:
    table = dealt(*HANDS, row="9 9 3 6 2", first=1)
    table.lay_cards("6 7 4", next_row="1 2 3 3 4")
    table.play("play 5", seat=2)
    assert "play 9" in table.legal
    table.play("play 9", seat=0)
    assert table.fronts[0] == [9]

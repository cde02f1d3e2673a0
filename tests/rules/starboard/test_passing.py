"""Passing: later, at more cards, beats earlier."""

from __future__ import annotations

import pytest

from scripted import Scripted


def opened(players: int = 3) -> Scripted:
    return Scripted("starboard", players, "first=0; burn=1,2,3,4,5; center=9,10")


def beaten(table: Scripted) -> list[tuple[int, int]]:
    """Who was put out by a pass, and at how many cards they had passed."""
    return [(seat, value) for name, seat, _, value, *_ in table.happenings if name == "beaten"]


@pytest.mark.rule("STARBOARD-10")
def test_a_pass_at_more_cards_puts_earlier_passers_out() -> None:
    table = opened(4)
    table.play("pass", seat=0)
    table.play("pass", seat=1)
    table.play("draw", "draw 2=8", seat=2)
    table.play("pass", seat=3)
    assert beaten(table) == [(0, 2), (1, 2)]
    assert table.s.standing == 0b1100


@pytest.mark.rule("STARBOARD-10")
def test_who_passed_at_the_same_number_of_cards_stays() -> None:
    table = opened(4)
    table.play("draw", "draw 0=8", seat=0)
    table.play("pass", seat=1)
    table.play("pass", seat=2)
    assert beaten(table) == []
    assert table.s.standing == 0b1111


@pytest.mark.rule("STARBOARD-10")
def test_a_card_that_paired_does_not_count() -> None:
    """The shared hand is as before, so both passes are at two cards."""
    table = opened(4)
    table.play("pass", seat=0)
    table.play("draw", "draw 1=9", seat=1)
    table.play("pass", seat=2)
    assert beaten(table) == []
    assert table.s.standing == 0b1101


@pytest.mark.rule("STARBOARD-11", "STARBOARD-10")
def test_a_larger_hand_alone_puts_nobody_out() -> None:
    """R-3: seat 1 makes the hand larger and then pairs; those who passed before share the pot."""
    table = opened(3)
    table.play("pass", seat=0)
    table.play("draw", "draw 1=8", seat=1)
    assert table.s.standing == 0b111
    table.play("draw", "draw 2=7", seat=2)
    table.play("draw", "draw 1=8", seat=1)
    assert table.s.standing == 0b101
    table.play("draw", "draw 2=7; center=9,10", seat=2)
    assert beaten(table) == []
    assert list(table.s.chips[:3]) == [9 + 7 - 1, 7 - 1, 7 - 1]


@pytest.mark.rule("STARBOARD-10", "STARBOARD-11")
def test_the_pass_at_the_largest_number_of_cards_wins_step_by_step() -> None:
    table = opened(4)
    table.play("pass", seat=0)
    table.play("draw", "draw 1=8", seat=1)
    table.play("pass", seat=2)
    assert beaten(table) == [(0, 2)]
    table.play("draw", "draw 3=7", seat=3)
    table.play("pass", seat=1)
    assert beaten(table) == [(0, 2), (2, 3)]
    table.play("pass", "center=9,10", seat=3)
    assert list(table.s.chips[:4]) == [9 - 1, 8 + 3 - 1, 9 - 1, 8 + 3 - 1]


@pytest.mark.rule("STARBOARD-12")
def test_who_has_passed_does_nothing_more_in_the_round() -> None:
    table = opened(3)
    table.play("pass", seat=0)
    for card in (8, 7):
        table.play("draw", f"draw 1={card}", seat=1)
        table.play("draw", f"draw 2={card - 2}", seat=2)
    assert table.to_move == 1
    assert table.s.passed_at[0] == 2


@pytest.mark.rule("STARBOARD-12")
def test_the_pass_is_announced_with_the_number_of_cards() -> None:
    table = opened(3)
    table.play("draw", "draw 0=8", seat=0)
    table.play("pass", seat=1)
    assert ("pass", 1, 0, 3, -1, -1) in table.happenings

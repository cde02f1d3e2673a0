"""A sensible player of Port: a pair costs the points of all places that one has already."""

from __future__ import annotations

from igroteka.games.pairs.port import bots
from scripted import Scripted, choice
from scripted_tables.pairs import deal


def dealt(*cards: int, **options: bool | int) -> Scripted:
    return Scripted("port", len(cards), f"first={len(cards) - 1}; burn=1,2,3,4,5; {deal(*cards)}", options=options)


def test_with_a_single_card_one_takes_another() -> None:
    assert choice(dealt(6, 9, 10)) == "draw"


def test_a_high_sum_is_enough() -> None:
    table = dealt(9, 10)
    table.play("draw", "draw 0=10")
    table.play("draw", "draw 1=2")
    table.play("draw", "draw 0=8")
    table.play("draw", "draw 1=3")
    assert choice(table) == "pass"  # 27 against 15


def test_the_last_one_stops_when_nobody_is_left_to_overtake() -> None:
    table = dealt(9, 10)
    table.play("pass", seat=0)
    assert choice(table) == "pass"


def test_and_goes_on_when_somebody_is() -> None:
    table = dealt(8, 9)
    table.play("draw", "draw 0=4")
    table.play("draw", "draw 1=2")
    table.play("pass", seat=0)
    assert choice(table) == "draw"  # 11 against 12


def test_a_beaten_hand_has_nothing_to_lose_in_a_play_off() -> None:
    table = dealt(8, 9)
    table.s.contenders = 0b11
    table.play("draw", "draw 0=10")
    table.play("draw", "draw 1=8")
    table.play("draw", "draw 0=9")
    table.play("draw", "draw 1=7")
    table.play("pass", seat=0)
    assert choice(table) == "draw"  # 24 against 27


def test_who_plays_off_stands_before_the_others() -> None:
    table = dealt(6, 8, 9)
    table.s.points[:3] = [21, 25, 20]
    table.s.contenders = 0b011
    out = [0.0] * 6
    bots.worth(table.s, out)
    assert out[0] == out[1] > out[2]

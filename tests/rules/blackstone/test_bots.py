"""A sensible player of Blackstone: few cards, and out when that is cheaper."""

from __future__ import annotations

import pytest

from igroteka.games.pairs.blackstone import bots
from scripted import Scripted, choice
from scripted_tables.pairs import deal


def dealt(*cards: int, **options: int) -> Scripted:
    return Scripted("blackstone", len(cards), f"first={len(cards) - 1}; {deal(*cards)}", options=options)


def test_one_takes_no_more_than_one_has_to() -> None:
    table = dealt(1, 2, 3)
    assert choice(table) == "take 1"
    table.play("take 3", "draw 0=9,9,9")
    assert choice(table) == "take 3"


def test_without_a_stone_a_single_card_is_no_risk() -> None:
    table = dealt(1, 10)
    assert bots.risk(table.s, 1) == pytest.approx(0)
    assert bots.risk(table.s, 2) == pytest.approx(9 / 53 * 8 / 52)


def test_with_a_stone_every_card_is_one() -> None:
    table = dealt(1, 10)
    table.play("take 1", "draw 0=9")
    assert bots.risk(table.s, 1) == pytest.approx(9 / 52)
    assert bots.risk(table.s, 2) == pytest.approx(1 - 43 / 52 * 42 / 51)


def test_nobody_with_a_stone_takes_a_dozen_cards() -> None:
    table = dealt(1, 10, 9)
    table.play("take 12", "draw 0=9,9,9,9,9,9,8,8,8,8,8,8", seat=0)
    assert choice(table) == "fold"


def test_whoever_cannot_pay_for_leaving_either_takes_the_risk() -> None:
    table = dealt(1, 10, 9, start_chips=6)
    table.play("take 12", "draw 0=9,9,9,9,9,9,8,8,8,8,8,8", seat=0)
    assert choice(table) == "take 12"


def test_stakes_that_will_come_back_are_chips() -> None:
    table = dealt(1, 2)
    table.s.chips[:2], table.s.stakes[:2] = [0, 32], [3, 5]
    out = [0.0] * 4
    bots.worth(table.s, out)
    assert 0 < out[0] < 0.5 < out[1] < 1

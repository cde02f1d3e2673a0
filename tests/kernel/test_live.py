"""Decisions in real time: what a game's table says of them, and what holds where it says nothing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from igroteka.kernel import OVER, Window, calls, suggested, together, window

SILENT = SimpleNamespace()
RULES: Any = SimpleNamespace(actor=lambda s: s.turn)


def test_a_game_that_says_nothing_is_decided_one_after_the_other() -> None:
    s = SimpleNamespace(turn=2)
    assert window(SILENT, s) is None
    assert together(SILENT, RULES, s) == 0b100
    assert calls(SILENT, s, 0) == ()
    assert suggested(SILENT, 4) == {}


def test_a_game_is_asked_for_its_own() -> None:
    table = SimpleNamespace(
        window=lambda s: Window(7, grace=3),
        together=lambda s: 0b110,
        calls=lambda s, seat: (seat,),
        suggest=lambda players: {"light": players > 4},
    )
    s = SimpleNamespace(turn=1)
    assert window(table, s) == Window(default=7, grace=3)
    assert together(table, RULES, s) == 0b110
    assert calls(table, s, 5) == (5,)
    assert [suggested(table, players)["light"] for players in (4, 5)] == [False, True]


def test_when_the_game_is_over_nobody_chooses_and_the_table_is_not_asked() -> None:
    table = SimpleNamespace(together=lambda s: pytest.fail("there is nothing to choose"))
    assert (
        together(table, RULES, SimpleNamespace(turn=OVER)) == together(SILENT, RULES, SimpleNamespace(turn=OVER)) == 0
    )


def test_a_window_blocks_nothing_lasts_until_somebody_acts_and_is_no_secret_unless_it_says_so() -> None:
    plain = Window(1)
    assert (plain.grace, plain.lasts, plain.patience, plain.secret) == (0, None, 0, False)

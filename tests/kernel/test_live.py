"""Decisions in real time: what a game's table says of them, and what holds where it says nothing."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.kernel import OVER, Layout, Phrase, Tabletop, Window, i8, together


class State(Layout):
    turn = i8()


def position(turn: int) -> State:
    s = State()
    s.turn = turn
    return s


class RULES:
    @staticmethod
    def actor(s: State) -> int:
        return s.turn


rules: Any = RULES
SILENT = Tabletop[State](
    lambda s, viewer: [], lambda s, action: Phrase("do-it"), lambda s: Phrase("goal"), lambda s: Phrase("ask")
)


def test_a_game_that_says_nothing_is_decided_one_after_the_other() -> None:
    s = position(2)
    assert SILENT.window(s) is None
    assert together(SILENT, rules, s) == 0b100
    assert SILENT.calls(s, 0) == ()
    assert SILENT.suggest(4) == {}
    assert SILENT.handle(s, 0) is None
    assert SILENT.shelf.minutes == (10, 20)
    assert (SILENT.drawn, SILENT.by_heart) == ({}, None)


def test_a_game_is_asked_for_its_own() -> None:
    table = Tabletop[State](
        SILENT.zones,
        SILENT.label,
        SILENT.goal,
        SILENT.prompt,
        window=lambda s: Window(7, grace=3),
        together=lambda s: 0b110,
        calls=lambda s, seat: (seat,),
        suggest=lambda players: {"light": players > 4},
    )
    s = position(1)
    assert table.window(s) == Window(default=7, grace=3)
    assert together(table, rules, s) == 0b110
    assert table.calls(s, 5) == (5,)
    assert [table.suggest(players)["light"] for players in (4, 5)] == [False, True]


def test_a_misspelt_hook_is_an_error_at_once() -> None:
    hooks: dict[str, Any] = {"hanlde": SILENT.handle}
    with pytest.raises(TypeError, match="hanlde"):
        Tabletop(SILENT.zones, SILENT.label, SILENT.goal, SILENT.prompt, **hooks)


def test_when_the_game_is_over_nobody_chooses_and_the_table_is_not_asked() -> None:
    table = Tabletop[State](
        SILENT.zones,
        SILENT.label,
        SILENT.goal,
        SILENT.prompt,
        together=lambda s: pytest.fail("there is nothing to choose"),
    )
    assert together(table, rules, position(OVER)) == together(SILENT, rules, position(OVER)) == 0


def test_a_window_blocks_nothing_lasts_until_somebody_acts_and_is_no_secret_unless_it_says_so() -> None:
    plain = Window(1)
    assert (plain.grace, plain.lasts, plain.patience, plain.secret, plain.quiet) == (0, None, 0, False, False)

"""Pieces of Eight in Troll Guts: an 8 is worth two cards of the deck."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.kernel import Phrase
from scripted import choice
from scripted_tables.pairs import values
from scripted_tables.troll_guts import TrollTable, dealt, laid

WITH_EIGHT = ("6 7 9 9 10 / 8", "4 7 9 9 10 / 9", "2 6 8 9 10 / 10")  # seat 0 moves first


def eights() -> TrollTable:
    return laid(*WITH_EIGHT, pieces_of_eight=True)


@pytest.mark.rule("TRG-17", "PAIRS-27")
def test_an_eight_in_ones_own_row_is_another_way_to_draw() -> None:
    table = eights()
    assert table.legal == ["buy", "draw", "eight", "steal 1", "steal 2"]
    table.draw(1)
    assert "eight" not in table.legal
    assert table.why_not("eight") == "TRG-17"
    assert laid(*WITH_EIGHT).why_not("eight") == "TRG-17", "not played at this table"


@pytest.mark.rule("TRG-17", "TRG-5")
def test_first_the_piles_are_laid() -> None:
    assert dealt(*WITH_EIGHT, pieces_of_eight=True).why_not("eight") == "TRG-5"


@pytest.mark.rule("TRG-17", "PAIRS-28")
def test_the_eight_leaves_two_cards_come_and_the_turn_goes_left() -> None:
    table = eights()
    table.play("eight", "draw 0=8; draw 0=5", seat=0)
    assert table.rows[0] == [5, 8], "the new 8 makes no pair with the old one"
    assert values(table.s.discard) == [8]
    assert (table.to_move, table.still_in) == (1, [0, 1, 2])


@pytest.mark.rule("TRG-17", "PAIRS-29", "TRG-12")
def test_after_a_pair_on_the_first_there_is_no_second_card() -> None:
    table = eights()
    table.draw(4, 1, 2)
    table.play("eight", "draw 0=4", seat=0)
    assert (table.still_in, table.chips[0], table.piles[0]) == ([1, 2], 24 - 4, [])


@pytest.mark.rule("TRG-17", "PAIRS-29", "TRG-12")
def test_the_second_card_may_pair_with_the_first() -> None:
    table = eights()
    table.play("eight", "draw 0=3; draw 0=3", seat=0)
    assert (table.still_in, table.chips[0]) == ([1, 2], 24 - 3)


@pytest.mark.rule("TRG-17")
def test_the_button_says_what_the_eight_buys() -> None:
    table = eights()
    assert catalogue.table("troll-guts").label(table.s, table.rules.TOKENS.index("eight")) == Phrase("do-eight")


def test_a_bot_weighs_two_cards_without_the_eight_against_one_with_it() -> None:
    table = eights()
    table.lay_piles([[8], [9], [10]], [[], [], []])
    assert choice(table) == "eight"
    table.lay_piles([[8, 9, 10], [8], [8, 1]], [[8, 8, 8, 8, 8], [], []])
    assert choice(table) == "draw", "no 8 can come, and two cards are twice the danger"

"""Pieces of Eight in Regent: an open 8 is worth two closed cards."""

from __future__ import annotations

import pytest

from igroteka.games import catalogue
from igroteka.kernel import Phrase
from scripted import choice, shown
from scripted_tables.pairs import values
from scripted_tables.regent import RegentTable, dealt

WITH_EIGHT = ("3 6 8", "4 6 9")  # seat 0 begins


def eights(*cards: str) -> RegentTable:
    return dealt(*(cards or WITH_EIGHT), pieces_of_eight=True)


@pytest.mark.rule("REG-29", "PAIRS-27")
def test_an_open_eight_is_another_way_to_draw() -> None:
    table = eights()
    assert "eight" in table.legal
    table.play("draw", "draw 0=1")
    assert "eight" not in table.legal
    assert table.why_not("eight") == "REG-29"
    assert dealt(*WITH_EIGHT).why_not("eight") == "REG-29", "not played at this table"


@pytest.mark.rule("REG-29", "REG-8")
def test_a_closed_eight_buys_nothing() -> None:
    assert "eight" not in eights("3 8 5", "4 6 9").legal


@pytest.mark.rule("REG-29", "PAIRS-28")
def test_the_eight_leaves_and_two_closed_cards_come_unseen_by_others() -> None:
    table = eights("3 6 8", "4 6 9", "2 7 10")
    table.play("eight", "draw 0=6; draw 0=8", seat=0)
    assert (table.rows[0], table.hands[0]) == ([], [3, 6, 6, 8])
    assert values(table.s.discard) == [8]
    assert (table.to_move, table.still_in) == (1, [0, 1, 2]), "a closed pair puts nobody out"
    assert [(name, only) for name, *_, only in table.happenings if name in ("eight", "draw")] == [
        ("eight", -1),
        ("draw", 0),
        ("draw", 0),
    ]


@pytest.mark.rule("REG-29", "REG-15", "REG-16")
def test_a_pair_that_came_for_the_eight_is_found_by_a_look() -> None:
    table = eights("3 6 8", "4 6 9", "2 7 10")
    table.play("eight", "draw 0=6; draw 0=1", seat=0)
    table.play("look 0", seat=1)
    assert table.paid() == [(0, 1, 6)]


@pytest.mark.rule("REG-30", "REG-14")
def test_without_an_open_card_nobody_can_fold() -> None:
    table = eights()
    table.lay([[8], [8]], [[3, 6], [4, 6]], turn=0)
    table.play("eight", "draw 0=1; draw 0=2", seat=0)
    assert table.price == 8
    table.play("eight", "draw 1=2; draw 1=5", seat=1)
    assert table.rows == [[], []]
    assert "fold" not in table.legal
    assert table.why_not("fold") == "REG-30"
    assert shown(table, "price") == []
    table.play("gift 1 3", seat=0)
    assert (table.price, "fold" in table.legal) == (3, True)


@pytest.mark.rule("REG-29")
def test_a_match_with_eights_may_take_longer() -> None:
    """R-14."""
    tables = [dealt(*WITH_EIGHT, max_rounds=2, pieces_of_eight=eights) for eights in (False, True)]
    assert [table.rules.longest(table.s) for table in tables] == [2 * 111, 2 * 166]


@pytest.mark.rule("REG-29")
def test_the_button_says_what_the_eight_buys() -> None:
    table = eights()
    assert catalogue.table("regent").label(table.s, table.rules.TOKENS.index("eight")) == Phrase("do-eight")


def test_a_bot_breaks_a_pair_of_eights_with_it() -> None:
    """Its only pair is gone with the open 8; any other way keeps the pair or gives a safe card away."""
    table = eights("8 10 8", "4 6 9")
    assert choice(table) in ("eight", "gift 1 8")

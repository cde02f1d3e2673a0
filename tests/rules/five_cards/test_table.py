"""What the table shows, and what the buttons say. Nothing is hidden but the order of the deck."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import SPECTATOR, Phrase
from scripted import Scripted, shown

TABLE: Any = catalogue.table("five-cards")


def label(table: Scripted, token: str) -> Any:
    return TABLE.label(table.s, table.rules.TOKENS.index(token))


def last_turn(**options: int) -> Scripted:
    """Example X1 before its last placing: seat 1 has a 7, and only column 9 is open to it."""
    table = Scripted("five-cards", 2, "common=9,3,7,5,6; first=0; draw 0=7", options=options)
    turns = [("col 3", 7), ("col 5", 10), ("col 7", 8), ("col 3", 7), ("col 6", 10), ("col 6", 4), ("col 9", 7)]
    for number, (token, card) in enumerate(turns, start=1):
        table.play(token, f"draw {number % 2}={card}")
    return table


@pytest.mark.rule("FIVE-5", "FIVE-10")
def test_the_row_the_drawn_card_and_the_deck_lie_in_the_middle() -> None:
    table = last_turn()
    [row], [drawn], [deck] = shown(table, "common"), shown(table, "drawn"), shown(table, "deck")
    assert (row.kind, row.seat, row.items) == ("columns", -1, ("3", "5", "6", "7", "9"))
    assert (drawn.kind, drawn.items) == ("row", ("7",))
    assert (deck.kind, deck.value, deck.items) == ("stack", 42, ())


@pytest.mark.rule("FIVE-11", "FIVE-16")
def test_every_side_lies_open_with_its_sums() -> None:
    table = last_turn()
    sides = {}
    for place, column in enumerate((3, 5, 6, 7, 9), 1):
        zones = shown(table, f"column-{column}")
        assert [(zone.kind, zone.seat, zone.column) for zone in zones] == [("row", 0, place), ("row", 1, place)]
        sides[column] = [(zone.items, zone.value) for zone in zones]
    assert sides == {
        3: [(("7",), 7), (("8",), 8)],
        5: [((), 0), (("7",), 7)],
        6: [(("7",), 7), (("10",), 10)],
        7: [(("10",), 10), ((), 0)],
        9: [(("4",), 4), ((), 0)],
    }
    assert shown(table, "column-8") == []


@pytest.mark.rule("FIVE-17", "FIVE-20", "FIVE-21")
def test_points_stand_against_the_target_and_the_round_as_if_it_ended_now() -> None:
    """Before the last 7 column 9 is seat 0's."""
    table = last_turn(target=50)
    table.s.points[:2] = [12, 9]
    assert [(zone.seat, zone.value, zone.of, zone.main) for zone in shown(table, "points", 1)] == [
        (0, 12, 50, False),
        (1, 9, 50, True),
    ]
    assert [zone.value for zone in shown(table, "round-points")] == [7 + 9, 3 + 5 + 6]


@pytest.mark.rule("FIVE-14", "FIVE-15")
def test_the_danger_of_each_value_that_can_end_the_round() -> None:
    """In how many columns it lies, and how many are left in the deck; a common card lies in its own column."""
    [lying], [left] = shown(last_turn(), "lying"), shown(last_turn(), "left")
    assert lying.heads == left.heads == ("6", "7", "8", "9", "10")
    assert lying.items == ("1/5", "4/5", "1/5", "1/5", "2/5")
    assert left.items == ("5", "2", "7", "8", "8")
    assert lying.marked == (1,)


@pytest.mark.rule("FIVE-14")
def test_at_the_end_the_card_that_fits_nowhere_lies_beside_the_deck() -> None:
    table = last_turn(max_rounds=1)
    table.play("col 9", "draw 0=7")
    assert shown(table, "drawn") == []
    assert [(zone.kind, zone.items) for zone in shown(table, "fits-nowhere")] == [("row", ("7",))]
    assert [zone.value for zone in shown(table, "points")] == [7, 23]
    assert (shown(table, "lying")[0].items[1], shown(table, "left")[0].items[1]) == ("5/5", "1")


@pytest.mark.rule("FIVE-10", "FIVE-11")
def test_everybody_sees_the_same_table() -> None:
    table = last_turn()
    for viewer in (SPECTATOR, 0, 1):
        seen = table.s.copy()
        table.rules.redact(seen, viewer)
        assert seen == table.s
        table.rules.resample(seen, viewer)
        assert seen == table.s
    assert not any(zone.main for zone in shown(table, "points", SPECTATOR))


@pytest.mark.rule("FIVE-11", "FIVE-16")
def test_a_column_button_says_what_both_sums_will_be() -> None:
    table = last_turn()
    assert label(table, "col 9") == Phrase("do-place", card=9, value=7, more=4)
    said = words.of("five-cards", "en").say(label(table, "col 9"))
    assert said == "Add to column 9: you 7, opponent 4"

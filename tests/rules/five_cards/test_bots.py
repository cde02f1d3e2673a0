"""A sensible player of Five Cards puts a card where it turns the odds of a dear column."""

from __future__ import annotations

from igroteka.games.pairs.five_cards import bots
from scripted import Scripted, choice
from scripted_tables.pairs import by_chance


def table_of(first_card: int, **options: int) -> Scripted:
    """The row 3 5 6 7 9, seat 0 begins."""
    return Scripted("five-cards", 2, f"common=3,5,6,7,9; first=0; draw 0={first_card}", by_chance(1), options)


def worth(table: Scripted) -> list[float]:
    out = [0.0] * 4
    bots.worth(table.s, out)
    return out[:2]


def test_a_high_card_goes_to_the_dearest_column() -> None:
    assert choice(table_of(10)) == "col 9"


def test_a_column_that_is_as_good_as_won_needs_no_more() -> None:
    table = table_of(10)
    table.play("col 9", "draw 1=2")
    table.play("col 3", "draw 0=8")
    table.play("col 9", "draw 1=2")
    table.play("col 5", "draw 0=7")
    assert choice(table) == "col 6"  # 18 : 0 in the 9; a 7 may not go to the 7


def test_a_lead_of_the_other_player_in_a_dear_column_is_taken_over() -> None:
    table = table_of(1)
    table.play("col 3", "draw 1=6")
    table.play("col 9", "draw 0=8")
    assert choice(table) == "col 9"


def test_the_end_is_near_when_a_value_lies_in_most_columns() -> None:
    table = table_of(10)
    before = bots.cards_to_come(table.s)
    for column, card in (("3", 10), ("5", 10), ("6", 10)):
        table.play(f"col {column}", f"draw {1 - table.to_move}={card}")
    assert bots.cards_to_come(table.s) < 0.6 * before


def test_a_lead_counts_for_more_when_the_target_is_near() -> None:
    far, near, last = table_of(10), table_of(10), table_of(10, max_rounds=1)
    far.s.points[:2] = last.s.points[:2] = [20, 10]
    near.s.points[:2] = [90, 80]
    assert 0.5 < worth(far)[0] < worth(near)[0] < 1
    assert worth(far)[0] < worth(last)[0]


def test_at_the_end_a_lead_is_a_lead() -> None:
    table = table_of(10, max_rounds=1)
    while not table.over:
        table.play(choice(table))
    assert worth(table) == ([1, 0] if table.s.points[0] > table.s.points[1] else [0, 1])

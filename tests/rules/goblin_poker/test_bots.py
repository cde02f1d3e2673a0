"""How a sensible player plays Goblin Poker."""

from __future__ import annotations

from scripted import choice
from scripted_tables.goblin_poker import THREE, dealt, opened


def test_the_lowest_card_starts() -> None:
    assert choice(dealt(*THREE)) == "start 2"


def test_the_highest_value_that_another_shows_is_given() -> None:
    assert choice(opened(*THREE)) == "give 9"  # seats 1 and 2 show 4 and 9


def test_two_victims_are_better_than_one() -> None:
    table = opened(*THREE)
    table.lay([[2], [7, 9], [7, 10]], [[7, 9, 10, 5, 6], [], []])
    assert choice(table) == "give 7"


def test_what_one_shows_oneself_is_kept_back() -> None:
    table = opened(*THREE)
    table.lay([[2, 9], [4, 9], [6, 8]], [[4, 5, 9, 9, 9], [], []])
    assert choice(table) == "give 4"

"""How a sensible player plays Monster."""

from __future__ import annotations

from scripted import choice
from scripted_tables.monster import BEST, NINES, TENS, dealt

OTHERS = ("8 7 6 5 4 3", "8 6 4 3 2 1")


def test_a_hand_that_cannot_be_freed_of_pairs_is_folded() -> None:
    assert choice(dealt(TENS, NINES, *OTHERS)) == "fold"


def test_a_pair_goes_and_the_best_cards_after_it_so_that_others_meet_the_monster() -> None:
    assert choice(dealt("10 9 7 5 4 4", NINES, *OTHERS)) == "discard 4 9 10"


def test_three_pairs_leave_no_room_to_hide() -> None:
    assert choice(dealt("9 9 7 7 5 5", TENS, *OTHERS)) == "discard 5 7 9"


def test_the_best_hand_fights() -> None:
    assert choice(dealt(BEST, NINES, *OTHERS)) == "keep"


def test_among_many_10_9_8_is_not_enough() -> None:
    hand = "10 9 8 5 5 4"
    assert choice(dealt(hand, NINES, *OTHERS)) == "discard 5"
    assert choice(dealt(hand, "10 10 10 10 10 9", "8 7 6 6 7 7", *OTHERS)) == "discard 5 9 10"

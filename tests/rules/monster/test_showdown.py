"""Hands are turned up: pairs go out, the best hand meets the monster."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from scripted_tables.monster import BEST, NINES, TENS, dealt
from scripted_tables.pairs import bag

RULES: Any = catalogue.rules("monster")


def strength(cards: str) -> int:
    return int(RULES.strength(bag([int(card) for card in cards.split()])))


@pytest.mark.rule("MON-10")
def test_all_hands_still_in_are_turned_up_and_then_the_monsters() -> None:
    table = dealt("10 9 7 4 3 3", "8 7 6 5 10 9", "9 8 6 5 2 2", "10 10 10 10 10 9", max_rounds=1)
    table.turns("discard 3", "discard 5", "discard 2", "fold")
    assert table.turned_up == [[3, 4, 7, 9, 10], [6, 7, 8, 9, 10], [2, 5, 6, 8, 9], []]
    assert [card for seat, card, _ in table.told("turn-up") if seat == 1] == [10, 9, 8, 7, 6]
    assert {seat for seat, _, _ in table.told("turn-up")} == {0, 1, 2}
    assert (table.told("showdown"), len(table.told("showdown-of-rest"))) == ([], 1)
    assert table.told("monster") == [(-1, 0, 3)]
    assert [card for _, card, _ in table.told("monster-card")] == [5, 3, 2]


@pytest.mark.rule("MON-10")
def test_nothing_is_turned_up_before_the_last_turn() -> None:
    table = dealt(BEST, NINES, TENS, "8 8 8 8 8 8")
    table.turns("keep", "keep", "keep")
    assert table.told("showdown") == table.told("turn-up") == []
    assert table.turned_up == [[]] * 4


@pytest.mark.rule("MON-11")
@pytest.mark.parametrize("hand", ["10 10 9 8 7 6", "10 10 10 9 9 8", TENS, "10 9 8 7 7 10"])
def test_a_hand_with_a_pair_pays_five_and_is_not_compared(hand: str) -> None:
    """M-8: the fine is in the pot that the best of the others wins. M-9: an empty monster loses to every hand."""
    table = dealt(hand, "6 5 4 3 2 1", "8 7 6 5 4 3", NINES, max_rounds=1)
    table.turns("keep", "keep", "keep", "fold")
    assert table.told("best") == [(2, 0, 0)]
    assert table.told("pay") == [(0, 0, 5)]
    assert table.chips == [18, 23, 23 + 8 + 5, 23]
    assert table.still_in == [1, 2]


@pytest.mark.rule("MON-12")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("10", "9 8 7 6 5 4"),
        ("10 9", "10 8 7 6 5 4"),
        ("10 7 4 3", "10 7 4 2"),
        ("10 9 8 7 6 5", "10 9 8 7 6 4"),
        ("6 5 4", "6 5 3 2 1"),
    ],
)
def test_the_highest_card_decides_then_the_next(better: str, worse: str) -> None:
    assert strength(better) > strength(worse)


@pytest.mark.rule("MON-13")
@pytest.mark.parametrize(("longer", "shorter"), [("10 8 7 4", "10 8 7"), ("9 8 7 6 5 1", "9 8 7 6 5"), ("3 2 1", "3")])
def test_of_two_hands_equal_so_far_the_longer_is_better(longer: str, shorter: str) -> None:
    assert strength(longer) > strength(shorter)


@pytest.mark.rule("MON-13")
def test_length_alone_is_nothing() -> None:
    assert strength("10 9") > strength("10 8 7 6 5 4")


@pytest.mark.rule("MON-13")
def test_the_best_hand_there_is() -> None:
    assert strength(BEST) == max(strength(hand) for hand in (BEST, "10 9 8 7 6 4", "10 9 8 7 6", "9 8 7 6 5 4"))


@pytest.mark.rule("MON-13", "MON-15")
def test_at_the_table_the_longer_hand_meets_the_monster() -> None:
    table = dealt("10 8 7 2 2 3", "10 8 7 4 3 3", NINES, "6 6 6 6 6 6", max_rounds=1)
    table.turns("discard 2 2", "discard 3 3", "fold", "fold")
    assert table.turned_up[:2] == [[3, 7, 8, 10], [4, 7, 8, 10]]
    assert table.told("best") == [(1, 0, 0)]
    assert table.chips == [23, 31, 23, 23]


@pytest.mark.rule("MON-14", "MON-15")
def test_equal_cards_of_the_monster_count_once() -> None:
    """10 10 9 is no more than 10 9, and 10 9 4 3 2 1 beats it."""
    table = dealt("10 9 4 3 2 1", "10 10 10 9 7 6", "8 8 8 8 8 8", "7 7 7 7 7 6", max_rounds=1)
    table.turns("keep", "discard 9 10 10", "fold", "fold")
    assert table.monster == [9, 10, 10]
    assert len(table.told("monster-beaten")) == 1
    assert table.told("same-so-far") == [(0, 9, 2)]
    assert table.told("higher") == [(0, 4, 0)]  # and the monster has no third card
    assert table.chips == [31, 23, 23, 23]


@pytest.mark.rule("MON-14", "MON-17")
def test_a_pair_does_not_hurt_the_monster() -> None:
    table = dealt("9 7 6 5 4 3", "10 10 8 7 6 5", "8 7 5 4 3 2", NINES)
    table.filler = lambda _, weighted: weighted[0]
    table.turns("keep", "discard 10 10", "keep", "fold")
    assert table.told("best") == table.told("beaten") == [(0, 0, 0)]
    assert table.told("lower") == [(0, 9, 10)]
    assert table.told("same-so-far") == []
    assert (table.chips, table.pot, table.still_in) == ([18, 23, 23, 23], 13, [1, 2])


@pytest.mark.rule("MON-15")
def test_a_perfect_tie_is_the_monsters() -> None:
    table = dealt("9 9 7 7 5 5", "8 7 6 5 4 3", "8 6 4 3 2 1", TENS)
    table.filler = lambda _, weighted: weighted[0]
    table.turns("discard 5 7 9", "keep", "keep", "fold")
    assert table.told("equal") == table.told("beaten") == [(0, 0, 0)]
    assert table.told("same-so-far") == []
    assert table.chips == [18, 23, 23, 23]


@pytest.mark.rule("MON-13", "MON-15")
def test_a_monster_with_one_card_more_wins() -> None:
    """9 7 5 2 1 against 9 7 5."""
    table = dealt("9 9 7 7 5 5", "8 7 6 5 4 3", "8 6 4 3 2 1", TENS)
    table.filler = lambda _, weighted: weighted[0]
    table.turns("discard 5 7 9", "keep", "discard 1 2", "fold")
    assert table.told("shorter") == [(0, 0, 2)]
    assert table.told("same-so-far") == []
    assert table.told("beaten") == [(0, 0, 0)]


@pytest.mark.rule("MON-15", "MON-16")
def test_one_card_more_than_the_monster_is_enough() -> None:
    table = dealt("9 9 7 7 5 1", "8 7 6 5 4 3", "8 6 4 3 2 2", TENS, max_rounds=1)
    table.turns("discard 7 9", "keep", "discard 2", "fold")
    assert table.turned_up[0] == [1, 5, 7, 9]
    assert table.monster == [2, 7, 9]
    assert table.told("same-so-far") == [(0, 7, 2)]
    assert table.told("higher") == [(0, 5, 2)]
    assert table.told("outdone") == [(1, 0, 0), (2, 0, 0)]
    assert table.chips == [31, 23, 23, 23]


@pytest.mark.rule("MON-12", "MON-17")
def test_it_is_told_what_was_equal_before_a_card_decided() -> None:
    """10 8 7 against 10 9 3 2 1."""
    table = dealt("10 10 8 7 5 5", "9 8 7 6 5 4", "9 7 6 3 2 1", TENS)
    table.filler = lambda _, weighted: weighted[0]
    table.turns("discard 5 5 10", "discard 9", "discard 1 2 3", "fold")
    assert table.told("best") == [(0, 0, 0)]
    assert table.told("same-so-far") == [(0, 10, 1)]
    assert table.told("lower") == [(0, 8, 9)]
    fate = words.of("monster", "en").text("did-same-so-far", "fate", card=10, value=1)
    assert fate == "10 = 10"


@pytest.mark.rule("MON-15")
def test_the_others_need_not_beat_the_monster() -> None:
    """Their hands are lower than the monster's as well, and they neither pay nor go."""
    table = dealt("9 9 7 7 5 5", "8 7 6 5 4 3", "8 6 4 3 2 1", TENS)
    table.filler = lambda _, weighted: weighted[0]
    table.turns("discard 5 7 9", "keep", "keep", "fold")
    assert table.told("hides") == [(1, 0, 0), (2, 0, 0)]
    assert table.told("pay") == [(0, 0, 5)]


@pytest.mark.rule("MON-14", "MON-15")
def test_a_monster_that_got_nothing_loses_to_every_hand() -> None:
    """M-9."""
    table = dealt("6 5 4 3 2 1", TENS, NINES, "7 5 4 3 2 8", max_rounds=1)
    table.turns("keep", "fold", "fold", "keep")
    assert table.monster == []
    assert table.told("monster") == [(-1, 0, 0)]
    assert len(table.told("monster-beaten")) == 1
    assert table.chips == [23, 23, 23, 31]


@pytest.mark.rule("MON-11", "MON-15")
def test_pairs_pay_first_then_the_best_hand_meets_the_monster() -> None:
    """M-8: seat 1 has a pair, seat 0 the best of the rest."""
    table = dealt("9 9 7 7 5 5", "10 10 7 6 4 3", "8 7 6 4 3 2", "8 6 5 4 3 1")
    table.filler = lambda _, weighted: weighted[0]
    table.turns("discard 5 7 9", "keep", "keep", "keep")
    names = [name for name, *_ in table.happenings]
    order = [names.index(name) for name in ("showdown", "out-pair", "best", "beaten")]
    assert order == sorted(order)
    assert table.told("pay") == [(1, 0, 5), (0, 0, 5)]
    assert (table.chips, table.pot, table.still_in) == ([18, 18, 23, 23], 18, [2, 3])

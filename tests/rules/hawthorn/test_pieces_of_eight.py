"""Pieces of Eight in Hawthorn: in a deck circle an 8 is worth two cards."""

from __future__ import annotations

import random

import pytest

from igroteka.games import catalogue
from igroteka.kernel import Phrase
from scripted import choice
from scripted_tables.hawthorn import HawthornTable, opened
from scripted_tables.pairs import by_chance, values

WITH_EIGHT = ("8 2 3 6 10", "9 6 7 5 10", "10 4 7 9 5")  # seat 0 begins


def eights(*hands: str) -> HawthornTable:
    return opened(*(hands or WITH_EIGHT), pieces_of_eight=True)


@pytest.mark.rule("HAW-20", "PAIRS-27")
def test_an_eight_in_ones_own_row_is_another_way_in_a_deck_circle() -> None:
    table = eights()
    assert table.legal == ["draw", "eight", "fold"]
    table.draw(9)
    assert table.legal == ["draw", "fold"]
    assert table.why_not("eight") == "HAW-20"
    assert opened(*WITH_EIGHT).why_not("eight") == "HAW-20", "not played at this table"


@pytest.mark.rule("HAW-20", "PAIRS-28")
def test_the_eight_leaves_two_cards_come_and_the_turn_goes_left() -> None:
    table = eights()
    table.play("eight", "draw 0=8; draw 0=7", seat=0)
    assert table.rows[0] == [7, 8], "the new 8 makes no pair with the old one"
    assert values(table.s.discard) == [8]
    assert (table.to_move, table.still_in) == (1, [0, 1, 2])


@pytest.mark.rule("HAW-20", "PAIRS-29", "HAW-12")
def test_after_a_pair_on_the_first_there_is_no_second_card() -> None:
    table = eights()
    table.draw(4, 1, 2)
    for card in (6, 6, 4):
        table.play(f"play {card}")
    table.play("eight", "draw 0=4", seat=0)
    assert table.still_in == [1, 2]
    assert table.chips[0] == 24 - 4
    assert values(table.s.discard) == [8], "the pair was turned face down with the row"


@pytest.mark.rule("HAW-20", "PAIRS-29", "HAW-12")
def test_the_second_card_may_pair_with_the_first() -> None:
    table = eights()
    table.play("eight", "draw 0=3; draw 0=3", seat=0)
    assert (table.still_in, table.chips[0]) == ([1, 2], 24 - 3)


@pytest.mark.rule("HAW-20")
def test_in_a_hand_circle_an_eight_buys_nothing() -> None:
    table = eights()
    table.draw(1, 2, 3)
    assert (table.circle, table.rows[0]) == ("hand", [1, 8])
    assert "eight" not in table.legal
    assert table.why_not("eight") == "HAW-13"


@pytest.mark.rule("HAW-20", "PAIRS-COMMON-8")
def test_two_cards_are_there_as_soon_as_one_is() -> None:
    """The 8 itself goes to the discard pile first, and may come back."""
    table = eights()
    rest = [v for v in range(1, 11) for _ in range(v)]
    for card in (8, 9, 10, 7):
        rest.remove(card)
    table.lay([[8], [9], [10]], [[], rest, []], turn=0, deck=[7])
    table.play("eight", "draw 0=7; draw 0=8", seat=0)
    assert table.rows[0] == [7, 8]


@pytest.mark.rule("HAW-20")
@pytest.mark.parametrize("seed", range(10))
def test_a_turn_with_an_eight_adds_one_card_to_the_row_as_any_other_does(seed: int) -> None:
    """So a round is no longer than without, and nobody's hand is empty in a hand circle."""
    luck = random.Random(seed)
    table = HawthornTable(2 + seed % 5, filler=by_chance(seed), max_rounds=5, pieces_of_eight=True)
    while not table.over:
        seat, turn = table.to_move, (table.s.round, table.rows[table.to_move])
        token = "eight" if "eight" in table.legal else luck.choice(table.legal)
        assert not table.s.hand_circle or table.s.hands[seat][0]
        table.play(token)
        if token == "eight" and not table.over and not table.s.gone[seat] and table.s.round == turn[0]:
            assert len(table.rows[seat]) == len(turn[1]) + 1


@pytest.mark.rule("HAW-20")
def test_the_button_says_what_the_eight_buys() -> None:
    table = eights()
    found = catalogue.table("hawthorn").label(table.s, table.rules.TOKENS.index("eight"))
    assert found == Phrase("do-eight")


def test_a_bot_spends_an_eight_that_threatens_to_pair() -> None:
    """Two low cards are out, and of the 8 seven copies may come: two cards without it are safer than one with it."""
    table = eights("8 7 7 7 7", "9 7 7 7 6", "10 6 6 6 6")
    assert choice(table) == "eight"

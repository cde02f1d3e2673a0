"""The deck runs out in mid-round (H-8): practically never, yet settled."""

from __future__ import annotations

import pytest

from scripted_tables.hawthorn import HawthornTable
from scripted_tables.pairs import by_chance, values

FULL_ROWS = [range(seat + 1, 11) for seat in range(6)]
FULL_HANDS = [[10, 10, 10], [9, 10], [9, 9], [8, 8], [7], []]


def six_players(**options: bool | int | str) -> HawthornTable:
    """Six players in a deck circle; seat 0 has the marker and is to move."""
    table = HawthornTable(6, "first=5", by_chance(1), options)
    for _ in range(6):
        table.play(table.legal[0])
    table.s.turn = table.s.marker = 0
    table.happenings.clear()
    table.chances.clear()
    return table


def everything_in_play(**options: bool | int | str) -> HawthornTable:
    """All 55 cards lie in rows and hands: seat 0 has 1 … 10 in its row, seat 5 has 6 … 10."""
    table = six_players(**options)
    table.lay(FULL_ROWS, FULL_HANDS)
    assert (table.s.deck[0], table.s.discard[0]) == (0, 0)
    return table


@pytest.mark.rule("HAW-9", "PAIRS-COMMON-8")
def test_with_nothing_left_to_take_one_can_only_fold() -> None:
    """H-8."""
    table = everything_in_play()
    assert table.legal == ["fold"]
    assert table.why_not("draw") == "PAIRS-COMMON-8"


@pytest.mark.rule("HAW-9", "HAW-11", "PAIRS-COMMON-5")
def test_the_cards_of_who_is_out_can_be_taken() -> None:
    """H-8: row and hand of seat 0 are shuffled, 13 cards; the hand of nobody else is touched."""
    table = everything_in_play()
    table.play("fold", seat=0)
    assert (table.to_move, table.legal) == (1, ["draw", "fold"])
    table.play("draw", "draw 1=1")
    assert table.told("reshuffle") == [(-1, 0, 13)]
    assert values(table.s.deck) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert table.rows[:2] == [[], list(range(1, 11))]
    assert table.hands == [[], *FULL_HANDS[1:]]


@pytest.mark.rule("HAW-6", "PAIRS-COMMON-5")
def test_cards_thrown_away_in_a_tie_can_be_taken() -> None:
    """H-8."""
    table = six_players()
    rows = [[1, 2, 3, 4, 5, 6, 7, 8, 9], *FULL_ROWS[1:]]
    table.lay(rows, FULL_HANDS, discard=[10])
    assert table.legal == ["draw", "fold"]
    table.play("draw", "draw 0=10")
    assert table.rows[0] == list(range(1, 11))
    assert (table.to_move, table.legal) == (1, ["fold"])


@pytest.mark.rule("HAW-9", "PAIRS-COMMON-7")
def test_only_the_next_need_of_a_card_shuffles() -> None:
    table = six_players()
    table.lay([[1], [2], [3], [4], [5], [6]], deck=[9])
    table.play("draw", "draw 0=9")
    assert (table.s.deck[0], table.told("reshuffle")) == (0, [])
    table.play("draw", "draw 1=10")
    assert table.told("reshuffle") == [(-1, 0, 48)]
    assert table.told("due") == [(1, 0, 0)]


@pytest.mark.rule("HAW-3", "PAIRS-COMMON-2")
@pytest.mark.parametrize(("burn", "burned"), [(0, []), (3, ["2", "3", "4"])])
def test_a_reshuffle_burns_what_the_table_agreed_on(burn: int, burned: list[str]) -> None:
    """H-1, H-8."""
    table = everything_in_play(burn=burn)
    table.play("fold", seat=0)
    table.play("draw", "; ".join([*(f"burn={card}" for card in burned), "draw 1=1"]))
    assert [kind for kind, _ in table.chances] == [*["burn"] * burn, "draw 1"]
    assert values(table.s.burned) == [int(card) for card in burned]


@pytest.mark.rule("HAW-13")
def test_a_hand_circle_needs_no_deck() -> None:
    """H-8: nothing is left to take, and cards of the hand are played as ever."""
    table = six_players()
    table.lay([*FULL_ROWS[:-1], [6, 8, 9, 10]], [*FULL_HANDS[:-1], [7]])
    table.s.turn = 5
    table.s.hand_circle = 1
    assert table.legal == ["fold", "play 7"]
    table.play("play 7")
    assert table.rows[5] == [6, 7, 8, 9, 10]


@pytest.mark.rule("HAW-16")
def test_folding_one_after_another_the_round_still_ends() -> None:
    """H-8: with no card left the players fold until one has the pot."""
    table = everything_in_play()
    table.s.max_rounds = 1
    for seat in range(5):
        assert table.to_move == seat
        table.play("fold")
    assert table.over
    assert table.still_in == [5]
    assert table.chips == [23, 22, 21, 20, 19, 24 + 6 + 1 + 2 + 3 + 4 + 5]

"""The second half of a round: what each card takes."""

from __future__ import annotations

import pytest

from scripted_tables.sweep import SweepTable, last_round


def taken(table: SweepTable, seat: int) -> list[int]:
    """What a player has taken, in that order."""
    return [card for owner, card, copies in table.told("take") if owner == seat for _ in range(copies)]


@pytest.mark.rule("SWEEP-12")
def test_the_lowest_card_is_first_and_the_highest_last() -> None:
    table = last_round("9 1", "3 2", "6 2", "5 3", middle="10 7 7 4 4")
    table.lay_cards("9 3 6 5")
    takers = [seat for seat, _, _ in table.told("take")]
    assert list(dict.fromkeys(takers)) == [1, 3, 2, 0]
    assert [seat for seat, _, _ in table.told("use")] == [1, 3, 2, 0]


@pytest.mark.rule("SWEEP-12", "SWEEP-13", "SWEEP-14")
def test_each_card_is_named_before_it_takes() -> None:
    table = last_round("9 1", "3 2", "6 2", middle="10 7 7 4 4")
    table.lay_cards("9 3 6")
    told = [(name, seat) for name, seat, *_ in table.happenings if name in ("lowest", "not-lowest", "take")]
    assert list(dict.fromkeys(told)) == [
        *(("lowest", 1), ("take", 1)),
        *(("not-lowest", 2), ("take", 2)),
        *(("not-lowest", 0), ("take", 0)),
    ]


@pytest.mark.rule("SWEEP-12")
def test_what_is_taken_goes_to_the_hand() -> None:
    table = last_round("3 1", "6 2", "9 2", middle="10 10 5 5 8")
    table.lay_cards("3 6 9")
    assert table.hands == [[1, 10, 10], [2, 3, 5, 5], [2, 6, 8]]


@pytest.mark.rule("SWEEP-13")
@pytest.mark.parametrize(
    ("middle", "top"),
    [("10 9 8 7 6", [10]), ("9 9 3 6 2", [9, 9]), ("4 4 4 4 2", [4, 4, 4, 4]), ("6 6 6 6 6", [6] * 5)],
)
def test_the_lowest_card_takes_all_of_the_highest_value_and_nothing_else(middle: str, top: list[int]) -> None:
    table = last_round("3 1", "10 8", "9 8", middle=middle)
    table.lay_cards("3 10 9")
    assert taken(table, 0) == top


@pytest.mark.rule("SWEEP-13")
@pytest.mark.parametrize(("middle", "top"), [("3 3 2 2 1", [3, 3]), ("8 4 4 4 2", [8]), ("5 5 5 4 3", [5, 5, 5])])
def test_whatever_that_value_is_lower_higher_or_equal_to_the_card(middle: str, top: list[int]) -> None:
    table = last_round("5 7", "10 7", "9 8", middle=middle)
    table.lay_cards("5 10 9")
    assert taken(table, 0) == top


@pytest.mark.rule("SWEEP-14")
def test_another_card_takes_all_that_is_lower_and_leaves_what_is_equal_or_higher() -> None:
    table = last_round("3 1", "6 2", "7 8", middle="10 9 6 5 4")
    table.lay_cards("3 6 7")
    assert taken(table, 1) == [3, 4, 5]
    assert taken(table, 2) == [6, 6]
    assert table.told("sweep") == [(-1, 7, 0), (-1, 9, 0)]  # the 7 itself, too


@pytest.mark.rule("SWEEP-14")
def test_only_the_lowest_card_of_all_takes_from_the_top() -> None:
    """The second lowest finds nothing lower than itself in the row; it gets the card used before it."""
    table = last_round("2 10", "3 10", "4 10", middle="9 8 7 6 5")
    table.lay_cards("2 3 4")
    assert [taken(table, seat) for seat in range(3)] == [[9], [2], [3]]


@pytest.mark.rule("SWEEP-15")
def test_a_used_card_can_be_won_by_whoever_takes_later() -> None:
    table = last_round("3 1", "6 2", "9 2", middle="10 10 10 10 10")
    table.lay_cards("3 6 9")
    assert table.hands == [[1, 10, 10, 10, 10, 10], [2, 3], [2, 6]]


@pytest.mark.rule("SWEEP-16")
def test_a_card_that_has_not_had_its_turn_cannot_be_taken() -> None:
    """The 10 in front of seat 2 is no top card for the 3, and the 5 of seat 1 is not in the middle yet either."""
    table = last_round("3 1", "5 7", "10 7", middle="4 4 4 4 2")
    table.lay_cards("3 5 10")
    assert taken(table, 0) == [4, 4, 4, 4]
    assert taken(table, 1) == [2, 3]
    assert taken(table, 2) == [5]


@pytest.mark.rule("SWEEP-15", "SWEEP-13")
def test_the_lowest_card_is_not_in_the_middle_when_it_takes() -> None:
    table = last_round("9 1", "10 2", "10 3", middle="4 4 4 4 2")
    table.lay_cards("9 10 10")
    assert taken(table, 0) == [4, 4, 4, 4]


@pytest.mark.rule("SWEEP-17")
def test_taking_is_no_choice() -> None:
    """S-3: nobody is asked whether and how much."""
    table = last_round("3 1", "6 2", "9 2", middle="10 10 5 5 8")
    asked = []
    for card in (3, 6, 9):
        asked.append(table.to_move)
        table.play(f"play {card}")
    assert asked == [0, 1, 2]
    assert table.over
    assert not {token for token in table.rules.TOKENS if token.split()[0] not in ("play", "take")}

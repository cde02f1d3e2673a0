"""The lowest card starts; what was dealt for it is sorted into white and black stones."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import deal, values


def white(table: Scripted) -> list[int]:
    return values(table.s.discard)


def black(table: Scripted) -> list[int]:
    """The black stones of every player."""
    return [table.s.rows[seat][10] for seat in range(table.s.seats)]


@pytest.mark.rule("BLACKSTONE-5", "PAIRS-COMMON-13")
@pytest.mark.parametrize(("cards", "starter"), [((4, 3, 9), 1), ((1, 10, 10), 0), ((10, 9, 8), 2)])
def test_the_lowest_card_moves_first(cards: tuple[int, int, int], starter: int) -> None:
    assert Scripted("blackstone", 3, f"first=2; {deal(*cards)}").to_move == starter


@pytest.mark.rule("BLACKSTONE-5", "PAIRS-COMMON-11", "PAIRS-COMMON-14")
def test_only_those_who_share_the_lowest_get_another_card_and_only_that_counts() -> None:
    script = "first=0; deal 1=4; deal 2=6; deal 3=4; deal 0=4; tie 1=8; tie 3=5; tie 0=9"
    table = Scripted("blackstone", 4, script)
    assert table.to_move == 3
    assert white(table) == [4, 4, 4, 5, 6, 8, 9]


@pytest.mark.rule("BLACKSTONE-5", "PAIRS-COMMON-14")
def test_a_tie_goes_on_among_those_who_share_the_lowest_new_card() -> None:
    table = Scripted("blackstone", 3, f"first=2; {deal(3, 3, 3)}; tie 0=5; tie 1=7; tie 2=5; tie 0=9; tie 2=8")
    assert table.to_move == 2


@pytest.mark.rule("BLACKSTONE-6")
def test_a_paired_card_stays_and_is_not_replaced() -> None:
    """The second 3 of seat 0 is its card in the tie, and the lower one."""
    table = Scripted("blackstone", 2, f"first=1; {deal(3, 3)}; tie 0=3; tie 1=4")
    assert table.to_move == 0
    assert white(table) == [3, 3, 3, 4]


@pytest.mark.rule("BLACKSTONE-7")
def test_a_second_ten_goes_back_into_the_deck_and_nobody_loses() -> None:
    table = Scripted("blackstone", 2, f"first=1; {deal(10, 10)}; tie 0=10; tie 1=7")
    assert black(table) == [1, 1]
    assert white(table) == [7]
    assert (table.s.deck[0], table.s.deck[10]) == (52, 8)
    assert table.to_move == 1
    assert table.result()[0] == [15, 15]


@pytest.mark.rule("BLACKSTONE-7")
def test_of_many_tens_all_but_one_go_back_once_the_first_player_is_known() -> None:
    """R-8: seats 0 and 1 get four each in three ties; not one of them is in the deck until the last is broken."""
    tens = "tie 0=10; tie 1=10; " * 3
    table = Scripted("blackstone", 2, f"first=1; {deal(10, 10)}; {tens}tie 0=2; tie 1=3")
    assert black(table) == [1, 1]
    assert table.s.deck[10] == 8
    assert [(name, seat, value) for name, seat, _, value, *_ in table.happenings[-6:]] == [
        ("starts", 0, 0),
        ("tens-back", 0, 3),
        ("keep-black", 0, 0),
        ("tens-back", 1, 3),
        ("keep-black", 1, 0),
        ("to-the-middle", -1, 2),
    ]


@pytest.mark.rule("BLACKSTONE-8")
def test_white_stones_go_to_the_middle_and_a_ten_stays_with_its_owner() -> None:
    table = Scripted("blackstone", 4, f"first=3; {deal(10, 5, 9, 10)}")
    assert white(table) == [5, 9]
    assert [values(row) for row in table.s.rows[:4]] == [[10], [], [], [10]]


@pytest.mark.rule("BLACKSTONE-8", "BLACKSTONE-5")
def test_the_values_of_white_stones_mean_nothing_once_the_first_player_is_known() -> None:
    """Two deals with as many stones of each kind are worth the same."""
    low = Scripted("blackstone", 3, f"first=2; {deal(1, 2, 2)}")
    high = Scripted("blackstone", 3, f"first=2; {deal(7, 8, 9)}")
    for table, drawn in ((low, "draw 0=3,3"), (high, "draw 0=9,9")):
        table.play("take 2", drawn)
        table.play("fold")
    assert low.result() == high.result()
    assert low.legal == high.legal


TWENTY_FIVE_TIES = [value for value in range(2, 11) for _ in range(value // 2)]


@pytest.mark.rule("BLACKSTONE-5", "BLACKSTONE-6", "PAIRS-COMMON-15")
def test_a_tie_that_uses_up_the_deck_is_decided_by_lot() -> None:
    """With 1, 3, 5, 7 and 9 burned two players can share all the rest, card by card."""
    first, *ties = TWENTY_FIVE_TIES
    passes = "; ".join(f"tie 0={card}; tie 1={card}" for card in ties)
    table = Scripted("blackstone", 2, f"first=1; burn=1,3,5,7,9; {deal(first, first)}; {passes}; lot=1", burn=5)
    assert table.to_move == 1
    assert black(table) == [1, 1]
    assert values(table.s.deck) == [10] * 8
    assert len(white(table)) == 40
    assert table.rules.audit(table.s)


@pytest.mark.rule("BLACKSTONE-5", "PAIRS-COMMON-15")
def test_who_gets_no_card_any_more_ranks_above_all() -> None:
    """With 1, 3, 5 and 7 burned the last card, a 9, goes to seat 0, and none is there for seat 1."""
    first, *ties = TWENTY_FIVE_TIES
    passes = "; ".join(f"tie 0={card}; tie 1={card}" for card in ties)
    table = Scripted("blackstone", 2, f"first=1; burn=1,3,5,7; {deal(first, first)}; {passes}; tie 0=9", burn=4)
    assert table.to_move == 0

"""Who moves first, and what a start tie leaves behind."""

from __future__ import annotations

import pytest

from scripted import Scripted
from scripted_tables.pairs import deal, values


def dealt(*cards: int, then: str = "", **options: bool | int | str) -> Scripted:
    script = f"first={len(cards) - 1}; burn=2,3,4,5,6; {deal(*cards)}; {then}"
    return Scripted("port", len(cards), script, options=options)


@pytest.mark.rule("PORT-4", "PAIRS-COMMON-13")
def test_the_lowest_card_moves_first() -> None:
    assert dealt(9, 4, 10).to_move == 1
    assert dealt(9, 10, 4).to_move == 2


@pytest.mark.rule("PORT-4", "PORT-17", "PAIRS-COMMON-11")
def test_the_deal_begins_on_the_dealers_left_and_the_dealer_has_no_advantage() -> None:
    table = Scripted("port", 3, "first=0; burn=2,3,4,5,6; deal 1=9; deal 2=10; deal 0=8")
    assert table.to_move == 0


@pytest.mark.rule("PORT-4", "PAIRS-COMMON-14")
def test_cards_of_a_start_tie_stay_and_count_in_the_sum() -> None:
    table = dealt(5, 5, 9, then="tie 0=10; tie 1=6")
    assert table.to_move == 1
    assert [values(table.s.rows[seat]) for seat in range(3)] == [[5, 10], [5, 6], [9]]
    for token, seat in (("pass", 1), ("pass", 2)):
        table.play(token, seat=seat)
    table.play("pass", deal(8, 9, 10), seat=0)
    assert list(table.s.points[:3]) == [3, 2, 1]  # 15, 11, 9


@pytest.mark.rule("PORT-4", "PAIRS-COMMON-14")
def test_no_pair_is_made_in_a_start_tie() -> None:
    """The equal card goes to the discard pile, another one comes; nobody is out."""
    table = dealt(5, 5, 9, then="tie 0=5; tie 0=10; tie 1=6")
    assert [values(table.s.rows[seat]) for seat in range(3)] == [[5, 10], [5, 6], [9]]
    assert values(table.s.discard) == [5]
    assert table.s.taking == 0b111


@pytest.mark.rule("PORT-4", "PAIRS-COMMON-14")
def test_who_is_still_tied_gets_one_more() -> None:
    table = dealt(5, 5, 5, then="tie 0=8; tie 1=8; tie 2=9; tie 0=7; tie 1=6")
    assert table.to_move == 1
    assert [values(table.s.rows[seat]) for seat in range(3)] == [[5, 7, 8], [5, 6, 8], [5, 9]]
    assert [value for name, _, _, value, *_ in table.happenings if name == "tie"] == [5, 5, 5, 8, 8], "what they share"


@pytest.mark.rule("PORT-4", "PAIRS-COMMON-14")
def test_it_is_told_that_a_new_card_decides_who_starts() -> None:
    names = [name for name, *_ in dealt(5, 5, then="tie 0=10; tie 1=6").happenings]
    assert "tie-broken" in names
    assert "starts" not in names
    names = [name for name, *_ in dealt(5, 6).happenings]
    assert "starts" in names
    assert "tie-broken" not in names

"""Several players turn up the lowest card: extra cards decide."""

from __future__ import annotations

import pytest

from scripted_tables.goblin_poker import GoblinTable, deal, opened
from scripted_tables.pairs import by_chance

TIED = ("3 6 7 8 9 10", "3 5 7 8 9 10", "8 6 7 8 9 10", "8 4 7 9 9 10")  # seats 0 and 1; the eights do not matter


def eight_tens(*left: int) -> GoblinTable:
    """Eight players hold all cards but seven, and each will open a 10."""
    rest = [value for value in range(1, 11) for _ in range(value)]
    for card in (*left, *[10] * 8):
        rest.remove(card)
    hands = [" ".join(map(str, [10, *rest[seat::8]])) for seat in range(8)]
    return GoblinTable(8, f"first=7; {deal(*hands)}", by_chance(1))


@pytest.mark.rule("GOB-6", "PAIRS-COMMON-14")
def test_only_the_tied_get_an_extra_card_and_the_lower_one_begins() -> None:
    table = opened(*TIED, tie="tie 0=9; tie 1=4")
    assert table.stacks == [[3, 9], [3, 4], [8], [8]]
    assert table.to_move == table.s.marker == 1
    assert table.told("circle-tied") == [(1, 4, 1)]  # with the card that decides


@pytest.mark.rule("GOB-6", "PAIRS-COMMON-14")
def test_an_extra_card_that_pairs_is_thrown_away_and_replaced_at_once() -> None:
    table = opened(*TIED, tie="tie 0=3; tie 0=5; tie 1=10")
    assert table.stacks == [[3, 5], [3, 10], [8], [8]]
    assert (table.to_move, table.s.discard[0]) == (0, 1)
    assert (table.still_in, table.chips) == ([0, 1, 2, 3], [24] * 4)  # nobody leaves or pays for it


@pytest.mark.rule("GOB-6", "PAIRS-COMMON-14")
def test_a_second_tie_is_broken_by_yet_another_card() -> None:
    table = opened(*TIED, tie="tie 0=6; tie 1=6; tie 0=10; tie 1=2")
    assert table.stacks[:2] == [[3, 6, 10], [2, 3, 6]]
    assert table.to_move == 1


@pytest.mark.rule("GOB-6", "PAIRS-COMMON-11")
def test_the_extra_cards_come_in_dealing_order() -> None:
    """Seat 0 deals: seat 1 is served first, seat 0 last."""
    table = GoblinTable(4, f"first=0; {deal(*TIED, dealer=0)}")
    table.start_with("3", "3", "8", "8", tie="tie 1=9; tie 0=10")
    assert table.to_move == 1


@pytest.mark.rule("GOB-6", "GOB-11")
def test_the_extra_cards_stay_and_count_for_the_price() -> None:
    assert opened(*TIED, tie="tie 0=9; tie 1=1").price == 1


@pytest.mark.rule("GOB-6", "PAIRS-COMMON-15")
def test_eight_tens_and_too_few_cards_for_all() -> None:
    """G-2: five cards fit, the two tens that are left fit nobody; who gets no card counts as higher."""
    table = eight_tens(7, 8, 8, 9, 9, 10, 10)
    table.start_with(*["10"] * 8, tie="tie 0=9; tie 1=9; tie 2=8; tie 3=8; tie 4=7")
    assert table.stacks == [[9, 10], [9, 10], [8, 10], [8, 10], [7, 10], [10], [10], [10]]
    assert table.to_move == 4
    assert [kind for kind, _ in table.chances].count("lot") == 0


@pytest.mark.rule("GOB-6", "GOB-9", "PAIRS-COMMON-15")
def test_if_nobody_gets_a_card_a_lot_decides_this_once() -> None:
    """G-2: two sevens tie, and only a ten is left. Before the pile comes back the question is put anew."""
    table = eight_tens(7, 7, 8, 8, 9, 9, 10)
    table.start_with(*["10"] * 8, tie="tie 0=7; tie 1=7; tie 2=8; tie 3=8; tie 4=9; tie 5=9; lot=1")
    assert table.stacks == [[7, 10], [7, 10], [8, 10], [8, 10], [9, 10], [9, 10], [10], [10]]
    assert table.to_move == table.s.marker == 1
    for seat in (1, 2, 3, 4, 5, 6, 7):
        table.play(table.legal[-1], seat=seat)
    table.chances.clear()
    table.play(table.legal[-1], "lot=0", seat=0)
    assert [kind for kind, _ in table.chances[:2]] == ["lot", "share 0"]

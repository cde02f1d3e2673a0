"""A pot that is shared, and one that nobody can claim. Shown at a table of Hawthorn, by the functions that do it."""

from __future__ import annotations

import pytest

from igroteka.games.pairs.chips import all_chips_there, pay, places, share_pot, take_pot
from scripted_tables.hawthorn import THREE, HawthornTable, opened
from scripted_tables.pairs import by_chance


def pot_of(pot: int) -> HawthornTable:
    """Three players; seat 0 has paid so much that the pot holds so many chips."""
    table = opened(*THREE)
    pay(table.s, 0, pot - 3)
    assert table.pot == pot
    table.happenings.clear()
    return table


def group(*seats: int) -> int:
    return sum(1 << seat for seat in seats)


@pytest.mark.rule("PAIRS-COMMON-19")
def test_a_pot_that_can_be_divided_is_shared_out_whole() -> None:
    table = pot_of(12)
    share_pot(table.s, group(0, 1, 2))
    assert table.chips == [15 + 4, 24 + 4, 24 + 4]
    assert table.pot == 0
    assert table.told("pot-stays") == []


@pytest.mark.rule("PAIRS-COMMON-19")
@pytest.mark.parametrize(
    ("pot", "sharers", "share", "rest"),
    [(14, (0, 1, 2), 4, 2), (13, (1, 2), 6, 1), (15, (0, 2), 7, 1), (15, (1,), 15, 0), (4, (0, 1, 2), 1, 1)],
)
def test_the_remainder_stays_in_the_pot(pot: int, sharers: tuple[int, ...], share: int, rest: int) -> None:
    table = pot_of(pot)
    before = table.chips
    share_pot(table.s, group(*sharers))
    assert [after - chips for after, chips in zip(table.chips, before, strict=True)] == [
        share if seat in sharers else 0 for seat in range(3)
    ]
    assert table.pot == rest
    assert table.told("share-pot") == [(seat, 0, share) for seat in sharers]
    assert table.told("pot-stays") == ([(-1, 0, rest)] if rest else [])
    assert all_chips_there(table.s)


@pytest.mark.rule("PAIRS-COMMON-19")
def test_a_pot_smaller_than_its_sharers_stays_whole() -> None:
    table = opened(*THREE)
    take_pot(table.s, 0)
    pay(table.s, 0, 2)
    share_pot(table.s, group(0, 1, 2))
    assert table.chips == [25, 24, 24]
    assert table.pot == 2


@pytest.mark.rule("PAIRS-COMMON-20")
def test_a_pot_that_nobody_can_claim_stays_whole() -> None:
    """C-6."""
    table = pot_of(14)
    before = table.chips
    share_pot(table.s, group())
    assert (table.pot, table.chips) == (14, before)
    assert table.told("pot-stays") == [(-1, 0, 14)]


@pytest.mark.rule("PAIRS-COMMON-19", "PAIRS-COMMON-20")
@pytest.mark.parametrize(("sharers", "rest"), [((0, 1, 2), 2), ((), 14)])
def test_what_stays_lies_in_the_pot_of_the_next_round(sharers: tuple[int, ...], rest: int) -> None:
    """C-6: the next winner takes it with all the rest."""
    table = pot_of(14)
    share_pot(table.s, group(*sharers))
    table.filler = by_chance(1)
    table.rules.deal_round(table.s)
    assert table.pot == rest + 3
    take_pot(table.s, 1)
    assert table.told("take-pot") == [(1, 0, rest + 3)]
    assert table.pot == 0


@pytest.mark.rule("PAIRS-COMMON-23", "PAIRS-COMMON-19")
def test_at_the_matchs_end_the_rest_of_the_pot_belongs_to_nobody() -> None:
    """C-6: places go by the chips alone, and two chips are left over."""
    table = pot_of(14)
    share_pot(table.s, group(0, 1, 2))
    assert table.pot == 2
    out = [0, 0, 0]
    places(table.s, out)
    assert out == [3, 1, 1]
    assert table.result() == ([13 + 4, 28, 28], [3, 1, 1])
    assert all_chips_there(table.s)

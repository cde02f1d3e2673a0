"""A match goes on until somebody has no chips. The clauses of chips in all their detail: see pairs_common."""

from __future__ import annotations

import random

import pytest

from scripted_tables.monster import BEST, NINES, TENS, MonsterTable, deal, dealt
from scripted_tables.pairs import by_chance

HANDS = (BEST, "10 9 8 7 6 4", NINES, TENS)
EVEN = ("8 8 8 8 7 7", "9 9 9 9 8 8", "10 10 10 9 9 9", "10 10 10 7 7 7")


@pytest.mark.rule("MON-23", "PAIRS-COMMON-21")
def test_the_match_ends_when_somebody_has_no_chips_after_a_round() -> None:
    table = dealt(*HANDS[:2], "9 9 9 8 8 8", "10 10 10 8 8 7", start_chips=2)
    table.turns("fold", "fold", "fold")
    assert table.over
    assert table.told("broke") == [(0, 0, 0), (1, 0, 0), (2, 0, 0)]
    assert table.result() == ([0, 0, 0, 8], [2, 2, 2, 1])


@pytest.mark.rule("MON-23", "PAIRS-COMMON-21", "PAIRS-COMMON-17")
def test_it_goes_on_while_everybody_has_a_chip() -> None:
    """M-11: one chip is left, and goes for the ante of two."""
    table = dealt(*EVEN, start_chips=3)
    table.turns("fold", "fold", "fold", then=deal(*EVEN, dealer=0))
    assert not table.over
    assert (table.chips, table.pot) == ([0, 0, 0, 7], 1 + 1 + 1 + 2)


@pytest.mark.rule("MON-23", "PAIRS-COMMON-21")
def test_who_touched_zero_and_has_chips_again_does_not_end_the_match() -> None:
    """All had nothing before the showdown, and share the pot."""
    table = dealt(*EVEN, start_chips=2)
    table.turns("keep", "keep", "keep", "keep", then=deal(*EVEN, dealer=0))
    assert (table.s.round, table.s.dealer, table.to_move) == (2, 0, 1)
    assert table.told("broke") == []


@pytest.mark.rule("MON-23", "MON-11", "PAIRS-COMMON-17")
def test_a_fine_takes_no_more_than_one_has() -> None:
    """M-11."""
    table = dealt("10 10 9 8 7 6", "6 5 4 3 2 1", "8 7 6 5 4 3", NINES, start_chips=6, max_rounds=1)
    table.turns("keep", "keep", "keep", "fold")
    assert table.told("pay-all") == [(0, 0, 4)]
    assert table.chips == [0, 4, 4 + 8 + 4, 4]


@pytest.mark.rule("MON-23", "PAIRS-COMMON-23")
def test_places_go_by_chips_and_a_remainder_is_nobodys() -> None:
    table = dealt(BEST, BEST, "10 10 9 9 8 8", "7 7 7 7 6 6", max_rounds=1)
    table.turns("keep", "keep", "keep", "fold")
    assert table.result() == ([29, 29, 18, 23], [1, 1, 4, 3])
    assert table.pot == 1


@pytest.mark.rule("MON-23", "PAIRS-COMMON-21")
@pytest.mark.parametrize("players", range(4, 9))
def test_left_to_itself_a_match_ends_with_somebody_broke(players: int) -> None:
    luck = random.Random(players)
    table = MonsterTable(players, filler=by_chance(players))
    while not table.over:
        table.play(luck.choice(table.legal))
    assert 0 in table.chips
    assert sum(table.chips) + table.pot == 25 * players

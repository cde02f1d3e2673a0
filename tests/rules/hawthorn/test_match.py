"""A match goes on until somebody has no chips. The clauses of chips in all their detail: see pairs_common."""

from __future__ import annotations

import random

import pytest

from scripted_tables.hawthorn import TWO, HawthornTable, deal, opened
from scripted_tables.pairs import by_chance

ONE_FIRST = ("9 5 7 8 10", "1 6 7 8 9")


@pytest.mark.rule("HAW-17", "PAIRS-COMMON-21")
def test_the_match_ends_when_somebody_has_no_chips_after_a_round() -> None:
    table = opened(*TWO, start_chips=5)
    table.play("fold", seat=0)  # all four that are left
    assert table.over
    assert table.told("broke") == [(0, 0, 0)]
    assert table.result() == ([0, 10], [2, 1])


@pytest.mark.rule("HAW-17", "PAIRS-COMMON-21")
def test_it_goes_on_while_everybody_has_a_chip() -> None:
    table = opened(*TWO, start_chips=6)
    table.play("fold", deal(*TWO), seat=0)
    assert not table.over
    assert table.chips == [0, 10]  # one left, and it went for the ante


@pytest.mark.rule("HAW-17", "PAIRS-COMMON-17")
def test_who_cannot_pay_a_fold_in_full_pays_all() -> None:
    """H-10."""
    table = opened(*TWO, start_chips=3)
    table.play("fold", seat=0)
    assert table.told("pay-all") == [(0, 0, 2)]
    assert table.chips == [0, 6]


@pytest.mark.rule("HAW-17", "HAW-12", "PAIRS-COMMON-17")
def test_who_cannot_pay_a_pair_in_full_pays_all() -> None:
    """H-10."""
    table = opened(*TWO, start_chips=3)
    table.draw(10, 9)
    assert table.told("pay-all") == [(1, 0, 2)]
    assert table.chips == [6, 0]


@pytest.mark.rule("HAW-17", "PAIRS-COMMON-21")
def test_a_player_without_chips_plays_on_and_can_win_the_pot() -> None:
    """H-10: seat 0 pays its last chip as the ante, wins, and the match goes on."""
    table = opened(*ONE_FIRST, start_chips=3)
    table.draw(10)
    table.play("fold", deal("8 5 7 9 10", "2 6 7 8 9"), seat=0)
    assert table.chips == [0, 4]
    table.start_with("8", "2")
    table.play("fold", deal(*TWO), seat=1)
    assert table.s.round == 3
    assert table.told("broke") == []
    assert table.chips == [4 - 1, 2 - 1]


@pytest.mark.rule("HAW-17")
def test_without_chips_a_fold_is_free() -> None:
    """H-10: it is never forbidden."""
    table = opened(*TWO, start_chips=1)
    assert table.chips == [0, 0]
    assert table.legal == ["draw", "fold"]
    table.play("fold", seat=0)
    assert table.told("pay-all") == [(0, 0, 0)]
    assert table.result() == ([0, 2], [2, 1])


@pytest.mark.rule("HAW-17", "PAIRS-COMMON-21")
@pytest.mark.parametrize("players", range(2, 7))
def test_left_to_itself_a_match_ends_with_somebody_broke(players: int) -> None:
    """H-12: there is no fixed bound, yet it comes to its end."""
    for seed in range(5):
        luck = random.Random(seed)
        table = HawthornTable(players, filler=by_chance(seed))
        while not table.over:
            table.play(luck.choice(table.legal))
        assert 0 in table.chips
        assert sum(table.chips) == 25 * players
        scores, places = table.result()
        assert scores == table.chips
        assert [places[seat] == 1 for seat in range(players)] == [chips == max(scores) for chips in scores]

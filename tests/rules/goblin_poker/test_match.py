"""A match goes on until somebody has no chips. The clauses of chips in all their detail: see pairs_common."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from scripted_tables.goblin_poker import THREE, GoblinTable, deal, opened
from scripted_tables.pairs import by_chance


@pytest.mark.rule("GOB-18", "PAIRS-COMMON-21")
def test_the_match_ends_when_somebody_has_no_chips_after_a_round() -> None:
    table = opened(*THREE, start_chips=5)
    table.play("fold", seat=0)
    table.play("fold", seat=1)  # all four that are left
    assert table.over
    assert table.told("broke") == [(1, 0, 0)]
    assert table.result() == ([2, 0, 13], [2, 3, 1])


@pytest.mark.rule("GOB-18", "PAIRS-COMMON-21")
def test_it_goes_on_while_everybody_has_a_chip() -> None:
    table = opened(*THREE, start_chips=6)
    table.play("fold", seat=0)
    table.play("fold", deal(*THREE), seat=1)
    assert not table.over
    assert table.chips == [2, 0, 13]  # seat 1 had one left, and it went for the ante


@pytest.mark.rule("GOB-18", "PAIRS-COMMON-17")
def test_who_cannot_pay_a_fold_in_full_pays_all() -> None:
    """G-9."""
    table = opened(*THREE, start_chips=2)
    table.play("fold", seat=0)
    assert table.told("pay-all") == [(0, 0, 1)]
    assert (table.chips, table.pot) == ([0, 1, 1], 4)


@pytest.mark.rule("GOB-18", "GOB-14", "PAIRS-COMMON-17")
def test_who_cannot_pay_a_pair_in_full_pays_all() -> None:
    """G-9."""
    table = opened(*THREE, start_chips=4)
    table.feed(8, 9, 10, back="share 0=8; share 1=10; share 2=9")
    assert table.told("pay-all") == [(2, 0, 3)]
    assert (table.chips, table.pot) == ([3, 3, 0], 6)


@pytest.mark.rule("GOB-18", "PAIRS-COMMON-21")
def test_a_player_without_chips_plays_on_and_can_win_the_pot() -> None:
    """G-9: all have paid their last chip; seat 2 donates, stays, and takes the three."""
    table = opened(*THREE, start_chips=1)
    assert table.chips == [0, 0, 0]
    table.feed(8, 10, 3, back="share 0=8; share 1=10; share 2=3")
    assert not table.over
    table.play("fold", seat=0)
    table.play("fold", seat=1)
    assert table.result() == ([0, 0, 3], [2, 2, 1])


@pytest.mark.rule("GOB-18", "PAIRS-COMMON-21")
@pytest.mark.parametrize("players", range(3, 9))
def test_left_to_itself_a_match_ends_with_somebody_broke(players: int) -> None:
    """G-11: no fixed bound, yet it ends; nobody decides more than six times in a round."""
    luck = random.Random(players)
    table = GoblinTable(players, filler=by_chance(players))
    decisions: Counter[tuple[int, int]] = Counter()
    while not table.over:
        decisions[table.s.round, table.to_move] += 1
        table.play(luck.choice(table.legal))
    assert max(decisions.values()) <= 6
    assert 0 in table.chips
    assert sum(table.chips) + table.pot == 25 * players
    scores, places = table.result()
    assert scores == table.chips
    assert places == [1 + sum(other > chips for other in scores) for chips in scores]


@pytest.mark.rule("GOB-18")
@pytest.mark.parametrize(("players", "rounds"), [(3, 1), (5, 4), (8, 200)])
def test_the_longest_match_has_six_decisions_for_each_player_and_round(players: int, rounds: int) -> None:
    """G-11."""
    table = GoblinTable(players, filler=by_chance(1), max_rounds=rounds)
    assert table.rules.longest(table.s) == 6 * players * rounds

"""A match goes on until somebody has no chips. The clauses of chips in all their detail: see pairs_common."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from scripted_tables.pairs import by_chance
from scripted_tables.troll_guts import THREE, TrollTable, deal, laid


@pytest.mark.rule("TRG-15", "PAIRS-COMMON-21")
def test_the_match_ends_when_somebody_has_no_chips_after_a_round() -> None:
    table = laid(*THREE, start_chips=8)
    table.draw(3)
    table.draw(7)  # all seven that are left
    assert table.over
    assert table.told("broke") == [(2, 0, 0)]
    assert table.result() == ([20, 4, 0], [1, 2, 3])


@pytest.mark.rule("TRG-15", "PAIRS-COMMON-21")
def test_it_goes_on_while_everybody_has_a_chip() -> None:
    table = laid(*THREE, start_chips=9)
    table.draw(3)
    table.play("draw", f"draw 2=7; {deal(*THREE)}")
    assert not table.over
    assert (table.s.round, table.chips) == (2, [20, 4, 0])  # seat 2 had one left, and it went for the ante


@pytest.mark.rule("TRG-15", "PAIRS-COMMON-21")
def test_a_player_without_chips_plays_on_and_can_win_the_pot() -> None:
    """T-4, T-10: nobody has a chip left, and seat 0 stays in to the end."""
    table = laid(*THREE, start_chips=1)
    assert table.chips == [0, 0, 0]
    table.draw(3)
    assert not table.over
    table.draw(7)
    assert table.result() == ([3, 0, 0], [1, 2, 2])


@pytest.mark.rule("TRG-15", "PAIRS-COMMON-21")
def test_who_touched_nothing_and_won_does_not_end_the_match() -> None:
    """Seat 0 pays its last chip as the ante of round 2, and takes the pot."""
    table = laid("7 7 8 9 10 / 6", "4 7 8 9 10 / 2", "3 6 8 9 10 / 7", start_chips=8)
    table.draw(2)
    table.draw(8)
    again = ("6 7 8 9 10 / 5", "4 7 8 9 10 / 3", "3 6 8 9 10 / 2")
    table.play("draw", f"draw 0=6; {deal(*again)}", seat=0)
    assert table.chips == [0, 4, 17]
    table.arrange(*again)
    table.draw(2)
    table.draw(9)
    table.play("draw", f"draw 1=3; {deal(*THREE)}", seat=1)
    assert table.told("broke") == []
    assert (table.s.round, table.chips) == (3, [8 - 1, 1 - 1, 15 - 1])


@pytest.mark.rule("TRG-15", "PAIRS-COMMON-21")
@pytest.mark.parametrize("players", range(3, 7))
def test_left_to_itself_a_match_ends_with_somebody_broke(players: int) -> None:
    """T-11: at most four cards to lay and ten turns for each player and round."""
    luck = random.Random(players)
    table = TrollTable(players, filler=by_chance(players))
    decisions: Counter[tuple[int, int]] = Counter()
    while not table.over:
        decisions[table.s.round, table.to_move] += 1
        table.play(luck.choice(table.legal))
    assert 4 < max(decisions.values()) <= 14
    assert 0 in table.chips
    assert sum(table.chips) == 25 * players
    scores, places = table.result()
    assert scores == table.chips
    assert places == [1 + sum(other > chips for other in scores) for chips in scores]


@pytest.mark.rule("TRG-15")
@pytest.mark.parametrize(("players", "rounds"), [(3, 1), (4, 5), (6, 200)])
def test_the_longest_match_has_fourteen_decisions_for_each_player_and_round(players: int, rounds: int) -> None:
    """T-11."""
    table = TrollTable(players, filler=by_chance(1), max_rounds=rounds)
    assert table.rules.longest(table.s) == 14 * players * rounds

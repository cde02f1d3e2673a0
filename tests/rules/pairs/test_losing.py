"""The end: one loser and no winner."""

from __future__ import annotations

import pytest

from scripted_tables.pairs import PairsTable, by_chance, dealt


@pytest.mark.rule("PAIRS-2")
@pytest.mark.parametrize("players", range(2, 9))
def test_one_player_loses_and_all_others_share_the_first_place(players: int) -> None:
    table = PairsTable(players, filler=by_chance(players))
    while not table.over:
        table.play("draw")
    scores, places = table.result()
    losers = [seat for seat in range(players) if scores[seat] >= table.s.losing_score]
    assert len(losers) == 1
    assert places == [players if seat in losers else 1 for seat in range(players)]


@pytest.mark.rule("PAIRS-20")
def test_reaching_the_losing_score_exactly_loses() -> None:
    table = dealt(8, 9, losing_score=8)
    table.play("draw", "draw 0=8")
    assert table.over
    assert table.result() == ([8, 0], [2, 1])


@pytest.mark.rule("PAIRS-20")
def test_passing_the_losing_score_loses_as_well() -> None:
    """R-5: reaching means at least."""
    table = dealt(9, 10, losing_score=5)
    table.play("draw", "draw 0=9")
    assert table.over
    assert table.result() == ([9, 0], [2, 1])


@pytest.mark.rule("PAIRS-20")
def test_one_point_below_the_losing_score_the_game_goes_on() -> None:
    table = dealt(8, 9, losing_score=9)
    table.play("draw", "draw 0=8; deal 0=6; deal 1=7")
    assert not table.over


@pytest.mark.rule("PAIRS-20", "PAIRS-2")
def test_a_high_score_of_others_does_not_change_who_loses() -> None:
    table = dealt(6, 9, 10)
    table.lay([[6], [9], [10]], turn=0, kept=[[10, 9], [10, 10], [10, 8]])
    table.play("fold")
    assert table.result() == ([25, 20, 18], [3, 1, 1])

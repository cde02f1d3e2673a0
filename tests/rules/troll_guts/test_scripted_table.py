"""The scripted table itself: a little story at it."""

from __future__ import annotations

from scripted_tables.troll_guts import THREE, laid


def test_a_few_turns_at_this_table() -> None:
    table = laid(*THREE)
    assert (table.to_move, table.rows) == (1, [[5], [3], [7]])
    table.draw(6)
    table.play("buy", seat=2)
    table.play("steal 1", seat=0)
    assert table.rows == [[4, 5], [3, 6], [2, 7]]
    assert table.piles == [[6, 7, 8, 9, 10], [7, 8, 9, 10], [6, 8, 9, 10]]

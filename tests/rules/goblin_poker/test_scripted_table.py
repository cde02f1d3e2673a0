"""The scripted table itself: a little story at it."""

from __future__ import annotations

from scripted_tables.goblin_poker import THREE, opened


def test_a_circle_at_this_table() -> None:
    table = opened(*THREE)
    assert (table.to_move, table.stacks, table.price) == (0, [[2], [4], [9]], 2)
    table.feed(8, 10, 3, back="share 0=10; share 1=3; share 2=8")
    assert (table.s.circle, table.stacks) == (2, [[2, 10], [3, 4], [8, 9]])

"""The score pad of Sweep: who has collected the most cards of each value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.pads import collections, count_collections
from igroteka.kernel import Column, Entries, Pad

if TYPE_CHECKING:
    from igroteka.games.pairs.sweep.rules import State


def columns(s: State) -> list[Column]:
    return collections(s, s.seats)


def settle(s: State, entries: Entries) -> bool:
    return count_collections(s, entries, s.seats)


PAD = Pad(columns, settle)

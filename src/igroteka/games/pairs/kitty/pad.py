"""The score pad of Kitty: who has the most cards of each value, or which team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.kitty.teams import sides
from igroteka.games.pairs.pads import collections, count_collections
from igroteka.kernel import Column, Entries, Pad

if TYPE_CHECKING:
    from igroteka.games.pairs.kitty.rules import State


def columns(s: State) -> list[Column]:
    return collections(s, sides(s))


def settle(s: State, entries: Entries) -> bool:
    return count_collections(s, entries, sides(s))


PAD = Pad(columns, settle)

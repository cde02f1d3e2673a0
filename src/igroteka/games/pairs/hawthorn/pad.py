"""The score pad of Hawthorn: what folding or a pair has cost everybody, and who was the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.chips import hand_out_chips
from igroteka.games.pairs.pads import count_round, paid_by_each, pot, pot_for_one
from igroteka.games.pairs.start_card import STAKE
from igroteka.kernel import Column, Entries, Pad

if TYPE_CHECKING:
    from igroteka.games.pairs.hawthorn.rules import State


def columns(s: State) -> list[Column]:
    return [paid_by_each(s, STAKE), pot_for_one()]


def settle(s: State, entries: Entries) -> bool:
    return count_round(s, STAKE, entries["paid"], entries["takes-pot"])


PAD = Pad(columns, settle, begin=hand_out_chips, sums=pot)

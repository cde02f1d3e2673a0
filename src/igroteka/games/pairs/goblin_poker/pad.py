"""The score pad of Goblin Poker: what folding or a pair has cost everybody, and who was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.chips import hand_out_chips
from igroteka.games.pairs.pads import count_round, paid_by_each, pot, pot_for_some
from igroteka.games.pairs.start_card import STAKE
from igroteka.kernel import Column, Entries, Pad

if TYPE_CHECKING:
    from igroteka.games.pairs.goblin_poker.rules import State


def columns(s: State) -> list[Column]:
    return [paid_by_each(s, STAKE), pot_for_some()]


def settle(s: State, entries: Entries) -> bool:
    return count_round(s, STAKE, entries["paid"], entries["shares-pot"])


PAD = Pad(columns, settle, begin=hand_out_chips, sums=pot)

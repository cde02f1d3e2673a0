"""The score pad of Starboard: the cards that everybody bought, and who was not out."""

from __future__ import annotations

from igroteka.games.pairs.chips import hand_out_chips
from igroteka.games.pairs.pads import count_round, paid_by_each, pot, pot_for_some
from igroteka.games.pairs.starboard.rules import STAKE, State
from igroteka.kernel import Column, Entries, Pad


def columns(s: State) -> list[Column]:
    return [paid_by_each(s, STAKE), pot_for_some(least=0)]


def settle(s: State, entries: Entries) -> bool:
    return count_round(s, STAKE, entries["paid"], entries["shares-pot"])


PAD = Pad(columns, settle, begin=hand_out_chips, sums=pot)

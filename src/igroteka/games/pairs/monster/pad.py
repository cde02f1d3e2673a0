"""The score pad of Monster: how often everybody was fined, and who got the pot."""

from __future__ import annotations

from igroteka.games.pairs.chips import hand_out_chips
from igroteka.games.pairs.monster.rules import FINE, State, stake
from igroteka.games.pairs.pads import chips_after, count_round, pot, pot_for_some
from igroteka.kernel import Column, Entries, Pad


def columns(s: State) -> list[Column]:
    """A last fine is paid as far as the chips reach."""
    fines = tuple(-(-chips // FINE) for chips in chips_after(s, stake(s)))
    return [Column("fines", high=fines), pot_for_some()]


def settle(s: State, entries: Entries) -> bool:
    return count_round(s, stake(s), [FINE * times for times in entries["fines"]], entries["shares-pot"])


PAD = Pad(columns, settle, begin=hand_out_chips, sums=pot)

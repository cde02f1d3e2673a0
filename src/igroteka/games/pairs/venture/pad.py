"""The score pad of Venture: whose the complete sets are, and how many other cards everybody has captured."""

from __future__ import annotations

from igroteka.games.pairs.deals import add_up, begin_deal, last_deal_played
from igroteka.games.pairs.deck import PACK, TOP
from igroteka.games.pairs.venture.rules import State, deal_points
from igroteka.kernel import Column, Entries, Pad


def columns(s: State) -> list[Column]:
    """A set is complete for one player at most."""
    nobody_or_one = (0, *(1 << seat for seat in range(s.seats)))
    return [
        Column("other-cards", high=(PACK,) * s.seats),
        Column("set", "cards", high=(nobody_or_one[-1],) * TOP, values=nobody_or_one, sides=s.seats),
    ]


def settle(s: State, entries: Entries) -> bool:
    begin_deal(s)
    for seat in range(s.seats):
        sets = sum(value for value, owner in enumerate(entries["set"], 1) if owner >> seat & 1)
        s.gained[seat] = deal_points(sets, entries["other-cards"][seat])
    add_up(s)
    return last_deal_played(s)


PAD = Pad(columns, settle)

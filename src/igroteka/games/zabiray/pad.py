"""The score pad of Zabiray: piles captured, cards left in hands, and who went out."""

from __future__ import annotations

from igroteka.games.zabiray.cards import COPIES, PACK, RU, WILD
from igroteka.games.zabiray.rules import NOBODY, count_deal
from igroteka.games.zabiray.state import State  # noqa: TC001  these are hooks of the pad, and say what they take
from igroteka.kernel import BadEntry, Column, Entries, Pad, the_one

MOST_PILES = COPIES[RU] + COPIES[WILD]  # each ends with a Ру, or with a wild for it


def columns(s: State) -> list[Column]:
    """If the stock has run out, nobody went out."""
    return [
        Column("went-out", "one"),
        Column("piles", high=(MOST_PILES,) * s.seats),
        Column("left-over", high=(PACK,) * s.seats),
    ]


def settle(s: State, entries: Entries) -> bool:
    s.round += 1
    s.went_out = the_one(entries["went-out"], NOBODY)
    if s.went_out != NOBODY and entries["left-over"][s.went_out]:
        raise BadEntry("out-with-cards", f"seat {s.went_out} went out, and cannot have cards left")
    for seat in range(s.seats):
        s.piles[seat] = entries["piles"][seat]
        s.hands[seat][0] = entries["left-over"][seat]
    return count_deal(s)


PAD = Pad(columns, settle)

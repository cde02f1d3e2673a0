"""The score pad of Blackstone: who was still in, and what the others had to pay."""

from __future__ import annotations

from igroteka.games.pairs.blackstone.rules import STAKE, State, leave, pay_out, put_stakes
from igroteka.games.pairs.chips import begin_round, hand_out_chips, match_ends
from igroteka.games.pairs.pads import chips_after, pot
from igroteka.kernel import BadEntry, Column, Entries, Pad, everybody


def columns(s: State) -> list[Column]:
    return [
        Column("still-in", "some", least=1, most=s.seats - 1),
        Column("fine", high=chips_after(s, STAKE)),
    ]


def settle(s: State, entries: Entries) -> bool:
    begin_round(s)
    put_stakes(s)
    s.playing = everybody(s)
    for seat, (stayed, fine) in enumerate(zip(entries["still-in"], entries["fine"], strict=True)):
        if not stayed:
            leave(s, seat, fine)
        elif fine:
            raise BadEntry("fine-for-winner", f"seat {seat} was still in, and pays nothing")
    pay_out(s)
    return match_ends(s)


PAD = Pad(columns, settle, begin=hand_out_chips, sums=pot)

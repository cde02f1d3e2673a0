"""The score pad of Regent: what everybody paid to whom, and who was the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.chips import award_pot, begin_round, hand_out_chips, match_ends, pay, pay_player
from igroteka.games.pairs.pads import pot, pot_for_one
from igroteka.kernel import POT, BadEntry, Column, Entries, Pad, group_of

if TYPE_CHECKING:
    from igroteka.games.pairs.regent.rules import State


def columns(s: State) -> list[Column]:
    """Whoever has been paid before can pay more than they began the round with."""
    in_play = s.start_chips * s.seats
    return [Column("paid", high=(in_play,) * s.seats), Column("paid-to", "to"), pot_for_one()]


def settle(s: State, entries: Entries) -> bool:
    paid, receivers = entries["paid"], entries["paid-to"]
    for seat in range(s.seats):
        if paid[seat] and receivers[seat] == seat:
            raise BadEntry("paid-oneself", f"seat {seat} cannot pay to itself")
        if paid[seat] and entries["takes-pot"][seat]:
            raise BadEntry("last-paid", f"seat {seat} was the last one in, and has paid nobody")
    begin_round(s)
    pay_in_order(s, paid, receivers)
    award_pot(s, group_of(entries["takes-pot"]))
    return match_ends(s)


def pay_in_order(s: State, paid: list[int], receivers: list[int]) -> None:
    """Everybody has paid once. In which order nobody has written down: in one in which all of them could."""
    waiting = [seat for seat in range(s.seats) if paid[seat]]
    while waiting:
        seat = next((seat for seat in waiting if s.chips[seat] >= paid[seat]), None)
        if seat is None:
            raise BadEntry("not-so-many", f"seat {waiting[0]} had fewer than {paid[waiting[0]]} chips")
        if receivers[seat] == POT:
            pay(s, seat, paid[seat])
        else:
            pay_player(s, seat, receivers[seat], paid[seat])
        waiting.remove(seat)


PAD = Pad(columns, settle, begin=hand_out_chips, sums=pot)

"""A scripted table of Sweep, with what lies on it, and ways to lay it out.

>>> table = dealt("4 8 10 10 10", "6 8 10 10 10", "5 7 8 8 8", row="9 9 3 6 2", first=1)
>>> table.lay_cards("6 7 4", next_row="1 2 3 3 4")
>>> table.hands[0], table.discard, table.to_move
([8, 9, 9, 10, 10, 10], [7], 2)
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from scripted_tables.pairs import BoxTable, bag, by_chance, rest_of_pack, values

if TYPE_CHECKING:
    from collections.abc import Sequence


class SweepTable(BoxTable):
    game = "sweep"

    @property
    def hands(self) -> list[list[int]]:
        """The whole hands, lowest card first, by seat."""
        return [sorted(values(self.s.hands[seat]) + values(self.s.taken[seat])) for seat in range(self.s.seats)]

    @property
    def known(self) -> list[list[int]]:
        """What everybody knows of the hands."""
        return [values(self.s.taken[seat]) for seat in range(self.s.seats)]

    @property
    def fronts(self) -> list[list[int]]:
        return self.rows

    @property
    def middle(self) -> list[int]:
        return values(self.s.middle)

    @property
    def discard(self) -> list[int]:
        return values(self.s.discard)

    @property
    def gains(self) -> list[list[int]]:
        """The points of every deal so far."""
        gained = [value for _, _, value in self.told("gain")]
        return [gained[start : start + self.s.seats] for start in range(0, len(gained), self.s.seats)]

    def lay_cards(self, cards: str, next_row: str = "") -> None:
        """Whoever is to move lays a card, then the next; `next_row`: the row that follows on the last one."""
        laid = cards.split()
        for number, card in enumerate(laid, 1):
            self.play(f"play {card}", row(next_row) if number == len(laid) else "")

    def lay(
        self, hands: Sequence[str], middle: str, starter: int = 0, deck: str = "", points: Sequence[int] = ()
    ) -> None:
        """Lay the 55 cards out anew, at the beginning of a round; what is named nowhere has been discarded."""
        s = self.s
        for seat in range(s.seats):
            s.hands[seat][:], s.rows[seat][:], s.taken[seat][:] = bag([]), bag([]), bag(cards(hands[seat]))
        s.middle[:], s.deck[:] = bag(cards(middle)), bag(cards(deck))
        s.discard[:] = bag(rest_of_pack(*map(cards, [*hands, middle, deck])))
        s.points[: len(points)] = points
        s.starter = s.turn = starter
        s.taking = 0
        assert self.rules.audit(s), f"that is not a possible table: {s}"

    def play_out(self, seed: int = 1) -> None:
        """To the end of the match, at random."""
        luck = random.Random(seed)
        while not self.over:
            self.play(luck.choice(self.legal))


def cards(written: str) -> list[int]:
    return [int(card) for card in written.split()]


def row(written: str) -> str:
    """The script of a row."""
    return f"row={','.join(written.split())}" if written else ""


def deal(*hands: str, row: str, first: int = 0) -> str:
    """The script of a deal: five circuits from seat 0 on, the row, the lot."""
    dealt = [f"deal {seat}={hand.split()[turn]}" for turn in range(5) for seat, hand in enumerate(hands)]
    return "; ".join([*dealt, f"row={','.join(row.split())}", f"first={first}"])


def dealt(*hands: str, row: str, first: int = 0, **options: int | None) -> SweepTable:
    """A deal just begun."""
    return SweepTable(len(hands), deal(*hands, row=row, first=first), options=options)


def last_round(
    *hands: str, middle: str, starter: int = 0, points: Sequence[int] = (), **options: int | None
) -> SweepTable:
    """The last row of a deal lies there, nobody has laid a card."""
    table = SweepTable(len(hands), filler=by_chance(1), options=options)
    table.lay(hands, middle, starter, points=points)
    return table

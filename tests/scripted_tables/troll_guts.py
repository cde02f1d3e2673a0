"""A scripted table of Troll Guts, with what lies on it, and ways to lay it out.

What a player gets is written `6 7 8 9 10 / 5`: the hand, as it will be laid from the top, and the open card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scripted_tables.secret_hands import SecretHandsTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.kernel import Value

HAND = 5
THREE = ("6 7 8 9 10 / 5", "4 7 8 9 10 / 3", "2 6 8 9 10 / 7")  # seat 1 moves first, then 2, then 0


class TrollTable(SecretHandsTable):
    game = "troll-guts"

    @property
    def piles(self) -> list[list[int]]:
        """What has been laid and has not come out, from the top."""
        return [[card for card in self.s.piles[seat] if card] for seat in range(self.s.seats)]

    def arrange(self, *piles: str) -> None:
        """Everybody lays a pile, seat 0 first; the fifth card follows by itself."""
        for seat, pile in enumerate(piles):
            for card in pile.split()[: HAND - 1]:
                self.play(f"next {card}", seat=seat)

    def draw(self, *cards: int) -> None:
        """So many turns in which everybody draws."""
        for card in cards:
            self.play("draw", f"draw {self.to_move}={card}")

    def lay_piles(
        self, rows: Sequence[Sequence[int]], piles: Sequence[Sequence[int]], deck: Sequence[int] | None = None
    ) -> None:
        """Lay the 55 cards out anew; what is named nowhere goes to the deck or, if that is given, to the discard."""
        for seat, pile in enumerate(piles):
            self.s.piles[seat][:] = [*[0] * (HAND - len(pile)), *pile]
        self.lay(rows, piles, deck=deck)


def deal(*gets: str, dealer: int = -1, tie: str = "") -> str:
    """The script of a deal: five passes of hand cards, one of open cards, and what breaks a tie."""
    seats = [(dealer + 1 + step) % len(gets) for step in range(len(gets))]
    cards = [get.replace("/", "").split() for get in gets]
    return "; ".join(f"deal {seat}={cards[seat][turn]}" for turn in range(HAND + 1) for seat in seats) + f"; {tie}"


def dealt(*gets: str, tie: str = "", **options: Value) -> TrollTable:
    """A match just begun, before the piles are laid. The last seat is the dealer."""
    return TrollTable(len(gets), f"first={len(gets) - 1}; {deal(*gets, tie=tie)}", options=options)


def laid(*gets: str, tie: str = "", **options: Value) -> TrollTable:
    """The same, and every pile lies as its hand is written."""
    table = dealt(*gets, tie=tie, **options)
    table.arrange(*gets)
    return table

"""A scripted table of Goblin Poker, with what lies on it, and ways to lay it out.

Hands are written as they are held, the card that will be turned up first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scripted_tables.pairs import values
from scripted_tables.secret_hands import StartCardTable

if TYPE_CHECKING:
    from igroteka.kernel import Value

HAND = 6
THREE = ("2 5 6 7 8 9", "4 6 7 8 9 10", "9 3 7 8 10 10")  # seat 0 begins, then 1, then 2
FOUR = ("2 5 6 7 8 9", "9 3 7 8 10 10", "4 6 7 8 9 10", "8 5 6 7 9 10")  # without seat 0, seat 2 has the lowest stack


class GoblinTable(StartCardTable):
    game = "goblin-poker"

    @property
    def stacks(self) -> list[list[int]]:
        """The open cards, lowest first, by seat; those of players who are out as well."""
        return self.rows

    @property
    def pile(self) -> list[int]:
        """The donated cards in the middle."""
        return values(self.s.pile)

    def feed(self, *cards: int, back: str = "") -> None:
        """So many donations, one turn each; `back`: the chance that follows the last of them."""
        for turn, card in enumerate(cards, 1):
            self.play(f"give {card}", back if turn == len(cards) else "")


def deal(*hands: str, dealer: int = -1) -> str:
    """The script of a deal, one card at a time; without a dealer, the last seat deals and seat 0 is served first."""
    seats = [(dealer + 1 + step) % len(hands) for step in range(len(hands))]
    return "; ".join(f"deal {seat}={hands[seat].split()[turn]}" for turn in range(HAND) for seat in seats)


def dealt(*hands: str, **options: Value) -> GoblinTable:
    """A match just begun: everybody has six cards and has paid the ante. The last seat is the dealer."""
    return GoblinTable(len(hands), f"first={len(hands) - 1}; {deal(*hands)}", options=options)


def opened(*hands: str, tie: str = "", **options: Value) -> GoblinTable:
    """The same, and the first card of every hand has been turned up."""
    table = dealt(*hands, **options)
    table.start_with(*(hand.split()[0] for hand in hands), tie=tie)
    return table

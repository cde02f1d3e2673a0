"""A scripted table of Regent, with what lies on it, and ways to lay it out.

A player's cards are written as they are dealt: two closed ones, then the open one. The last seat deals.

>>> table = dealt("3 6 8", "4 6 5")
>>> table.to_move, table.rows, table.hands, table.price
(1, [[8], [5]], [[3, 6], [4, 6]], 5)
>>> table.play("attack 0", "draw 1=9")
>>> table.rows, table.to_move
([[8, 9], [5]], 0)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scripted_tables.secret_hands import FoldingTable

if TYPE_CHECKING:
    from collections.abc import Sequence


TWO = ("3 6 8", "4 6 5")  # seat 1 begins
THREE = ("3 7 2", "8 4 5", "9 6 10")  # seat 0 begins
FOUR = ("7 7 5", "8 3 6", "9 4 8", "6 10 2")  # seat 3 begins
BURN = "10,10,10,9,9"


class RegentTable(FoldingTable):
    game = "regent"

    @property
    def middle(self) -> int:
        return self.pot

    @property
    def deck(self) -> int:
        """How many cards the deck has."""
        return int(self.s.deck[0])

    @property
    def discard(self) -> int:
        """How many cards the discard pile has, burned ones included."""
        return int(self.s.discard[0] + self.s.burned[0])

    def paid(self) -> list[tuple[int, int, int]]:
        """Who paid whom how much."""
        return [(seat, other, value) for name, seat, _, value, other, _ in self.happenings if name == "pay-player"]

    def lay(
        self,
        rows: Sequence[Sequence[int]],
        hands: Sequence[Sequence[int]] = (),
        turn: int | None = None,
        deck: Sequence[int] | None = None,
        discard: Sequence[int] = (),
    ) -> None:
        """The same, and who has no open card is out."""
        for seat, row in enumerate(rows):
            self.s.gone[seat] = not row
        super().lay(rows, hands, turn, deck, discard)


def deal(*cards: str, dealer: int = -1) -> str:
    """The script of a deal: two closed cards for everybody, then an open one. Without a dealer, the last seat deals."""
    seats = [(dealer + 1 + step) % len(cards) for step in range(len(cards))]
    return "; ".join(f"deal {seat}={cards[seat].split()[turn]}" for turn in range(3) for seat in seats)


def dealt(
    *cards: str, tie: str = "", dealer: int = -1, burned: str = BURN, **options: bool | int | str | None
) -> RegentTable:
    """A match just begun; `tie`: the cards that break a tie for the first move."""
    first = dealer % len(cards)
    script = f"first={first}; burn={burned}; {deal(*cards, dealer=dealer)}; {tie}"
    return RegentTable(len(cards), script, options=options)

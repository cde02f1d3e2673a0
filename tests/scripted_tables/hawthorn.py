"""A scripted table of Hawthorn, with what lies on it, and ways to lay it out.

Hands are written as they are held, the card that will be turned up first.

>>> table = opened("8 2 3 6 10", "4 6 7 9 10")
>>> table.to_move, table.rows, table.price, table.circle
(1, [[8], [4]], 4, 'deck')
>>> table.play("draw", "draw 1=9")
>>> table.play("draw", "draw 0=7")
>>> table.circle, table.legal
('hand', ['fold', 'play 10', 'play 6', 'play 7', 'play 9'])
"""

from __future__ import annotations

from scripted_tables.secret_hands import StartCardTable

TWO = ("4 6 7 8 9", "9 5 7 8 10")
THREE = ("4 6 7 8 9", "5 6 8 9 10", "9 3 7 8 10")


class HawthornTable(StartCardTable):
    game = "hawthorn"

    @property
    def circle(self) -> str:
        return "hand" if self.s.hand_circle else "deck"

    def draw(self, *cards: int) -> None:
        """So many turns of a deck circle: everybody takes a card, and stays in or pairs."""
        for card in cards:
            self.play("draw", f"draw {self.to_move}={card}")


def deal(*hands: str, dealer: int = -1) -> str:
    """The script of a deal, one card at a time; without a dealer, the last seat deals and seat 0 is served first."""
    seats = [(dealer + 1 + step) % len(hands) for step in range(len(hands))]
    return "; ".join(f"deal {seat}={hands[seat].split()[turn]}" for turn in range(5) for seat in seats)


def dealt(*hands: str, **options: bool | int | str | None) -> HawthornTable:
    """A match just begun: everybody has five cards and has paid the ante. The last seat is the dealer."""
    return HawthornTable(len(hands), f"first={len(hands) - 1}; {deal(*hands)}", options=options)


def opened(*hands: str, tie: str = "", **options: bool | int | str | None) -> HawthornTable:
    """The same, and the first card of every hand has been turned up."""
    table = dealt(*hands, **options)
    table.start_with(*(hand.split()[0] for hand in hands), tie=tie)
    return table

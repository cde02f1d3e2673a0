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

from typing import TYPE_CHECKING

from pairs_table import VALUES, bag, values
from scripted import Scripted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from igroteka.kernel import Value

TWO = ("4 6 7 8 9", "9 5 7 8 10")
THREE = ("4 6 7 8 9", "5 6 8 9 10", "9 3 7 8 10")


class HawthornTable(Scripted):
    def __init__(
        self,
        players: int,
        script: str = "",
        filler: Callable[[str, list[str]], str] | None = None,
        options: Mapping[str, Value] | None = None,
        **named: Value,
    ) -> None:
        super().__init__("hawthorn", players, script, filler, {**(options or {}), **named})

    @property
    def rows(self) -> list[list[int]]:
        """The open cards, lowest first, by seat; those of players who are out as well."""
        return [values(self.s.rows[seat]) for seat in range(self.s.seats)]

    @property
    def hands(self) -> list[list[int]]:
        return [values(self.s.hands[seat]) for seat in range(self.s.seats)]

    @property
    def chips(self) -> list[int]:
        return list(self.s.chips[: self.s.seats])

    @property
    def pot(self) -> int:
        return int(self.s.pot)

    @property
    def still_in(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if not self.s.gone[seat]]

    @property
    def circle(self) -> str:
        return "hand" if self.s.hand_circle else "deck"

    @property
    def price(self) -> int:
        """What a fold costs now."""
        return int(self.rules.fold_price(self.s))

    @property
    def choosing(self) -> bool:
        """Whether start cards are being picked."""
        return not self.over and self.legal[0].startswith("start")

    def told(self, happening: str) -> list[tuple[int, int, int]]:
        """Seat, card and value of everything of that name that was told."""
        return [(seat, card, value) for name, seat, card, value, *_ in self.happenings if name == happening]

    def start_with(self, *cards: str, tie: str = "") -> None:
        """Everybody picks a start card, seat 0 first; `tie`: the cards that break a tie."""
        for seat, card in enumerate(cards):
            self.play(f"start {card}", tie if seat == len(cards) - 1 else "", seat=seat)

    def draw(self, *cards: int) -> None:
        """So many turns of a deck circle: everybody takes a card, and stays in or pairs."""
        for card in cards:
            self.play("draw", f"draw {self.to_move}={card}")

    def lay(
        self,
        rows: Sequence[Sequence[int]],
        hands: Sequence[Sequence[int]] = (),
        discard: Sequence[int] = (),
        deck: Sequence[int] | None = None,
    ) -> None:
        """Lay the 55 cards out anew; what is named nowhere goes to the deck or, if that is given, to the discard."""
        s = self.s
        for seat in range(s.seats):
            s.rows[seat][:], s.hands[seat][:] = bag(rows[seat]), bag(hands[seat] if seat < len(hands) else [])
        used = [*discard, *(deck or []), *(value for cards in (*rows, *hands) for value in cards)]
        rest = [value for value in VALUES for _ in range(value - used.count(value))]
        s.deck[:] = bag(rest if deck is None else deck)
        s.discard[:] = bag([*discard, *(rest if deck is not None else [])])
        s.burned[:] = bag([])
        assert self.rules.audit(s), f"that is not a possible table: {s}"


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

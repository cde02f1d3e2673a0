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

from pairs_table import VALUES, bag, values
from scripted import Scripted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from igroteka.kernel import Value

TWO = ("3 6 8", "4 6 5")  # seat 1 begins
THREE = ("3 7 2", "8 4 5", "9 6 10")  # seat 0 begins
FOUR = ("7 7 5", "8 3 6", "9 4 8", "6 10 2")  # seat 3 begins
BURN = "10,10,10,9,9"


class RegentTable(Scripted):
    def __init__(
        self,
        players: int,
        script: str = "",
        filler: Callable[[str, list[str]], str] | None = None,
        options: Mapping[str, Value] | None = None,
        **named: Value,
    ) -> None:
        super().__init__("regent", players, script, filler, {**(options or {}), **named})

    @property
    def rows(self) -> list[list[int]]:
        """The open cards, lowest first, by seat."""
        return [values(self.s.rows[seat]) for seat in range(self.s.seats)]

    @property
    def hands(self) -> list[list[int]]:
        """The closed cards, lowest first, by seat."""
        return [values(self.s.hands[seat]) for seat in range(self.s.seats)]

    @property
    def chips(self) -> list[int]:
        return list(self.s.chips[: self.s.seats])

    @property
    def middle(self) -> int:
        return int(self.s.pot)

    @property
    def still_in(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if not self.s.gone[seat]]

    @property
    def price(self) -> int:
        """What a fold costs now."""
        return int(self.rules.fold_price(self.s))

    @property
    def deck(self) -> int:
        """How many cards the deck has."""
        return int(self.s.deck[0])

    @property
    def discard(self) -> int:
        """How many cards the discard pile has, burned ones included."""
        return int(self.s.discard[0] + self.s.burned[0])

    def told(self, happening: str) -> list[tuple[int, int, int]]:
        """Seat, card and value of everything of that name that was told."""
        return [(seat, card, value) for name, seat, card, value, *_ in self.happenings if name == happening]

    def paid(self) -> list[tuple[int, int, int]]:
        """Who paid whom how much."""
        return [(seat, other, value) for name, seat, _, value, other, _ in self.happenings if name == "pay-player"]

    def lay(
        self,
        rows: Sequence[Sequence[int]],
        hands: Sequence[Sequence[int]],
        turn: int,
        deck: Sequence[int] | None = None,
    ) -> None:
        """Lay the 55 cards out anew; who has no open card is out. What is named nowhere goes to the deck or, if that is
        given, to the discard pile.
        """
        s = self.s
        s.turn = turn
        for seat in range(s.seats):
            s.rows[seat][:], s.hands[seat][:], s.gone[seat] = bag(rows[seat]), bag(hands[seat]), not rows[seat]
        used = [*(deck or []), *(value for cards in (*rows, *hands) for value in cards)]
        rest = [value for value in VALUES for _ in range(value - used.count(value))]
        s.deck[:], s.discard[:] = (bag(rest), bag([])) if deck is None else (bag(deck), bag(rest))
        s.burned[:] = bag([])
        assert self.rules.audit(s), f"that is not a possible table: {s}"

    def lay_chips(self, *chips: int) -> None:
        """Give everybody so many chips; the rest lies in the middle."""
        self.s.chips[: len(chips)] = chips
        self.s.pot = self.s.start_chips * self.s.seats - sum(chips)
        assert self.rules.audit(self.s), f"that is not a possible table: {self.s}"


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

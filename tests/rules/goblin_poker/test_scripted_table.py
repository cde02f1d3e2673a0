"""A scripted table of Goblin Poker, with what lies on it, and ways to lay it out: the other tests are told at it.

Hands are written as they are held, the card that will be turned up first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pairs_table import VALUES, bag, values
from scripted import Scripted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from igroteka.kernel import Value

HAND = 6
THREE = ("2 5 6 7 8 9", "4 6 7 8 9 10", "9 3 7 8 10 10")  # seat 0 begins, then 1, then 2
FOUR = ("2 5 6 7 8 9", "9 3 7 8 10 10", "4 6 7 8 9 10", "8 5 6 7 9 10")  # without seat 0, seat 2 has the lowest stack


class GoblinTable(Scripted):
    def __init__(
        self,
        players: int,
        script: str = "",
        filler: Callable[[str, list[str]], str] | None = None,
        options: Mapping[str, Value] | None = None,
        **named: Value,
    ) -> None:
        super().__init__("goblin-poker", players, script, filler, {**(options or {}), **named})

    @property
    def stacks(self) -> list[list[int]]:
        """The open cards, lowest first, by seat; those of players who are out as well."""
        return [values(self.s.rows[seat]) for seat in range(self.s.seats)]

    @property
    def hands(self) -> list[list[int]]:
        return [values(self.s.hands[seat]) for seat in range(self.s.seats)]

    @property
    def pile(self) -> list[int]:
        """The donated cards in the middle."""
        return values(self.s.pile)

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

    def feed(self, *cards: int, back: str = "") -> None:
        """So many donations, one turn each; `back`: the chance that follows the last of them."""
        for turn, card in enumerate(cards, 1):
            self.play(f"give {card}", back if turn == len(cards) else "")

    def lay(
        self, stacks: Sequence[Sequence[int]], hands: Sequence[Sequence[int]], deck: Sequence[int] | None = None
    ) -> None:
        """Lay the 55 cards out anew; what is named nowhere goes to the deck or, if that is given, to the discard."""
        s = self.s
        for seat in range(s.seats):
            s.rows[seat][:], s.hands[seat][:] = bag(stacks[seat]), bag(hands[seat])
        used = [*(deck or []), *(value for cards in (*stacks, *hands) for value in cards)]
        rest = [value for value in VALUES for _ in range(value - used.count(value))]
        s.deck[:], s.discard[:] = (bag(rest), bag([])) if deck is None else (bag(deck), bag(rest))
        s.burned[:] = bag([])
        assert self.rules.audit(s), f"that is not a possible table: {s}"


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


def test_a_circle_at_this_table() -> None:
    table = opened(*THREE)
    assert (table.to_move, table.stacks, table.price) == (0, [[2], [4], [9]], 2)
    table.feed(8, 10, 3, back="share 0=10; share 1=3; share 2=8")
    assert (table.s.circle, table.stacks) == (2, [[2, 10], [3, 4], [8, 9]])

"""A scripted table of Pairs, with what a person sitting at it sees, and ways to lay it out.

>>> table = dealt(5, 9, continuous=True)
>>> table.to_move, table.hands, table.deck, table.discard
(0, [[5], [9]], 48, 5)
>>> table.play("draw", "draw 0=5")
>>> table.points, table.hands
([5, 0], [[], [9]])
"""

from __future__ import annotations

import random
from itertools import product
from typing import TYPE_CHECKING

from scripted import GameTable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

VALUES = range(1, 11)
VARIANTS = [
    dict(zip(("continuous", "pieces_of_eight", "calamities"), chosen, strict=True))
    for chosen in product((False, True), repeat=3)
]


class BoxTable(GameTable):
    """What lies on a table of the Pairs box, whatever the game."""

    @property
    def rows(self) -> list[list[int]]:
        """The open cards, lowest first, by seat; those of players who are out as well."""
        return [values(self.s.rows[seat]) for seat in range(self.s.seats)]

    @property
    def hands(self) -> list[list[int]]:
        """The closed cards, lowest first, by seat."""
        return [values(self.s.hands[seat]) for seat in range(self.s.seats)]

    @property
    def points(self) -> list[int]:
        return list(self.s.points[: self.s.seats])

    def told(self, happening: str) -> list[tuple[int, int, int]]:
        """Seat, card and value of everything of that name that was told."""
        return [(seat, card, value) for name, seat, card, value, *_ in self.happenings if name == happening]


class PairsTable(BoxTable):
    """The base game."""

    game = "pairs"

    @property
    def hands(self) -> list[list[int]]:
        """The cards in play, lowest first, by seat."""
        return self.rows

    @property
    def kept(self) -> list[list[int]]:
        return [values(self.s.kept[seat]) for seat in range(self.s.seats)]

    @property
    def deck(self) -> int:
        """How many cards the deck has."""
        return int(self.s.deck[0])

    @property
    def discard(self) -> int:
        """How many cards the discard pile has, burned ones included."""
        return int(self.s.discard[0] + self.s.burned[0])

    def lay(
        self,
        hands: Sequence[Sequence[int]],
        turn: int,
        deck: Sequence[int] = (),
        kept: Sequence[Sequence[int]] = (),
        burned: Sequence[int] = (),
    ) -> None:
        """Lay the 55 cards out anew; what is named nowhere goes to the discard pile."""
        s = self.s
        s.turn = turn
        s.deck[:], s.burned[:] = bag(deck), bag(burned)
        for seat in range(s.seats):
            mine = kept[seat] if seat < len(kept) else []
            s.rows[seat][:], s.kept[seat][:], s.points[seat] = bag(hands[seat]), bag(mine), sum(mine)
        s.discard[:] = bag(rest_of_pack(*hands, *kept, deck, burned))
        assert self.rules.audit(s), f"that is not a possible table: {s}"


def values(cards: Sequence[int]) -> list[int]:
    return [value for value in VALUES for _ in range(cards[value])]


def bag(cards: Sequence[int]) -> list[int]:
    return [len(cards), *(list(cards).count(value) for value in VALUES)]


def rest_of_pack(*places: Sequence[int]) -> list[int]:
    """The cards that lie in none of these places."""
    used = [value for cards in places for value in cards]
    return [value for value in VALUES for _ in range(value - used.count(value))]


def deal(*cards: int) -> str:
    """The script of a deal: seat 0 gets the first card."""
    return "; ".join(f"deal {seat}={card}" for seat, card in enumerate(cards))


def dealt(*cards: int, then: str = "", burn: str = "10,10,10,10,10", **options: bool | int | str) -> PairsTable:
    """A game just dealt; the last seat is the dealer, so seat 0 is served first. `then`: the start tie, if any."""
    return PairsTable(len(cards), f"first={len(cards) - 1}; burn={burn}; {deal(*cards)}; {then}", options=options)


def by_chance(seed: int) -> Callable[[str, list[str]], str]:
    """A filler that draws as a real deck would."""
    luck = random.Random(seed)
    return lambda _, weighted: luck.choice(weighted)


class Watch:
    """A filler that draws by chance, and remembers what was offered each time."""

    def __init__(self, seed: int) -> None:
        self.choose = by_chance(seed)
        self.offered: list[tuple[str, list[str]]] = []

    def __call__(self, kind: str, weighted: list[str]) -> str:
        self.offered.append((kind, weighted))
        return self.choose(kind, weighted)


def everything_in_play(**options: bool | int | str) -> PairsTable:
    """Eight players hold or keep all 55 cards: seat 0 has 1 … 10 in play, seat 7 has 8, 9 and 10. Seat 7 is to move."""
    table = PairsTable(8, filler=by_chance(1), options=options)
    table.lay([range(seat + 1, 11) for seat in range(8)], turn=7, kept=[[9], [10], [10]])
    return table

"""A scripted table of Venture, with what lies on it, and ways to lay it out.

>>> table = bidding("2 5 9", stock="3 8")
>>> table.captured, table.stock
([[9], [2, 3], [5, 8]], [])
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from scripted_tables.pairs import VALUES, BoxTable, bag, by_chance, rest_of_pack, values

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.kernel import Value

RULEBOOK_STOCK = "4 5 6 8 10"
RULEBOOK_HANDS = (
    "2 5 1 7 8 8 9 9 10 10",
    "3 5 2 7 8 8 9 9 10 10",
    "4 7 3 6 7 8 9 10 10 10",
    "5 9 3 4 6 7 8 9 10 5",
    "6 9 4 6 6 7 7 8 9 10",
)
SIZES = {
    "table": {3: 4, 4: 3, 5: 5, 6: 7, 7: 6, 8: 7},
    "large": {3: 7, 4: 7, 5: 5, 6: 7, 7: 6, 8: 7},
    "remainder": {3: 1, 4: 3, 5: 0, 6: 1, 7: 6, 8: 7},
}


class VentureTable(BoxTable):
    game = "venture"

    @property
    def stock(self) -> list[int]:
        return values(self.s.stock)

    @property
    def captured(self) -> list[list[int]]:
        return [values(self.s.captured[seat]) for seat in range(self.s.seats)]

    @property
    def drafting(self) -> bool:
        return not self.over and self.legal[0].startswith("keep")

    def do(self, *tokens: str) -> None:
        for token in tokens:
            self.play(token)

    def bid(self, cards: str) -> None:
        """Everybody bids, seat 0 first."""
        for seat, card in enumerate(cards.split()):
            self.play(f"bid {card}", seat=seat)

    def claim(self, *claims: str) -> None:
        """Claims in the order in which they are heard."""
        self.do(*(f"claim {claim}" for claim in claims))

    def lay(self, stock: str, hands: Sequence[str], captured: Sequence[str] = ()) -> None:
        """Lay the cards out anew; those named nowhere are out of the way."""
        s = self.s
        for seat in range(s.seats):
            mine = numbers(captured[seat]) if seat < len(captured) else []
            s.hands[seat][:], s.captured[seat][:] = bag(numbers(hands[seat])), bag(mine)
        s.stock[:] = bag(numbers(stock))
        s.discard[:] = bag(rest_of_pack(*map(numbers, [stock, *hands, *captured])))
        assert self.rules.audit(s), f"that is not a possible table: {s}"

    def guess_of(self, viewer: int, seed: int) -> Any:
        """A position that agrees with all that a viewer knows."""
        s = self.s.copy()
        s.rng = seed
        self.rules.resample(s, viewer)
        assert self.rules.audit(s)
        return s


def numbers(cards: str) -> list[int]:
    return [int(card) for card in cards.split()]


def deal(stock: str, *hands: str) -> str:
    """The script of a deal: the stock, then one card at a time, seat 0 first."""
    turns = range(len(hands[0].split()))
    return "; ".join(
        [
            *(f"stock={card}" for card in stock.split()),
            *(f"deal {seat}={hand.split()[turn]}" for turn in turns for seat, hand in enumerate(hands)),
        ]
    )


def rulebook(**options: Value) -> VentureTable:
    """The five players of the rulebook's example."""
    return VentureTable(5, deal(RULEBOOK_STOCK, *RULEBOOK_HANDS), options=options)


def shuffled(players: int, seed: int = 1, **options: Value) -> VentureTable:
    return VentureTable(players, filler=by_chance(seed), options=options)


def laid(bids: str, stock: str, captured: Sequence[str] = (), last: bool = False, **options: Value) -> VentureTable:
    """A table at which everybody holds the card to be bid and, unless it is the last round, a further one."""
    hands = bids.split()
    table = VentureTable(len(hands), filler=by_chance(1), options=options)
    used = [*numbers(bids), *numbers(stock), *(card for cards in captured for card in numbers(cards))]
    rest = rest_of_pack(used)[::-1]
    table.lay(stock, hands if last else [f"{hand} {rest.pop(0)}" for hand in hands], captured)
    return table


def bidding(bids: str, stock: str, captured: Sequence[str] = (), last: bool = False, **options: Value) -> VentureTable:
    """A round in which these bids are made."""
    table = laid(bids, stock, captured, last, **options)
    table.bid(bids)
    return table


def play_out(table: VentureTable, seed: int = 1) -> int:
    """Play to the end by chance; how many decisions there were."""
    luck = random.Random(seed)
    decisions = 0
    while not table.over:
        table.play(luck.choice(table.legal))
        decisions += 1
    return decisions


def resolved(stock: Sequence[int], bids: Sequence[int], silent: bool) -> tuple[list[list[int]], list[int]]:
    """What the seats capture and what is left, step by step as section 4 of the specification has it."""
    table = [(card, -1) for card in stock] + [(card, seat) for seat, card in enumerate(bids)]
    loot: list[list[int]] = [[] for _ in bids]
    for value in sorted(set(bids)):
        if bids.count(value) > 1:
            continue
        seat = bids.index(value)
        if silent and (value, seat) not in table:
            continue
        top = max(card for card, _ in table) if table else 0
        taken = [one for one in table if (one[0] == top if value == min(bids) else one[0] < value)]
        loot[seat] = sorted(card for card, _ in taken)
        table = [one for one in table if one not in taken]
    return loot, sorted(card for card, _ in table)


def counted(captured: Sequence[int], stock: Sequence[int]) -> int:
    """The points of captured cards, by VENT-31, VENT-32, VENT-33, VENT-34."""
    points = 0
    for value in VALUES:
        mine = list(captured).count(value)
        complete = mine > 0 and mine + list(stock).count(value) == value
        points += value if complete else -mine
    return points

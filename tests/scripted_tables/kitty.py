"""A scripted table of Kitty, with what lies on it, and ways to lay it out.

>>> table = dealt(KITTY, *HANDS)
>>> table.passes("10 10 10 10")
>>> table.bids("3 4 4 5")
>>> table.told("win"), table.discard, table.prizes
([(0, 9, 3)], [3, 4, 4, 5], [8])
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from scripted_tables.pairs import BoxTable, bag, by_chance, rest_of_pack, values

if TYPE_CHECKING:
    from collections.abc import Sequence


KITTY = "9 8 7 10 6 10 5"
HANDS = (
    "1 2 3 7 8 8 9 9 9 10 10 10",
    "2 3 4 5 6 6 7 8 9 9 10 10",
    "3 4 5 6 6 7 7 8 8 9 10 10",
    "4 4 5 5 6 7 7 8 8 9 9 10",
)
STEPS = ("passing", "bidding", "choosing", "giving")


class KittyTable(BoxTable):
    game = "kitty"

    @property
    def sizes(self) -> list[int]:
        return [len(hand) for hand in self.hands]

    @property
    def prizes(self) -> list[int]:
        return values(self.s.prizes)

    @property
    def discard(self) -> list[int]:
        """What left the game, open to everybody."""
        return values(self.s.discard)

    @property
    def step(self) -> str:
        return STEPS[self.s.step]

    @property
    def round(self) -> int:
        return int(self.rules.round_number(self.s))

    @property
    def gains(self) -> list[list[int]]:
        """The points of every deal so far."""
        gained = [value for _, _, value in self.told("gain")]
        return [gained[start : start + self.s.seats] for start in range(0, len(gained), self.s.seats)]

    def gifts(self) -> list[tuple[int, int, int]]:
        """Giver, card and receiver of every gift."""
        return [(seat, card, other) for name, seat, card, _, other, _ in self.happenings if name == "give"]

    def passes(self, cards: str) -> None:
        """Everybody passes a card, seat 0 first."""
        for seat, card in enumerate(cards.split()):
            self.play(f"pass {card}", seat=seat)

    def bids(self, cards: str) -> None:
        """Everybody bids a card, seat 0 first."""
        for seat, card in enumerate(cards.split()):
            self.play(f"bid {card}", seat=seat)

    def lay(self, hands: Sequence[str], prizes: str, kitty: str = "", points: Sequence[int] = ()) -> None:
        """Lay the 55 cards out anew, at the beginning of a round; what is named nowhere has left the game."""
        s = self.s
        for seat in range(s.seats):
            s.hands[seat][:], s.rows[seat][:] = bag(cards(hands[seat])), bag([])
            s.chosen[seat] = s.received[seat] = 0
        s.prizes[:], s.deck[:], s.burned[:] = bag(cards(prizes)), bag(cards(kitty)), bag([])
        s.discard[:] = bag(rest_of_pack(*map(cards, [*hands, prizes, kitty])))
        pile = [*cards(prizes), *cards(kitty)]
        s.pile[:] = [*[10] * (7 - len(pile)), *pile]
        s.won[:] = [*[1] * (7 - len(pile)), *[0] * len(pile)]
        s.points[: len(points)] = points
        s.step = s.turn = s.gift = 0
        assert self.rules.audit(s), f"that is not a possible table: {s}"

    def play_out(self, seed: int = 1) -> None:
        """To the end of the match, at random."""
        luck = random.Random(seed)
        while not self.over:
            self.play(luck.choice(self.legal))


def cards(written: str) -> list[int]:
    return [int(card) for card in written.split()]


def deal(kitty: str, *hands: str) -> str:
    """The script of a deal: the kitty, its top card first, then circuits from seat 0 on."""
    size = len(hands[0].split())
    dealt = [f"deal {seat}={hand.split()[turn]}" for turn in range(size) for seat, hand in enumerate(hands)]
    return "; ".join([f"kitty={','.join(kitty.split())}", *dealt])


def dealt(kitty: str, *hands: str, **options: bool | int | str | None) -> KittyTable:
    """A deal just begun."""
    return KittyTable(len(hands), deal(kitty, *hands), options=options)


def auction(
    prizes: str, bids: str, kitty: str = "", hands: Sequence[str] = (), **options: bool | int | str | None
) -> KittyTable:
    """These cards have been bid for these prizes, in the last round if no kitty is left. Everybody has passed a 10
    on, and holds one; `hands`: what else they hold.
    """
    bid = bids.split()
    table = KittyTable(len(bid), filler=by_chance(1), options=options)
    more = hands or [""] * len(bid)
    table.lay([f"10 {card} {rest}" for card, rest in zip(bid, more, strict=True)], prizes, kitty)
    table.passes(" ".join(["10"] * len(bid)))
    table.bids(bids)
    return table


def last_round(*hands: str, points: Sequence[int] = (), **options: bool | int | str | None) -> KittyTable:
    """The end of a deal with these hands (four): everybody bids what has just come, all bids are paired, and the last
    prize is nobody's.
    """
    table = KittyTable(4, filler=by_chance(1), options=options)
    passed = "5 7 5 7"
    together = [f"{hand} {card}" for hand, card in zip(hands, passed.split(), strict=True)]
    table.lay(together, "6" if options.get("version") != "light" else "6 6", points=points)
    table.passes(passed)
    table.bids("7 5 7 5")
    return table

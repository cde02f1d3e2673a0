"""What the scripted tables of the games with secret hands have in common, and how they are laid out."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from scripted_tables.pairs import BoxTable, bag, rest_of_pack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scripted import Scripted


def play_out(table: Scripted, seed: int = 1) -> None:
    """Play on at random to the end."""
    luck = random.Random(seed)
    while not table.over:
        table.play(luck.choice(table.legal))


class SecretHandsTable(BoxTable):
    @property
    def chips(self) -> list[int]:
        return list(self.s.chips[: self.s.seats])

    @property
    def pot(self) -> int:
        return int(self.s.pot)

    @property
    def still_in(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if not self.s.gone[seat]]

    def lay(
        self,
        rows: Sequence[Sequence[int]],
        hands: Sequence[Sequence[int]] = (),
        turn: int | None = None,
        deck: Sequence[int] | None = None,
        discard: Sequence[int] = (),
    ) -> None:
        """Lay the 55 cards out anew; what is named nowhere goes to the deck or, if that is given, to the discard."""
        s = self.s
        s.turn = s.turn if turn is None else turn
        for seat in range(s.seats):
            s.rows[seat][:], s.hands[seat][:] = bag(rows[seat]), bag(hands[seat] if seat < len(hands) else [])
        rest = rest_of_pack(*rows, *hands, discard, deck or [])
        s.deck[:] = bag(rest if deck is None else deck)
        s.discard[:] = bag([*discard, *(rest if deck is not None else [])])
        s.burned[:] = bag([])
        assert self.rules.audit(s), f"that is not a possible table: {s}"

    def lay_chips(self, *chips: int) -> None:
        """Give everybody so many chips; the rest is in the pot."""
        self.s.chips[: len(chips)] = chips
        self.s.pot = self.s.start_chips * self.s.seats - sum(chips)
        assert self.rules.audit(self.s), f"that is not a possible table: {self.s}"


class FoldingTable(SecretHandsTable):
    @property
    def price(self) -> int:
        """What a fold costs now."""
        return int(self.rules.fold_price(self.s))


class StartCardTable(FoldingTable):
    @property
    def choosing(self) -> bool:
        """Whether start cards are being picked."""
        return not self.over and self.legal[0].startswith("start")

    def start_with(self, *cards: str, tie: str = "") -> None:
        """Everybody picks a start card, seat 0 first; `tie`: the cards that break a tie."""
        for seat, card in enumerate(cards):
            self.play(f"start {card}", tie if seat == len(cards) - 1 else "", seat=seat)

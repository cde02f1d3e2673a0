"""A scripted table of Monster, with what lies on it.

Hands are written by seat; the last seat deals, so seat 0 is served first and moves first.

>>> table = dealt("9 9 7 7 5 5", "8 7 6 5 4 3", "8 6 4 3 2 1", TENS)
>>> table.turns("discard 5 7 9", "keep", "keep")
>>> table.monster, table.to_move, table.pot
([5, 7, 9], 3, 8)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pairs_table import values
from scripted import Scripted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from igroteka.kernel import Value

TENS = "10 10 10 10 10 10"
NINES = "9 9 9 9 9 9"
BEST = "10 9 8 7 6 5"


class MonsterTable(Scripted):
    def __init__(
        self,
        players: int,
        script: str = "",
        filler: Callable[[str, list[str]], str] | None = None,
        options: Mapping[str, Value] | None = None,
        **named: Value,
    ) -> None:
        super().__init__("monster", players, script, filler, {**(options or {}), **named})

    @property
    def hands(self) -> list[list[int]]:
        """The cards in the hands, lowest first, by seat."""
        return [values(self.s.hands[seat]) for seat in range(self.s.seats)]

    @property
    def turned_up(self) -> list[list[int]]:
        """The hands that were turned up, lowest card first, by seat."""
        return [values(self.s.rows[seat]) for seat in range(self.s.seats)]

    @property
    def monster(self) -> list[int]:
        """The monster's hand, face down or turned up."""
        return sorted(card for cards in (*self.s.thrown, self.s.monster) for card in values(cards))

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
    def circle(self) -> int:
        return int(self.s.circle)

    def told(self, happening: str) -> list[tuple[int, int, int]]:
        """Seat, card and value of everything of that name that was told."""
        return [(seat, card, value) for name, seat, card, value, *_ in self.happenings if name == happening]

    def turns(self, *tokens: str, then: str = "") -> None:
        """So many turns, one after another; `then`: the deal that follows the last one, if any."""
        for number, token in enumerate(tokens, 1):
            self.play(token, then if number == len(tokens) else "")

    def lay_chips(self, *chips: int) -> None:
        """Give everybody so many chips; the rest is in the pot."""
        self.s.chips[: len(chips)] = chips
        self.s.pot = self.s.start_chips * self.s.seats - sum(chips)
        assert self.rules.audit(self.s), f"that is not a possible table: {self.s}"


def deal(*hands: str, dealer: int = -1) -> str:
    """The script of a deal, one card at a time; who is out has the hand "". Without a dealer, the last seat deals."""
    seats = [(dealer + 1 + step) % len(hands) for step in range(len(hands))]
    return "; ".join(f"deal {seat}={hands[seat].split()[turn]}" for turn in range(6) for seat in seats if hands[seat])


def dealt(*hands: str, dealer: int = -1, **options: bool | int | str | None) -> MonsterTable:
    """A match just begun: the antes are paid, everybody has six cards."""
    return MonsterTable(len(hands), f"first={dealer % len(hands)}; {deal(*hands, dealer=dealer)}", options=options)

"""A scripted table of Monster, with what lies on it.

Hands are written by seat; the last seat deals, so seat 0 is served first and moves first.

>>> table = dealt("9 9 7 7 5 5", "8 7 6 5 4 3", "8 6 4 3 2 1", TENS)
>>> table.turns("discard 5 7 9", "keep", "keep")
>>> table.monster, table.to_move, table.pot
([5, 7, 9], 3, 8)
"""

from __future__ import annotations

from scripted_tables.pairs import values
from scripted_tables.secret_hands import SecretHandsTable

TENS = "10 10 10 10 10 10"
NINES = "9 9 9 9 9 9"
BEST = "10 9 8 7 6 5"


class MonsterTable(SecretHandsTable):
    game = "monster"

    @property
    def turned_up(self) -> list[list[int]]:
        """The hands that were turned up, lowest card first, by seat."""
        return self.rows

    @property
    def monster(self) -> list[int]:
        """The monster's hand, face down or turned up."""
        return sorted(card for cards in (*self.s.thrown, self.s.monster) for card in values(cards))

    @property
    def circle(self) -> int:
        return int(self.s.circle)

    def turns(self, *tokens: str, then: str = "") -> None:
        """So many turns, one after another; `then`: the deal that follows the last one, if any."""
        for number, token in enumerate(tokens, 1):
            self.play(token, then if number == len(tokens) else "")


def deal(*hands: str, dealer: int = -1) -> str:
    """The script of a deal, one card at a time; who is out has the hand "". Without a dealer, the last seat deals."""
    seats = [(dealer + 1 + step) % len(hands) for step in range(len(hands))]
    return "; ".join(f"deal {seat}={hands[seat].split()[turn]}" for turn in range(6) for seat in seats if hands[seat])


def dealt(*hands: str, dealer: int = -1, **options: bool | int | str | None) -> MonsterTable:
    """A match just begun: the antes are paid, everybody has six cards."""
    return MonsterTable(len(hands), f"first={dealer % len(hands)}; {deal(*hands, dealer=dealer)}", options=options)

"""What lies on a table, as data: a game's `table.py` describes it from a redacted state, and any screen can show it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence

Kind = Literal["row", "hand", "stack", "pile", "dice", "number", "chips", "marker", "sheet"]


@dataclass(frozen=True, slots=True)
class Zone:
    """One place on the table.

    row: open cards side by side · hand: a fan, its items "?" for all but its owner · stack: face-down cards, `value` of
    them · pile: open cards on one another, the top one last · dice: faces · number: a figure, `of` its limit ·
    chips: an amount · marker: a sign before a seat or in the middle · sheet: a line of numbers as on paper.
    """

    id: str  # its name is the words' `zone-<id>`
    kind: Kind
    seat: int = -1  # whose; −1: the middle of the table
    items: tuple[str, ...] = ()  # tokens of cards or dice; numbers of a sheet, as text
    value: int | None = None
    of: int | None = None
    main: bool = False  # the one number that matters


def faces(names: Sequence[str], cards: Sequence[int]) -> tuple[str, ...]:
    """The tokens of the cards in a bag, in the order of their faces; cards that lie face down last, by their back."""
    open_ones = [names[face] for face in range(1, len(cards)) for _ in range(cards[face])]
    return (*open_ones, *[names[0]] * (cards[0] - len(open_ones)))

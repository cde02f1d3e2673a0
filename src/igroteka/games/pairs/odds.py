"""How likely a pair is, for all that has been seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.deck import TOP
from igroteka.kernel import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.games.pairs.deck import Cards

Bag = list[int]


def pairing(s: Cards, row: Bag, elsewhere: Sequence[Bag] = ()) -> tuple[int, int]:
    """Of the cards that nobody has seen since the shuffle: how many would make a pair in a row, and how many they are.

    Seen is what lies open, also `elsewhere`, and what was discarded.
    """
    return sum(threats(s, row, elsewhere).values()), s.deck[0] + s.burned[0]


def threats(s: Cards, row: Bag, elsewhere: Sequence[Bag] = ()) -> dict[int, int]:
    """The values of a row that may still pair, lowest first, and how many such cards nobody has seen."""
    seen = [*s.rows[: s.seats], s.discard, *elsewhere]
    left = {value: value - sum(cards[value] for cards in seen) for value in range(1, TOP + 1) if row[value]}
    return {value: cards for value, cards in left.items() if cards > 0}


def with_odds(s: Cards, id: str, row: Bag, elsewhere: Sequence[Bag] = ()) -> Phrase:
    """What it means to take a card, with the danger of a pair in percent; unknown of a deck shuffled anew."""
    if not row[0] or not s.deck[0]:
        return Phrase(id)
    pairs, unseen = pairing(s, row, elsewhere)
    return Phrase(f"{id}-odds", value=round(100 * pairs / unseen))

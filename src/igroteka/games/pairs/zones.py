"""Zones that the tables of the box have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.deck import FACES
from igroteka.kernel import NULL, Zone, faces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.games.pairs.chips import Chips
    from igroteka.games.pairs.deals import DealsToTarget
    from igroteka.games.pairs.deck import Cards
    from igroteka.games.pairs.secret_choice import SecretChoice
    from igroteka.games.pairs.start_card import StartCard


def deck_and_discard(s: Cards) -> list[Zone]:
    return [
        Zone("deck", "stack", value=s.deck[0]),
        Zone("discard", "stack", value=s.discard[0] + s.burned[0]),
    ]


def open_row(s: Cards, seat: int) -> Zone:
    return Zone("row", "row", seat, faces(FACES, s.rows[seat]))


def secret_hand(s: Cards, seat: int) -> Zone:
    return Zone("hand", "hand", seat, faces(FACES, s.hands[seat]))


def dealer_marker(s: Cards) -> Zone:
    return Zone("dealer", "marker", s.dealer)


def out_marker(s: Cards, seat: int) -> list[Zone]:
    """A sign before a player who is out of the round."""
    return [Zone("out", "marker", seat)] if s.gone[seat] else []


def pot(s: Chips, main: bool = False) -> Zone:
    return Zone("pot", "chips", value=s.pot, main=main)


def chips_of(s: Chips, seat: int, main: bool = False) -> Zone:
    return Zone("chips", "chips", seat, value=s.chips[seat], main=main)


def hand_and_choice(s: StartCard, seat: int) -> list[Zone]:
    """A hand; the start card chosen from it lies face down before its owner."""
    hand = list(faces(FACES, s.hands[seat]))
    if not s.chosen[seat]:
        return [Zone("hand", "hand", seat, tuple(hand))]
    card = FACES[s.chosen[seat]] if s.chosen[seat] < len(FACES) else FACES[0]
    hand.remove(card)
    return [Zone("hand", "hand", seat, tuple(hand)), Zone("chosen", "hand", seat, (card,))]


def chips_and_cards(s: StartCard, seat: int, main: bool) -> list[Zone]:
    """All that lies before a player who has begun, or will begin, a row with a start card."""
    return [chips_of(s, seat, main), open_row(s, seat), *hand_and_choice(s, seat), *out_marker(s, seat)]


def hand_and_readiness(s: SecretChoice, seat: int) -> list[Zone]:
    """A hand, its chosen card still in it so that it does not show; a sign tells that its owner has chosen."""
    hand = Zone("hand", "hand", seat, faces(FACES, s.hands[seat]))
    if not s.chosen[seat]:
        return [hand]
    if s.chosen[seat] < len(FACES):
        return [hand, Zone("ready", "row", seat, (FACES[s.chosen[seat]],))]
    return [hand, Zone("ready", "marker", seat)]


def total_points(s: DealsToTarget, seat: int) -> Zone:
    """The points of all deals, on the way to the target if there is one."""
    return Zone("points", "number", seat, value=s.points[seat], of=s.target if s.target != NULL else None)


def collection(cards: Sequence[int], seat: int) -> Zone:
    """How many cards of each value a player has in the end."""
    return Zone("collection", "sheet", seat, tuple(str(copies) for copies in cards[1:]))

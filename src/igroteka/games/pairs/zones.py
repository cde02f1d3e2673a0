"""Zones that the tables of the box have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.deck import FACES, TOP, highest
from igroteka.kernel import NULL, OVER, Goal, Zone, faces, score

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.games.pairs.chips import Chips
    from igroteka.games.pairs.deals import DealsToTarget
    from igroteka.games.pairs.deck import Cards
    from igroteka.games.pairs.secret_choice import SecretChoice
    from igroteka.games.pairs.secret_hands import SecretHands
    from igroteka.games.pairs.start_card import StartCard


def deck_and_discard(s: Cards) -> list[Zone]:
    return [
        Zone("deck", "stack", value=s.deck[0]),
        Zone("discard", "stack", value=s.discard[0] + s.burned[0]),
    ]


def open_row(s: Cards, seat: int, marked: Sequence[int] = ()) -> Zone:
    """The open cards of a player; those of some values stand out."""
    row = faces(FACES, s.rows[seat])
    return Zone("row", "row", seat, row, marked=places_of(row, marked))


def row_of(s: SecretHands, seat: int, marked: Sequence[int] = ()) -> Zone:
    """The same where whoever leaves the round turns the row face down. When the match is over, all lies open again."""
    if s.gone[seat] and s.turn != OVER:
        return Zone("row", "row", seat, FACES[:1] * s.rows[seat][0])
    return open_row(s, seat, marked)


def places_of(items: Sequence[str], values: Sequence[int]) -> tuple[int, ...]:
    """Where cards of some values lie in a zone."""
    names = {str(value) for value in values}
    return tuple(place for place, item in enumerate(items) if item in names)


def row_of_highest(id: str, cards: list[int]) -> Zone:
    """Open cards in the middle, of which the highest stand out."""
    row = faces(FACES, cards)
    return Zone(id, "row", items=row, marked=places_of(row, [highest(cards)]))


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


def chips_and_cards(s: StartCard, seat: int, main: bool, marked: Sequence[int] = ()) -> list[Zone]:
    """All that lies before a player who has begun, or will begin, a row with a start card."""
    return [chips_of(s, seat, main), row_of(s, seat, marked), *hand_and_choice(s, seat), *out_marker(s, seat)]


def hand_and_readiness(s: SecretChoice, seat: int) -> list[Zone]:
    """A hand, its chosen card still in it so that it does not show; a sign tells that its owner has chosen."""
    hand = Zone("hand", "hand", seat, faces(FACES, s.hands[seat]))
    if not s.chosen[seat]:
        return [hand]
    if s.chosen[seat] < len(FACES):
        return [hand, Zone("ready", "row", seat, (FACES[s.chosen[seat]],))]
    return [hand, Zone("ready", "marker", seat)]


def total_points(s: DealsToTarget, seat: int) -> list[Zone]:
    """The points of all deals, on the way to the target. Without one there is a single deal: none before it is over."""
    if s.target == NULL:
        return [score(Goal.MOST_POINTS, seat, s.points[seat])] if any(s.points[: s.seats]) else []
    return [score(Goal.MOST_POINTS, seat, s.points[seat], s.target)]


def collections(hands: Sequence[Sequence[int]], sides: int) -> list[Zone]:
    """How many cards of each value every player has in the end; where a side has the most, its cards stand out."""
    sums = [[sum(hand[value] for hand in hands[side::sides]) for value in range(TOP + 1)] for side in range(sides)]
    shown = []
    for seat, hand in enumerate(hands):
        own = sums[seat % sides]
        most = [value for value in range(1, TOP + 1) if own[value] == max(side[value] for side in sums) > 0]
        counts = tuple(str(copies) for copies in hand[1:])
        shown.append(Zone("collection", "sheet", seat, counts, marked=tuple(v - 1 for v in most), heads=FACES[1:]))
    return shown

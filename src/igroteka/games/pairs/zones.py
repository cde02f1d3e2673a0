"""Zones that the tables of the box have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

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
    """Burned cards lie under the discard pile; that nobody has seen them is said apart."""
    shown = [Zone("deck", "stack", value=s.deck[0]), Zone("discard", "stack", value=s.discard[0], aside=True)]
    return [*shown, *burned(s)]


def burned(s: Cards) -> list[Zone]:
    return [Zone("burned", "stack", value=s.burned[0], aside=True)] if s.burned[0] else []


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
    return Zone("chips", "chips", seat, value=s.chips[seat], main=main, lead=Goal.MOST_CHIPS.lead)


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


def hand_and_readiness(s: SecretChoice, hand: Zone) -> list[Zone]:
    """A hand; its owner sees the chosen card beside it, all others only a sign, and as many cards as before."""
    seat, chosen = hand.seat, s.chosen[hand.seat]
    if not chosen:
        return [hand]
    if chosen >= len(FACES):
        return [hand, Zone("ready", "marker", seat)]
    picked = Zone("picked", "row", seat, (FACES[chosen],))
    if FACES[chosen] not in hand.items:  # who looks at all hands sees some of its cards elsewhere
        return [hand, picked]
    at = hand.items.index(FACES[chosen])
    return [replace(hand, items=hand.items[:at] + hand.items[at + 1 :], marked=()), picked]


def total_points(s: DealsToTarget, seat: int) -> list[Zone]:
    """The points of all deals, on the way to the target. Without one there is a single deal: none before it is over."""
    if s.target == NULL:
        return [score(Goal.MOST_POINTS, seat, s.points[seat])] if any(s.points[: s.seats]) else []
    return [score(Goal.MOST_POINTS, seat, s.points[seat], s.target)]


def so_far(s: DealsToTarget, viewer: int, known: Sequence[Sequence[int]], sides: int) -> list[Zone]:
    """What everybody would score for the cards that all have seen them get, while a deal is played. Where it is the
    only one, that is how they stand.
    """
    alone = s.target == NULL
    lead = Goal.MOST_POINTS.lead if alone else UNSET
    return [
        Zone("so-far", "number", seat, value=sum(most), main=alone and seat == viewer, tone="good", lead=lead)
        for seat, most in enumerate(majorities(known, sides))
    ]


def collections(hands: Sequence[Sequence[int]], sides: int) -> list[Zone]:
    """How many cards of each value every player has in the end; where a side has the most, its cards stand out."""
    shown = []
    for seat, (hand, most) in enumerate(zip(hands, majorities(hands, sides), strict=True)):
        counts = tuple(str(copies) for copies in hand[1:])
        shown.append(Zone("collection", "sheet", seat, counts, marked=tuple(v - 1 for v in most), heads=FACES[1:]))
    return shown


def majorities(hands: Sequence[Sequence[int]], sides: int) -> list[list[int]]:
    """The values of which the side of each seat has the most."""
    sums = [[sum(hand[value] for hand in hands[side::sides]) for value in range(TOP + 1)] for side in range(sides)]
    best = [max(side[value] for side in sums) for value in range(TOP + 1)]
    return [
        [value for value in range(1, TOP + 1) if sums[seat % sides][value] == best[value] > 0]
        for seat in range(len(hands))
    ]

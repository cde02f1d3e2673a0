"""What the table of Dobro shows, and what each action says of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

from igroteka.games.dobro.account import ACCOUNTING, grounds
from igroteka.games.dobro.decisions import (
    AUTO,
    DRAW,
    FORGET,
    PAIR,
    PAIR_JOKER,
    PLAY_JOKER,
    PLAY_REVERSE,
    PLAY_SKIP,
    TAKE,
    TWO_JOKERS,
    number_in,
)
from igroteka.games.dobro.deck import FACES, JOKER, REVERSE, SKIP, card_with
from igroteka.games.dobro.rules import (
    BY_TOP,
    GOAL,
    TOKENS,
    good_after_one,
    good_after_pair,
    legal,
    numbers_taken,
    round_points,
    rounds,
)
from igroteka.kernel import OVER, ByHeart, Drawn, Handle, Phrase, Preset, Shelf, Tabletop, Window, Zone, faces, score

if TYPE_CHECKING:
    from igroteka.games.dobro.state import State

DRAWN = {"j": Drawn(sign="joker"), "s": Drawn(sign="skip"), "r": Drawn(sign="reverse")}

BY_HEART = ByHeart("announce", "manual", zones=("good",))

SHELF = Shelf(minutes=(15, 25), moods=("luck", "nerve", "attention"))

PRESETS = (Preset("long", {"long": True}, players=(4, 5, 6)),)  # with fewer it would not be longer


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    shown = [
        Zone("good", "number", value=s.good or None, main=True),
        Zone("pile", "pile", items=tuple([FACES[card] for card in s.pile[: s.pile_size]])),
        Zone("deck", "stack", value=s.deck[0]),
        Zone("round", "number", value=s.round, of=rounds(s)),
    ]
    if s.top:
        if s.pair_double == BY_TOP and s.pile[s.pile_size - 1] != card_with(s.top):
            shown.append(Zone("top", "number", value=s.top))  # a pair may double it, and a special card hides it
    elif s.turn != OVER:
        shown.append(Zone("any-card", "marker"))
    if any(s.named):
        shown.append(Zone("named", "sheet", items=tuple(str(number) for number in s.named if number)))
    if s.seats == 2:
        shown.append(Zone("aside", "stack", value=s.aside[0]))
    else:
        way = "clockwise" if s.direction > 0 else "counterclockwise"
        shown.append(Zone(way, "direction", value=s.direction))
    if s.forget != AUTO:
        shown.append(Zone("forgetful", "marker", s.forgetful))
    for seat in range(s.seats):
        shown += seat_zones(s, seat)
    return shown


def seat_zones(s: State, seat: int) -> list[Zone]:
    finished = s.round if s.turn == OVER else s.round - 1
    shown = [
        Zone("hand", "hand", seat, faces(FACES, s.hands[seat])),
        Zone("taken", "stack", seat, value=s.taken[seat][0], tone="bad"),
        *standing(s, seat),
        Zone("rounds", "sheet", seat, tuple([str(points[seat]) for points in s.points[:finished]]), s.total[seat]),
    ]
    if decided_by_sums(s):
        shown.append(Zone("sum", "number", seat, value=numbers_taken(s, seat)))
    return shown


def standing(s: State, seat: int) -> list[Zone]:
    """The points of the rounds that are over; until the last one is, those with this round count as it stands."""
    points = score(GOAL, seat, s.total[seat])
    if s.turn == OVER:
        return [points]
    value = s.total[seat] + round_points(s, seat)
    return [replace(points, lead=UNSET), Zone("so-far", "number", seat, value=value, tone="good", lead=GOAL.lead)]


def decided_by_sums(s: State) -> bool:
    """Whether two players ended with the same points in all and in the last round (DOBRO-52)."""
    last = s.points[s.round - 1]
    return s.turn == OVER and len({(s.total[seat], last[seat]) for seat in range(s.seats)}) < s.seats


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action == DRAW:
        return Phrase("do-draw", value=min(s.hand_limit - s.hands[s.turn][0], s.deck[0]))
    if action == FORGET:
        return Phrase("do-forget")
    if action == TAKE:
        return Phrase("do-take", value=s.pile_size)
    if action == PLAY_SKIP:
        return Phrase("do-skip")
    if action == PLAY_REVERSE:
        return Phrase("do-reverse")
    number = number_in(action)
    card = card_with(number)
    if action < PAIR:
        return Phrase("do-play", card=card, value=good_after_one(s, number))
    if action < PLAY_JOKER:
        return Phrase("do-pair", card=card, value=good_after_pair(s, number))
    if action < PAIR_JOKER:
        return Phrase("do-joker", card=card, value=good_after_one(s, number))
    if action < TWO_JOKERS:
        return Phrase("do-pair-joker", card=card, value=good_after_pair(s, number))
    return Phrase("do-two-jokers", card=card, value=good_after_pair(s, number))


def goal(s: State) -> Phrase:
    return Phrase("goal", value=rounds(s))


def prompt(s: State) -> Phrase:
    """What is asked; the good number itself, and whether anything reaches it, may be for people to remember."""
    if s.drawing:
        return Phrase("ask-draw")
    if not s.good:
        return Phrase("ask-open")
    menu = [0] * (1 + len(TOKENS))
    legal(s, menu)
    return Phrase("ask-take" if menu[0] == 1 else "ask-play", value=s.good)


def handle(s: State, action: int) -> Handle | None:
    """Where an action is done: with cards of the hand, at the pile, at the deck."""
    if action == DRAW:
        return Handle("deck")
    if action == TAKE:
        return Handle("pile")
    return None if action == FORGET else Handle("hand", tuple(FACES[card] for card in cards_of(action)))


def cards_of(action: int) -> tuple[int, ...]:
    """The cards that an action lays."""
    if action in (PLAY_SKIP, PLAY_REVERSE):
        return (SKIP,) if action == PLAY_SKIP else (REVERSE,)
    card = card_with(number_in(action))
    if action < PAIR:
        return (card,)
    if action < PLAY_JOKER:
        return (card, card)
    if action < PAIR_JOKER:
        return (JOKER,)
    return (card, JOKER) if action < TWO_JOKERS else (JOKER, JOKER)


def window(s: State) -> Window | None:
    """Drawing can be forgotten: the next player need not wait for it, but is held back a little.

    Two seconds are enough to press the deck for whoever thinks of it, on a slow connection as well; four, for which
    bots wait, are about what one looks at the card just laid. More, and nobody would ever forget.
    """
    return Window(FORGET, grace=2, patience=4, forgetting=True, quiet=True) if s.drawing else None


LAID = ("play", "pair", "joker", "pair-joker", "two-jokers", "skip", "reverse")
MOMENTS = ("doubled", "take", "forgetful", "out", "score", "forgot", "wins")
CLAUSES = {
    "doubled": "DOBRO-14",
    "pair": "DOBRO-15",
    "joker": "DOBRO-25",
    "pair-joker": "DOBRO-27",
    "two-jokers": "DOBRO-28",
    "skip": "DOBRO-29",
    "reverse": "DOBRO-30",
    "take": "DOBRO-20",
    "any-card": "DOBRO-21",
    "forgetful": "DOBRO-31",
    "out": "DOBRO-37",
    "swallowed": "DOBRO-40",
    "score": "DOBRO-41",
    "forgot": "DOBRO-43",
    "wins": "DOBRO-50",
    "aside": "DOBRO-61",
}
TABLE = Tabletop(
    zones,
    label,
    goal,
    prompt,
    handle=handle,
    window=window,
    presets=PRESETS,
    accounting=ACCOUNTING,
    grounds=grounds,
    moments=MOMENTS,
    counted=("take",),
    leads=("forget", *LAID),
    clauses=CLAUSES,
    shelf=SHELF,
    drawn=DRAWN,
    by_heart=BY_HEART,
)

"""What the table of Sweep shows, and what each action says of itself."""

from __future__ import annotations

from msgspec.structs import replace

from igroteka.games.pairs.accounts import MAJORITIES
from igroteka.games.pairs.deck import FACES, TOP
from igroteka.games.pairs.goals import most_of_each_value
from igroteka.games.pairs.sweep.account import grounds
from igroteka.games.pairs.sweep.rules import PLAY, ROUNDS, TAKE, State, round_number
from igroteka.games.pairs.zones import collections, deck_and_discard, open_row, row_of_highest, so_far, total_points
from igroteka.kernel import OVER, Aids, Handle, Phrase, Preset, Shelf, Tabletop, Zone, faces

SHELF = Shelf(minutes=(15, 25), moods=("bidding", "thinking"))

PRESETS = (Preset("to-150", {"target": 150}),)


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    shown = [
        *(replace(pile, aside=True) for pile in deck_and_discard(s)),
        Zone("round", "number", value=round_number(s), of=ROUNDS[s.seats]),
        middle(s),
    ]
    for seat in range(s.seats):
        hand = [closed + known for closed, known in zip(s.hands[seat], s.taken[seat], strict=True)]
        cards = faces(FACES, hand)
        seen = in_sight(s, seat) if seat == viewer and s.turn != OVER else ()
        shown += [*total_points(s, seat), open_row(s, seat), Zone("hand", "hand", seat, cards, marked=seen)]
    known = s.taken[: s.seats]
    shown += collections(known, s.seats) if s.turn == OVER else so_far(s, viewer, known, s.seats)
    return [*shown, Zone("marker", "marker", s.starter)]


def in_sight(s: State, seat: int) -> tuple[int, ...]:
    """Where in one's own hand those cards lie that everybody has seen it take."""
    places: list[int] = []
    place = 0
    for value in range(1, TOP + 1):
        known = s.taken[seat][value]
        places += range(place, place + known)
        place += known + s.hands[seat][value]
    return tuple(places)


def middle(s: State) -> Zone:
    """Open cards; before the lowest card has taken the highest ones, these stand out."""
    return Zone("middle", "row", items=faces(FACES, s.middle)) if s.taking else row_of_highest("middle", s.middle)


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done; of a card laid, also what that costs."""
    if action < TAKE and spends_a_lead(s, action - PLAY + 1):
        return Phrase("do-spend", card=action - PLAY + 1)
    return plain_label(s, action)


def spends_a_lead(s: State, card: int) -> bool:
    """Whether the seat to move has the most open cards of a value, and would not have without one of them."""
    others = [s.taken[seat][card] for seat in range(s.seats) if seat != s.turn]
    return s.taken[s.turn][card] == max(1, *others)


def plain_label(s: State, action: int) -> Phrase:
    """The same, and what it costs everybody sees for themselves."""
    if action < TAKE:
        return Phrase("do-play", card=action - PLAY + 1)
    return Phrase("do-take", card=action - TAKE + 1)


def goal(s: State) -> Phrase:
    return most_of_each_value(s, ROUNDS[s.seats])


def prompt(s: State) -> Phrase:
    return Phrase("ask-take" if s.taking else "ask-play")


def handle(s: State, action: int) -> Handle | None:
    """What is to be shared is taken from the middle; cards to lay come from the hand."""
    return Handle("middle", (FACES[action - TAKE + 1],)) if action >= TAKE else None


FRONTS = ("lowest", "not-lowest", "equal")  # a card that was laid, when it is its turn to take
MOMENTS = (*FRONTS, "share", "take", "sweep", "most", "gain")
MAJORITY = ("ahead", "level", "behind", "spend")
LEADS = ("use", *MAJORITY)
CLAUSES = {
    "starts": "SWEEP-8",
    "lowest": "SWEEP-13",
    "not-lowest": "SWEEP-14",
    "share": "SWEEP-18",
    "take": "SWEEP-12",
    "use": "SWEEP-15",
    "sweep": "SWEEP-21",
    "most": "SWEEP-32",
    "ahead": "SWEEP-32",
    "level": "SWEEP-32",
    "behind": "SWEEP-32",
    "spend": "SWEEP-32",
}
TABLE = Tabletop(
    zones,
    label,
    goal,
    prompt,
    handle=handle,
    aids=Aids(zones=("so-far",), told=MAJORITY, label=plain_label),
    presets=PRESETS,
    accounting=MAJORITIES,
    grounds=grounds,
    moments=MOMENTS,
    clauses=CLAUSES,
    reveals=(*FRONTS, "take", "most"),
    counted=("take",),
    fates={"share": "", "use": ""},
    afresh=("most",),
    leads=LEADS,
    shelf=SHELF,
)

"""What the table of Kitty shows, and what each action says of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.accounts import MAJORITIES
from igroteka.games.pairs.deck import FACES, TOP
from igroteka.games.pairs.goals import most_of_each_value
from igroteka.games.pairs.kitty.account import grounds
from igroteka.games.pairs.kitty.rules import (
    BID,
    BIDDING,
    CHOOSE,
    CHOOSING,
    GIVE,
    LIGHT,
    PASS,
    PASSING,
    State,
    bid_the_one,
    opened,
    round_number,
    rounds,
)
from igroteka.games.pairs.kitty.teams import sides
from igroteka.games.pairs.secret_choice import yet_to_choose
from igroteka.games.pairs.zones import collections, hand_and_readiness, open_row, so_far, total_points
from igroteka.kernel import (
    OVER,
    SPECTATOR,
    Aids,
    Handle,
    Phrase,
    Preset,
    Shelf,
    Tabletop,
    Value,
    Zone,
    faces,
    left_of,
    put,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

SHELF = Shelf(minutes=(15, 30), moods=("bidding", "bluff"))

PRESETS = (
    Preset("long", {"target": 100}),
    Preset("light", {"version": "light"}),
    Preset("teams", {"teams": True}, players=(4, 6)),
)


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    shown = [
        Zone("kitty", "stack", value=s.deck[0], aside=True),
        Zone("prizes", "row", items=faces(FACES, s.prizes)),
        Zone("round", "number", value=round_number(s), of=rounds(s)),
        Zone("discard", "row", items=faces(FACES, s.discard), aside=True),
    ]
    if s.turn != OVER and s.step in (PASSING, BIDDING):
        shown.append(Zone("passing" if s.step == PASSING else "bidding", "marker"))
    if s.burned[0]:
        shown.append(Zone("removed", "stack", value=s.burned[0], aside=True))
    for seat in range(s.seats):
        closed, *passed = hands(s, seat, viewer)
        shown += [*total_points(s, seat), *hand_and_readiness(s, closed), *passed]
        if s.rows[seat][0]:  # a bid lies open for a moment only: no place is kept for it
            shown.append(open_row(s, seat))
        prizes = faces(FACES, prizes_of(s, seat))
        if seat != viewer and s.turn != OVER and (prizes or not passed):  # on a phone there is room for one of both
            shown.append(Zone("won", "row", seat, prizes))
        if s.teams:
            shown.append(Zone("team", "number", seat, value=1 + seat % 2))
    if s.turn == OVER:
        return shown + collections(s.hands[: s.seats], sides(s))
    return shown + so_far(s, viewer, [prizes_of(s, seat) for seat in range(s.seats)], sides(s))


def hands(s: State, seat: int, viewer: int) -> list[Zone]:
    """One's own hand, in which what has just come stands out. Of another, as many cards as lie beside the prizes won,
    which everybody sees, wherever these are by now; apart from it what one has passed there oneself, and is sure of.
    """
    if seat == viewer or s.turn == OVER:
        items = faces(FACES, s.hands[seat])
        return [Zone("hand", "hand", seat, items, marked=last_places(items, just_come(s, seat)))]
    sure, prizes = s.hands[seat], prizes_of(s, seat)
    passed = [0, *(max(0, sure[value] - prizes[value]) for value in range(1, TOP + 1))]
    passed[0] = sum(passed)
    backs = sure[0] - prizes[0] - passed[0]
    if viewer == SPECTATOR:  # nobody who has passed anything: what is seen is the hand
        return [Zone("hand", "hand", seat, faces(FACES, [backs + passed[0], *passed[1:]]))]
    closed = Zone("hand", "hand", seat, FACES[:1] * backs)
    return [closed, Zone("from-you", "row", seat, faces(FACES, passed))] if passed[0] else [closed]


def just_come(s: State, seat: int) -> list[int]:
    """The card just passed to a seat; before that, while everybody picks one to pass, the prizes of the last round."""
    if s.received[seat]:
        return [s.received[seat]]
    if s.step != PASSING:
        return []
    now = opened(s) - prizes_of_round(s, round_number(s))
    last = range(now - prizes_of_round(s, round_number(s) - 1), now)
    return [s.pile[place] for place in last if s.won[place] == seat + 1]


def prizes_of_round(s: State, number: int) -> int:
    """How many prizes a round has; round 0, before the first one, has none (KITTY-8, KITTY-31)."""
    return min(number, 2 if s.version == LIGHT else 1)


def last_places(items: Sequence[str], cards: Sequence[int]) -> tuple[int, ...]:
    """Where some cards of a hand lie; of equal ones, those that lie last."""
    came = [FACES[card] for card in cards]
    return tuple(place for place, item in enumerate(items) if items[place:].count(item) <= came.count(item))


def prizes_of(s: State, seat: int) -> list[int]:
    """The prizes that a player has won or been given, as a bag."""
    prizes = [0] * (TOP + 1)
    for card, owner in zip(s.pile, s.won, strict=True):
        if owner == seat + 1:
            put(prizes, card)
    return prizes


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action < BID:
        return Phrase("do-pass", seat=left_of(s, s.turn), card=action - PASS + 1)
    if action < CHOOSE:
        return Phrase("do-bid", card=action - BID + 1)
    if action < GIVE:
        return Phrase("do-choose", card=action - CHOOSE + 1)
    return Phrase("do-give", seat=action - GIVE, card=s.gift)


def goal(s: State) -> Phrase:
    return most_of_each_value(s, rounds(s), "goal-teams" if s.teams else "goal-collect")


def prompt(s: State) -> Phrase:
    """What is asked: a card to pass, a bid, or where a prize goes."""
    if s.step == PASSING:
        return Phrase("ask-pass")
    if s.step == BIDDING:
        return Phrase("ask-bid")
    if s.step == CHOOSING:
        return Phrase("ask-choose-gift" if bid_the_one(s, s.turn) else "ask-choose")
    return Phrase("ask-give", card=s.gift)


def handle(s: State, action: int) -> Handle | None:
    """Prizes are chosen where they lie; those to pass and to bid come from the hand."""
    if action < CHOOSE:
        return None
    return Handle("prizes", (FACES[action - CHOOSE + 1 if action < GIVE else s.gift],))


def together(s: State) -> int:
    """Cards to pass and bids are picked by all at the same time (KITTY-6)."""
    return yet_to_choose(s) if s.step in (PASSING, BIDDING) else 1 << s.turn


def suggest(players: int) -> dict[str, Value]:
    """With many players the light version (KITTY-36)."""
    return {"version": "light"} if players > 4 else {}


MAJORITY = ("ahead", "level", "behind", "team-ahead", "team-level", "team-behind")
MOMENTS = (
    *("turn-up", "tied", "win", "may-choose", "must-give", "give", "higher", "unclaimed", "most", "gain"),
    *MAJORITY,
)
CLAUSES = {
    "receive": "KITTY-10",
    "win": "KITTY-17",
    "unclaimed": "KITTY-18",
    "give": "KITTY-19",
    "most": "KITTY-24",
    "ahead": "KITTY-24",
    "level": "KITTY-25",
    "behind": "KITTY-24",
    "choose-gift": "KITTY-35",
    "team-most": "KITTY-45",
    "team-ahead": "KITTY-45",
    "team-level": "KITTY-45",
    "team-behind": "KITTY-45",
}
TABLE = Tabletop(
    zones,
    label,
    goal,
    prompt,
    handle=handle,
    together=together,
    suggest=suggest,
    aids=Aids(zones=("so-far",), listed=("discard",), told=MAJORITY),
    usual=4,
    presets=PRESETS,
    accounting=MAJORITIES,
    grounds=grounds,
    moments=MOMENTS,
    clauses=CLAUSES,
    reveals=("turn-up", "most"),
    fates={"win": "good", "may-choose": "good", "must-give": "good", "tied": "", "higher": ""},
    afresh=("most",),
    shelf=SHELF,
)

"""What the table of Venture shows, and what each action says of itself."""

from __future__ import annotations

from msgspec.structs import replace

from igroteka.games.pairs.deck import FACES, TOP
from igroteka.games.pairs.secret_choice import yet_to_choose
from igroteka.games.pairs.venture.account import ACCOUNTING, grounds
from igroteka.games.pairs.venture.draft import FIRST, kept, pack_of
from igroteka.games.pairs.venture.rules import (
    BID,
    BIDDING,
    CHANGE,
    CLAIM,
    CLAIMING,
    CLAIMS,
    DRAFTING,
    GOAL,
    KEEP,
    STAY,
    State,
    points_of,
    set_complete,
)
from igroteka.games.pairs.venture.talk import NOTHING, first_speaker
from igroteka.games.pairs.zones import hand_and_readiness, places_of, row_of_highest, secret_hand
from igroteka.kernel import BUTTON, OVER, Handle, Phrase, Preset, Shelf, Tabletop, Zone, faces, score

SHELF = Shelf(minutes=(15, 30), moods=("bidding", "talk"))

PRESETS = (Preset("draft", {"draft": True}),)


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    shown = []
    if s.max_deals > 1:
        shown.append(Zone("new-deal", "number", value=s.deal, of=s.max_deals))
    if s.phase == DRAFTING:
        shown += [Zone("stock", "stack", value=s.stock[0]), Zone("draft", "marker")]
    else:
        shown += [
            row_of_highest("stock", s.stock),
            Zone("rounds-left", "number", value=s.hands[0][0], of=s.size),
        ]
    if s.phase == CLAIMING:
        shown.append(Zone("first-speaker", "marker", first_speaker(s)))
    for seat in range(s.seats):
        shown += [points(s, seat, main=seat == viewer), *hand_and_bid(s, seat)]
        if s.phase == DRAFTING:
            shown.append(Zone("pack", "hand", seat, pack(s, seat, seat == viewer)))
        shown += [captured(s, seat), *said(s, seat)]
    return shown


def points(s: State, seat: int, main: bool) -> Zone:
    """The points of all deals, those of the cards captured in this one included."""
    running = 0 if s.turn == OVER else points_of(s, seat)
    total = s.points[seat] + running
    return replace(score(GOAL, seat, total, main=main), tone="bad" if total < 0 else GOAL.tone)


def hand_and_bid(s: State, seat: int) -> list[Zone]:
    """That somebody has laid a bid is said as long as others have not."""
    shown = hand_and_readiness(s, secret_hand(s, seat))
    return shown if s.phase == BIDDING else [zone for zone in shown if zone.id != "ready"]


def pack(s: State, seat: int, own: bool) -> tuple[str, ...]:
    """The cards from which a seat chooses in the draft."""
    cards = s.packs[pack_of(s, seat, s.step)][kept(s, seat) : s.size]
    return tuple(FACES[card] if own else FACES[0] for card in cards)


def captured(s: State, seat: int) -> Zone:
    """Cards that count against their owner; those of complete sets stand out."""
    sets = [value for value in range(1, TOP + 1) if set_complete(s, seat, value)]
    cards = faces(FACES, s.captured[seat])
    return Zone("captured", "row", seat, cards, marked=places_of(cards, sets))


def said(s: State, seat: int) -> list[Zone]:
    """What a player says to have bid."""
    if s.claims[seat] == 0:
        return []
    if s.claims[seat] == NOTHING:
        return [Zone("claim-none", "marker", seat)]
    return [Zone("claim", "row", seat, (FACES[s.claims[seat]],))]


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action < BID:
        return Phrase("do-keep", card=action - KEEP + 1)
    if action < CLAIM:
        return Phrase("do-bid", card=action - BID + 1)
    if action < STAY:
        value = action - CLAIM + 1
        return Phrase("do-claim-none") if value == NOTHING else Phrase("do-claim", card=value)
    if action == STAY:
        return Phrase("do-stay", card=s.chosen[s.turn])
    return Phrase("do-change", card=action - CHANGE + 1)


def goal(s: State) -> Phrase:
    return Phrase("goal", value=s.max_deals)


def prompt(s: State) -> Phrase:
    """What is asked; in the draft, how many cards of the pack are still to be kept."""
    if s.phase == DRAFTING:
        return Phrase("ask-keep", value=1 if s.step else FIRST - kept(s, s.turn))
    return Phrase({BIDDING: "ask-bid", CLAIMING: "ask-claim"}.get(s.phase, "ask-confirm"))


def handle(s: State, action: int) -> Handle | None:
    """In the draft cards are kept from the pack, not from what is kept already; what is said has no card."""
    if action < BID:
        return Handle("pack", (FACES[action - KEEP + 1],))
    return BUTTON if CLAIM <= action <= STAY else None


def together(s: State) -> int:
    """Everything is chosen by all at the same time but claims, which are made aloud one after another (VENT-17)."""
    return 1 << s.turn if s.phase == CLAIMING else yet_to_choose(s)


def lays(s: State) -> bool:
    """Bids are talked about before they are turned up (VENT-11, VENT-12), unless claims do that."""
    return bool(s.phase == BIDDING and s.talk != CLAIMS)


MOMENTS = ("turn-up", "lowest", "not-lowest", "capture", "tied", "silenced", "joins", "set", "gain")
CLAUSES = {
    "lay-stock": "VENT-3",
    "claim": "VENT-14",
    "tied": "VENT-23",
    "lowest": "VENT-24",
    "not-lowest": "VENT-25",
    "capture": "VENT-25",
    "silenced": "VENT-27",
    "joins": "VENT-29",
    "set": "VENT-32",
    "pass-packs": "VENT-43",
}
TABLE = Tabletop(
    zones,
    label,
    goal,
    prompt,
    handle=handle,
    together=together,
    lays=lays,
    with_bots={"talk": "claims"},
    presets=PRESETS,
    accounting=ACCOUNTING,
    grounds=grounds,
    moments=MOMENTS,
    clauses=CLAUSES,
    reveals=("turn-up", "capture"),
    counted=("capture",),
    fates={"lowest": "", "not-lowest": "", "tied": "", "silenced": "", "set": "good"},
    shelf=SHELF,
)

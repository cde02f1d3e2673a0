"""What the table of Monster shows, and what each action says of itself."""

from __future__ import annotations

from igroteka.games.pairs.accounts import CHIPS, grounds_of_chips
from igroteka.games.pairs.chips import can_pay
from igroteka.games.pairs.clauses import FORCED_PAYMENT, MATCH_END, REMAINDER
from igroteka.games.pairs.deck import FACES
from igroteka.games.pairs.goals import most_chips
from igroteka.games.pairs.labels import fold_label
from igroteka.games.pairs.monster.rules import DISCARDS, FINE, FOLD, KEEP, State
from igroteka.games.pairs.secret_hands import highest_pair, others_in
from igroteka.games.pairs.zones import chips_of, dealer_marker, open_row, out_marker, pot, secret_hand
from igroteka.kernel import OVER, Aids, Handle, Phrase, Shelf, Tabletop, Zone, faces

SHELF = Shelf(minutes=(20, 35), moods=("bluff", "nerve"))


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    shown = [
        pot(s, main=True),
        Zone("circle", "number", value=s.circle),
        Zone("players-in", "number", value=s.seats - sum(s.gone[: s.seats]), of=s.seats),
        monster(s),
    ]
    for seat in range(s.seats):
        shown.append(chips_of(s, seat))
        if s.rows[seat][0]:
            shown.append(open_row(s, seat))
        else:
            shown.append(secret_hand(s, seat))
            shown.append(Zone("thrown", "hand", seat, faces(FACES, s.thrown[seat])))
        if seat == viewer:
            shown += risk(s, seat)
        shown += out_marker(s, seat)
    return [*shown, dealer_marker(s)]


def monster(s: State) -> Zone:
    """A growing pile of backs; open after a showdown."""
    if s.monster[0]:
        return Zone("monster", "row", items=faces(FACES, s.monster))
    return Zone("monster", "stack", value=sum(thrown[0] for thrown in s.thrown))


def risk(s: State, seat: int) -> list[Zone]:
    """What a seat that is in would pay as the best hand beaten by the monster, or already has to pay for its pair."""
    if s.turn == OVER or s.gone[seat]:
        return []
    id = "pair-fine" if highest_pair(s.hands[seat]) else "best-fine"
    return [Zone(id, "number", seat, value=can_pay(s, seat, FINE), tone="bad")]


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action == FOLD:
        return fold_label(s, 0, others_in(s))
    low, mid, high = thrown = DISCARDS[action]
    kept = s.hands[s.turn][:]
    for card in thrown:
        kept[card] -= card > 0
    pair = "-pair" if highest_pair(kept) else ""
    if action == KEEP:
        return Phrase("do-keep" + pair)
    if not mid:
        return Phrase("do-discard-one" + pair, card=high)
    if not low:
        return Phrase("do-discard-two" + pair, card=mid, value=high)
    return Phrase("do-discard-three" + pair, card=low, value=mid, more=high)


def prompt(s: State) -> Phrase:
    return Phrase("ask-throw")


def handle(s: State, action: int) -> Handle | None:
    """The cards to be thrown away are picked from the hand."""
    if action in (FOLD, KEEP):
        return None
    return Handle("hand", tuple(FACES[card] for card in DISCARDS[action] if card))


MOMENTS = (
    "turn-up",
    "monster-card",
    "best",
    "same-so-far",
    "higher",
    "lower",
    "shorter",
    "equal",
    "outdone",
    "monster-beaten",
    "beaten",
    "hides",
    "pay",
    "pay-all",
    "out-pair",
    "alone",
    "all-lose",
    "all-paired",
    "take-pot",
    "broke",
)
CLAUSES = {
    **FORCED_PAYMENT,
    **REMAINDER,
    **MATCH_END,
    "ante": "MON-2",
    "fold": "MON-8",
    "showdown": "MON-10",
    "showdown-of-rest": "MON-10",
    "out-pair": "MON-11",
    "best": "MON-12",
    "same-so-far": "MON-12",
    "higher": "MON-12",
    "lower": "MON-12",
    "shorter": "MON-13",
    "equal": "MON-15",
    "monster": "MON-14",
    "outdone": "MON-15",
    "hides": "MON-15",
    "monster-beaten": "MON-16",
    "beaten": "MON-17",
    "alone": "MON-18",
    "share-pot": "MON-19",
    "all-lose": "MON-20",
    "all-paired": "MON-21",
}
TABLE = Tabletop(
    zones,
    label,
    most_chips,
    prompt,
    handle=handle,
    aids=Aids(zones=("pair-fine", "best-fine")),
    accounting=CHIPS,
    grounds=grounds_of_chips,
    moments=MOMENTS,
    clauses=CLAUSES,
    reveals=("turn-up", "monster-card"),
    leads=("fold", "showdown-of-rest"),
    fates={
        "best": "",
        "same-so-far": "",
        "higher": "",
        "lower": "",
        "shorter": "",
        "equal": "",
        "outdone": "",
        "beaten": "bad",
        "hides": "",
        "out-pair": "bad",
        "pay": "",
        "pay-all": "",
        "take-pot": "good",
    },
    shelf=SHELF,
)

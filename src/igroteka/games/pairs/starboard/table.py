"""What the table of Starboard shows, and what each action says of itself."""

from __future__ import annotations

from igroteka.games.pairs.deck import FACES, TOP
from igroteka.games.pairs.starboard.rules import DRAW, State, beaten
from igroteka.games.pairs.zones import chips_of, deck_and_discard, pot
from igroteka.kernel import OVER, Handle, Phrase, Shelf, Tabletop, Zone, faces

SHELF = Shelf(minutes=(10, 20), moods=("nerve", "bidding"))


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    over = s.turn == OVER
    shown = [*deck_and_discard(s), pot(s)]
    if not over:
        shown.append(Zone("center", "row", items=faces(FACES, s.center)))
        shown.append(Zone("count", "number", value=s.center[0], main=True))
        shown.append(Zone("marker", "marker", s.marker))
    for seat in range(s.seats):
        shown.append(chips_of(s, seat, main=over and seat == viewer))
        if not over:
            shown += standing(s, seat)
    return shown


def standing(s: State, seat: int) -> list[Zone]:
    """Whether a player still takes cards, has passed or is out, and what the round has cost them so far."""
    if not s.standing >> seat & 1:
        return [Zone("out", "marker", seat)]
    stake = Zone("stake", "chips", seat, value=s.stakes[seat])
    return [stake, Zone("passed-at", "number", seat, value=s.passed_at[seat])] if s.passed_at[seat] else [stake]


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    cards = s.center[0]
    if action == DRAW:
        return Phrase("do-draw-hopeless" if cards == TOP else "do-buy")
    passed = [seat for seat in range(s.seats) if s.passed_at[seat]]  # all at the same number of cards
    if not passed:
        return Phrase("do-pass", value=cards)
    effect = "do-pass-beats" if beaten(s, passed[0]) else "do-pass-level"
    if len(passed) == 1:
        return Phrase(effect, value=cards, seat=passed[0])
    return Phrase(effect + "-many", value=cards, more=len(passed))


def handle(s: State, action: int) -> Handle | None:
    return Handle("deck") if action == DRAW else None


MOMENTS = ("out-pair", "beaten", "take-pot", "share-pot", "pot-stays", "broke")
TABLE = Tabletop(zones, label, handle=handle, moments=MOMENTS, shelf=SHELF)

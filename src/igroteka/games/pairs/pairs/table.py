"""What the table of Pairs shows, and what each action says of itself."""

from __future__ import annotations

from igroteka.games.pairs.deck import FACES, TOP
from igroteka.games.pairs.open_turn import DRAW, EIGHT
from igroteka.games.pairs.pairs.rules import FOLD, FOLD_CARD, State, lowest_in_play
from igroteka.games.pairs.zones import dealer_marker, deck_and_discard, open_row
from igroteka.kernel import Handle, Phrase, Preset, Shelf, Tabletop, Zone, faces

SHELF = Shelf(minutes=(10, 20), moods=("luck", "nerve"))

PRESETS = (
    Preset("continuous", {"continuous": True}),
    Preset("eights", {"pieces_of_eight": True}),
    Preset("sevens", {"calamities": True}),
    Preset("continuous-eights", {"continuous": True, "pieces_of_eight": True}),
    Preset("continuous-sevens", {"continuous": True, "calamities": True}),
)


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    shown = deck_and_discard(s)
    for seat in range(s.seats):
        shown.append(Zone("points", "number", seat, value=s.points[seat], of=s.losing_score, main=seat == viewer))
        shown.append(open_row(s, seat, [lowest_in_play(s)]))
        shown.append(Zone("kept", "row", seat, faces(FACES, s.kept[seat])))
    return [*shown, dealer_marker(s)]


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action == DRAW:
        return Phrase("do-draw")
    if action == EIGHT:
        return Phrase("do-eight")
    if action == FOLD:
        return Phrase("do-fold", value=lowest_in_play(s))
    owner, card = divmod(action - FOLD_CARD, TOP)
    if owner == s.turn:
        return Phrase("do-fold-own", card=card + 1)
    return Phrase("do-fold-card", card=card + 1, seat=owner)


def handle(s: State, action: int) -> Handle | None:
    """Cards are drawn from the deck; one that is taken for folding lies before its owner."""
    if action in (DRAW, EIGHT, FOLD):
        return Handle("deck") if action == DRAW else None
    owner, card = divmod(action - FOLD_CARD, TOP)
    return Handle("row", (FACES[card + 1],), owner)


MOMENTS = ("pair", "fold", "fold-own", "score", "lost")
TABLE = Tabletop(zones, label, handle=handle, presets=PRESETS, moments=MOMENTS, shelf=SHELF)

"""What the table of Port shows, and what each action says of itself."""

from __future__ import annotations

from igroteka.games.pairs.open_turn import DRAW, EIGHT
from igroteka.games.pairs.port.rules import State, players_of_round, points_now
from igroteka.games.pairs.zones import dealer_marker, deck_and_discard, open_row
from igroteka.kernel import OVER, Aids, Handle, Phrase, Preset, Shelf, Tabletop, Zone

SHELF = Shelf(minutes=(10, 20), moods=("luck", "nerve"))

PRESETS = (Preset("eights", {"pieces_of_eight": True}),)


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    shown = deck_and_discard(s)
    if s.contenders and s.turn != OVER:
        shown.append(Zone("play-off", "marker"))
    for seat in range(s.seats):
        playing = s.turn != OVER and players_of_round(s) >> seat & 1 == 1
        main = seat == viewer
        shown.append(Zone("points", "number", seat, value=s.points[seat], of=s.target, main=main and not playing))
        if playing:
            shown.append(Zone("sum", "number", seat, value=s.sums[seat], main=main))
            shown += standing(s, seat)
        elif s.turn != OVER:
            shown.append(Zone("watching", "marker", seat))
        shown.append(open_row(s, seat))
    return [*shown, dealer_marker(s)]


def standing(s: State, seat: int) -> list[Zone]:
    """Whether a player of the round is in, has passed or is out, and what that is worth as the cards lie."""
    if s.sums[seat] == 0:
        return [Zone("out", "marker", seat)]
    now = [] if s.contenders else [Zone("would-score", "number", seat, value=points_now(s, seat))]
    return now if s.taking >> seat & 1 else [*now, Zone("passed", "marker", seat)]


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action == DRAW:
        return Phrase("do-draw")
    if action == EIGHT:
        return Phrase("do-eight")
    if s.contenders:
        return Phrase("do-pass-play-off", value=s.sums[s.turn])
    return Phrase("do-pass", value=s.sums[s.turn], more=points_now(s, s.turn))


def handle(s: State, action: int) -> Handle | None:
    return Handle("deck") if action == DRAW else None


MOMENTS = ("pair", "out", "gain", "wins")
TABLE = Tabletop(
    zones, label, handle=handle, presets=PRESETS, aids=Aids(zones=("would-score",)), moments=MOMENTS, shelf=SHELF
)

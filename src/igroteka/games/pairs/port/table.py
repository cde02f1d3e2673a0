"""What the table of Port shows, and what each action says of itself."""

from __future__ import annotations

from igroteka.games.pairs.clauses import EIGHTS, LOW_CARD, RESHUFFLE
from igroteka.games.pairs.goals import limit
from igroteka.games.pairs.odds import with_odds
from igroteka.games.pairs.open_turn import DRAW, EIGHT
from igroteka.games.pairs.port.account import ACCOUNTING, grounds
from igroteka.games.pairs.port.rules import GOAL, State, players_of_round, points_now
from igroteka.games.pairs.zones import dealer_marker, deck_and_discard, open_row
from igroteka.kernel import OVER, Aids, Handle, Phrase, Preset, Shelf, Tabletop, Zone, score

SHELF = Shelf(minutes=(10, 20), moods=("luck", "nerve"))

PRESETS = (Preset("eights", {"pieces_of_eight": True}),)


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    shown = deck_and_discard(s)
    if s.contenders and s.turn != OVER:
        shown.append(Zone("play-off", "marker"))
    for seat in range(s.seats):
        playing = s.turn != OVER and players_of_round(s) >> seat & 1 == 1
        shown.append(score(GOAL, seat, s.points[seat], s.target, main=seat == viewer))
        if playing:
            shown.append(Zone("sum", "number", seat, value=s.sums[seat]))
            shown += standing(s, seat)
        elif s.turn != OVER:
            shown.append(Zone("watching", "marker", seat))
        shown.append(open_row(s, seat))
    return [*shown, dealer_marker(s)]


def standing(s: State, seat: int) -> list[Zone]:
    """Whether a player of the round is in, has passed or is out, and what that is worth as the cards lie."""
    if s.sums[seat] == 0:
        return [Zone("out", "marker", seat)]
    now = [] if s.contenders else [Zone("would-score", "number", seat, value=points_now(s, seat), tone=GOAL.tone)]
    return now if s.taking >> seat & 1 else [*now, Zone("passed", "marker", seat)]


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action == DRAW:
        return with_odds(s, "do-draw", s.rows[s.turn])
    if action == EIGHT:
        return Phrase("do-eight")
    if s.contenders:
        return Phrase("do-pass-play-off", value=s.sums[s.turn])
    return Phrase("do-pass", value=points_now(s, s.turn))


def plain_label(s: State, action: int) -> Phrase:
    """The same without the chances."""
    return Phrase("do-draw") if action == DRAW else label(s, action)


def goal(s: State) -> Phrase:
    return Phrase("goal", value=s.target, more=limit(s.max_rounds))


def prompt(s: State) -> Phrase:
    return Phrase("ask-play-off" if s.contenders else "ask", value=s.sums[s.turn])


def handle(s: State, action: int) -> Handle | None:
    return Handle("deck") if action == DRAW else None


MOMENTS = ("tie-broken", "pair", "out", "all-stop", "equal-sums", "gain", "no-points", "wins")
CLAUSES = {
    **LOW_CARD,
    **EIGHTS,
    **RESHUFFLE,
    "starts": "PORT-4",
    "tie-broken": "PAIRS-COMMON-14",
    "pass": "PORT-6",
    "pair": "PORT-7",
    "all-stop": "PORT-9",
    "equal-sums": "PORT-12",
    "gain": "PORT-10",
    "no-points": "PORT-11",
    "wins": "PORT-14",
    "plays-off": "PORT-15",
    "again": "PAIRS-32",
}
TABLE = Tabletop(
    zones,
    label,
    goal,
    prompt,
    handle=handle,
    aside=(EIGHT,),
    presets=PRESETS,
    aids=Aids(zones=("would-score",), label=plain_label),
    accounting=ACCOUNTING,
    grounds=grounds,
    moments=MOMENTS,
    clauses=CLAUSES,
    leads=("tie", "tie-again", "draw", "pass"),
    shelf=SHELF,
)

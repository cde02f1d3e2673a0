"""What the table of Pairs shows, and what each action says of itself."""

from __future__ import annotations

from igroteka.games.pairs.clauses import EIGHTS, LOW_CARD, RESHUFFLE
from igroteka.games.pairs.deck import FACES, TOP
from igroteka.games.pairs.odds import threats, with_odds
from igroteka.games.pairs.open_turn import DRAW, EIGHT
from igroteka.games.pairs.pairs.account import ACCOUNTING, grounds
from igroteka.games.pairs.pairs.rules import FOLD, FOLD_CARD, GOAL, State, losing_score, lowest_in_play
from igroteka.games.pairs.zones import dealer_marker, deck_and_discard, open_row
from igroteka.kernel import Aids, Handle, Phrase, Preset, Shelf, Tabletop, Zone, faces, score

SHELF = Shelf(minutes=(10, 20), moods=("luck", "nerve"), first=True)

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
        shown.append(score(GOAL, seat, s.points[seat], s.losing_score, main=seat == viewer))
        shown.append(open_row(s, seat, [lowest_in_play(s)]))
        shown.append(Zone("kept", "row", seat, faces(FACES, s.kept[seat])))
    return [*shown, dealer_marker(s)]


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action == DRAW:
        return draw_label(s)
    if action == EIGHT:
        return Phrase("do-eight")
    if action == FOLD:
        return Phrase("do-fold", value=lowest_in_play(s))
    owner, card = divmod(action - FOLD_CARD, TOP)
    if owner == s.turn:
        return Phrase("do-fold-own", card=card + 1, value=card + 1)
    return Phrase("do-fold-card", card=card + 1, seat=owner, value=card + 1)


def draw_label(s: State) -> Phrase:
    """How likely a pair is, and what it costs: at most, if there is more than one that may come."""
    mine, kept = s.rows[s.turn], s.kept[: s.seats]
    odds, costs = with_odds(s, "do-draw", mine, kept), list(threats(s, mine, kept))
    if odds.id == "do-draw":
        return odds
    if not costs:
        return Phrase("do-draw-safe")
    return Phrase("do-draw-risk" if len(costs) == 1 else "do-draw-risk-most", value=odds.value, more=costs[-1])


def plain_label(s: State, action: int) -> Phrase:
    """The same without the chances."""
    return Phrase("do-draw") if action == DRAW else label(s, action)


def goal(s: State) -> Phrase:
    return Phrase("goal", value=losing_score(s))


def prompt(s: State) -> Phrase:
    """What is asked: how much is risked, and what it costs not to."""
    if not s.continuous:
        return Phrase("ask", value=lowest_in_play(s))
    return Phrase("ask-any" if s.rows[s.turn][0] else "ask-first")


def handle(s: State, action: int) -> Handle | None:
    """Cards are drawn from the deck; one that is taken for folding lies before its owner."""
    if action in (DRAW, EIGHT, FOLD):
        return Handle("deck") if action == DRAW else None
    owner, card = divmod(action - FOLD_CARD, TOP)
    return Handle("row", (FACES[card + 1],), owner)


def about(s: State, action: int) -> Handle | None:
    """The lowest card, which whoever folds takes."""
    if action != FOLD:
        return None
    card = lowest_in_play(s)
    owner = next(seat for seat in range(s.seats) if s.rows[seat][card])
    return Handle("row", (FACES[card],), owner)


MOMENTS = ("tie-broken", "pair", "pair-ends", "fold", "fold-own", "fold-ends", "score", "lost")
CLAUSES = {
    **LOW_CARD,
    **EIGHTS,
    **RESHUFFLE,
    "starts": "PAIRS-7",
    "tie-broken": "PAIRS-COMMON-14",
    "pair": "PAIRS-10",
    "fold": "PAIRS-12",
    "fold-own": "PAIRS-12",
    "pair-ends": "PAIRS-17",
    "fold-ends": "PAIRS-17",
    "lost": "PAIRS-20",
    "again": "PAIRS-32",
}
TABLE = Tabletop(
    zones,
    label,
    goal,
    prompt,
    handle=handle,
    about=about,
    aside=(EIGHT,),
    aids=Aids(label=plain_label),
    presets=PRESETS,
    moments=MOMENTS,
    leads=("tie", "tie-again", "draw"),
    clauses=CLAUSES,
    shelf=SHELF,
    accounting=ACCOUNTING,
    grounds=grounds,
)

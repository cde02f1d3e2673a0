"""What the table of Starboard shows, and what each action says of itself."""

from __future__ import annotations

from igroteka.games.pairs.accounts import CHIPS, grounds_of_chips
from igroteka.games.pairs.chips import can_afford
from igroteka.games.pairs.clauses import MATCH_END, REMAINDER, RESHUFFLE
from igroteka.games.pairs.deck import FACES, TOP
from igroteka.games.pairs.goals import most_chips
from igroteka.games.pairs.odds import with_odds
from igroteka.games.pairs.starboard.rules import DRAW, PRICE, State, beaten
from igroteka.games.pairs.zones import chips_of, deck_and_discard, pot
from igroteka.kernel import OVER, Aids, Handle, Phrase, Shelf, Tabletop, Zone, faces

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
        if cards == TOP:
            return Phrase("do-draw-hopeless")
        return with_odds(s, "do-buy", s.center, [s.center])._replace(more=would_win(s))
    passed = [seat for seat in range(s.seats) if s.passed_at[seat]]  # all at the same number of cards
    if s.taking == 1 << s.turn:  # nobody can act after this pass: the round is over
        sharers = 1 + sum(s.passed_at[seat] == cards for seat in passed)
        return (
            Phrase("do-pass-shares", value=s.pot, more=sharers) if sharers > 1 else Phrase("do-pass-wins", value=s.pot)
        )
    if not passed:
        return Phrase("do-pass", value=cards)
    effect = "do-pass-beats" if beaten(s, passed[0]) else "do-pass-level"
    if len(passed) == 1:
        return Phrase(effect, value=cards, seat=passed[0])
    return Phrase(effect + "-many", value=cards, more=len(passed))


def would_win(s: State) -> int:
    """What a pass would bring after one more card, if a pass now has to be shared and nobody else can act; 0 if not."""
    alone = s.taking == 1 << s.turn
    return s.pot + PRICE if alone and s.center[0] in s.passed_at[: s.seats] else 0


def plain_label(s: State, action: int) -> Phrase:
    """The same without the chances."""
    return Phrase("do-buy", more=would_win(s)) if action == DRAW and s.center[0] < TOP else label(s, action)


def prompt(s: State) -> Phrase:
    return Phrase("ask" if can_afford(s, s.turn, PRICE) else "ask-broke")


def handle(s: State, action: int) -> Handle | None:
    return Handle("deck") if action == DRAW else None


MOMENTS = ("out-pair", "beaten", "take-pot", "pot-stays", "split-two", "split", "broke")
CLAUSES = {
    **REMAINDER,
    **MATCH_END,
    **RESHUFFLE,
    "marker": "STARBOARD-3",
    "center-again": "STARBOARD-5",
    "out-pair": "STARBOARD-9",
    "beaten": "STARBOARD-10",
    "pass-last": "STARBOARD-14",
    "take-pot": "STARBOARD-15",
    "split-two": "STARBOARD-15",
    "split": "STARBOARD-15",
    "share-pot": "STARBOARD-15",
    "pot-before": "STARBOARD-16",
}
TABLE = Tabletop(
    zones,
    label,
    most_chips,
    prompt,
    handle=handle,
    aids=Aids(label=plain_label),
    accounting=CHIPS,
    grounds=grounds_of_chips,
    moments=MOMENTS,
    clauses=CLAUSES,
    leads=("pay", "pass", "pass-last"),
    shelf=SHELF,
)

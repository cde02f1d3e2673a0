"""What the table of Goblin Poker shows, and what each action says of itself."""

from __future__ import annotations

from igroteka.games.pairs.accounts import CHIPS, grounds_of_chips
from igroteka.games.pairs.chips import can_pay
from igroteka.games.pairs.clauses import FORCED_PAYMENT, LOW_CARD, MATCH_END, REMAINDER
from igroteka.games.pairs.deck import FACES, TOP, copies_of
from igroteka.games.pairs.goals import most_chips
from igroteka.games.pairs.goblin_poker.rules import CIRCLES, FOLD, GIVE, START, State, fold_price
from igroteka.games.pairs.labels import fold_label
from igroteka.games.pairs.secret_hands import others_in
from igroteka.games.pairs.start_card import choosing, together
from igroteka.games.pairs.zones import (
    chips_and_cards,
    dealer_marker,
    deck_and_discard,
    pot,
)
from igroteka.kernel import OVER, SPECTATOR, Aids, Phrase, Shelf, Tabletop, Zone

__all__ = ["together"]

SHELF = Shelf(minutes=(20, 35), moods=("bluff", "nerve"))


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    circling = s.turn != OVER and not choosing(s)
    shown = [*deck_and_discard(s), pot(s), Zone("donated", "stack", value=s.pile[0])]
    if circling:
        shown.append(Zone("price", "number", value=fold_price(s), main=True))
        shown.append(Zone("circle", "number", value=s.circle, of=CIRCLES))
        shown.append(Zone("lowest-stack", "marker", s.marker))
    for seat in range(s.seats):
        threatened = values_at_risk(s, seat) if seat == viewer and circling and not s.gone[seat] else ()
        shown += chips_and_cards(s, seat, seat == viewer and not circling, threatened)
    if viewer != SPECTATOR and s.given[viewer]:
        shown.append(Zone("given", "hand", viewer, (FACES[s.given[viewer]],)))
    return [*shown, dealer_marker(s)]


def values_at_risk(s: State, viewer: int) -> list[int]:
    """The values of one's stack of which a copy lies where one cannot see it, or in the pile by one's own hand."""
    return [value for value in range(1, TOP + 1) if s.rows[viewer][value] and copies_of(s, value) < value]


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action == FOLD:
        return fold_label(s, can_pay(s, s.turn, fold_price(s)), others_in(s))
    if action < GIVE:
        return Phrase("do-start", card=action - START + 1)
    card = action - GIVE + 1
    others = sum(1 for seat in range(s.seats) if seat != s.turn and not s.gone[seat] and s.rows[seat][card])
    return Phrase("do-donate-own" if s.rows[s.turn][card] else "do-donate", card=card, value=others)


def prompt(s: State) -> Phrase:
    if choosing(s):
        return Phrase("ask-start")
    return Phrase("ask-last" if s.circle == CIRCLES else "ask-donate", value=can_pay(s, s.turn, fold_price(s)))


def plain_label(s: State, action: int) -> Phrase:
    """The same, and for whom a card is dangerous everybody sees for themselves."""
    return label(s, action) if action < GIVE else Phrase("do-donate", card=action - GIVE + 1)


AIDS = Aids(marked=("row",), label=plain_label)

MOMENTS = (
    "turn-up",
    "out-pair",
    "out-fold",
    "pay",
    "pay-all",
    "circle",
    "circle-tied",
    "survived",
    "take-pot",
    "pot-stays",
    "broke",
)
CLAUSES = {
    **LOW_CARD,
    **FORCED_PAYMENT,
    **REMAINDER,
    **MATCH_END,
    "circle": "GOB-7",
    "circle-tied": "GOB-7",
    "out-fold": "GOB-11",
    "deal-pile": "GOB-13",
    "out-pair": "GOB-14",
    "card-due": "GOB-15",
    "survived": "GOB-17",
    "take-pot": "GOB-16",
    "share-pot": "GOB-17",
}
TABLE = Tabletop(
    zones,
    label,
    most_chips,
    prompt,
    last=(FOLD,),
    together=together,
    aids=AIDS,
    moments=MOMENTS,
    clauses=CLAUSES,
    reveals=("turn-up", "share"),
    afresh=("share",),
    leads=("share",),
    fates={"circle": "good", "circle-tied": "good", "out-pair": "bad", "take-pot": "good", "pay": "", "pay-all": ""},
    shelf=SHELF,
    accounting=CHIPS,
    grounds=grounds_of_chips,
)

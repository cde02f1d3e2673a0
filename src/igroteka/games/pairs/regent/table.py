"""What the table of Regent shows, and what each action says of itself."""

from __future__ import annotations

from igroteka.games.pairs.accounts import grounds_of_chips
from igroteka.games.pairs.chips import can_pay
from igroteka.games.pairs.clauses import FORCED_PAYMENT, LOW_CARD, MATCH_END, RESHUFFLE
from igroteka.games.pairs.deck import TOP, highest
from igroteka.games.pairs.goals import most_chips
from igroteka.games.pairs.labels import fold_label
from igroteka.games.pairs.low_card import NO_CARD
from igroteka.games.pairs.regent.rules import ATTACK, DRAW, EIGHT, FOLD, GIFT, LOOK, State, fold_price
from igroteka.games.pairs.secret_hands import highest_pair, others_in
from igroteka.games.pairs.zones import (
    chips_of,
    dealer_marker,
    deck_and_discard,
    open_row,
    out_marker,
    pot,
    secret_hand,
)
from igroteka.kernel import OVER, Accounting, Aids, Gain, Handle, Phrase, Shelf, Tabletop, Zone

SHELF = Shelf(minutes=(20, 35), moods=("bluff", "thinking"))


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    shown = deck_and_discard(s)
    if s.seats > 2:
        shown.append(pot(s))
    if s.turn != OVER and fold_price(s) < NO_CARD:
        shown.append(Zone("price", "number", value=fold_price(s), main=True))
    for seat in range(s.seats):
        shown.append(chips_of(s, seat, main=seat == viewer and s.turn == OVER))
        shown.append(open_row(s, seat, [fold_price(s)] if s.turn != OVER else ()))
        shown.append(secret_hand(s, seat))
        if seat == viewer:
            shown += own_pair(s, seat)
        elif s.hands[seat][0]:
            shown.append(Zone("look-price", "number", seat, value=look_price(s, viewer, seat)))
        shown += out_marker(s, seat)
    return [*shown, dealer_marker(s)]


def look_price(s: State, looker: int, seat: int) -> int:
    """What a look in vain costs at least: hidden cards may be higher, and nobody pays more than they have."""
    price = highest(s.rows[seat])
    return can_pay(s, looker, price) if looker >= 0 else price


def own_pair(s: State, seat: int) -> list[Zone]:
    """A warning: what a look would cost a seat that has a pair among all its cards."""
    pair = highest_pair([s.rows[seat][card] + s.hands[seat][card] for card in range(TOP + 1)])
    return [Zone("own-pair", "number", seat, value=pair, tone="bad")] if pair else []


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action == DRAW:
        return Phrase("do-draw")
    if action == EIGHT:
        return Phrase("do-eight")
    if action == FOLD:
        return fold_label(s, can_pay(s, s.turn, fold_price(s)), others_in(s))
    if action < LOOK:
        target = action - ATTACK
        return Phrase("do-attack", seat=target, value=look_price(s, s.turn, target), more=s.rows[target][0])
    if action < GIFT:
        target = action - LOOK
        return Phrase("do-look", seat=target, value=look_price(s, s.turn, target), more=can_pay(s, target, TOP))
    target, card = divmod(action - GIFT, TOP)
    return Phrase("do-gift", seat=target, card=card + 1)


def prompt(s: State) -> Phrase:
    return Phrase("ask-move" if may_give(s) else "ask-no-gift")


def may_give(s: State) -> bool:
    """Whether the seat to move has a hidden card without its like before some opponent, as far as one may know."""
    mine = s.hands[s.turn]
    if sum(mine[1:]) < mine[0]:
        return True
    others = [s.rows[seat] for seat in range(s.seats) if seat != s.turn and not s.gone[seat]]
    return any(mine[card] and not row[card] for row in others for card in range(1, TOP + 1))


def handle(s: State, action: int) -> Handle | None:
    return Handle("deck") if action == DRAW else None


FOLDED = (Gain("folds", sign=-1),)
ACCOUNTING = Accounting(
    {
        "pay": FOLDED,
        "pay-all": FOLDED,
        "take-pot": (Gain("folds"),),
        "pay-player": (Gain("attacks", sign=-1), Gain("attacks", to="other")),
    },
    start="start_chips",
)
MOMENTS = (
    "starts",
    "attack-pair",
    "caught",
    "in-vain",
    "turn-up",
    "out-fold",
    "pay",
    "pay-all",
    "pay-player",
    "take-pot",
    "broke",
)
CLAUSES = {
    **LOW_CARD,
    **FORCED_PAYMENT,
    **MATCH_END,
    **RESHUFFLE,
    "starts": "REG-5",
    "attack-pair": "REG-11",
    "gift": "REG-12",
    "out-fold": "REG-14",
    "look": "REG-15",
    "caught": "REG-16",
    "in-vain": "REG-17",
    "alone": "REG-21",
    "eight": "REG-29",
}
TABLE = Tabletop(
    zones,
    label,
    most_chips,
    prompt,
    handle=handle,
    aside=(*range(LOOK, GIFT), EIGHT),
    last=(FOLD,),
    usual=2,
    aids=Aids(zones=("own-pair",)),
    accounting=ACCOUNTING,
    grounds=grounds_of_chips,
    moments=MOMENTS,
    clauses=CLAUSES,
    reveals=("attack-card", "open", "turn-up"),
    twice=("attack-pair",),
    leads=("tie", "tie-again", "attack", "attack-card", "look", "open"),
    shelf=SHELF,
)

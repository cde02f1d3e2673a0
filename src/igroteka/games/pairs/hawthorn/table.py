"""What the table of Hawthorn shows, and what each action says of itself."""

from __future__ import annotations

from igroteka.games.pairs.accounts import CHIPS, grounds_of_chips
from igroteka.games.pairs.chips import can_pay
from igroteka.games.pairs.clauses import EIGHTS, FORCED_PAYMENT, LOW_CARD, MATCH_END
from igroteka.games.pairs.deck import TOP, supply
from igroteka.games.pairs.goals import most_chips
from igroteka.games.pairs.hawthorn.rules import DRAW, EIGHT, FOLD, PLAY, START, State, fold_price, pairs_up
from igroteka.games.pairs.labels import fold_label
from igroteka.games.pairs.secret_hands import others_in
from igroteka.games.pairs.start_card import choosing, together
from igroteka.games.pairs.zones import (
    chips_and_cards,
    dealer_marker,
    deck_and_discard,
    pot,
)
from igroteka.kernel import OVER, Handle, Phrase, Shelf, Tabletop, Zone

__all__ = ["together"]

SHELF = Shelf(minutes=(15, 30), moods=("nerve", "bluff"))


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    circling = s.turn != OVER and not choosing(s)
    shown = [*deck_and_discard(s), pot(s)]
    if circling:
        shown.append(Zone("price", "number", value=fold_price(s), main=True))
        shown.append(Zone("hand-circle" if s.hand_circle else "deck-circle", "marker"))
        shown.append(Zone("marker", "marker", s.marker))
    for seat in range(s.seats):
        lowest = [fold_price(s)] if circling else ()
        shown += chips_and_cards(s, seat, seat == viewer and not circling, lowest)
    return [*shown, dealer_marker(s)]


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action == DRAW:
        return Phrase("do-draw")
    if action == EIGHT:
        return Phrase("do-eight")
    if action == FOLD:
        return fold_label(s, can_pay(s, s.turn, fold_price(s)), others_in(s))
    if action < PLAY:
        return Phrase("do-start", card=action - START + 1)
    card = action - PLAY + 1
    if pairs_up(s, card):
        fine, price = can_pay(s, s.turn, card), can_pay(s, s.turn, fold_price(s))
        return Phrase("do-play-pair", card=card, value=fine, more=price)
    return Phrase("do-play", card=card)


def prompt(s: State) -> Phrase:
    """What is asked: a start card, or a card from where they come now."""
    if choosing(s):
        return Phrase("ask-start")
    if not can_go_on(s):
        return Phrase("ask-fold")
    return Phrase("ask-hand" if s.hand_circle else "ask-deck", value=can_pay(s, s.turn, fold_price(s)))


def can_go_on(s: State) -> bool:
    """Whether there is anything else than to fold."""
    if not s.hand_circle:
        return supply(s) > 0
    mine = s.hands[s.turn]
    return any(mine[card] and (s.hand_pairs or not pairs_up(s, card)) for card in range(1, TOP + 1))


def handle(s: State, action: int) -> Handle | None:
    return Handle("deck") if action == DRAW else None


MOMENTS = ("turn-up", "out-pair", "out-fold", "pay", "pay-all", "take-pot", "broke")
CLAUSES = {
    **LOW_CARD,
    **EIGHTS,
    **FORCED_PAYMENT,
    **MATCH_END,
    "starts": "HAW-5",
    "marker": "HAW-7",
    "deck-circle": "HAW-8",
    "out-fold": "HAW-10",
    "out-pair": "HAW-12",
    "hand-circle": "HAW-13",
    "take-pot": "HAW-16",
}
TABLE = Tabletop(
    zones,
    label,
    most_chips,
    prompt,
    handle=handle,
    aside=(EIGHT,),
    last=(FOLD,),
    together=together,
    accounting=CHIPS,
    grounds=grounds_of_chips,
    moments=MOMENTS,
    clauses=CLAUSES,
    leads=("draw", "play", "starts"),
    fates={"starts": "good"},
    shelf=SHELF,
)

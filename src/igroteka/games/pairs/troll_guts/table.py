"""What the table of Troll Guts shows, and what each action says of itself."""

from __future__ import annotations

from igroteka.games.pairs.accounts import CHIPS, grounds_of_chips
from igroteka.games.pairs.chips import can_pay
from igroteka.games.pairs.clauses import EIGHTS, FORCED_PAYMENT, LOW_CARD, MATCH_END
from igroteka.games.pairs.deck import FACES, TOP, highest
from igroteka.games.pairs.eights import may_spend_eight
from igroteka.games.pairs.goals import most_chips
from igroteka.games.pairs.troll_guts.rules import (
    BUY,
    DRAW,
    EIGHT,
    HAND,
    NEXT,
    PRICE,
    STEAL,
    State,
    laid,
    still_in_hand,
    top_place,
)
from igroteka.games.pairs.zones import chips_of, dealer_marker, deck_and_discard, out_marker, pot, row_of
from igroteka.kernel import BUTTON, Handle, Phrase, Shelf, Tabletop, Zone, faces, seats_from

SHELF = Shelf(minutes=(20, 35), moods=("nerve", "thinking"))


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    shown = [*deck_and_discard(s), pot(s, main=True)]
    if s.arranging:  # who will start matters for the piles; then the turn is seen, and nothing depends on it any more
        shown += [Zone("arranging", "marker"), Zone("marker", "marker", s.first)]
    for seat in range(s.seats):
        shown.append(chips_of(s, seat))
        shown.append(row_of(s, seat))
        shown += own_pile(s, seat) if seat == viewer else closed_cards(s, seat)
        shown += out_marker(s, seat)
        if s.arranging and seat < s.turn:
            shown.append(Zone("ready", "marker", seat))
    return [*shown, dealer_marker(s)]


def closed_cards(s: State, seat: int) -> list[Zone]:
    """A pile from outside. Nobody sees whether its cards are still in the hand."""
    return [] if s.gone[seat] else [Zone("pile", "stack", seat, value=s.hands[seat][0])]


def own_pile(s: State, seat: int) -> list[Zone]:
    """A pile as its owner may look at it at any time, the top first, with what is not laid yet."""
    if s.gone[seat]:
        return []
    pile = tuple(FACES[card] for card in s.piles[seat] if card)
    if not s.arranging or len(pile) == HAND:
        return [Zone("next-out", "hand", seat, pile[:1]), Zone("pile", "hand", seat, pile[1:])]
    hand = list(faces(FACES, s.hands[seat]))
    for card in pile:
        hand.remove(card)
    return [Zone("pile", "hand", seat, pile), Zone("hand", "hand", seat, tuple(hand))]


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action == DRAW:
        return Phrase("do-draw")
    if action == EIGHT:
        return Phrase("do-eight")
    if action == BUY:
        card = s.piles[s.turn][top_place(s, s.turn)] if s.hands[s.turn][0] else 0
        if s.rows[s.turn][card]:
            return Phrase("do-buy-pair", card=card, value=min(card, s.chips[s.turn] - PRICE))
        return Phrase("do-buy", card=card)
    if action < NEXT:
        return Phrase("do-steal", seat=action - STEAL)
    return Phrase("do-next", card=action - NEXT + 1, value=laid(s) + 1)


def prompt(s: State) -> Phrase:
    if s.arranging:
        return Phrase("ask-pile", value=laid(s) + 1)
    row = s.rows[s.turn]
    if may_spend_eight(s):  # of two cards of the deck, the second may pair with the first
        return Phrase("ask-cards", value=can_pay(s, s.turn, TOP))
    if row[0] == 1:
        return Phrase("ask-card", card=highest(row), value=can_pay(s, s.turn, highest(row)))
    return Phrase("ask-cards", value=can_pay(s, s.turn, highest(row)))


def together(s: State) -> int:
    """Piles are laid by all at the same time (TRG-5)."""
    return seats_from(s, s.turn) if s.arranging else 1 << s.turn


def handle(s: State, action: int) -> Handle | None:
    """Piles are laid from what is left in the hand, not from what lies in the pile already."""
    if action == DRAW:
        return Handle("deck")
    if action < NEXT or action == EIGHT:
        return BUTTON  # also to buy: the one card that can be bought is not looked for in the hand
    card = action - NEXT + 1
    return Handle("hand" if s.arranging and still_in_hand(s, card) else "pile", (FACES[card],))


MOMENTS = ("will-start", "out-pair", "pay-all", "take-pot", "broke")
CLAUSES = {
    **LOW_CARD,
    **EIGHTS,
    **FORCED_PAYMENT,
    **MATCH_END,
    "will-start": "TRG-4",
    "starts": "TRG-4",
    "steal": "TRG-9",
    "buy": "TRG-10",
    "out-pair": "TRG-12",
    "take-pot": "TRG-14",
}
TABLE = Tabletop(
    zones,
    label,
    most_chips,
    prompt,
    handle=handle,
    aside=(EIGHT,),
    together=together,
    pictured=14,
    accounting=CHIPS,
    grounds=grounds_of_chips,
    moments=MOMENTS,
    clauses=CLAUSES,
    leads=("tie", "tie-again", "draw", "steal", "buy", "pay"),
    shelf=SHELF,
)

"""What the table of Blackstone shows, and what each action says of itself."""

from __future__ import annotations

from math import comb

from igroteka.games.pairs.accounts import CHIPS, grounds_of_chips
from igroteka.games.pairs.blackstone.rules import BLACK, FOLD, State, fold_price, white_stones
from igroteka.games.pairs.chips import can_pay
from igroteka.games.pairs.clauses import MATCH_END, REMAINDER
from igroteka.games.pairs.deck import FACES
from igroteka.games.pairs.goals import most_chips
from igroteka.games.pairs.labels import fold_label
from igroteka.games.pairs.zones import burned, chips_of, dealer_marker, pot
from igroteka.kernel import OVER, Aids, Phrase, Shelf, Tabletop, Zone, faces

SHELF = Shelf(minutes=(15, 30), moods=("nerve", "bidding"))
FOLDING = ("folding", "folding-all", "folding-now")  # the viewer's own price; it takes all they have; the mover's
LOSS = ("loss", "loss-all", "loss-now")


def zones(s: State, viewer: int) -> list[Zone]:
    """The table as `viewer` sees it; `s` is redacted for that seat."""
    shown = [Zone("deck", "stack", value=s.deck[0], aside=True), *burned(s)]
    shown.append(Zone("white", "row", items=faces(FACES, s.discard)))
    if s.turn != OVER:
        shown.append(price_of(s, viewer, FOLDING, fold_price(s), main=True))
        shown.append(price_of(s, viewer, LOSS, white_stones(s)))
        shown.append(Zone("least", "number", value=s.least))
    shown.append(pot(s))
    for seat in range(s.seats):
        shown += seat_zones(s, seat, viewer)
    return [*shown, dealer_marker(s)]


def price_of(s: State, viewer: int, names: tuple[str, str, str], price: int, main: bool = False) -> Zone:
    """What a fold or a second ten costs the viewer besides the stake: all they have, if they cannot pay in full.
    Whoever is not in the round sees what it costs the player to move.
    """
    own, everything, now = names
    if viewer < 0 or not s.stakes[viewer]:
        return Zone(now, "number", value=can_pay(s, s.turn, price), main=main)
    return Zone(everything if price > s.chips[viewer] else own, "number", value=can_pay(s, viewer, price), main=main)


def seat_zones(s: State, seat: int, viewer: int) -> list[Zone]:
    shown = [
        chips_of(s, seat, main=seat == viewer and s.turn == OVER),
        Zone("black", "row", seat, faces(FACES, s.rows[seat])),
    ]
    if s.turn != OVER and s.stakes[seat]:
        stake = Zone("stake", "chips", seat, value=s.stakes[seat])
        return [*shown, stake] if s.chips[seat] else [*shown, stake, Zone("last-chips", "marker", seat)]
    return shown if s.playing >> seat & 1 else [*shown, Zone("out", "marker", seat)]


def survival(s: State, number: int) -> float:
    """The chance that the player to move takes so many cards without a second black stone, for all that is known."""
    tens = BLACK - sum(row[BLACK] for row in s.rows)
    unseen = s.deck[0] + s.burned[0]
    bearable = 1 - s.rows[s.turn][BLACK]
    if number > unseen:
        return 0.0
    ways = sum(comb(tens, black) * comb(unseen - tens, number - black) for black in range(bearable + 1))
    return ways / comb(unseen, number)


def label(s: State, action: int) -> Phrase:
    """What an action will do, said before it is done."""
    if action == FOLD:
        price = can_pay(s, s.turn, fold_price(s))  # what is paid now; the stake goes to the pot with it
        return fold_label(s, s.stakes[s.turn] + price, s.playing & ~(1 << s.turn))._replace(value=price)
    return Phrase("do-take", value=action, more=percent(survival(s, action)))


def percent(chance: float) -> int:
    """100 only of what is certain."""
    return 100 if chance == 1 else min(99, round(100 * chance))


def plain_label(s: State, action: int) -> Phrase:
    """The same without the chances."""
    return label(s, action) if action == FOLD else Phrase("do-take-plain", value=action)


def prompt(s: State) -> Phrase:
    """What is asked: how much is risked, with or without a black stone."""
    if s.least > s.deck[0]:
        return Phrase("ask-fold")
    return Phrase("ask-black" if s.rows[s.turn][BLACK] else "ask")


MOMENTS = ("second-black", "pay", "pay-all", "stake-lost", "take-pot", "share-pot", "pot-stays", "broke")
CLAUSES = {
    **REMAINDER,
    **MATCH_END,
    "starts": "BLACKSTONE-5",
    "tie": "BLACKSTONE-5",
    "tens-back": "BLACKSTONE-7",
    "keep-black": "BLACKSTONE-8",
    "take": "BLACKSTONE-11",
    "second-black": "BLACKSTONE-13",
    "share-pot": "BLACKSTONE-16",
    "fold": "BLACKSTONE-17",
    "take-pot": "BLACKSTONE-18",
    "pay-all": "BLACKSTONE-19",
}
TABLE = Tabletop(
    zones,
    label,
    most_chips,
    prompt,
    last=(FOLD,),
    aids=Aids(label=plain_label),
    accounting=CHIPS,
    grounds=grounds_of_chips,
    moments=MOMENTS,
    clauses=CLAUSES,
    leads=("fold",),
    shelf=SHELF,
)

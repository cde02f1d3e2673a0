"""The 108 cards, each with a face and a symbol on its back: where they lie, and how they move.

A *card* in a hand is its face alone (R-2). A *tile* is a card as it lies on the pile: the same number, but a wild that
stands for something is a tile of its own. Only the stock knows both sides of a card, its *kind*: rows are faces,
columns backs.
"""

from __future__ import annotations

from igroteka.kernel import Layout, bag, drop, i8, left_of, pick_in_rows, put, tell

SEATS = 6
PACK = 108  # ZAB-1
HAND = 7  # ZAB-7

SEARCH, WILD, ZA, BE, RU = 19, 20, 21, 22, 23
WILD_GREEN, WILD_BE, WILD_RU, WILD_ZA = 24, 27, 28, 29  # a wild naming green, purple or yellow; a wild in the sequence
NOTHING = 0
COLOURS = ("g", "p", "y")
TILES = (
    "?",
    *(colour + kind for colour in COLOURS for kind in "12345r"),
    *("s", "w", "za", "be", "ru"),
    *(f"w-{named}" for named in (*COLOURS, "be", "ru", "za")),
)
CARDS = RU  # how many faces; the tiles above them are wilds
COPIES = (PACK, *[3] * 18, 6, 6, 14, 14, 14)  # ZAB-2, ZAB-3, as a bag
COLOUR = (0, *(1 + face // 6 for face in range(18)), 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0)  # by tile; R-3
NUMBER = (0, *(0 if face % 6 == 5 else 1 + face % 6 for face in range(18)), *[0] * 11)  # by tile

X, BACKS = 6, 9  # the backs: five numbers, X, a dot of each colour (ZAB-4); 0: none
SYMBOLS = ("1", "2", "3", "4", "5", "x", *COLOURS)
KINDS = BACKS * CARDS

# What can be named: for chance a kind; in what is told, a tile (FACE + tile) or a back (BACK + back).
FACE, BACK = KINDS, KINDS + WILD_ZA
FACES = (
    "?",
    *(f"{face}/{symbol}" for face in TILES[1 : CARDS + 1] for symbol in SYMBOLS),
    *TILES[1:],
    *(f"back-{symbol}" for symbol in SYMBOLS),
)


class Cards(Layout):
    full_pack = bag(CARDS + 1, BACKS)  # all cards, as the option `backs` pairs their sides; row 0 counts them all
    stock = bag(CARDS + 1, BACKS)  # below the top card, in the same way
    back = i8()  # of the stock's top card, for all to see; 0: the stock is empty
    face_down = i8()  # the face of that card, seen by nobody
    hands = bag(SEATS, CARDS)
    pile = i8(PACK)  # tiles, the top one last
    pile_size = i8()
    captured = bag(CARDS)  # all cards of captured piles; they lie face up
    pool = bag(CARDS)  # scratch of `resample`, empty otherwise


def card_of(tile: int) -> int:
    """The card that a tile is."""
    return tile if tile <= CARDS else WILD


def gather_pack(s: Cards) -> None:
    """All cards back into the stock (ZAB-42)."""
    for card in range(CARDS + 1):
        for back in range(BACKS + 1):
            s.stock[card][back] = s.full_pack[card][back]
        s.captured[card] = 0
        for seat in range(s.seats):
            s.hands[seat][card] = 0
    clear_pile(s)


def face_of(kind: int) -> int:
    return (kind - 1) // BACKS + 1


def back_of(kind: int) -> int:
    return (kind - 1) % BACKS + 1


def deal_hands(s: Cards, dealer: int) -> None:
    """One card at a time, clockwise from the dealer's left."""
    seat = dealer
    for _ in range(HAND * s.seats):
        seat = left_of(s, seat)
        deal_card(s, seat)


def deal_card(s: Cards, seat: int) -> None:
    kind = pick_in_rows(s, s.stock, "deal", seat)
    leave_stock(s, kind)
    put(s.hands[seat], face_of(kind))
    tell(s, "deal", seat=seat, card=FACE + face_of(kind), only=seat)


def next_on_top(s: Cards) -> None:
    """The next card comes on top of the stock, if there is one."""
    if s.stock[0][0]:
        kind = pick_in_rows(s, s.stock, "top")
        leave_stock(s, kind)
        s.face_down = face_of(kind)
        s.back = back_of(kind)
    else:
        s.face_down = NOTHING
        s.back = 0


def leave_stock(s: Cards, kind: int) -> None:
    drop(s.stock[face_of(kind)], back_of(kind))
    s.stock[0][0] -= 1


def show_back(s: Cards) -> None:
    """Everybody sees what the stock says now."""
    if s.back:
        tell(s, "back", card=BACK + s.back)
    else:
        tell(s, "stock-empty")


def lift_top(s: Cards) -> int:
    """The top card leaves the stock, which must not be empty."""
    card = s.face_down
    next_on_top(s)
    return card


def take_card(s: Cards, seat: int) -> None:
    """The top card goes to a hand; only its new owner sees the face (R-26)."""
    card = lift_top(s)
    put(s.hands[seat], card)
    tell(s, "draw", seat=seat, card=FACE + card, only=seat)


def take_cards(s: Cards, seat: int, number: int) -> bool:
    """So many cards go to a hand, their backs unheeded; false if the stock ran out before that (R-13)."""
    for _ in range(number):
        if s.back == 0:
            return False
        take_card(s, seat)
    show_back(s)
    return True


def stock_size(s: Cards) -> int:
    """How many cards are left, the top one included."""
    return s.stock[0][0] + 1 if s.back else 0


def top_of(s: Cards) -> int:
    """The pile's top tile, or NOTHING if there is no pile."""
    return s.pile[s.pile_size - 1] if s.pile_size else NOTHING


def lay(s: Cards, tile: int) -> None:
    s.pile[s.pile_size] = tile
    s.pile_size += 1


def clear_pile(s: Cards) -> None:
    for place in range(s.pile_size):
        s.pile[place] = NOTHING
    s.pile_size = 0

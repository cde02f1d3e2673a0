"""The 108 cards, each with a face and a symbol on its back: where they lie, and how they move.

A card that lies on the pile or is held is a *tile*, known by its face alone (R-2); a wild is a tile of its own for
everything that it may stand for. Only the stock knows both sides: its rows are faces, its columns backs.
"""

from __future__ import annotations

from igroteka.kernel import Layout, bag, drop, i8, pick_in_rows, put

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
COPIES = (PACK, *[3] * 18, 6, 6, 14, 14, 14)  # ZAB-2, 3, as a bag
COLOUR = (0, *(1 + face // 6 for face in range(18)), 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0)  # by tile; R-3
NUMBER = (0, *(0 if face % 6 == 5 else 1 + face % 6 for face in range(18)), *[0] * 11)  # by tile

X, BACKS = 6, 9  # the backs: five numbers, X, a dot of each colour (ZAB-4); 0: none
SYMBOLS = ("1", "2", "3", "4", "5", "x", *COLOURS)
KINDS = BACKS * CARDS

# What a card may be called: a kind for chance, and for the words a tile (from FACE on) or a back (from BACK on).
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


def deal_card(s: Cards, seat: int) -> int:
    kind = pick_in_rows(s, s.stock, "deal", seat)
    card = (kind - 1) // BACKS + 1
    leave_stock(s, card, kind - BACKS * (card - 1))
    put(s.hands[seat], card)
    return card


def next_on_top(s: Cards) -> None:
    """The next card comes on top of the stock, if there is one."""
    if s.stock[0][0]:
        kind = pick_in_rows(s, s.stock, "top")
        s.face_down = (kind - 1) // BACKS + 1
        s.back = kind - BACKS * (s.face_down - 1)
        leave_stock(s, s.face_down, s.back)
    else:
        s.face_down = NOTHING
        s.back = 0


def leave_stock(s: Cards, card: int, back: int) -> None:
    drop(s.stock[card], back)
    s.stock[0][0] -= 1


def lift_top(s: Cards) -> int:
    """The top card leaves the stock, which must not be empty."""
    card = s.face_down
    next_on_top(s)
    return card


def take_card(s: Cards, seat: int) -> int:
    """The top card goes to a hand."""
    card = lift_top(s)
    put(s.hands[seat], card)
    return card


def stock_size(s: Cards) -> int:
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

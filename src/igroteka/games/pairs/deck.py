"""The triangular deck: dealing, burning, discarding, reshuffling (PAIRS-COMMON-1, PAIRS-COMMON-2, PAIRS-COMMON-3,
PAIRS-COMMON-4, PAIRS-COMMON-5, PAIRS-COMMON-6, PAIRS-COMMON-7, PAIRS-COMMON-8, PAIRS-COMMON-9, PAIRS-COMMON-10,
PAIRS-COMMON-11, PAIRS-COMMON-12).
"""

from __future__ import annotations

from igroteka.kernel import (
    Choice,
    Layout,
    Whole,
    bag,
    choose_seat,
    everybody,
    fill,
    hide,
    i8,
    left_of,
    move_all,
    put,
    random_below,
    sound,
    take,
    tell,
    unseen,
)

SEATS = 8
NOBODY = -1  # in the place of a seat
TOP = 10
PACK = 55
FACES = ("?", *(str(value) for value in range(1, TOP + 1)))

DEALER = Choice(values=("fixed", "rotate"), default="fixed", field="dealer_moves")


def burn_option(default: int) -> Whole:
    return Whole(default=default, low=0, high=5)


class Cards(Layout):
    """Where the 55 cards lie. What is burned and what is left in the deck nobody knows."""

    deck = bag(TOP)
    burned = bag(TOP)  # face down on the discard pile since the last shuffle, seen by nobody
    discard = bag(TOP)  # the rest of the discard pile
    rows = bag(SEATS, TOP)  # in play, face up
    hands = bag(SEATS, TOP)  # face down, known to their owners
    gone = i8(SEATS)  # out of the round: these cards belong to the discard pile, wherever they lie
    pool = bag(TOP)  # scratch of `resample`, empty otherwise
    burn = i8()
    dealer = i8()
    dealer_moves = i8()


def choose_dealer(s: Cards) -> None:
    s.dealer = choose_seat(s, everybody(s), "first")
    tell(s, "dealer", seat=s.dealer)


def pass_deal(s: Cards) -> None:
    if s.dealer_moves:  # PAIRS-COMMON-10
        s.dealer = left_of(s, s.dealer)
        tell(s, "dealer", seat=s.dealer)


def shuffle_pack(s: Cards) -> None:
    """All 55 cards become the deck (PAIRS-COMMON-1), and everybody is in."""
    for seat in range(s.seats):
        s.gone[seat] = 0
    shuffle_again(s)


def shuffle_again(s: Cards) -> None:
    """The same in the middle of a round: whoever is out stays out."""
    for value in range(TOP + 1):
        s.deck[value] = value
        s.discard[value] = 0
        s.burned[value] = 0
    s.deck[0] = PACK
    for seat in range(s.seats):
        for value in range(TOP + 1):
            s.rows[seat][value] = 0
            s.hands[seat][value] = 0
    burn_cards(s)


def burn_cards(s: Cards) -> None:
    for _ in range(min(s.burn, s.deck[0] - 1)):  # PAIRS-COMMON-2, PAIRS-COMMON-8
        put(s.burned, take(s, s.deck, "burn"))


def take_card(s: Cards, kind: str, seat: int) -> int:
    """The next card of the deck; the supply must hold one."""
    if s.deck[0] == 0:  # PAIRS-COMMON-5, PAIRS-COMMON-7: only now
        reshuffle(s)
        if seat >= 0:
            tell(s, "due", seat=seat)  # PAIRS-COMMON-9: the spacer marks whose card comes next
    return take(s, s.deck, kind, seat)


def reshuffle(s: Cards) -> None:
    for seat in range(s.seats):
        if s.gone[seat]:
            move_all(s.rows[seat], s.discard)
            move_all(s.hands[seat], s.discard)
    move_all(s.discard, s.deck)
    move_all(s.burned, s.deck)
    tell(s, "reshuffle", value=s.deck[0])
    burn_cards(s)


def supply(s: Cards) -> int:
    """How many cards can still be had: deck and discard pile."""
    cards = s.deck[0] + s.discard[0] + s.burned[0]
    for seat in range(s.seats):
        if s.gone[seat]:
            cards += s.rows[seat][0] + s.hands[seat][0]
    return cards


def supply_of(s: Cards, value: int) -> int:
    """How many cards of one value the supply holds."""
    cards = s.deck[value] + s.discard[value] + s.burned[value]
    for seat in range(s.seats):
        if s.gone[seat]:
            cards += s.rows[seat][value] + s.hands[seat][value]
    return cards


def hide_cards(s: Cards, viewer: int) -> None:
    """Deck and burned cards are hidden from all, hands from all but their owner."""
    hide(s.deck)
    hide(s.burned)
    hide_from_others(s, s.hands, viewer)


def hide_from_others(s: Cards, bags: list[list[int]], viewer: int) -> None:
    """Of bags beside the players, everybody sees only the own one."""
    for seat in range(s.seats):
        if seat != viewer:
            hide(bags[seat])


def gather_pack(s: Cards) -> None:
    """All 55 cards into the pool of unseen ones; what lies open comes out of it again."""
    for value in range(1, TOP + 1):
        s.pool[value] = value
    s.pool[0] = PACK
    unseen(s.pool, s.discard)
    for seat in range(s.seats):
        unseen(s.pool, s.rows[seat])
        unseen(s.pool, s.hands[seat])


def deal_unseen(s: Cards) -> None:
    """Give the cards of the pool at random to every place that is face down."""
    for seat in range(s.seats):
        fill(s, s.hands[seat], s.pool)
    fill(s, s.burned, s.pool)
    fill(s, s.deck, s.pool)


def any_card(s: Cards, cards: list[int]) -> int:
    """A card of a bag, all alike, for a guess at what is hidden; the bag stays as it is."""
    left = random_below(s, cards[0])
    face = 1
    reached = cards[1]
    while left >= reached:
        face += 1
        reached += cards[face]
    return face


def highest(cards: list[int]) -> int:
    """The highest of some cards; 0 if there is none."""
    found = 0
    for card in range(1, TOP + 1):
        if cards[card]:
            found = card
    return found


def owners(s: Cards, value: int) -> int:
    """The group of seats before which a card of a value lies open."""
    group = 0
    for seat in range(s.seats):
        if s.rows[seat][value]:
            group |= 1 << seat
    return group


def bags_sound(s: Cards) -> bool:
    """Every bag of the table counts right."""
    for seat in range(s.seats):
        if not (sound(s.rows[seat]) and sound(s.hands[seat])):
            return False
    return sound(s.deck) and sound(s.burned) and sound(s.discard)


def copies_of(s: Cards, value: int) -> int:
    """How many cards of one value lie on the table, wherever."""
    cards = s.deck[value] + s.burned[value] + s.discard[value]
    for seat in range(s.seats):
        cards += s.rows[seat][value] + s.hands[seat][value]
    return cards


def copies_beside(s: Cards, bags: list[list[int]], value: int) -> int:
    """How many cards of one value lie in further bags beside the players."""
    cards = 0
    for seat in range(s.seats):
        cards += bags[seat][value]
    return cards


def all_cards_there(s: Cards, kept: list[list[int]]) -> bool:
    """Every value is there as often as it should be, and every bag counts right. `kept`: bags beside the players."""
    for seat in range(s.seats):
        if not sound(kept[seat]):
            return False
    for value in range(1, TOP + 1):
        if copies_of(s, value) + copies_beside(s, kept, value) != value:
            return False
    return bags_sound(s)


def whole_pack_there(s: Cards) -> bool:
    """The same, where nobody keeps cards."""
    for value in range(1, TOP + 1):
        if copies_of(s, value) != value:
            return False
    return bags_sound(s)

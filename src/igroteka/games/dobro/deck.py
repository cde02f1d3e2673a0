"""The 56 cards: where they lie, who may know them, whether they are all there."""

from __future__ import annotations

from igroteka.kernel import Layout, alone, bag, drop, fill, hide, i8, put, sound, take, tell, unseen

SEATS = 6
FACES = ("?", *(str(number) for number in range(2, 13)), "j", "s", "r")
LOW, HIGH = 2, 12
JOKER, SKIP, REVERSE = 12, 13, 14
NUMBERS, CARDS = 11, 14  # how many faces
COPIES = (56, 5, 5, 6, 6, 6, 5, 4, 3, 3, 3, 3, 3, 2, 2)  # DOBRO-1, as a bag
DECK = 56
SET_ASIDE = 10  # DOBRO-61


class Cards(Layout):
    hands = bag(SEATS, CARDS)
    taken = bag(SEATS, CARDS)  # score piles: face down, but every card in them was played openly
    deck = bag(CARDS)
    aside = bag(CARDS)  # unused in this round; two players only
    pile = i8(DECK)  # the kon's cards, the top one last
    named = i8(DECK)  # what each joker in the pile stands for; 0 for other cards
    pile_size = i8()
    good = i8()  # the number to beat; 0: there is none
    top = i8()  # the topmost number in the pile, skips and reverses looked through (R4); 0: none
    pool = bag(CARDS)  # scratch of `deal_unseen`, empty otherwise


def card_with(number: int) -> int:
    """The face that shows a number."""
    return number - LOW + 1


def gather_deck(s: Cards) -> None:
    """Everything goes back into a new deck (DOBRO-45, DOBRO-62)."""
    fill_up(s, s.deck)
    for card in range(CARDS + 1):
        s.aside[card] = 0
        for seat in range(s.seats):
            s.hands[seat][card] = 0
            s.taken[seat][card] = 0
    clear_pile(s)


def set_aside(s: Cards) -> None:
    for _ in range(SET_ASIDE):
        put(s.aside, take(s, s.deck, "aside"))
    tell(s, "aside", value=SET_ASIDE)


def fill_up(s: Cards, cards: list[int]) -> None:
    """All cards of the game into an empty bag; two players leave the reverses in the box (DOBRO-60)."""
    for card in range(CARDS + 1):
        cards[card] = COPIES[card]
    if s.seats == 2:
        cards[0] -= cards[REVERSE]
        cards[REVERSE] = 0


def lay(s: Cards, seat: int, card: int, number: int) -> None:
    """A card from a hand onto the pile; `number` is what it counts there, 0 if it has none."""
    drop(s.hands[seat], card)
    s.pile[s.pile_size] = card
    if card == JOKER:
        s.named[s.pile_size] = number  # R19
    s.pile_size += 1
    if number:
        s.top = number


def clear_pile(s: Cards) -> None:
    for place in range(s.pile_size):
        s.pile[place] = 0
        s.named[place] = 0
    s.pile_size = 0
    s.good = 0
    s.top = 0


def highest_hands(s: Cards, group: int) -> int:
    """Those of a group with the highest number in hand; if several, with the next highest, and so on (DOBRO-48).

    From the highest number down, it is the same to ask who has the most cards of it.
    """
    number = HIGH + 1
    while alone(group) < 0 and number > LOW:
        number -= 1
        card = card_with(number)
        most = 0
        for seat in range(s.seats):
            if group >> seat & 1:
                most = max(most, s.hands[seat][card])
        for seat in range(s.seats):
            if s.hands[seat][card] < most:
                group &= ~(1 << seat)
    return group


def hide_cards(s: Cards, viewer: int) -> None:
    """Deck and set-aside cards are hidden from all, hands from all but their owner."""
    hide(s.deck)
    hide(s.aside)
    for seat in range(s.seats):
        if seat != viewer:
            hide(s.hands[seat])


def deal_unseen(s: Cards) -> None:
    """Give the cards that lie nowhere openly at random to every place that is face down."""
    fill_up(s, s.pool)
    for place in range(s.pile_size):
        drop(s.pool, s.pile[place])
    for seat in range(s.seats):
        unseen(s.pool, s.taken[seat])
        unseen(s.pool, s.hands[seat])
    for seat in range(s.seats):
        fill(s, s.hands[seat], s.pool)
    fill(s, s.aside, s.pool)
    fill(s, s.deck, s.pool)


def all_cards_there(s: Cards) -> bool:
    """Every face is there as often as it should be, and every bag counts right."""
    if not (sound(s.deck) and sound(s.aside)) or s.pool[0] or s.aside[0] != (SET_ASIDE if s.seats == 2 else 0):
        return False
    for seat in range(s.seats):
        if not (sound(s.hands[seat]) and sound(s.taken[seat])):
            return False
    for card in range(1, CARDS + 1):
        copies = s.deck[card] + s.aside[card]
        for seat in range(s.seats):
            copies += s.hands[seat][card] + s.taken[seat][card]
        for place in range(s.pile_size):
            if s.pile[place] == card:
                copies += 1
        if copies != (0 if card == REVERSE and s.seats == 2 else COPIES[card]):
            return False
    return True


def pile_in_order(s: Cards) -> bool:
    """Only jokers have a name, the top number is the one that lies there, and the good number follows from it."""
    top = 0
    for place in range(DECK):
        card = s.pile[place]
        if (card > 0) != (place < s.pile_size) or (LOW <= s.named[place] <= HIGH) != (card == JOKER):
            return False
        if card == JOKER:
            top = s.named[place]
        elif 0 < card < JOKER:
            top = card + 1
    return s.top == top and (s.good == top or s.good == 2 * top or s.good == 4 * top)

"""Troll Guts: nobody can fold; draw, steal or buy a card each turn, until all but one have paired."""

from __future__ import annotations

from igroteka.games.pairs.chips import (
    MAX_ROUNDS,
    all_chips_there,
    another_round,
    ante,
    begin_round,
    can_afford,
    hand_out_chips,
    longest_match,
    pay,
    places,
    scores,
    start_chips_option,
    take_pot,
)
from igroteka.games.pairs.deck import (
    DEALER,
    FACES,
    NOBODY,
    SEATS,
    TOP,
    any_card,
    burn_option,
    choose_dealer,
    deal_unseen,
    gather_pack,
    hide_cards,
    shuffle_pack,
    supply,
    take_card,
    whole_pack_there,
)
from igroteka.games.pairs.eights import Eights, may_spend_eight, spend_eight, why_no_eight
from igroteka.games.pairs.low_card import deal_open_cards, lowest_alone
from igroteka.games.pairs.secret_hands import (
    deal_hands,
    last_in,
    lay_open,
    next_in,
    rows_sound,
)
from igroteka.kernel import OVER, Flag, Goal, Reason, because, drop, everybody, i8, offer, random_below, tell

RULES = 1
BOX = "pairs"
PLAYERS = (3, 6)  # TRG-1
GOAL = Goal.MOST_CHIPS
HAND = 5
STAKE = 1  # TRG-2
PRICE = 1  # TRG-10
OPTIONS = {
    "start_chips": start_chips_option(25),
    "max_rounds": MAX_ROUNDS,
    "burn": burn_option(0),
    "dealer": DEALER,
    "pieces_of_eight": Flag(),  # TRG-17
}

DRAW, BUY, STEAL, NEXT = 0, 1, 2, 2 + PLAYERS[1]
EIGHT = NEXT + TOP
TOKENS = (
    "draw",
    "buy",
    *(f"steal {owner}" for owner in range(PLAYERS[1])),
    *(f"next {card}" for card in range(1, TOP + 1)),
    "eight",
)

__all__ = ["FACES", "places", "scores"]


class State(Eights):
    """The closed cards of a seat, in the hand or in the pile, are its `hands`; `piles` says in which order they lie.

    The fifth card is always laid, so the top of a pile has as many places before it as cards have come out of it.
    """

    piles = i8(SEATS, HAND)  # from the top; 0: not laid yet, or come out, or unknown
    arranging = i8()  # whether piles are still being laid
    first = i8()  # who will move first


def start(s: State) -> None:
    hand_out_chips(s)
    choose_dealer(s)
    deal_round(s)


def deal_round(s: State) -> None:
    begin_round(s)
    ante(s, STAKE)
    shuffle_pack(s)
    for seat in range(s.seats):
        forget_pile(s, seat)
    deal_hands(s, HAND)
    s.first = deal_open_cards(s, everybody(s))  # TRG-3, TRG-4
    card = lowest_alone(s, s.first)
    tell(s, "will-start", seat=s.first, card=card, value=1 if card else 0)
    s.arranging = 1
    s.turn = 0  # TRG-5: everybody lays a pile


def actor(s: State) -> int:
    return s.turn


def laid(s: State) -> int:
    """How many cards the seat to move has laid on its pile."""
    cards = 0
    for place in range(HAND):
        cards += s.piles[s.turn][place] > 0
    return cards


def still_in_hand(s: State, card: int) -> int:
    """How many cards of a value the seat to move has still to lay."""
    copies = s.hands[s.turn][card]
    for place in range(HAND):
        copies -= s.piles[s.turn][place] == card
    return copies


def top_place(s: State, seat: int) -> int:
    return HAND - s.hands[seat][0]


def legal(s: State, menu: list[int]) -> None:
    if s.arranging:
        for card in range(1, TOP + 1):
            if s.hands[s.turn][card] and still_in_hand(s, card):
                offer(menu, NEXT + card - 1)
        return
    if supply(s) > 0:
        offer(menu, DRAW)
    if s.hands[s.turn][0] and can_afford(s, s.turn, PRICE):
        offer(menu, BUY)
    for owner in range(s.seats):
        if can_be_robbed(s, owner):
            offer(menu, STEAL + owner)
    if may_spend_eight(s):
        offer(menu, EIGHT)


def can_be_robbed(s: State, owner: int) -> bool:
    return owner != s.turn and not s.gone[owner] and s.hands[owner][0] > 0  # TRG-9


def apply(s: State, action: int) -> None:
    if NEXT <= action < EIGHT:
        lay_next(s, action - NEXT + 1)
        return
    if action == DRAW:
        draw_card(s)
    elif action == EIGHT:
        spend_eight(s)  # TRG-17
    elif action == BUY:
        buy_card(s)
    else:
        steal_card(s, action - STEAL)
    if s.gone[s.turn]:
        forget_pile(s, s.turn)  # TRG-12
    winner = last_in(s)
    if winner == NOBODY:
        s.turn = next_in(s, s.turn)  # TRG-7
    else:
        end_round(s, winner)


def lay_next(s: State, card: int) -> None:
    """A card goes under those already laid; the last one follows by itself."""
    place = laid(s)
    s.piles[s.turn][place] = card
    if place + 2 == HAND:
        for other in range(1, TOP + 1):
            if still_in_hand(s, other):
                s.piles[s.turn][place + 1] = other
        tell(s, "pile-ready", seat=s.turn)
        next_to_arrange(s)


def next_to_arrange(s: State) -> None:
    if s.turn + 1 < s.seats:
        s.turn += 1
    else:
        s.arranging = 0  # TRG-6
        s.turn = s.first
        card = lowest_alone(s, s.first)
        tell(s, "starts", seat=s.first, card=card, value=1 if card else 0)


def draw_card(s: State) -> None:
    card = take_card(s, "draw", s.turn)
    tell(s, "draw", seat=s.turn, card=card, value=no_pair(s, card))  # TRG-8
    lay_open(s, s.turn, card)


def steal_card(s: State, owner: int) -> None:
    card = take_top(s, owner)
    tell(s, "steal", seat=s.turn, card=card, value=no_pair(s, card), other=owner)  # TRG-9
    lay_open(s, s.turn, card)


def buy_card(s: State) -> None:
    pay(s, s.turn, PRICE)
    card = take_top(s, s.turn)
    tell(s, "buy", seat=s.turn, card=card, value=no_pair(s, card))  # TRG-10
    lay_open(s, s.turn, card)


def no_pair(s: State, card: int) -> int:
    """Whether a card that comes to the seat to move makes no pair there."""
    return 0 if s.rows[s.turn][card] else 1


def take_top(s: State, owner: int) -> int:
    """The top card of a pile comes out (TRG-5)."""
    place = top_place(s, owner)
    card = s.piles[owner][place]
    s.piles[owner][place] = 0
    drop(s.hands[owner], card)
    return card


def forget_pile(s: State, seat: int) -> None:
    for place in range(HAND):
        s.piles[seat][place] = 0


def end_round(s: State, winner: int) -> None:
    take_pot(s, winner)  # TRG-14
    if another_round(s):  # TRG-15
        deal_round(s)


def redact(s: State, seat: int) -> None:
    """Others see how many closed cards a seat has: neither their faces, nor their order, nor how far it is laid."""
    hide_cards(s, seat)
    for owner in range(s.seats):
        if owner != seat:
            forget_pile(s, owner)


def resample(s: State, seat: int) -> None:
    redact(s, seat)
    gather_pack(s)
    deal_unseen(s)
    for owner in range(s.seats):
        if owner != seat:
            guess_pile(s, owner)


def guess_pile(s: State, owner: int) -> None:
    """Any order of the closed cards may be the true one; while a pile is being laid, any part of it."""
    count = s.hands[owner][0]
    if s.gone[owner] or (s.arranging and owner > s.turn):
        count = 0
    elif s.arranging and owner == s.turn:
        count = random_below(s, HAND - 1)
    top = top_place(s, owner)
    for value in range(TOP + 1):
        s.pool[value] = s.hands[owner][value]
    for place in range(top, top + count):
        card = any_card(s, s.pool)
        drop(s.pool, card)
        s.piles[owner][place] = card
    for value in range(TOP + 1):
        s.pool[value] = 0


def audit(s: State) -> bool:
    if s.turn != OVER and s.gone[s.turn]:
        return False
    if not (0 <= s.arranging <= 1 and 0 <= s.first < s.seats):
        return False
    for seat in range(s.seats):
        if not pile_sound(s, seat):
            return False
    return whole_pack_there(s) and all_chips_there(s) and rows_sound(s)


def pile_sound(s: State, seat: int) -> bool:
    """A pile lies without a gap from its top: all closed cards of its owner, unless it is still being laid."""
    pile = s.piles[seat]
    cards = 0
    for place in range(HAND):
        if pile[place]:
            if place != top_place(s, seat) + cards:
                return False
            cards += 1
    for value in range(1, TOP + 1):
        copies = 0
        for place in range(HAND):
            copies += pile[place] == value
        if copies > s.hands[seat][value]:
            return False
    if s.gone[seat] or (s.arranging and seat > s.turn):
        return cards == 0
    if s.arranging and seat == s.turn:
        return cards < HAND - 1
    return cards == s.hands[seat][0]


def longest(s: State) -> int:
    """The most decisions: for each player and round four to lay the pile, nine new values and a last turn."""
    return longest_match(s, s.seats * (HAND - 1 + TOP))


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed."""
    if s.arranging:
        if action < NEXT or action == EIGHT:
            return because("TRG-5", "pile-first")
        card = action - NEXT + 1
        return because("TRG-5", "already-laid" if s.hands[s.turn][card] else "not-in-hand", card=card)
    if action == EIGHT:
        return why_no_eight(s, "TRG-17")
    if action >= NEXT:
        return because("TRG-6", "pile-is-laid")
    if action == DRAW:
        return because("PAIRS-COMMON-8", "supply-exhausted")
    if action == BUY:
        if s.hands[s.turn][0] == 0:
            return because("TRG-10", "nothing-to-buy")
        return because("PAIRS-COMMON-18", "cannot-afford", value=PRICE)
    return why_not_steal(s, action - STEAL)


def why_not_steal(s: State, owner: int) -> Reason:
    if owner >= s.seats:
        return because("TRG-9", "nobody-there")
    if owner == s.turn:
        return because("TRG-9", "own-pile")
    if s.gone[owner]:
        return because("TRG-12", "out-of-reach", seat=owner)
    return because("TRG-9", "nothing-to-steal", seat=owner)

"""The lowest card starts, and ties are broken by more cards (PAIRS-COMMON-13, PAIRS-COMMON-14, PAIRS-COMMON-15)."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP, Cards, supply_of, take_card
from igroteka.kernel import alone, choose_seat, i8, left_of, lowest, put, tell

NO_CARD = TOP + 1  # ranks above every card


class LowCard(Cards):
    calamities = i8()  # an option of some games; a 7 then ranks below a 1


def rank_of(s: LowCard, card: int) -> int:
    """A card's rank in the search for the first player."""
    return 0 if s.calamities and card == 7 else card  # PAIRS-31


def lowest_in_play(s: LowCard) -> int:
    """The lowest open card of all who are in."""
    card = NO_CARD
    for seat in range(s.seats):
        if not s.gone[seat]:
            card = min(card, lowest(s.rows[seat]))
    return card


def lowest_alone(s: LowCard, first: int) -> int:
    """The lowest open card, if only the seat that starts has it; 0 if a tie had to be broken."""
    card = lowest_in_play(s)
    for seat in range(s.seats):
        if seat != first and s.rows[seat][card]:
            return 0
    return card


def tell_who_starts(s: LowCard, seat: int) -> None:
    """By the lowest card or, with more than one, after a tie."""
    if s.rows[seat][0] > 1:
        tell(s, "tie-broken", seat=seat)
    else:
        tell(s, "starts", seat=seat)


def deal_open_cards(s: LowCard, among: int, pairs_stay: bool = False) -> int:
    """One card face up to every seat of a group, in dealing order; the seat with the lowest, which starts."""
    best = NO_CARD
    tied = 0
    seat = s.dealer
    for _ in range(s.seats):
        seat = left_of(s, seat)
        if among >> seat & 1:
            card = take_card(s, "deal", seat)
            put(s.rows[seat], card)
            tell(s, "deal", seat=seat, card=card)
            card = rank_of(s, card)
            if card < best:
                best = card
                tied = 0
            if card == best:
                tied |= 1 << seat
    return break_tie(s, tied, pairs_stay)


def break_tie(s: LowCard, tied: int, pairs_stay: bool = False) -> int:
    """Only the new cards are compared; those who share the lowest go on (PAIRS-COMMON-14), and it is told which card
    that is.
    """
    shared = 0
    for seat in range(s.seats):
        if tied >> seat & 1:
            shared = lowest(s.rows[seat])
    while alone(tied) < 0:
        best = NO_CARD
        low = 0
        seat = s.dealer
        for _ in range(s.seats):
            seat = left_of(s, seat)
            if tied >> seat & 1:
                card = any_tie_card(s, seat, shared) if pairs_stay else tie_card(s, seat, shared)
                if card < best:
                    best = card
                    low = 0
                if card == best:
                    low |= 1 << seat
        if best == NO_CARD:
            return choose_seat(s, tied, "lot")  # PAIRS-COMMON-15
        tied = low
        shared = best if best else 7  # ranks below a 1 with calamities
    return alone(tied)


def tie_card(s: LowCard, seat: int, shared: int) -> int:
    """One more card of a new value for a tied seat; its rank, or NO_CARD if the supply has none."""
    while fresh_card_left(s, seat):
        card = take_card(s, "tie", seat)
        if s.rows[seat][card] == 0:
            put(s.rows[seat], card)
            tell(s, "tie", seat=seat, card=card, value=shared)
            return rank_of(s, card)
        put(s.discard, card)  # no pair can be made here
        tell(s, "tie-again", seat=seat, card=card)
    return NO_CARD


def any_tie_card(s: LowCard, seat: int, shared: int) -> int:
    """The same where pairs mean nothing and the deck is never reshuffled (BLACKSTONE-6)."""
    if s.deck[0] == 0:
        return NO_CARD
    card = take_card(s, "tie", seat)
    put(s.rows[seat], card)
    tell(s, "tie", seat=seat, card=card, value=shared)
    return rank_of(s, card)


def fresh_card_left(s: LowCard, seat: int) -> bool:
    for value in range(1, TOP + 1):
        if s.rows[seat][value] == 0 and supply_of(s, value) > 0:
            return True
    return False

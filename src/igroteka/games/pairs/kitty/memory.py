"""What a seat is sure of about the others' hands.

Everybody sees prizes come and bids go; the giver and the receiver of a passed card see that card, the others a back.
So a prize is surely in the hand that took it, and a passed card, for its giver, in the hand that got it, until that
hand may have passed it on; from then on it is still in one of the others' hands, not in the kitty.
"""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.secret_choice import SecretChoice
from igroteka.kernel import SPECTATOR, bag, drop, hide, left_of, move, put, random_below, right_of

SEATS = 6
SOMEWHERE = -1  # in the place of an owner: one of the others' hands
PLACES = 1 + SEATS


class Memory(SecretChoice):
    known = bag(PLACES * PLACES, TOP)  # for every knower, spectators first: SOMEWHERE, then in every seat's hand


def row(knower: int, owner: int) -> int:
    return (1 + knower) * PLACES + 1 + owner


def forget_all(s: Memory) -> None:
    for knower in range(SPECTATOR, s.seats):
        forget(s, knower)


def forget(s: Memory, knower: int) -> None:
    for owner in range(SOMEWHERE, s.seats):
        sure = s.known[row(knower, owner)]
        sure[0] = 0
        hide(sure)


def see_prize(s: Memory, owner: int, card: int) -> None:
    """A prize comes into a hand, before everybody's eyes."""
    for knower in range(SPECTATOR, s.seats):
        if knower != owner:
            put(s.known[row(knower, owner)], card)


def see_bids(s: Memory) -> None:
    """The cards chosen leave the hands, before everybody's eyes."""
    for owner in range(s.seats):
        for knower in range(SPECTATOR, s.seats):
            if knower != owner:
                see_leave(s, knower, owner, s.chosen[owner])


def see_passes(s: Memory) -> None:
    """The cards chosen go to the left: one's own, one's right neighbour's, and backs."""
    for knower in range(SPECTATOR, s.seats):
        if knower != SPECTATOR:
            right = right_of(s, knower)
            see_leave(s, knower, right, s.chosen[right])
        for owner in range(s.seats):
            if owner != knower and left_of(s, owner) != knower:
                see_back_leave(s, knower, owner)
        if knower != SPECTATOR:
            put(s.known[row(knower, left_of(s, knower))], s.chosen[knower])


def see_leave(s: Memory, knower: int, owner: int, card: int) -> None:
    """It may have been the card that was known to be there, or another of its value: one less is sure."""
    there = s.known[row(knower, owner)]
    somewhere = s.known[row(knower, SOMEWHERE)]
    if there[card]:
        drop(there, card)
    elif somewhere[card]:
        drop(somewhere, card)


def see_back_leave(s: Memory, knower: int, owner: int) -> None:
    """It may have been any card, so of every value one less is sure to be there; it is still with one of the others."""
    there = s.known[row(knower, owner)]
    if there[0]:
        for card in range(1, TOP + 1):
            if there[card]:
                move(there, s.known[row(knower, SOMEWHERE)], card)


def show_what_is_sure(s: Memory, viewer: int) -> None:
    """Other hands, hidden before, show a viewer the cards that it is sure of."""
    for seat in range(s.seats):
        if seat != viewer:
            for card in range(1, TOP + 1):
                s.hands[seat][card] = s.known[row(viewer, seat)][card]


def hide_memories(s: Memory, viewer: int) -> None:
    """What the others are sure of is their secret."""
    for knower in range(SPECTATOR, s.seats):
        if knower != viewer:
            forget(s, knower)


def place_somewhere(s: Memory, viewer: int) -> None:
    """Put what is surely in one of the others' hands there, all their unknown cards alike."""
    for card in range(1, TOP + 1):
        for _ in range(s.known[row(viewer, SOMEWHERE)][card]):
            backs = 0
            for seat in range(s.seats):
                backs += unknown_cards(s, seat)
            left = random_below(s, backs)
            seat = 0
            while left >= unknown_cards(s, seat):
                left -= unknown_cards(s, seat)
                seat += 1
            s.hands[seat][card] += 1
            drop(s.pool, card)


def unknown_cards(s: Memory, seat: int) -> int:
    """How many cards of a hand are still face down for the viewer."""
    backs = s.hands[seat][0]
    for card in range(1, TOP + 1):
        backs -= s.hands[seat][card]
    return backs


def memory_sound(s: Memory) -> bool:
    """Nobody is sure of what is not so."""
    for knower in range(SPECTATOR, s.seats):
        for card in range(1, TOP + 1):
            sure = s.known[row(knower, SOMEWHERE)][card]
            there = 0
            for seat in range(s.seats):
                if s.known[row(knower, seat)][card] > s.hands[seat][card]:
                    return False
                if seat != knower:
                    sure += s.known[row(knower, seat)][card]
                    there += s.hands[seat][card]
            if sure > there:
                return False
    return True

"""What nobody sees, and what only one player sees (section 6 of the specification; R-2, R-26)."""

from __future__ import annotations

from igroteka.games.zabiray.cards import BACKS, CARDS, COPIES, NOTHING, Cards, card_of
from igroteka.kernel import drop, fill, hide, random_below, unseen


def redact(s: Cards, seat: int) -> None:
    """Of the stock only its size and its top card's back are known, of other hands only their size."""
    for card in range(1, CARDS + 1):
        for back in range(BACKS + 1):
            s.stock[card][back] = 0
    s.face_down = NOTHING
    for owner in range(s.seats):
        if owner != seat:
            hide(s.hands[owner])


def resample(s: Cards, seat: int) -> None:
    """Lay the pack out anew, so that what can be seen stays: every way to do so with 108 real cards is as likely."""
    redact(s, seat)
    for card in range(CARDS + 1):
        s.pool[card] = COPIES[card]
    for place in range(s.pile_size):
        drop(s.pool, card_of(s.pile[place]))
    unseen(s.pool, s.captured)
    for owner in range(s.seats):
        unseen(s.pool, s.hands[owner])
    if s.back:
        s.face_down = guess_face_down(s)
        drop(s.pool, s.face_down)
    for owner in range(s.seats):
        fill(s, s.hands[owner], s.pool)
    stack_unseen(s)


def guess_face_down(s: Cards) -> int:
    """A face for the stock's top card, as likely as its back makes it."""
    total = 0
    for card in range(1, CARDS + 1):
        total += ways_face_down(s, card)
    left = random_below(s, total)
    card = 1
    reached = ways_face_down(s, 1)
    while left >= reached:
        card += 1
        reached += ways_face_down(s, card)
    return card


def ways_face_down(s: Cards, card: int) -> int:
    """How likely the top card has this face: the cards with it and with the back that is seen, times the chance that
    such a card is not among those whose faces are known to lie elsewhere. Times 42, which makes it whole.
    """
    return s.full_pack[card][s.back] * s.pool[card] * (42 // COPIES[card])


def stack_unseen(s: Cards) -> None:
    """The stock gets the faces that are left in the pool; which cards of a face they are, chance decides."""
    for card in range(1, CARDS + 1):
        for back in range(BACKS + 1):
            s.stock[card][back] = s.full_pack[card][back]
    if s.back:
        drop(s.stock[s.face_down], s.back)
    for card in range(1, CARDS + 1):
        row = s.stock[card]
        while row[0] > s.pool[card]:  # the others are elsewhere
            left = random_below(s, row[0])
            back = 1
            reached = row[1]
            while left >= reached:
                back += 1
                reached += row[back]
            drop(row, back)
        s.pool[card] = 0
    s.pool[0] = 0

"""Everybody picks a card of the hand in secret, seat by seat; what it is comes out when all have chosen."""

from __future__ import annotations

from igroteka.games.pairs.deck import SEATS, TOP, Cards, any_card
from igroteka.kernel import i8, move, seats_from, tell

CHOSEN = TOP + 1  # in the place of a card: this seat has chosen, and that is all the others know


class SecretChoice(Cards):
    turn = i8()
    chosen = i8(SEATS)  # 0: not yet. The card stays in the hand until all have chosen


def offer_hand(s: SecretChoice, menu: list[int], first: int) -> None:
    """Offer every value in the hand of the seat to move; `first` is the action that names the value 1."""
    mine = s.hands[s.turn]
    size = menu[0]
    for card in range(1, TOP + 1):
        menu[size + 1] = first + card - 1  # not counted if it is not there (a branchless append)
        size += mine[card] > 0
    menu[0] = size


def choose(s: SecretChoice, card: int) -> bool:
    """The seat to move, from 0 on, commits itself; whether all have chosen now."""
    s.chosen[s.turn] = card
    if s.turn + 1 == s.seats:
        return True
    s.turn += 1
    return False


def yet_to_choose(s: SecretChoice) -> int:
    """The group of those who have not chosen; with people they all choose at the same time."""
    return seats_from(s, s.turn)


def turn_up_choices(s: SecretChoice) -> None:
    """All chosen cards go open before their owners."""
    for seat in range(s.seats):
        card = s.chosen[seat]
        s.chosen[seat] = 0
        move(s.hands[seat], s.rows[seat], card)
        tell(s, "turn-up", seat=seat, card=card)


def hide_choices(s: SecretChoice, viewer: int) -> None:
    """Others see that a seat has chosen, not what."""
    for seat in range(s.seats):
        if seat != viewer and s.chosen[seat]:
            s.chosen[seat] = CHOSEN


def guess_choices(s: SecretChoice) -> None:
    """Any card of a hand may be the one chosen."""
    for seat in range(s.seats):
        if s.chosen[seat] == CHOSEN:
            s.chosen[seat] = any_card(s, s.hands[seat])


def chosen_by(s: SecretChoice, choosers: int) -> bool:
    """Whether the seats below `choosers`, and they alone, have chosen, each a card of the hand."""
    for seat in range(s.seats):
        card = s.chosen[seat]
        if (card > 0) != (seat < choosers) or (card and s.hands[seat][card] == 0):
            return False
    return True

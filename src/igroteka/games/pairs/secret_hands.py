"""What the games with secret hands share: hands are dealt, players leave one after another, the last one stays."""

from __future__ import annotations

from igroteka.games.pairs.chips import PlayForChips, pay
from igroteka.games.pairs.deck import NOBODY, TOP, take_card
from igroteka.games.pairs.low_card import LowCard, lowest_in_play
from igroteka.kernel import left_of, put, tell


class SecretHands(LowCard, PlayForChips):
    """Closed cards lie in `hands`, open ones in `rows`; who is `gone` is out of the round."""


def deal_hands(s: SecretHands, size: int) -> None:
    """Closed cards for everybody who is in: so many passes, one card each (PAIRS-COMMON-11)."""
    for _ in range(size):
        seat = s.dealer
        for _ in range(s.seats):
            seat = left_of(s, seat)
            if not s.gone[seat]:
                card = take_card(s, "deal", seat)
                put(s.hands[seat], card)
                tell(s, "deal", seat=seat, card=card, only=seat)


def next_in(s: SecretHands, seat: int) -> int:
    """The nearest seat to the left that is in."""
    seat = left_of(s, seat)
    while s.gone[seat]:
        seat = left_of(s, seat)
    return seat


def last_in(s: SecretHands) -> int:
    """The only seat that is in; NOBODY while there are several."""
    last = NOBODY
    players = 0
    for seat in range(s.seats):
        if not s.gone[seat]:
            last = seat
            players += 1
    return last if players == 1 else NOBODY


def those_in(s: SecretHands) -> int:
    """The group of the seats that are in."""
    group = 0
    for seat in range(s.seats):
        if not s.gone[seat]:
            group |= 1 << seat
    return group


def others_in(s: SecretHands) -> int:
    """The group of those who are in besides the seat to move."""
    return those_in(s) & ~(1 << s.turn)


def highest_pair(cards: list[int]) -> int:
    """The value of the highest pair among some cards; 0 if all are different."""
    pair = 0
    for card in range(1, TOP + 1):
        if cards[card] > 1:
            pair = card
    return pair


def fold(s: SecretHands, seat: int) -> None:
    """Leave the round; the lowest card in play, one's own included, is the price."""
    card = lowest_in_play(s)
    tell(s, "out-fold", seat=seat, card=card)
    s.gone[seat] = 1
    pay(s, seat, card)


def lay_open(s: SecretHands, seat: int, card: int) -> None:
    """A card comes to a row; if the row has its like already, its owner is out and pays the card's value."""
    put(s.rows[seat], card)
    if s.rows[seat][card] > 1:
        tell(s, "out-pair", seat=seat, card=card)
        s.gone[seat] = 1
        pay(s, seat, card)


def draw_open_card(s: SecretHands) -> None:
    """The seat to move takes a card of the deck into its row."""
    card = take_card(s, "draw", s.turn)
    tell(s, "draw", seat=s.turn, card=card)
    lay_open(s, s.turn, card)


def rows_sound(s: SecretHands) -> bool:
    """Whoever is in has no pair."""
    for seat in range(s.seats):
        for value in range(1, TOP + 1):
            if s.rows[seat][value] > 1 and not s.gone[seat]:
                return False
    return True

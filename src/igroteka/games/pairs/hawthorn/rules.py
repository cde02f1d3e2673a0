"""Hawthorn: cards come by turns from the deck and from a secret hand; the last one without a pair takes the pot."""

from __future__ import annotations

from igroteka.games.pairs.chips import (
    MAX_ROUNDS,
    all_chips_there,
    another_round,
    hand_out_chips,
    longest_match,
    places,
    scores,
    start_chips_option,
    take_pot,
)
from igroteka.games.pairs.deck import (
    DEALER,
    FACES,
    NOBODY,
    TOP,
    burn_option,
    choose_dealer,
    deal_unseen,
    gather_pack,
    hide_cards,
    supply,
    whole_pack_there,
)
from igroteka.games.pairs.eights import Eights, may_spend_eight, spend_eight, why_no_eight
from igroteka.games.pairs.low_card import lowest_in_play
from igroteka.games.pairs.secret_hands import draw_open_card, fold, last_in, lay_open, next_in, rows_sound
from igroteka.games.pairs.start_card import (
    StartCard,
    choices_sound,
    choose_start,
    choosing,
    deal_start_hands,
    guess_choices,
    hide_choices,
    offer_hand,
    turn_up,
    why_no_start,
)
from igroteka.kernel import OVER, Flag, Goal, Reason, because, drop, i8, left_of, offer, tell

RULES = 1
BOX = "pairs"
PLAYERS = (2, 6)  # HAW-1
GOAL = Goal.MOST_CHIPS
HAND = 5
OPTIONS = {
    "start_chips": start_chips_option(25),
    "max_rounds": MAX_ROUNDS,
    "burn": burn_option(0),
    "dealer": DEALER,
    "hand_pairs": Flag(default=True),
    "pieces_of_eight": Flag(),  # HAW-20
}

DRAW, FOLD, START, PLAY, EIGHT = 0, 1, 2, 2 + TOP, 2 + 2 * TOP
TOKENS = ("draw", "fold", *(f"{verb} {card}" for verb in ("start", "play") for card in range(1, TOP + 1)), "eight")

__all__ = ["FACES", "places", "scores"]


class State(StartCard, Eights):
    hand_circle = i8()  # 0: cards come from the deck, 1: from the hand
    hand_pairs = i8()


def start(s: State) -> None:
    hand_out_chips(s)
    choose_dealer(s)
    deal_round(s)


def deal_round(s: State) -> None:
    deal_start_hands(s, HAND)  # HAW-2, HAW-3, HAW-4
    s.hand_circle = 0


def open_first_circle(s: State) -> None:
    s.marker = turn_up(s)  # HAW-5, HAW-6, HAW-7
    s.turn = s.marker
    tell(s, "starts", seat=s.marker)
    tell(s, "deck-circle", seat=s.marker)  # HAW-8


def actor(s: State) -> int:
    return s.turn


def fold_price(s: State) -> int:
    return lowest_in_play(s)  # HAW-10, HAW-15


def pairs_up(s: State, card: int) -> bool:
    """Whether a card would make a pair in the row of the seat to move: one's own row alone counts."""
    return s.rows[s.turn][card] > 0


def legal(s: State, menu: list[int]) -> None:
    if choosing(s):
        offer_hand(s, menu, START)
        return
    offer(menu, FOLD)
    if not s.hand_circle:
        if supply(s) > 0:  # HAW-9
            offer(menu, DRAW)
        if may_spend_eight(s):
            offer(menu, EIGHT)
    elif s.hand_pairs:
        offer_hand(s, menu, PLAY)  # HAW-13
    else:
        for card in range(1, TOP + 1):
            if s.hands[s.turn][card] and not pairs_up(s, card):  # HAW-14
                offer(menu, PLAY + card - 1)


def apply(s: State, action: int) -> None:
    if action == DRAW:
        draw_open_card(s)  # HAW-12
    elif action == FOLD:
        fold(s, s.turn)  # HAW-10, HAW-11
    elif action == EIGHT:
        spend_eight(s)  # HAW-20
    elif action >= PLAY:
        play_card(s, action - PLAY + 1)
    else:
        if choose_start(s, action - START + 1):
            open_first_circle(s)
        return
    winner = last_in(s)
    if winner == NOBODY:
        pass_turn(s)
    else:
        end_round(s, winner)


def play_card(s: State, card: int) -> None:
    drop(s.hands[s.turn], card)
    tell(s, "play", seat=s.turn, card=card)
    lay_open(s, s.turn, card)


def pass_turn(s: State) -> None:
    """Clockwise to the next who is in; the circle ends at the marker, even if its owner is out by now (HAW-8)."""
    seat = left_of(s, s.turn)
    while seat != s.marker and s.gone[seat]:
        seat = left_of(s, seat)
    if seat == s.marker:
        next_circle(s)
    else:
        s.turn = seat


def next_circle(s: State) -> None:
    if s.gone[s.marker]:  # HAW-7
        owner = s.marker
        s.marker = next_in(s, owner)
        tell(s, "marker", seat=s.marker, other=owner)
    s.turn = s.marker
    s.hand_circle = 1 - s.hand_circle
    if s.hand_circle:
        tell(s, "hand-circle", seat=s.marker)
    else:
        tell(s, "deck-circle", seat=s.marker)


def end_round(s: State, winner: int) -> None:
    take_pot(s, winner)  # HAW-16
    if another_round(s):  # HAW-17
        deal_round(s)


def redact(s: State, seat: int) -> None:
    hide_cards(s, seat)
    hide_choices(s, seat)


def resample(s: State, seat: int) -> None:
    redact(s, seat)
    gather_pack(s)
    deal_unseen(s)
    guess_choices(s)


def audit(s: State) -> bool:
    if s.turn != OVER and s.gone[s.turn]:
        return False
    if not (0 <= s.hand_circle <= 1 and NOBODY <= s.marker < s.seats):
        return False
    return whole_pack_there(s) and all_chips_there(s) and rows_sound(s) and choices_sound(s)


def longest(s: State) -> int:
    """The most decisions: for each player and round a start card, nine new values and a last turn."""
    return longest_match(s, s.seats * (1 + TOP))


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed."""
    if START <= action < PLAY:
        return why_no_start(s, "HAW-4", action - START + 1)
    if choosing(s):
        return because("HAW-4", "start-card-first")
    if action == EIGHT and not (s.pieces_of_eight and s.hand_circle):
        return why_no_eight(s, "HAW-20")
    if action in (DRAW, EIGHT) and s.hand_circle:
        return because("HAW-13", "from-the-hand")
    if action == DRAW:
        return because("PAIRS-COMMON-8", "supply-exhausted")
    card = action - PLAY + 1
    if not s.hand_circle:
        return because("HAW-9", "from-the-deck")
    if s.hands[s.turn][card]:
        return because("HAW-14", "pairs-on-purpose", card=card)
    return because("HAW-13", "not-in-hand", card=card)

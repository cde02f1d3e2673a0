"""Starboard: everybody draws to one shared hand; whoever passes at the largest number of cards shares the pot."""

from __future__ import annotations

from igroteka.games.pairs.chips import (
    MAX_ROUNDS,
    Chips,
    all_chips_there,
    ante,
    award_pot,
    begin_round,
    can_afford,
    hand_out_chips,
    longest_match,
    match_ends,
    pay,
    places,
    scores,
    start_chips_option,
)
from igroteka.games.pairs.deck import (
    FACES,
    SEATS,
    TOP,
    Cards,
    bags_sound,
    burn_option,
    copies_of,
    deal_unseen,
    gather_pack,
    hide_cards,
    shuffle_pack,
    take_card,
)
from igroteka.kernel import (
    OVER,
    Choice,
    Goal,
    Reason,
    alone,
    bag,
    because,
    choose_seat,
    everybody,
    i8,
    i16,
    left_of,
    move_all,
    next_of,
    offer,
    put,
    sound,
    tell,
    unseen,
)

RULES = 1
BOX = "pairs"
PLAYERS = (2, 7)  # STARBOARD-1
GOAL = Goal.MOST_CHIPS
STAKE = 1
PRICE = 1
FIRST_CARDS = 2
OPTIONS = {
    "start_chips": start_chips_option(10, low=2),
    "auto_pass": Choice(values=("alone", "last_active"), default="alone"),
    "burn": burn_option(5),
    "max_rounds": MAX_ROUNDS,
}
LAST_ACTIVE = 1  # of `auto_pass`

DRAW, PASS = 0, 1
TOKENS = ("draw", "pass")

__all__ = ["FACES", "places", "scores"]


class State(Cards, Chips):
    center = bag(TOP)  # the shared hand
    marker = i8()  # who moves first
    turn = i8()
    taking = i16()  # the group of those who still take cards: neither passed nor out
    standing = i16()  # the group of those who are not out
    passed_at = i8(SEATS)  # how many cards the shared hand had when a seat passed; 0: it has not, or is out
    stakes = i8(SEATS)  # STARBOARD-19: what a seat has paid in this round; 0 once it is out
    auto_pass = i8()


def start(s: State) -> None:
    hand_out_chips(s)
    s.marker = choose_seat(s, everybody(s), "first")  # STARBOARD-3
    shuffle_pack(s)  # STARBOARD-2
    open_round(s)


def open_round(s: State) -> None:
    begin_round(s)
    tell(s, "marker", seat=s.marker, value=s.round)
    left = s.pot
    ante(s, STAKE)  # STARBOARD-4
    if left:
        tell(s, "pot-before", value=left)  # STARBOARD-16
    s.taking = everybody(s)
    s.standing = s.taking
    for seat in range(s.seats):
        s.stakes[seat] = STAKE
    while s.center[0] < FIRST_CARDS:
        lay_first_card(s)
    s.turn = s.marker  # STARBOARD-7


def lay_first_card(s: State) -> None:
    card = take_card(s, "center", -1)
    if s.center[card]:  # STARBOARD-5
        put(s.discard, card)
        tell(s, "center-again", card=card)
    else:
        put(s.center, card)
        tell(s, "center", card=card)


def actor(s: State) -> int:
    return s.turn


def legal(s: State, menu: list[int]) -> None:
    if can_afford(s, s.turn, PRICE):
        offer(menu, DRAW)
    offer(menu, PASS)


def apply(s: State, action: int) -> None:
    if action == DRAW:
        draw_card(s, s.turn)
    else:
        tell(s, "pass", seat=s.turn, value=s.center[0])
        pass_round(s, s.turn)
    last = last_one(s)
    if last >= 0:
        tell(s, "pass-last", seat=last, value=s.center[0])
        pass_round(s, last)
    if s.taking:
        s.turn = next_of(s, s.taking, s.turn)
    else:
        end_round(s)  # STARBOARD-13


def draw_card(s: State, seat: int) -> None:
    pay(s, seat, PRICE)  # STARBOARD-8
    s.stakes[seat] += PRICE
    card = take_card(s, "draw", seat)
    tell(s, "draw", seat=seat, card=card)
    if s.center[card]:  # STARBOARD-9
        put(s.discard, card)
        tell(s, "out-pair", seat=seat, card=card)
        go_out(s, seat)
    else:
        put(s.center, card)


def pass_round(s: State, seat: int) -> None:
    """Whoever passed earlier at fewer cards is out now (STARBOARD-10)."""
    for other in range(s.seats):
        if beaten(s, other):
            tell(s, "beaten", seat=other, value=s.passed_at[other])
            go_out(s, other)
    s.passed_at[seat] = s.center[0]
    s.taking ^= 1 << seat  # STARBOARD-12


def beaten(s: State, seat: int) -> bool:
    """Whether a pass now puts a seat out that has passed before."""
    return 0 < s.passed_at[seat] < s.center[0]


def go_out(s: State, seat: int) -> None:
    s.taking &= ~(1 << seat)
    s.standing &= ~(1 << seat)
    s.passed_at[seat] = 0
    s.stakes[seat] = 0


def last_one(s: State) -> int:
    """The seat that passes by itself, being the only one left (STARBOARD-14); −1 if there is none."""
    last = alone(s.taking)
    return last if s.auto_pass == LAST_ACTIVE or s.taking == s.standing else -1


def end_round(s: State) -> None:
    """Those who are not out share the pot (STARBOARD-15)."""
    divide_pot(s)
    for seat in range(s.seats):
        s.passed_at[seat] = 0
        s.stakes[seat] = 0
    move_all(s.center, s.discard)  # STARBOARD-17
    s.standing = 0
    if match_ends(s):  # STARBOARD-18
        s.turn = OVER
    else:
        s.marker = left_of(s, s.marker)
        open_round(s)


def divide_pot(s: State) -> None:
    """What cannot be divided stays (STARBOARD-16), and is told first: who shares is what a round ends with."""
    heads, first, last = 0, -1, -1
    for seat in range(s.seats):
        if s.standing >> seat & 1:
            heads += 1
            first = seat if first < 0 else first
            last = seat
    rest = s.pot % heads
    s.pot -= rest
    if rest:
        tell(s, "pot-stays", value=rest)
    if heads == 2:
        tell(s, "split-two", seat=first, value=s.passed_at[first], other=last)
    elif heads > 2:
        tell(s, "split", value=s.passed_at[first])  # all of them passed at the same number of cards
    award_pot(s, s.standing)
    s.pot += rest


def redact(s: State, seat: int) -> None:
    hide_cards(s, seat)


def resample(s: State, seat: int) -> None:
    redact(s, seat)
    gather_pack(s)
    unseen(s.pool, s.center)
    deal_unseen(s)


def audit(s: State) -> bool:
    for value in range(1, TOP + 1):
        if s.center[value] > 1 or copies_of(s, value) + s.center[value] != value:
            return False
    staked = 0
    for seat in range(s.seats):
        passed = (s.standing & ~s.taking) >> seat & 1 == 1
        if passed != (FIRST_CARDS <= s.passed_at[seat] <= s.center[0]):
            return False
        if (s.stakes[seat] > 0) != (s.standing >> seat & 1 == 1):
            return False
        staked += s.stakes[seat]
    if s.turn == OVER:
        if s.standing or s.taking or s.center[0]:
            return False
    elif not s.taking >> s.turn & 1 or s.taking & ~s.standing or s.center[0] < FIRST_CARDS:
        return False
    return staked <= s.pot and sound(s.center) and bags_sound(s) and all_chips_there(s)


def longest(s: State) -> int:
    """The most decisions: in a round eight draws that fit, then a last act of each player."""
    return longest_match(s, s.seats + TOP - FIRST_CARDS)


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed; passing always is."""
    return because("PAIRS-COMMON-18", "cannot-afford", value=PRICE)

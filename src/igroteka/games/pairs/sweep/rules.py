"""Sweep: low cards fetch the highest of the middle, high cards sweep up all that is lower; the biggest collector of a
value scores it.
"""

from __future__ import annotations

from igroteka.games.pairs.deals import (
    MAX_DEALS,
    TARGET,
    DealsToTarget,
    add_up,
    begin_deal,
    deal_around,
    deals_sound,
    longest_to_target,
    match_decided,
    places,
    scores,
)
from igroteka.games.pairs.deck import (
    FACES,
    SEATS,
    TOP,
    bags_sound,
    copies_beside,
    copies_of,
    deal_unseen,
    gather_pack,
    hide_cards,
    highest,
    owners,
)
from igroteka.games.pairs.majorities import SIDES, leads, score_majorities, show_hands, tell_leads
from igroteka.kernel import (
    OVER,
    Goal,
    Reason,
    alone,
    bag,
    because,
    choose_seat,
    everybody,
    i8,
    left_of,
    move,
    move_all,
    next_of,
    offer,
    put,
    sound,
    take,
    tell,
    unseen,
)

RULES = 1
BOX = "pairs"
PLAYERS = (3, 6)  # SWEEP-1
GOAL = Goal.MOST_POINTS
HAND = 5
ROW = 5
ROUNDS = (0, 0, 0, 8, 7, 6, 5)  # SWEEP-4, by number of players
OPTIONS = {"target": TARGET, "max_deals": MAX_DEALS}

PLAY, TAKE = 0, TOP
TOKENS = (*(f"play {card}" for card in range(1, TOP + 1)), *(f"take {card}" for card in range(1, TOP)))

__all__ = ["FACES", "places", "scores"]


class State(DealsToTarget):
    """A hand lies in two parts: `hands`, of which only its owner knows, and `taken`, of which everybody does.

    Who plays a card that is in both plays it from the open part: so many cards of the value are then surely left.
    Front cards lie in `rows`.
    """

    taken = bag(SEATS, TOP)  # seen to come into the hand, and not seen to leave it
    middle = bag(TOP)
    starter = i8()  # of the round; among equal front cards the nearest to its left was laid first
    taking = i8()  # the value of the tied front cards whose owners share their loot, card by card; 0 otherwise
    turn = i8()


def start(s: State) -> None:
    deal_cards(s)


def deal_cards(s: State) -> None:
    begin_deal(s)  # SWEEP-2, SWEEP-44
    for seat in range(s.seats):
        for value in range(TOP + 1):
            s.taken[seat][value] = 0
    deal_around(s, HAND)  # SWEEP-3
    lay_row(s)
    begin_round(s, choose_seat(s, everybody(s), "first"), 0)  # SWEEP-7


def lay_row(s: State) -> None:
    tell(s, "round", value=round_number(s) + 1)
    for _ in range(ROW):  # SWEEP-5
        card = take(s, s.deck, "row")
        put(s.middle, card)
        tell(s, "row", card=card)


def round_number(s: State) -> int:
    """How many rows have been laid."""
    return ROUNDS[s.seats] - s.deck[0] // ROW


def begin_round(s: State, starter: int, earned: int) -> None:
    """`earned`: 0 if the lot fell on the starter, 1 if it took the last card of the round before."""
    s.starter = starter
    s.turn = starter
    tell(s, "starts", seat=starter, value=earned)


def actor(s: State) -> int:
    return s.turn


def held(s: State, seat: int, card: int) -> int:
    """How many cards of a value are in a hand; `held(s, seat, 0)` counts all."""
    return s.hands[seat][card] + s.taken[seat][card]


def legal(s: State, menu: list[int]) -> None:
    if s.taking:
        for card in range(1, s.taking):
            if s.middle[card]:  # SWEEP-19
                offer(menu, TAKE + card - 1)
    else:
        for card in range(1, TOP + 1):
            if held(s, s.turn, card):
                offer(menu, PLAY + card - 1)


def apply(s: State, action: int) -> None:
    if action >= TAKE:
        choose_card(s, action - TAKE + 1)
    else:
        play_card(s, action - PLAY + 1)


def play_card(s: State, card: int) -> None:
    seat = s.turn
    if s.taken[seat][card]:
        before = leads(s, s.taken, s.seats)
        move(s.taken[seat], s.rows[seat], card)
        tell(s, "play", seat=seat, card=card)
        after = leads(s, s.taken, s.seats)
        lost = before & ~after & 1 << SIDES * (card - 1) + seat
        if lost:
            tell(s, "spend", seat=seat, card=card)
        tell_leads(s, before & ~lost, after, s.seats)
    else:
        move(s.hands[seat], s.rows[seat], card)
        tell(s, "play", seat=seat, card=card)
    seat = left_of(s, seat)  # SWEEP-9
    while seat != s.starter and held(s, seat, 0) == 0:  # SWEEP-10
        seat = left_of(s, seat)
    if seat == s.starter:
        lowest_take(s)  # SWEEP-11
    else:
        s.turn = seat


def lowest_take(s: State) -> None:
    """Whoever laid the lowest card takes all cards of the middle's highest value (SWEEP-13)."""
    low = 1
    while owners(s, low) == 0:
        low += 1
    top = highest(s.middle)
    if alone(owners(s, low)) >= 0:
        tell(s, "lowest", seat=alone(owners(s, low)), card=low)
    else:
        tell_tie(s, owners(s, low), low, 1)
    taker = share_out(s, owners(s, low), laid_first(s, owners(s, low)), top, top)
    use_up(s, low)
    others_take(s, low + 1, taker)


def others_take(s: State, value: int, taker: int) -> None:
    """Front cards of this value and higher ones, lowest first (SWEEP-12), take all that is lower (SWEEP-14), until
    somebody has to choose. `taker` took the last card before them.
    """
    while value <= TOP:
        group = owners(s, value)
        if group:
            if alone(group) >= 0:
                tell(s, "not-lowest", seat=alone(group), card=value)
            else:
                tell_tie(s, group, value, lower_values(s, value))
            if alone(group) < 0 and lower_values(s, value) > 1:
                s.taking = value
                s.turn = laid_first(s, group)
                return
            taker = share_out(s, group, laid_first(s, group), 1, value - 1)
            use_up(s, value)
        value += 1
    end_round(s, taker)


def tell_tie(s: State, group: int, value: int, kinds: int) -> None:
    """Whose front cards are equal, which was laid first, and that their owners share (SWEEP-18). `kinds`: how many
    values there are in their loot; of several they choose (SWEEP-19).
    """
    seat = laid_first(s, group)
    left = group
    while left:
        tell(s, "equal", seat=seat, card=value, value=1 if left == group else 0)
        left &= ~(1 << seat)
        seat = next_of(s, group, seat)
    tell(s, "share", card=value, value=kinds)


def laid_first(s: State, group: int) -> int:
    seat = s.starter
    while not group >> seat & 1:
        seat = left_of(s, seat)
    return seat


def lower_values(s: State, value: int) -> int:
    """How many different values of the middle are lower."""
    kinds = 0
    for card in range(1, value):
        kinds += s.middle[card] > 0
    return kinds


def share_out(s: State, group: int, seat: int, low: int, high: int) -> int:
    """A loot goes to a group, card by card in turn from a seat on (SWEEP-18); who got the last card."""
    before = leads(s, s.taken, s.seats)
    single = alone(group) == seat
    taker = seat
    for card in range(low, high + 1):
        if single:
            take_cards(s, seat, card, s.middle[card])
        while s.middle[card]:
            take_cards(s, seat, card, 1)
            taker = seat
            seat = next_of(s, group, seat)
    tell_leads(s, before, leads(s, s.taken, s.seats), s.seats)
    return taker


def take_cards(s: State, seat: int, card: int, copies: int) -> None:
    if copies:
        s.middle[card] -= copies
        s.middle[0] -= copies
        s.taken[seat][card] += copies
        s.taken[seat][0] += copies
        tell(s, "take", seat=seat, card=card, value=copies)


def choose_card(s: State, card: int) -> None:
    """One of those who tied picks a card of their loot (SWEEP-19)."""
    value = s.taking
    group = owners(s, value)
    before = leads(s, s.taken, s.seats)
    take_cards(s, s.turn, card, 1)
    tell_leads(s, before, leads(s, s.taken, s.seats), s.seats)
    s.turn = next_of(s, group, s.turn)
    if lower_values(s, value) == 1:  # nothing to choose any more
        s.taking = 0
        taker = share_out(s, group, s.turn, 1, value - 1)
        use_up(s, value)
        others_take(s, value + 1, taker)


def use_up(s: State, value: int) -> None:
    """Front cards that have taken go to the middle, equal ones together (SWEEP-15, SWEEP-20)."""
    for seat in range(s.seats):
        if s.rows[seat][value]:
            move(s.rows[seat], s.middle, value)
            tell(s, "use", seat=seat, card=value)


def end_round(s: State, taker: int) -> None:
    for card in range(1, TOP + 1):
        for _ in range(s.middle[card]):
            tell(s, "sweep", card=card)
    move_all(s.middle, s.discard)  # SWEEP-21
    if s.deck[0]:  # SWEEP-22
        lay_row(s)
        begin_round(s, taker, 1)  # SWEEP-8
    else:
        end_deal(s)


def end_deal(s: State) -> None:
    for seat in range(s.seats):
        move_all(s.hands[seat], s.taken[seat])  # all hands are shown (SWEEP-31)
    show_hands(s, s.taken)
    score_majorities(s, s.taken, s.seats)  # SWEEP-32, SWEEP-33
    add_up(s)
    if match_decided(s, s.seats):  # SWEEP-41, SWEEP-42, SWEEP-43
        s.turn = OVER
    else:
        deal_cards(s)


def redact(s: State, seat: int) -> None:
    hide_cards(s, seat)


def resample(s: State, seat: int) -> None:
    redact(s, seat)
    gather_pack(s)
    unseen(s.pool, s.middle)
    for owner in range(s.seats):
        unseen(s.pool, s.taken[owner])
    deal_unseen(s)


def audit(s: State) -> bool:
    """All 55 cards are there; whoever is to move has a card to play, or shares a loot with somebody."""
    for value in range(1, TOP + 1):
        if copies_of(s, value) + s.middle[value] + copies_beside(s, s.taken, value) != value:
            return False
    for seat in range(s.seats):
        if not sound(s.taken[seat]) or s.hands[seat][0] > HAND or s.rows[seat][0] > 1:
            return False
    if s.taking and (lower_values(s, s.taking) < 2 or s.rows[s.turn][s.taking] == 0):
        return False
    if s.turn != OVER and s.taking == 0 and (held(s, s.turn, 0) == 0 or s.rows[s.turn][0]):
        return False
    return sound(s.middle) and bags_sound(s) and deals_sound(s)


def longest(s: State) -> int:
    """The most decisions that a match with these options can take."""
    return longest_to_target(s, ROUNDS[s.seats] * (2 * s.seats + ROW))


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed."""
    if action < TAKE:
        card = action - PLAY + 1
        return because("SWEEP-18", "share-first") if s.taking else because("SWEEP-9", "not-in-hand", card=card)
    card = action - TAKE + 1
    if not s.taking:
        return because("SWEEP-11", "lay-first")
    if card >= s.taking:
        return because("SWEEP-14", "not-lower", card=card, value=s.taking)
    return because("SWEEP-19", "not-in-loot", card=card)

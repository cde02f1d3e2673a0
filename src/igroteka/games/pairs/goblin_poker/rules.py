"""Goblin Poker: everybody feeds a card to the pile, the pile comes back open, and whoever gets a pair is out."""

from __future__ import annotations

from igroteka.games.pairs.chips import (
    MAX_ROUNDS,
    all_chips_there,
    another_round,
    award_pot,
    hand_out_chips,
    longest_match,
    pay,
    places,
    scores,
    start_chips_option,
)
from igroteka.games.pairs.deck import (
    DEALER,
    FACES,
    NOBODY,
    SEATS,
    TOP,
    any_card,
    bags_sound,
    burn_option,
    choose_dealer,
    copies_of,
    deal_unseen,
    gather_pack,
    hide_cards,
)
from igroteka.games.pairs.low_card import break_tie, lowest_in_play
from igroteka.games.pairs.secret_hands import (
    last_in,
    lay_open,
    next_in,
    rows_sound,
    those_in,
)
from igroteka.games.pairs.start_card import (
    CHOSEN,
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
from igroteka.kernel import (
    OVER,
    Goal,
    Reason,
    alone,
    bag,
    because,
    drop,
    fill,
    hide,
    i8,
    lowest,
    move,
    offer,
    sound,
    take,
    tell,
    unseen,
)

RULES = 1
BOX = "pairs"
PLAYERS = (3, 8)  # GOB-1
GOAL = Goal.MOST_CHIPS
HAND = 6
CIRCLES = HAND - 1  # GOB-17: one card begins the stack, the others are donated
OPTIONS = {
    "start_chips": start_chips_option(25),
    "max_rounds": MAX_ROUNDS,
    "burn": burn_option(0),
    "dealer": DEALER,
}

FOLD, START, GIVE = 0, 1, 1 + TOP
OWN, ANOTHERS = 1, 2  # whose card the price of a fold is, as it is told; 0: several have it
TOKENS = ("fold", *(f"{verb} {card}" for verb in ("start", "give") for card in range(1, TOP + 1)))

__all__ = ["FACES", "places", "scores"]


class State(StartCard):
    """The open stacks are the `rows`; the owner of the lowest one, as last worked out, has the `marker`."""

    circle = i8()  # 1 … 5; 0 while start cards are picked
    pile = bag(TOP)  # the donated cards, face down in the middle
    given = i8(SEATS)  # which of them a seat donated in this circle, for its own eyes; 0: none


def start(s: State) -> None:
    hand_out_chips(s)
    choose_dealer(s)
    deal_round(s)


def deal_round(s: State) -> None:
    for value in range(TOP + 1):
        s.pile[value] = 0
    forget_givers(s)
    s.circle = 0
    deal_start_hands(s, HAND)  # GOB-2, GOB-3, GOB-4


def begin_circle(s: State, owner: int) -> None:
    """The owner of the lowest stack begins (GOB-10)."""
    s.circle += 1
    s.marker = owner
    s.turn = owner
    card = deciding_card(s, owner)
    if card == lowest(s.rows[owner]):
        tell(s, "circle", seat=owner, card=card, value=s.circle)
    else:
        tell(s, "circle-tied", seat=owner, card=card, value=s.circle)


def deciding_card(s: State, owner: int) -> int:
    """What makes a stack the lowest: its lowest card or, if another has that too, a higher one (GOB-7, GOB-8)."""
    card = lowest(s.rows[owner])
    for seat in range(s.seats):
        if not s.gone[seat]:
            value = card
            while value <= TOP and s.rows[owner][value] == s.rows[seat][value]:
                value += 1
            if value <= TOP:
                card = value
    return card


def lowness(stack: list[int]) -> int:
    """The more, the lower the stack: its values are binary digits, the 1 the highest (GOB-7, GOB-8)."""
    digits = 0
    for value in range(1, TOP + 1):
        digits = 2 * digits + stack[value]
    return digits


def lowest_stack(s: State) -> int:
    """The owner of the lowest stack; equal stacks get more cards (GOB-9)."""
    best = 0
    tied = 0
    for seat in range(s.seats):
        if not s.gone[seat]:
            low = lowness(s.rows[seat])
            if low > best:
                best = low
                tied = 0
            if low == best:
                tied |= 1 << seat
    return break_tie(s, tied)


def actor(s: State) -> int:
    return s.turn


def fold_price(s: State) -> int:
    return lowest_in_play(s)  # GOB-11


def legal(s: State, menu: list[int]) -> None:
    if choosing(s):
        offer_hand(s, menu, START)
    else:
        offer(menu, FOLD)
        offer_hand(s, menu, GIVE)


def apply(s: State, action: int) -> None:
    if START <= action < GIVE:
        if choose_start(s, action - START + 1):
            begin_circle(s, turn_up(s))  # GOB-5, GOB-6
        return
    if action == FOLD:
        fold(s)  # GOB-11
    else:
        donate(s, action - GIVE + 1)
    if last_in(s) == NOBODY:
        pass_turn(s)
    else:
        end_round(s)  # GOB-16


def fold(s: State) -> None:
    """As in the other games, and it is told whose card the price is, if only one has it."""
    card = fold_price(s)
    owners = 0
    for seat in range(s.seats):
        if not s.gone[seat] and s.rows[seat][card]:
            owners |= 1 << seat
    owner = alone(owners)
    if owner == s.turn:
        tell(s, "out-fold", seat=s.turn, card=card, value=OWN)
    elif owner == NOBODY:
        tell(s, "out-fold", seat=s.turn, card=card)
    else:
        tell(s, "out-fold", seat=s.turn, card=card, value=ANOTHERS, other=owner)
    s.gone[s.turn] = 1
    pay(s, s.turn, card)


def donate(s: State, card: int) -> None:
    move(s.hands[s.turn], s.pile, card)  # GOB-12
    s.given[s.turn] = card
    tell(s, "donate", seat=s.turn, card=card, only=s.turn)


def pass_turn(s: State) -> None:
    """Clockwise; the circle is over when the next one who is in has donated already."""
    s.turn = next_in(s, s.turn)
    if s.given[s.turn]:
        deal_pile(s)
        if last_in(s) == NOBODY and s.circle < CIRCLES:
            begin_circle(s, lowest_stack(s))
        else:
            end_round(s)


def deal_pile(s: State) -> None:
    """The donated cards are mixed and come back, until all are dealt or only one player is in (GOB-13, GOB-14,
    GOB-15).
    """
    forget_givers(s)
    s.marker = lowest_stack(s)
    tell(s, "deal-pile", seat=s.marker)
    seat = s.marker
    while s.pile[0] and last_in(s) == NOBODY:
        card = take(s, s.pile, "share", seat)
        tell(s, "share", seat=seat, card=card)
        lay_open(s, seat, card)
        seat = next_in(s, seat)
    if s.pile[0]:
        tell(s, "card-due", seat=seat)


def forget_givers(s: State) -> None:
    for seat in range(s.seats):
        s.given[seat] = 0


def end_round(s: State) -> None:
    if last_in(s) == NOBODY:
        tell(s, "survived", value=s.pot // number_in(s))
    award_pot(s, those_in(s))  # GOB-16, GOB-17
    if another_round(s):  # GOB-18
        deal_round(s)


def number_in(s: State) -> int:
    players = 0
    for seat in range(s.seats):
        if not s.gone[seat]:
            players += 1
    return players


def redact(s: State, seat: int) -> None:
    hide_cards(s, seat)
    hide_choices(s, seat)
    hide_gifts(s, seat)


def hide_gifts(s: State, viewer: int) -> None:
    """Others see that a seat has donated, not what."""
    hide(s.pile)
    for seat in range(s.seats):
        if s.given[seat] and seat == viewer:
            s.pile[s.given[seat]] = 1
        elif s.given[seat]:
            s.given[seat] = CHOSEN


def resample(s: State, seat: int) -> None:
    redact(s, seat)
    gather_pack(s)
    unseen(s.pool, s.pile)
    guess_gifts(s)
    deal_unseen(s)
    guess_choices(s)


def guess_gifts(s: State) -> None:
    for seat in range(s.seats):
        if s.given[seat] == CHOSEN:
            card = any_card(s, s.pool)
            drop(s.pool, card)
            s.given[seat] = card
            s.pile[card] += 1
    fill(s, s.pile, s.pool)  # what nobody has a name for any more: cards left over when the match ended


def audit(s: State) -> bool:
    if s.turn != OVER and s.gone[s.turn]:
        return False
    if not (0 <= s.circle <= CIRCLES and NOBODY <= s.marker < s.seats):
        return False
    for value in range(1, TOP + 1):
        if copies_of(s, value) + s.pile[value] != value:
            return False
    return bags_sound(s) and gifts_sound(s) and all_chips_there(s) and rows_sound(s) and choices_sound(s)


def gifts_sound(s: State) -> bool:
    """The pile is what was donated in this circle; when the match is over, cards of forgotten givers may be left."""
    for value in range(1, TOP + 1):
        donated = 0
        for seat in range(s.seats):
            if s.given[seat] == value and not s.gone[seat]:
                donated += 1
        if donated > s.pile[value] or (donated < s.pile[value] and s.turn != OVER):
            return False
    return sound(s.pile)


def longest(s: State) -> int:
    """The most decisions: for each player and round a start card and five donations."""
    return longest_match(s, s.seats * HAND)


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed."""
    if START <= action < GIVE:
        return why_no_start(s, "GOB-4", action - START + 1)
    if choosing(s):
        return because("GOB-4", "start-card-first")
    return because("GOB-12", "not-in-hand", card=action - GIVE + 1)

"""Monster: what the players throw away becomes a monster's hand, and the best hand of a circle has to beat it."""

from __future__ import annotations

from igroteka.games.pairs.chips import (
    MAX_ROUNDS,
    all_chips_there,
    another_round,
    ante,
    award_pot,
    begin_round,
    hand_out_chips,
    longest_match,
    pay,
    places,
    scores,
    start_chips_option,
)
from igroteka.games.pairs.deck import (
    FACES,
    NOBODY,
    SEATS,
    TOP,
    bags_sound,
    burn_option,
    choose_dealer,
    copies_beside,
    copies_of,
    deal_unseen,
    gather_pack,
    hide_cards,
    hide_from_others,
    shuffle_again,
)
from igroteka.games.pairs.secret_hands import SecretHands, deal_hands, highest_pair, last_in, next_in, those_in
from igroteka.kernel import (
    OVER,
    Goal,
    Reason,
    bag,
    because,
    everybody,
    fill,
    i16,
    left_of,
    move,
    move_all,
    offer,
    sound,
    tell,
    unseen,
)

RULES = 1
BOX = "pairs"
PLAYERS = (4, 8)  # MON-1
GOAL = Goal.MOST_CHIPS
HAND = 6
FINE = 5
OPTIONS = {
    "start_chips": start_chips_option(25),
    "max_rounds": MAX_ROUNDS,
    "burn": burn_option(0),
}

# A discard is three values in ascending order, and a 0 is no card: `keep` is 0 0 0, `discard 7 10` is 0 7 10.
DISCARDS = tuple((low, mid, high) for high in range(TOP + 1) for mid in range(high + 1) for low in range(mid + 1))
KEEP, FOLD = 0, len(DISCARDS)
TOKENS = (
    "keep",
    *(" ".join(["discard", *(str(card) for card in cards if card)]) for cards in DISCARDS[1:]),
    "fold",
)

__all__ = ["FACES", "places", "scores"]


class State(SecretHands):
    thrown = bag(SEATS, TOP)  # face down in the middle, known to those who threw them
    monster = bag(TOP)  # the same cards, turned up
    circle = i16()


def start(s: State) -> None:
    s.dealer_moves = 1  # MON-4
    hand_out_chips(s)
    choose_dealer(s)
    deal_round(s)


def deal_round(s: State) -> None:
    begin_round(s)
    ante(s, stake(s))
    for seat in range(s.seats):
        s.gone[seat] = 0
    s.circle = 0
    deal_circle(s)


def stake(s: State) -> int:
    return 2 if s.seats < 6 else 1  # MON-2


def deal_circle(s: State) -> None:
    s.circle += 1
    first = next_in(s, s.dealer)  # MON-4, MON-17
    tell(s, "circle", seat=first, value=s.circle)
    collect_cards(s)
    deal_hands(s, HAND)  # MON-3
    s.turn = first


def collect_cards(s: State) -> None:
    """All 55 cards are shuffled; whoever is out of the round stays out."""
    for seat in range(s.seats):
        move_all(s.thrown[seat], s.discard)
    move_all(s.monster, s.discard)
    shuffle_again(s)


def actor(s: State) -> int:
    return s.turn


def legal(s: State, menu: list[int]) -> None:
    """Every choice of up to three cards of the hand, each once (MON-6)."""
    mine = s.hands[s.turn]  # mine[0], the size of the hand, is more than three: "no card" is there as often as needed
    values = 0  # the different values in the hand, four bits each
    kinds = 0
    for card in range(TOP + 1):
        if mine[card]:
            values |= card << 4 * kinds
            kinds += 1
    for first in range(kinds):
        high = values >> 4 * first & 15
        with_high = high * (high + 1) * (high + 2) // 6  # the number of discards before those with this highest card
        for second in range(first + (mine[high] > 1)):
            mid = values >> 4 * second & 15
            with_mid = with_high + mid * (mid + 1) // 2
            for third in range(second + (mine[mid] > 1 + (mid == high))):
                offer(menu, with_mid + (values >> 4 * third & 15))
    offer(menu, FOLD)


def apply(s: State, action: int) -> None:
    if action == FOLD:
        fold(s)
    else:
        discard(s, action)
    if last_in(s) == NOBODY:
        pass_turn(s)
    else:
        last_one_wins(s)


def fold(s: State) -> None:
    tell(s, "fold", seat=s.turn)
    s.gone[s.turn] = 1  # MON-8: free of charge, and the monster gets nothing


def discard(s: State, action: int) -> None:
    """Which three values an action is: the table DISCARDS, worked out."""
    left = action
    high = 0
    discards = 1  # how many have this highest card
    while left >= discards:
        left -= discards
        high += 1
        discards += high + 1
    mid = 0
    while left > mid:
        mid += 1
        left -= mid
    if high:
        throw(s, left)
        throw(s, mid)
        throw(s, high)
    else:
        tell(s, "keep", seat=s.turn)


def throw(s: State, card: int) -> None:
    if card:
        move(s.hands[s.turn], s.thrown[s.turn], card)  # MON-7
        tell(s, "throw", seat=s.turn, card=card, only=s.turn)


def pass_turn(s: State) -> None:
    """Clockwise to the next who is in; after the dealer's own place everybody has had a turn (MON-5)."""
    seat = s.turn
    while seat != s.dealer:
        seat = left_of(s, seat)
        if not s.gone[seat]:
            s.turn = seat
            return
    show_down(s)


def show_down(s: State) -> None:
    """Fines for pairs come first, then the best hand meets the monster (ruling M-8)."""
    turn_up_hands(s)
    paired = hands_with_a_pair(s)
    if paired == those_in(s):
        tell(s, "all-paired")
        fine_the_rest(s, paired)  # MON-21
        return
    send_out(s, paired)  # MON-11
    if last_in(s) == NOBODY:
        meet_monster(s)
    else:
        last_one_wins(s)


def turn_up_hands(s: State) -> None:
    """The hands of all who are in, and the monster's (MON-10). Nobody learns who threw what."""
    if those_in(s) == everybody(s):
        tell(s, "showdown")
    else:
        tell(s, "showdown-of-rest")
    for seat in range(s.seats):
        if not s.gone[seat]:
            for card in range(TOP, 0, -1):
                for _ in range(s.hands[seat][card]):
                    tell(s, "turn-up", seat=seat, card=card)
            move_all(s.hands[seat], s.rows[seat])
        move_all(s.thrown[seat], s.monster)
    tell(s, "monster", value=s.monster[0])
    for card in range(TOP, 0, -1):
        for _ in range(s.monster[card]):
            tell(s, "monster-card", card=card)


def hands_with_a_pair(s: State) -> int:
    """The group of their owners."""
    group = 0
    for seat in range(s.seats):
        if highest_pair(s.rows[seat]):
            group |= 1 << seat
    return group


def meet_monster(s: State) -> None:
    """The owner of the best hand has to beat the monster; a tie is the monster's (MON-15)."""
    best = 0
    for seat in range(s.seats):
        if not s.gone[seat]:
            best = max(best, strength(s.rows[seat]))
    leaders = hands_as_good_as(s, best)
    tell_what_decides(s, leaders, best)
    if best > strength(s.monster):
        for seat in range(s.seats):
            if not (s.gone[seat] or leaders >> seat & 1):
                tell(s, "outdone", seat=seat)
        tell(s, "monster-beaten")
        end_round(s, leaders)  # MON-16, MON-19
    elif leaders == those_in(s):
        tell(s, "all-lose")
        fine_the_rest(s, leaders)  # MON-20
    else:
        send_out(s, leaders)  # MON-17, MON-20
        if last_in(s) == NOBODY:
            stay_hidden(s)
            deal_circle(s)
        else:
            last_one_wins(s)


def strength(cards: list[int]) -> int:
    """Highest card first, then the next, and the longer hand if one has run out (MON-12, MON-13): a bit for each value,
    so that the greater number is the better hand and equal cards count once (MON-14).
    """
    bits = 0
    for card in range(1, TOP + 1):
        if cards[card]:
            bits |= 1 << card
    return bits


def hands_as_good_as(s: State, best: int) -> int:
    """The group of those with a best hand; who they are is told."""
    group = 0
    for seat in range(s.seats):
        if not s.gone[seat] and strength(s.rows[seat]) == best:
            tell(s, "best", seat=seat)
            group |= 1 << seat
    return group


def tell_what_decides(s: State, leaders: int, best: int) -> None:
    """By which card the best hand and the monster differ, in the order of MON-12 and MON-13, and down to which they are
    equal; if the monster just has more, that says it all.
    """
    theirs = strength(s.monster)
    card = highest_below(TOP + 1, best ^ theirs)
    alike = 0
    last_alike = 0
    for higher in range(TOP, card, -1):
        if best >> higher & 1:
            alike += 1
            last_alike = higher
    for seat in range(s.seats):
        if leaders >> seat & 1:
            if alike and card and (best > theirs or highest_below(card, best)):
                tell(s, "same-so-far", seat=seat, card=last_alike, value=alike)
            if best == theirs:
                tell(s, "equal", seat=seat)
            elif best > theirs:
                tell(s, "higher", seat=seat, card=card, value=highest_below(card, theirs))
            elif highest_below(card, best):
                tell(s, "lower", seat=seat, card=highest_below(card, best), value=card)
            else:
                tell(s, "shorter", seat=seat, value=card)


def highest_below(limit: int, cards: int) -> int:
    """Of cards as in `strength`, the highest that is lower than a value; 0: none is."""
    for card in range(limit - 1, 0, -1):
        if cards >> card & 1:
            return card
    return 0


def send_out(s: State, group: int) -> None:
    """Whoever has a pair, or the best hand and is beaten, pays and is out of the round."""
    for seat in range(s.seats):
        if group >> seat & 1:
            pair = highest_pair(s.rows[seat])
            if pair:
                tell(s, "out-pair", seat=seat, card=pair)
            else:
                tell(s, "beaten", seat=seat)
            s.gone[seat] = 1
            pay(s, seat, FINE)


def stay_hidden(s: State) -> None:
    """Whoever had a lower hand never met the monster (ruling M-10)."""
    for seat in range(s.seats):
        if not s.gone[seat]:
            tell(s, "hides", seat=seat)


def fine_the_rest(s: State, group: int) -> None:
    """Everybody who is left has lost alike: they pay and play another circle, if anybody had a chip (MON-22)."""
    paid = False
    for seat in range(s.seats):
        if group >> seat & 1:
            if s.chips[seat]:
                paid = True
            pay(s, seat, FINE)
    if paid:
        deal_circle(s)
    else:
        end_round(s, group)


def last_one_wins(s: State) -> None:
    """Only one is left in the round, and need not beat the monster (MON-18)."""
    winner = last_in(s)
    tell(s, "alone", seat=winner)
    end_round(s, 1 << winner)


def end_round(s: State, winners: int) -> None:
    award_pot(s, winners)  # MON-19
    if another_round(s):  # MON-23
        deal_round(s)


def redact(s: State, seat: int) -> None:
    hide_cards(s, seat)
    hide_from_others(s, s.thrown, seat)


def resample(s: State, seat: int) -> None:
    redact(s, seat)
    gather_pack(s)
    unseen(s.pool, s.monster)
    for owner in range(s.seats):
        unseen(s.pool, s.thrown[owner])
    for owner in range(s.seats):
        fill(s, s.thrown[owner], s.pool)
    deal_unseen(s)


def audit(s: State) -> bool:
    for value in range(1, TOP + 1):
        if copies_of(s, value) + s.monster[value] + copies_beside(s, s.thrown, value) != value:
            return False
    for seat in range(s.seats):
        if s.thrown[seat][0] > 3 or not sound(s.thrown[seat]):
            return False
        if s.turn != OVER and not s.gone[seat] and s.hands[seat][0] + s.thrown[seat][0] != HAND:
            return False
    if s.turn != OVER and (s.gone[s.turn] or s.thrown[s.turn][0] or s.monster[0]):
        return False
    return s.circle > 0 and sound(s.monster) and bags_sound(s) and all_chips_there(s)


def longest(s: State) -> int:
    """The most decisions: one for each player and circle; a circle costs a player or at least one chip (ruling M-6)."""
    return longest_match(s, s.seats * s.seats * (1 + s.start_chips))


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed: some card of it is not in the hand often enough."""
    mine = s.hands[s.turn]
    for card in DISCARDS[action]:
        if card and not mine[card]:
            return because("MON-6", "not-in-hand", card=card)
    missing = next(card for card in DISCARDS[action] if mine[card] < DISCARDS[action].count(card))
    return because("MON-6", "not-so-many", card=missing, value=mine[missing])

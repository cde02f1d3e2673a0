"""Blackstone: name a number and take so many cards; the second ten loses the round and pays for all that lies open."""

from __future__ import annotations

from igroteka.games.pairs.chips import (
    MAX_ROUNDS,
    PlayForChips,
    all_chips_there,
    another_round,
    award_pot,
    begin_round,
    can_pay,
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
    PACK,
    SEATS,
    TOP,
    burn_option,
    choose_dealer,
    deal_unseen,
    gather_pack,
    hide_cards,
    shuffle_pack,
    whole_pack_there,
)
from igroteka.games.pairs.low_card import LowCard, deal_open_cards
from igroteka.kernel import (
    OVER,
    Goal,
    Reason,
    alone,
    because,
    drop,
    everybody,
    i8,
    i16,
    move,
    move_all,
    next_of,
    put,
    take,
    tell,
)

RULES = 1
BOX = "pairs"
PLAYERS = (2, 8)  # BLACKSTONE-1
GOAL = Goal.MOST_CHIPS
OPTIONS = {
    "start_chips": start_chips_option(20),
    "dealer": DEALER,
    "burn": burn_option(0),
    "max_rounds": MAX_ROUNDS,
}

BLACK = TOP  # a ten is a black stone, every other card a white one
STAKE = 5
MOST = PACK - PLAYERS[0]  # to take: everybody keeps a card or has laid one in the middle
FOLD = 0  # any other action is the number of cards to take
TOKENS = ("fold", *(f"take {number}" for number in range(1, MOST + 1)))

__all__ = ["FACES", "places", "scores"]


class State(LowCard, PlayForChips):
    """The white stones in the middle are the `discard`; a player's black stone lies in `rows`."""

    stakes = i8(SEATS)
    playing = i16()  # the group of those who are in the round
    least = i8()  # to take: what the last taker of the round has named


def start(s: State) -> None:
    hand_out_chips(s)
    choose_dealer(s)
    deal_round(s)


def deal_round(s: State) -> None:
    begin_round(s)
    put_stakes(s)
    shuffle_pack(s)  # BLACKSTONE-2
    s.playing = everybody(s)
    s.least = 1
    s.turn = deal_open_cards(s, s.playing, pairs_stay=True)  # BLACKSTONE-5, BLACKSTONE-6
    tell(s, "starts", seat=s.turn)
    sort_stones(s)


def put_stakes(s: State) -> None:
    """Chips in front of everybody, not yet in the pot (BLACKSTONE-4)."""
    for seat in range(s.seats):
        stake = can_pay(s, seat, STAKE)
        s.chips[seat] -= stake
        s.stakes[seat] = stake
        tell(s, "stake", seat=seat, value=stake)


def sort_stones(s: State) -> None:
    """White stones go to the middle; nobody keeps more than one black stone (BLACKSTONE-7, BLACKSTONE-8)."""
    for seat in range(s.seats):
        surplus = s.rows[seat][BLACK] - 1
        if surplus > 0:
            for _ in range(surplus):
                move(s.rows[seat], s.deck, BLACK)
            tell(s, "tens-back", seat=seat, value=surplus)
        black = s.rows[seat][BLACK]
        if black:
            drop(s.rows[seat], BLACK)
        move_all(s.rows[seat], s.discard)
        if black:
            put(s.rows[seat], BLACK)
            tell(s, "keep-black", seat=seat, card=BLACK)
    tell(s, "to-the-middle", value=white_stones(s))


def white_stones(s: State) -> int:
    return s.discard[0]


def fold_price(s: State) -> int:
    return white_stones(s) + 1 >> 1  # BLACKSTONE-9, BLACKSTONE-17: half of them, rounded up


def actor(s: State) -> int:
    return s.turn


def legal(s: State, menu: list[int]) -> None:
    menu[1] = FOLD
    count = 1
    for number in range(s.least, s.deck[0] + 1):  # BLACKSTONE-11; written in one go, there are many
        count += 1
        menu[count] = number
    menu[0] = count


def apply(s: State, action: int) -> None:
    if action == FOLD:
        fold(s)
    else:
        take_cards(s, action)


def take_cards(s: State, number: int) -> None:
    """A card leaves the deck when it is turned; what is not turned was never taken (BLACKSTONE-12, BLACKSTONE-13)."""
    seat = s.turn
    s.least = number
    tell(s, "take", seat=seat, value=number)
    for turned in range(1, number + 1):
        card = take(s, s.deck, "draw", seat)
        if card != BLACK:
            put(s.discard, card)
            tell(s, "white", seat=seat, card=card, value=white_stones(s))
        else:
            put(s.rows[seat], card)
            if s.rows[seat][BLACK] == 2:
                tell(s, "second-black", seat=seat, card=card)
                if turned < number:
                    tell(s, "not-turned", value=number - turned)
                lose(s)
                return
            tell(s, "black", seat=seat, card=card)
    pass_turn(s)


def pass_turn(s: State) -> None:
    s.turn = next_of(s, s.playing, s.turn)  # BLACKSTONE-14


def fold(s: State) -> None:
    seat, fine = s.turn, fold_price(s)  # BLACKSTONE-17
    tell(s, "fold", seat=seat, value=can_pay(s, seat, fine))
    leave(s, seat, fine)
    if alone(s.playing) < 0:
        pass_turn(s)
    else:
        settle(s)  # BLACKSTONE-18


def lose(s: State) -> None:
    leave(s, s.turn, white_stones(s))  # BLACKSTONE-15
    settle(s)


def leave(s: State, seat: int, fine: int) -> None:
    """Go out of the round: the fine, as far as the chips reach (BLACKSTONE-19), and the stake go to the pot."""
    pay(s, seat, fine)
    tell(s, "stake-lost", seat=seat, value=s.stakes[seat])
    s.pot += s.stakes[seat]
    s.stakes[seat] = 0
    s.playing -= 1 << seat


def settle(s: State) -> None:
    pay_out(s)
    if another_round(s):  # BLACKSTONE-20
        deal_round(s)


def pay_out(s: State) -> None:
    """The pot is for those who are still in, and their own stakes come back (BLACKSTONE-16, BLACKSTONE-18)."""
    award_pot(s, s.playing)
    for seat in range(s.seats):
        if s.playing >> seat & 1:
            tell(s, "stake-back", seat=seat, value=s.stakes[seat])
            s.chips[seat] += s.stakes[seat]
            s.stakes[seat] = 0


def redact(s: State, seat: int) -> None:
    """Without burned cards whoever counts knows what is in the deck: nothing is hidden then."""
    if s.burn:
        hide_cards(s, seat)


def resample(s: State, seat: int) -> None:
    redact(s, seat)
    if s.burn:
        gather_pack(s)
        deal_unseen(s)


def audit(s: State) -> bool:
    staked = 0
    for seat in range(s.seats):
        playing = s.playing >> seat & 1 == 1 and s.turn != OVER
        stones = s.rows[seat][BLACK]
        if stones != s.rows[seat][0] or stones > (1 if playing else 2):
            return False
        if not (1 <= s.stakes[seat] <= STAKE if playing else s.stakes[seat] == 0):
            return False
        staked += s.stakes[seat]
    if s.turn != OVER and not s.playing >> s.turn & 1:
        return False
    return 1 <= s.least <= MOST and s.discard[BLACK] == 0 and whole_pack_there(s) and all_chips_there(s, staked)


def longest(s: State) -> int:
    """The most decisions: each turns a card or takes a player out of the round."""
    return longest_match(s, PACK)


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed: folding always is."""
    if action < s.least:
        return because("BLACKSTONE-11", "at-least", value=s.least)
    return because("BLACKSTONE-11", "at-most", value=s.deck[0])

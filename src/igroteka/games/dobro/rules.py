"""Dobro: play above the good number or swallow the pile; whoever swallows least scores best."""

from __future__ import annotations

from igroteka.games.dobro.decisions import (
    AUTO,
    DRAW,
    FORGET,
    PAIR,
    PAIR_JOKER,
    PLAY,
    PLAY_JOKER,
    PLAY_REVERSE,
    PLAY_SKIP,
    TAKE,
    TOKENS,
    TWO_JOKERS,
    number_in,
)
from igroteka.games.dobro.deck import (
    FACES,
    HIGH,
    JOKER,
    LOW,
    REVERSE,
    SEATS,
    SKIP,
    all_cards_there,
    card_with,
    clear_pile,
    deal_unseen,
    gather_deck,
    hide_cards,
    highest_hands,
    lay,
    pile_in_order,
    set_aside,
)
from igroteka.games.dobro.reasons import why_not
from igroteka.games.dobro.state import State  # noqa: TC001  it is part of the rules
from igroteka.kernel import (
    OVER,
    Choice,
    Flag,
    Goal,
    Shown,
    alone,
    choose_seat,
    everybody,
    left_of,
    offer,
    put,
    right_of,
    take,
    tell,
)

RULES = 1
BOX = "dobro"
PLAYERS = (2, 6)
GOAL = Goal.MOST_POINTS
OPTIONS = {
    "long": Flag(),
    "pair_double": Choice(values=("good", "top"), default="good"),
    "forget": Choice(values=("choice", "auto"), default="choice", friendly="auto"),
    "announce": Shown(values=("auto", "manual"), default="auto"),
}

BY_TOP = 1  # of the option `pair_double`
NOBODY = -1

__all__ = ["FACES", "TOKENS", "why_not"]


def start(s: State) -> None:
    s.direction = 1  # DOBRO-4
    s.hand_limit = 5 if s.seats == 6 else 6  # DOBRO-5
    deal_round(s)


def rounds(s: State) -> int:
    return s.seats if s.long else 3  # DOBRO-3, DOBRO-63


def deal_round(s: State) -> None:
    """Everything anew (DOBRO-45), but the direction stays as it is (DOBRO-46)."""
    s.round += 1
    tell(s, "round", value=s.round)
    s.forgetful = NOBODY
    gather_deck(s)
    if s.seats == 2:
        set_aside(s)  # DOBRO-61
    for _ in range(s.hand_limit):
        for seat in range(s.seats):
            card = take(s, s.deck, "deal", seat)
            put(s.hands[seat], card)
            tell(s, "deal", seat=seat, card=card, only=seat)
    s.turn = choose_seat(s, everybody(s), "first") if s.round == 1 else furthest_behind(s)  # DOBRO-7
    tell(s, "starts", seat=s.turn)


def furthest_behind(s: State) -> int:
    """Who starts a later round: the fewest points (DOBRO-47), then the highest hand (DOBRO-48), then by lot (R14)."""
    fewest = s.total[0]
    for seat in range(s.seats):
        fewest = min(fewest, s.total[seat])
    tied = 0
    for seat in range(s.seats):
        if s.total[seat] == fewest:
            tied |= 1 << seat
    tied = highest_hands(s, tied)
    return alone(tied) if alone(tied) >= 0 else choose_seat(s, tied, "first")


def actor(s: State) -> int:
    return s.turn


def legal(s: State, menu: list[int]) -> None:
    if s.drawing:
        offer(menu, DRAW)
        offer(menu, FORGET)
        return
    mine = s.hands[s.turn]
    offer_numbers(menu, mine, s.good)
    if mine[JOKER]:
        offer_jokers(menu, mine[JOKER], s.good)
    if mine[SKIP]:  # DOBRO-17
        offer(menu, PLAY_SKIP)
    if mine[REVERSE]:
        offer(menu, PLAY_REVERSE)
    if s.pile_size:  # DOBRO-11; an opener must play (R5)
        offer(menu, TAKE)


def offer_numbers(menu: list[int], mine: list[int], good: int) -> None:
    """One card or a pair that is high enough; where there is no good number it is 0, and all are (DOBRO-12)."""
    for number in range(LOW, HIGH + 1):
        copies = mine[card_with(number)]
        if copies and 2 * number >= good:
            if number >= good:  # DOBRO-13, DOBRO-14
                offer(menu, PLAY + number - LOW)
            if copies > 1:  # DOBRO-15
                offer(menu, PAIR + number - LOW)
            if mine[JOKER]:  # DOBRO-27
                offer(menu, PAIR_JOKER + number - LOW)


def offer_jokers(menu: list[int], jokers: int, good: int) -> None:
    """Jokers alone may be any number, if that is high enough."""
    for number in range(LOW, HIGH + 1):
        if number >= good:  # DOBRO-25
            offer(menu, PLAY_JOKER + number - LOW)
        if jokers > 1 and 2 * number >= good:  # DOBRO-28
            offer(menu, TWO_JOKERS + number - LOW)


def apply(s: State, action: int) -> None:
    if action == DRAW:
        draw_cards(s)
        pass_turn(s)
    elif action == FORGET:
        forget_to_draw(s)
        pass_turn(s)
    elif action == TAKE:
        take_pile(s)
        end_turn(s)
    else:
        play_cards(s, action)
        say_good_number(s)
        if s.hands[s.turn][0]:
            end_turn(s)
        else:
            end_round(s)  # DOBRO-37: at once, before any drawing (R9)


def play_cards(s: State, action: int) -> None:
    if action == PLAY_SKIP:
        play_skip(s)
    elif action == PLAY_REVERSE:
        play_reverse(s)
    else:
        play_numbers(s, action, number_in(action))


def play_numbers(s: State, action: int, number: int) -> None:
    card = card_with(number)
    if action < PAIR:
        tell(s, "play", seat=s.turn, card=card)
        play_one(s, card, number)
    elif action < PLAY_JOKER:
        tell(s, "pair", seat=s.turn, card=card)
        play_pair(s, card, card, number)
    elif action < PAIR_JOKER:
        tell(s, "joker", seat=s.turn, card=card)
        play_one(s, JOKER, number)
    elif action < TWO_JOKERS:
        tell(s, "pair-joker", seat=s.turn, card=card)
        play_pair(s, card, JOKER, number)
    else:
        tell(s, "two-jokers", seat=s.turn, card=card)
        play_pair(s, JOKER, JOKER, number)


def play_one(s: State, card: int, number: int) -> None:
    s.good = good_after_one(s, number)
    if s.good > number:
        tell(s, "doubled")
    lay(s, s.turn, card, number)


def good_after_one(s: State, number: int) -> int:
    return 2 * number if number == s.good else number  # DOBRO-13, DOBRO-14, DOBRO-26


def play_pair(s: State, card: int, other: int, number: int) -> None:
    s.good = good_after_pair(s, number)
    if s.good > 2 * number:
        tell(s, "doubled")
    lay(s, s.turn, card, number)
    lay(s, s.turn, other, number)


def good_after_pair(s: State, number: int) -> int:
    to_equal = s.top if s.pair_double == BY_TOP else s.good
    return 4 * number if 2 * number == to_equal else 2 * number  # DOBRO-15, DOBRO-16


def play_skip(s: State) -> None:
    """The good number stays, and so does the top number (DOBRO-29; R4)."""
    tell(s, "skip", seat=s.turn)
    lay(s, s.turn, SKIP, 0)


def play_reverse(s: State) -> None:
    """The same, and the direction card is flipped (DOBRO-30)."""
    tell(s, "reverse", seat=s.turn)
    lay(s, s.turn, REVERSE, 0)
    s.direction = -s.direction


def say_good_number(s: State) -> None:
    if s.good:
        tell(s, "says", seat=s.turn, value=s.good)  # DOBRO-9
    else:
        tell(s, "any-card")


def take_pile(s: State) -> None:
    """The whole pile goes onto one's own score pile, and the kon is over (DOBRO-20, DOBRO-21, DOBRO-22)."""
    tell(s, "take", seat=s.turn, value=s.pile_size)
    for place in range(s.pile_size):
        put(s.taken[s.turn], s.pile[place])
    clear_pile(s)


def end_turn(s: State) -> None:
    """Now the player should draw (DOBRO-23), unless the deck is empty (DOBRO-36)."""
    if s.hands[s.turn][0] < s.hand_limit and s.deck[0]:
        if s.forget != AUTO:
            s.drawing = 1
            return
        draw_cards(s)
    pass_turn(s)


def draw_cards(s: State) -> None:
    mine = s.hands[s.turn]
    for _ in range(min(s.hand_limit - mine[0], s.deck[0])):  # R17
        card = take(s, s.deck, "draw", s.turn)
        put(mine, card)
        tell(s, "draw", seat=s.turn, card=card, only=s.turn)


def forget_to_draw(s: State) -> None:
    """The next chance to draw is after the next turn (DOBRO-33)."""
    tell(s, "forget", seat=s.turn)
    if s.forgetful != s.turn:
        s.forgetful = s.turn  # DOBRO-31, DOBRO-32
        tell(s, "forgetful", seat=s.turn)


def pass_turn(s: State) -> None:
    s.drawing = 0
    just_taken = s.pile_size == 0  # then the taker opens the next kon (DOBRO-21)
    if not just_taken:
        s.turn = left_of(s, s.turn) if s.direction > 0 else right_of(s, s.turn)  # DOBRO-24


def end_round(s: State) -> None:
    """What is left in hands and in the pile counts for nobody (DOBRO-38)."""
    tell(s, "out", seat=s.turn)
    score_round(s)
    if s.round < rounds(s):
        deal_round(s)
    else:
        s.turn = OVER  # DOBRO-49
        name_winners(s)


def round_points(s: State, seat: int) -> int:
    """What the round brings as it stands: the points of a place, counted from whoever took the most cards."""
    points = 1
    for other in range(s.seats):
        if s.taken[other][0] > s.taken[seat][0]:  # DOBRO-40, DOBRO-41, DOBRO-42
            points += 1
    if seat == s.forgetful:
        points -= 1  # DOBRO-34, DOBRO-43
    return points


def score_round(s: State) -> None:
    for seat in range(s.seats):
        points = round_points(s, seat)
        tell(s, "swallowed", seat=seat, value=s.taken[seat][0])
        if seat == s.forgetful:
            tell(s, "forgot", seat=seat)
        s.points[s.round - 1][seat] = points  # DOBRO-44
        s.total[seat] += points
        tell(s, "score", seat=seat, value=points)


def name_winners(s: State) -> None:
    best = 0
    for seat in range(s.seats):
        best = max(best, standing(s, seat))
    for seat in range(s.seats):
        if standing(s, seat) == best:  # DOBRO-53
            tell(s, "wins", seat=seat, value=s.total[seat])


def standing(s: State, seat: int) -> int:
    """What decides: points (DOBRO-50), then the last round's (DOBRO-51), then the lower numbers taken (DOBRO-52).

    All numbers of the deck add up to 308, so that none of these can outweigh the one before it.
    """
    return 100_000 * s.total[seat] + 1_000 * s.points[s.round - 1][seat] - numbers_taken(s, seat)


def numbers_taken(s: State, seat: int) -> int:
    total = 0
    for number in range(LOW, HIGH + 1):  # specials count nothing (R10)
        total += number * s.taken[seat][card_with(number)]
    return total


def scores(s: State, out: list[int]) -> None:
    for seat in range(s.seats):
        out[seat] = s.total[seat]


def places(s: State, out: list[int]) -> None:
    """The same decides behind the winner (R16)."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if standing(s, other) > standing(s, seat):
                out[seat] += 1


def redact(s: State, seat: int) -> None:
    hide_cards(s, seat)


def resample(s: State, seat: int) -> None:
    hide_cards(s, seat)
    deal_unseen(s)


def audit(s: State) -> bool:
    for seat in range(s.seats):
        total = 0
        for finished in range(SEATS):
            total += s.points[finished][seat]
        cards = s.hands[seat][0]
        if s.total[seat] != total or cards > s.hand_limit or (cards == 0 and s.turn != OVER):
            return False
    return all_cards_there(s) and pile_in_order(s) and (s.direction == 1 or (s.direction == -1 and s.seats > 2))


def longest(s: State) -> int:
    """The most decisions that a game with these options can take: fewer than 224 a round (R24)."""
    return 223 * rounds(s)

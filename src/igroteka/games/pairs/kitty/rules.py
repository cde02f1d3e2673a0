"""Kitty: pass a card to the left, bid a card; the lowest bid that nobody else made wins the prize, and what is left in
the hands is scored.
"""

from __future__ import annotations

from igroteka.games.pairs.bids import NOBODY, lone_bidder, tell_losers
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
    TOP,
    any_card,
    bags_sound,
    copies_of,
    deal_unseen,
    gather_pack,
    hide_cards,
)
from igroteka.games.pairs.kitty.memory import (
    SEATS,
    Memory,
    forget_all,
    hide_memories,
    memory_sound,
    place_somewhere,
    see_bids,
    see_passes,
    see_prize,
    show_what_is_sure,
)
from igroteka.games.pairs.kitty.teams import TEAMS, Teams, mates, sides
from igroteka.games.pairs.majorities import COUNT, lead, score_majorities, show_hands, tell_leads
from igroteka.games.pairs.secret_choice import (
    choose,
    chosen_by,
    guess_choices,
    hide_choices,
    offer_hand,
    turn_up_choices,
)
from igroteka.kernel import (
    OVER,
    Choice,
    Goal,
    Reason,
    bag,
    because,
    drop,
    i8,
    left_of,
    lowest,
    move,
    move_all,
    offer,
    put,
    right_of,
    sound,
    take,
    tell,
    unseen,
)

RULES = 1
BOX = "pairs"
PLAYERS = (3, 6)  # KITTY-1
GOAL = Goal.MOST_POINTS
KITTY = 7  # KITTY-2
REMOVED = 3  # KITTY-3
OPTIONS = {
    "version": Choice(values=("hard", "light"), default="hard"),
    "teams": TEAMS,
    "target": TARGET,
    "max_deals": MAX_DEALS,
}

LIGHT = 1  # of the option `version`

PASS, BID, CHOOSE, GIVE = 0, TOP, 2 * TOP, 3 * TOP  # a 1, and nine more of each; to seat 0, and all others
TOKENS = (
    *(f"{verb} {card}" for verb in ("pass", "bid", "choose") for card in range(1, TOP + 1)),
    *(f"give {seat}" for seat in range(SEATS)),
)
PASSING, BIDDING, CHOOSING, GIVING = range(4)

__all__ = ["FACES", "places", "scores"]


class State(Memory, Teams, DealsToTarget):
    """Once dealt, `deck` is the kitty's face-down cards, `burned` those put out of the game; bids lie in `rows`.

    Cards to pass and bids are picked in secret, seat by seat from 0 on; nobody has a start (KITTY-6).
    """

    pile = i8(KITTY)  # the kitty in its order, opened cards included
    won = i8(KITTY)  # who got the card there, seat + 1; 0 for nobody
    prizes = bag(TOP)  # open in the middle
    step = i8()  # PASSING, BIDDING, CHOOSING or GIVING
    gift = i8()  # the prize that must be given away; 0: none
    received = i8(SEATS)  # the card just passed to a seat, until bids are turned up
    version = i8()


def start(s: State) -> None:
    deal_cards(s)


def deal_cards(s: State) -> None:
    begin_deal(s)
    forget_all(s)
    for place in range(KITTY):
        s.pile[place] = take(s, s.deck, "kitty")
        s.won[place] = 0
    if s.seats == 5:
        for _ in range(REMOVED):
            put(s.burned, take(s, s.deck, "remove"))
    deal_around(s, s.deck[0] // s.seats)  # KITTY-4
    for place in range(KITTY):
        put(s.deck, s.pile[place])  # the deck is dealt out: from now on it is the kitty
    open_prizes(s)


def rounds(s: State) -> int:
    return 4 if s.version == LIGHT else KITTY  # KITTY-5, KITTY-31


def opened(s: State) -> int:
    """How many cards of the kitty have been opened."""
    return KITTY - s.deck[0]


def open_prizes(s: State) -> None:
    """A round begins with one prize, in the light version from the second round on with two (KITTY-8, KITTY-31)."""
    tell(s, "round", value=round_number(s) + 1)
    for _ in range(2 if s.version == LIGHT and opened(s) else 1):
        card = s.pile[opened(s)]
        move(s.deck, s.prizes, card)
        tell(s, "prize", card=card)
    s.step = PASSING  # KITTY-9
    s.turn = 0


def round_number(s: State) -> int:
    """The round whose prizes were opened last."""
    return (opened(s) + 1) // 2 if s.version == LIGHT else opened(s)


def actor(s: State) -> int:
    return s.turn


def legal(s: State, menu: list[int]) -> None:
    if s.step == PASSING:
        offer_hand(s, menu, PASS)
    elif s.step == BIDDING:
        offer_hand(s, menu, BID)
    elif s.step == CHOOSING:
        for card in range(1, TOP + 1):
            if s.prizes[card]:
                offer(menu, CHOOSE + card - 1)
    else:
        for seat in range(s.seats):
            if seat != s.turn and not mates(s, seat, s.turn):  # KITTY-19, KITTY-44
                offer(menu, GIVE + seat)


def apply(s: State, action: int) -> None:
    if action < BID:
        pass_card(s, action - PASS + 1)
    elif action < CHOOSE:
        bid_card(s, action - BID + 1)
    elif action < GIVE:
        choose_prize(s, action - CHOOSE + 1)
    else:
        give_prize(s, action - GIVE)


def pass_card(s: State, card: int) -> None:
    tell(s, "pass", seat=s.turn, card=card, other=left_of(s, s.turn), only=s.turn)
    if choose(s, card):
        exchange(s)


def exchange(s: State) -> None:
    """All passed cards change hands at once, then come the bids (KITTY-10)."""
    see_passes(s)
    for giver in range(s.seats):
        receiver = left_of(s, giver)
        move(s.hands[giver], s.hands[receiver], s.chosen[giver])
        s.received[receiver] = s.chosen[giver]
        s.chosen[giver] = 0
    for giver in range(s.seats):
        receiver = left_of(s, giver)
        tell(s, "receive", seat=receiver, card=s.received[receiver], other=giver, only=receiver)
    s.step = BIDDING
    s.turn = 0


def bid_card(s: State, card: int) -> None:
    tell(s, "bid", seat=s.turn, card=card, only=s.turn)
    if choose(s, card):  # KITTY-11
        see_bids(s)
        turn_up_choices(s)  # KITTY-12
        for seat in range(s.seats):
            s.received[seat] = 0
        tell_losers(s, s.prizes[0])  # KITTY-16, KITTY-17
        award(s)


def award(s: State) -> None:
    """Prizes go to the lowest bids that nobody else made, until there are no more of either (KITTY-16, KITTY-17,
    KITTY-33).
    """
    winner = lone_bidder(s)
    while winner != NOBODY and s.prizes[0]:
        s.turn = winner
        if prizes_differ(s):
            s.step = CHOOSING
            tell(s, "may-choose", seat=winner, value=lowest(s.rows[winner]))
            return
        prize = lowest(s.prizes)
        if bid_the_one(s, winner):
            must_give(s, prize)
            tell(s, "must-give", seat=winner, card=prize)
            return
        win(s, winner, prize)
        winner = lone_bidder(s)
    end_round(s)


def prizes_differ(s: State) -> bool:
    return s.prizes[lowest(s.prizes)] < s.prizes[0]


def bid_the_one(s: State, seat: int) -> bool:
    return s.rows[seat][1] > 0


def must_give(s: State, prize: int) -> None:
    """What the 1 has won is for another (KITTY-19)."""
    s.gift = prize
    s.step = GIVING


def choose_prize(s: State, prize: int) -> None:
    if bid_the_one(s, s.turn):
        must_give(s, prize)  # KITTY-35
        tell(s, "choose-gift", seat=s.turn, card=prize)
    else:
        win(s, s.turn, prize)
        award(s)


def give_prize(s: State, seat: int) -> None:
    prize = s.gift
    s.gift = 0
    win(s, seat, prize)  # KITTY-46
    award(s)


def win(s: State, seat: int, prize: int) -> None:
    """A prize goes to the hand of the seat to move, or as its gift to another hand. The bid that won it leaves the game
    at once (KITTY-21), so that the next lowest comes to its turn.
    """
    bid = lowest_bid(s)
    move_all(s.rows[s.turn], s.discard)
    move(s.prizes, s.hands[seat], prize)
    see_prize(s, seat, prize)
    counts = prizes_won(s, prize)
    mark_won(s, seat, prize)
    if seat == s.turn:
        tell(s, "win", seat=seat, card=prize, value=bid)
    else:
        tell(s, "give", seat=s.turn, card=prize, other=seat)
    more = counts + (1 << COUNT * (seat % sides(s)))
    tell_leads(s, lead(counts, prize, sides(s)), lead(more, prize, sides(s)), sides(s))


def lowest_bid(s: State) -> int:
    """The bid of the seat to move, if it is the first to win; 0 if another has won before it, and has left the game."""
    for seat in range(s.seats):
        if s.rows[seat][0] == 0:
            return 0
    return lowest(s.rows[s.turn])


def mark_won(s: State, seat: int, prize: int) -> None:
    """Remember who got this card of the kitty; of two equal ones, the one opened last is marked first."""
    place = opened(s) - 1
    while s.pile[place] != prize or s.won[place]:
        place -= 1
    s.won[place] = seat + 1


def prizes_won(s: State, value: int) -> int:
    """How many prizes of a value each side has been seen to get (see `lead`)."""
    counts = 0
    for place in range(KITTY):
        if s.won[place] and s.pile[place] == value:
            counts += 1 << COUNT * ((s.won[place] - 1) % sides(s))
    return counts


def end_round(s: State) -> None:
    for prize in range(1, TOP + 1):
        for _ in range(s.prizes[prize]):
            tell(s, "unclaimed", card=prize)  # KITTY-18, KITTY-34
    move_all(s.prizes, s.discard)  # KITTY-22
    for seat in range(s.seats):
        move_all(s.rows[seat], s.discard)  # KITTY-21
    if s.deck[0]:
        open_prizes(s)
    else:
        end_deal(s)  # KITTY-23


def end_deal(s: State) -> None:
    s.turn = OVER  # hands are no secret from now on
    show_hands(s, s.hands)
    score_majorities(s, s.hands, sides(s))  # KITTY-24, KITTY-25, KITTY-45
    add_up(s)
    if not match_decided(s, sides(s)):  # KITTY-27, KITTY-28
        s.turn = 0
        deal_cards(s)


def redact(s: State, seat: int) -> None:
    if s.turn != OVER:
        hide_cards(s, seat)
        show_what_is_sure(s, seat)
        hide_memories(s, seat)
        hide_choices(s, seat)
        for place in range(opened(s), KITTY):
            s.pile[place] = 0
        for receiver in range(s.seats):
            if seat != receiver and seat != right_of(s, receiver):  # who gave it knows it too
                s.received[receiver] = 0


def resample(s: State, seat: int) -> None:
    redact(s, seat)
    if s.turn != OVER:
        gather_pack(s)
        unseen(s.pool, s.prizes)
        place_somewhere(s, seat)
        deal_unseen(s)
        guess_choices(s)
        guess_order(s)


def guess_order(s: State) -> None:
    """The face-down cards of the kitty may come in any order."""
    for card in range(TOP + 1):
        s.pool[card] = s.deck[card]
    for place in range(opened(s), KITTY):
        s.pile[place] = any_card(s, s.pool)
        drop(s.pool, s.pile[place])


def audit(s: State) -> bool:
    """All 55 cards are there, the step is that of the table, and nobody is sure of what is not so."""
    for value in range(1, TOP + 1):
        face_down = 0
        for place in range(opened(s), KITTY):
            face_down += s.pile[place] == value
        if copies_of(s, value) + s.prizes[value] != value or face_down != s.deck[value]:
            return False
    if s.turn != OVER:
        secret = s.step == PASSING or s.step == BIDDING  # then no bid lies open; later that of the seat to move does
        if secret == (s.rows[s.turn][0] > 0) or not chosen_by(s, s.turn if secret else 0):
            return False
        if (s.gift > 0) != (s.step == GIVING) or (s.gift and s.prizes[s.gift] == 0):
            return False
        if s.step == CHOOSING and s.prizes[0] != 2:
            return False
    return sound(s.prizes) and bags_sound(s) and memory_sound(s) and deals_sound(s)


def longest(s: State) -> int:
    """The most decisions that a match with these options can take."""
    return longest_to_target(s, 8 * s.seats + 4 if s.version == LIGHT else 14 * s.seats + 1)


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed."""
    if s.step == CHOOSING and not CHOOSE <= action < GIVE:
        return because("KITTY-33", "choose-first")
    if s.step == GIVING and action < GIVE:
        return because("KITTY-19", "give-first", card=s.gift)
    if action < BID:
        if s.step == BIDDING:
            return because("KITTY-9", "passed-already")
        return because("KITTY-9", "not-in-hand", card=action - PASS + 1)
    if action < CHOOSE:
        if s.step == PASSING:
            return because("KITTY-9", "pass-first")
        return because("KITTY-11", "not-in-hand", card=action - BID + 1)
    if action < GIVE:
        if s.step != CHOOSING:
            return because("KITTY-33", "no-choice")
        return because("KITTY-33", "not-a-prize", card=action - CHOOSE + 1)
    return why_not_give(s, action - GIVE)


def why_not_give(s: State, seat: int) -> Reason:
    if s.step != GIVING:
        return because("KITTY-19", "no-gift")
    if seat >= s.seats:
        return because("KITTY-19", "nobody-there")
    if seat == s.turn:
        return because("KITTY-19", "not-to-yourself", card=s.gift)
    return because("KITTY-44", "not-to-a-mate", seat=seat)

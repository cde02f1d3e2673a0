"""Venture: everybody bids a card in secret, low bids catch the highest cards and others all that is lower; and nobody
wants cards, unless it is all of a value.
"""

from __future__ import annotations

from igroteka.games.pairs.deals import add_up, begin_deal, deal_around, last_deal_played, places, scores
from igroteka.games.pairs.deck import (
    FACES,
    NOBODY,
    PACK,
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
from igroteka.games.pairs.secret_choice import (
    choose,
    chosen_by,
    guess_choices,
    hide_choices,
    offer_hand,
)
from igroteka.games.pairs.venture.draft import (
    FIRST,
    deal_packs,
    forget,
    guess_packs,
    hide_packs,
    in_packs,
    keep,
    offer_pack,
    packs_sound,
    rounds_played,
)
from igroteka.games.pairs.venture.talk import Talk, claim, first_speaker, offer_changes, offer_claims
from igroteka.kernel import (
    OVER,
    Choice,
    Flag,
    Goal,
    Reason,
    Whole,
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
    put,
    sound,
    take,
    tell,
    unseen,
)

RULES = 1
BOX = "pairs"
PLAYERS = (3, 8)  # VENT-1
GOAL = Goal.MOST_POINTS
STOCK = (  # VENT-3, by option and number of players
    (0, 0, 0, 4, 3, 5, 7, 6, 7),
    (0, 0, 0, 7, 7, 5, 7, 6, 7),
    (0, 0, 0, 1, 3, 0, 1, 6, 7),
)
OPTIONS = {
    "stock": Choice(values=("table", "large", "remainder"), default="table", field="stock_rule"),
    "draft": Flag(),
    "deals": Whole(default=1, low=1, field="max_deals"),  # VENT-36
    "talk": Choice(values=("free", "claims"), default="free"),
    "captured_bid": Choice(values=("acts", "silent"), default="acts"),
}
CLAIMS, SILENT = 1, 1

KEEP, BID, CLAIM, STAY, CHANGE = 0, TOP, 2 * TOP, 3 * TOP + 1, 3 * TOP + 2
TOKENS = (
    *(f"{verb} {card}" for verb in ("keep", "bid", "claim") for card in range(1, TOP + 1)),
    "claim none",
    "stay",
    *(f"change {card}" for card in range(1, TOP + 1)),
)
DRAFTING, BIDDING, CLAIMING, CONFIRMING = range(4)

__all__ = ["FACES", "places", "scores"]


class State(Talk):
    """Bids that are turned up lie in `rows` as long as they are resolved, to show whose they are; `stock` is then the
    whole table, bids included.
    """

    stock = bag(TOP)
    captured = bag(SEATS, TOP)
    phase = i8()
    stock_rule = i8()
    captured_bid = i8()


def start(s: State) -> None:
    deal_cards(s)


def hand_size(s: State) -> int:
    return (PACK - STOCK[s.stock_rule][s.seats]) // s.seats  # VENT-4


def deal_cards(s: State) -> None:
    begin_deal(s)  # VENT-2
    clear_table(s)
    for _ in range(STOCK[s.stock_rule][s.seats]):
        put(s.stock, take(s, s.deck, "stock"))
    tell(s, "lay-stock", value=s.stock[0])
    s.size = hand_size(s)
    deal_around(s, s.size)
    if s.draft:
        deal_packs(s)  # VENT-41
        s.phase = DRAFTING
        s.turn = 0
    else:
        turn_up_stock(s)


def clear_table(s: State) -> None:
    for value in range(TOP + 1):
        s.stock[value] = 0
        for seat in range(s.seats):
            s.captured[seat][value] = 0
            s.played[seat][value] = 0


def turn_up_stock(s: State) -> None:
    for value in range(1, TOP + 1):  # VENT-5
        for _ in range(s.stock[value]):
            tell(s, "turn-stock", card=value)
    begin_round(s)


def begin_round(s: State) -> None:
    tell(s, "round", value=rounds_played(s) + 1)
    s.phase = BIDDING
    s.turn = 0


def actor(s: State) -> int:
    return s.turn


def legal(s: State, menu: list[int]) -> None:
    if s.phase == BIDDING:
        offer_hand(s, menu, BID)  # VENT-10
    elif s.phase == CLAIMING:
        offer_claims(menu, CLAIM)
    elif s.phase == CONFIRMING:
        offer(menu, STAY)
        offer_changes(s, menu, CHANGE)
    else:
        offer_pack(s, menu, KEEP)


def apply(s: State, action: int) -> None:
    if action < BID:
        if keep(s, action - KEEP + 1):
            turn_up_stock(s)
    elif action < CLAIM:
        lay_bid(s, action - BID + 1)
    elif action < STAY:
        speak(s, action - CLAIM + 1)
    elif action == STAY:
        confirm(s, s.chosen[s.turn])
    else:
        confirm(s, action - CHANGE + 1)


def lay_bid(s: State, card: int) -> None:
    tell(s, "bid", seat=s.turn, card=card, only=s.turn)
    if choose(s, card):
        if s.talk == CLAIMS:  # VENT-14
            s.phase = CLAIMING
            s.turn = first_speaker(s)
        else:
            resolve(s)


def speak(s: State, value: int) -> None:
    if claim(s, value):
        s.phase = CONFIRMING
        s.turn = 0


def confirm(s: State, card: int) -> None:
    """The bid stands, or another one takes its place (VENT-12)."""
    tell(s, "ready", seat=s.turn, card=card, only=s.turn)
    if choose(s, card):
        resolve(s)


def resolve(s: State) -> None:
    turn_up_bids(s)
    first = True
    seized = 0  # the value that the lowest bid has captured
    for value in range(1, TOP + 1):  # VENT-20
        group = owners(s, value)
        if group:
            seat = alone(group)
            if seat == NOBODY:
                tell(s, "tied", card=value, value=highest(s.stock) if first else 0)  # VENT-23, VENT-26
            elif first:
                seized = capture_highest(s, seat, value)
            elif value == seized and s.captured_bid == SILENT:
                tell(s, "silenced", seat=seat, card=value)
            else:
                capture_lower(s, seat, value)  # VENT-27: even if it was itself captured
            first = False
    end_round(s)


def turn_up_bids(s: State) -> None:
    """All bids join the stock: captures are made from the whole table (VENT-21)."""
    for seat in range(s.seats):
        card = s.chosen[seat]
        put(s.stock, card)
        put(s.played[seat], card)
        if s.draft:
            forget(s, seat, card)
    for value in range(1, TOP + 1):  # told in the order in which they will act (VENT-20)
        for seat in range(s.seats):
            if s.chosen[seat] == value:
                s.chosen[seat] = 0
                move(s.hands[seat], s.rows[seat], value)
                tell(s, "turn-up", seat=seat, card=value)


def capture_highest(s: State, seat: int, bid: int) -> int:
    """The lowest bid gets all cards of the highest value (VENT-24); that value."""
    tell(s, "lowest", seat=seat, card=bid)
    top = highest(s.stock)
    capture(s, seat, top)
    return top


def capture_lower(s: State, seat: int, bid: int) -> None:
    """Any other bid that nobody else made gets all that is lower (VENT-25): at least the bid resolved before it."""
    tell(s, "not-lowest", seat=seat, card=bid)
    for value in range(1, bid):
        if s.stock[value]:
            capture(s, seat, value)


def capture(s: State, seat: int, value: int) -> None:
    tell(s, "capture", seat=seat, card=value, value=s.stock[value])
    for _ in range(s.stock[value]):
        move(s.stock, s.captured[seat], value)  # VENT-28


def end_round(s: State) -> None:
    """What nobody captured is the next stock (VENT-29)."""
    for value in range(1, TOP + 1):
        if s.stock[value]:
            for seat in range(s.seats):
                if s.rows[seat][value]:
                    tell(s, "joins", card=value)
    for seat in range(s.seats):
        drop(s.rows[seat], lowest(s.rows[seat]))
        s.claims[seat] = 0
    if s.hands[0][0]:  # VENT-30
        begin_round(s)
    else:
        score_deal(s)


def score_deal(s: State) -> None:
    for seat in range(s.seats):
        for value in range(1, TOP + 1):
            if set_complete(s, seat, value):
                tell(s, "set", seat=seat, card=value)
        s.gained[seat] = points_of(s, seat)
    add_up(s)
    if last_deal_played(s):
        s.turn = OVER
    else:
        deal_cards(s)


def set_complete(s: State, seat: int, value: int) -> bool:
    """Whether a seat has some and all cards of a value, those of the stock included (VENT-32, VENT-33, VENT-34)."""
    mine = s.captured[seat][value]
    return mine > 0 and mine + s.stock[value] == value


def points_of(s: State, seat: int) -> int:
    """What a seat's captured cards count now."""
    sets = 0
    others = 0
    for value in range(1, TOP + 1):
        if set_complete(s, seat, value):
            sets += value
        else:
            others += s.captured[seat][value]
    return deal_points(sets, others)


def deal_points(sets: int, others: int) -> int:
    """What complete sets of so much together and so many other cards count (VENT-31, VENT-32)."""
    return sets - others


def redact(s: State, seat: int) -> None:
    if s.draft:
        hide_packs(s, seat)
        if s.phase == DRAFTING:
            hide(s.stock)
    hide_cards(s, seat)
    hide_choices(s, seat)


def resample(s: State, seat: int) -> None:
    redact(s, seat)
    gather_pack(s)
    unseen(s.pool, s.stock)
    for owner in range(s.seats):
        unseen(s.pool, s.captured[owner])
    if s.draft:
        guess_packs(s, seat)
        fill(s, s.stock, s.pool)
    deal_unseen(s)
    guess_choices(s)


def audit(s: State) -> bool:
    for value in range(1, TOP + 1):
        cards = copies_of(s, value) + s.stock[value] + copies_beside(s, s.captured, value)
        if s.draft:
            cards += in_packs(s, value)
        if cards != value:
            return False
    for seat in range(s.seats):
        if not sound(s.captured[seat]) or (s.claims[seat] and s.phase < CLAIMING):
            return False
    if s.draft and not packs_sound(s):
        return False
    return chosen_by(s, bids_laid(s)) and sound(s.stock) and bags_sound(s) and s.deal <= s.max_deals


def bids_laid(s: State) -> int:
    """How many seats have a bid on the table."""
    if s.turn == OVER or s.phase == DRAFTING:
        return 0
    return s.turn if s.phase == BIDDING else s.seats


def longest(s: State) -> int:
    """Exactly the decisions of a match with these options."""
    hand = hand_size(s)
    decisions = 3 * hand if s.talk == CLAIMS else hand
    if s.draft:
        decisions += hand - 1
    return decisions * s.seats * s.max_deals


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed."""
    if action < BID:
        return why_not_keep(s, action - KEEP + 1)
    if s.phase == DRAFTING:
        return because("VENT-41", "draft-first")
    if action < CLAIM:
        if s.phase == BIDDING:
            return because("VENT-10", "not-in-hand", card=action - BID + 1)
        return because("VENT-14", "claim-now") if s.phase == CLAIMING else because("VENT-14", "confirm-now")
    if s.talk != CLAIMS:
        return because("VENT-14", "talk-is-free")
    if s.phase == BIDDING:
        return because("VENT-14", "bid-first")
    if s.phase == CLAIMING:
        return because("VENT-14", "claim-now")
    if action < STAY:
        return because("VENT-14", "confirm-now")
    card = action - CHANGE + 1
    return because("VENT-14", "same-bid" if card == s.chosen[s.turn] else "not-in-hand", card=card)


def why_not_keep(s: State, card: int) -> Reason:
    if not s.draft:
        return because("VENT-5", "no-draft")
    if s.phase != DRAFTING:
        return because("VENT-44", "draft-is-over")
    return because("VENT-42" if s.hands[s.turn][0] < FIRST else "VENT-43", "not-in-pack", card=card)

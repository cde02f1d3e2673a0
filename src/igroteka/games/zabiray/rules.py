"""Zabiray: get rid of your cards, capture piles with За, Бе, Ру, or do what the back of the stock's top card says.

What may be laid on what stands in `top`; a *tile* is a card as it lies on the pile.
"""

from __future__ import annotations

from igroteka.games.zabiray.audit import audit
from igroteka.games.zabiray.backs import Backs
from igroteka.games.zabiray.cards import (
    BE,
    COLOURS,
    FACE,
    FACES,
    RU,
    SEARCH,
    WILD,
    WILD_BE,
    WILD_GREEN,
    WILD_RU,
    WILD_ZA,
    ZA,
    X,
    card_of,
    clear_pile,
    deal_hands,
    gather_pack,
    lay,
    lift_top,
    next_on_top,
    show_back,
    take_card,
    take_cards,
    top_of,
)
from igroteka.games.zabiray.decisions import (
    AUTO,
    CALLING,
    CATCH,
    CATCHING,
    DRAW,
    FINISHED,
    FOR_BE,
    FOR_RU,
    FOR_ZA,
    FORGET,
    NAME,
    NAMING,
    PASS,
    PLAYED,
    SAY,
    SEEK,
    TOKENS,
    TRIPLE,
    TURN,
)
from igroteka.games.zabiray.hidden import redact, resample
from igroteka.games.zabiray.reasons import why_not
from igroteka.games.zabiray.state import State  # noqa: TC001  it is part of the rules
from igroteka.games.zabiray.top import NUMBERS, OF_COLOUR, REVERSES, belongs, offer_cards
from igroteka.kernel import (
    NULL,
    OVER,
    Choice,
    Flag,
    Goal,
    Whole,
    choose_seat,
    drop,
    everybody,
    left_of,
    offer,
    put,
    rank,
    right_of,
    tell,
)

RULES = 1
BOX = "zabiray"
PLAYERS = (2, 6)  # ZAB-5
GOAL = Goal.MOST_POINTS
OPTIONS = {
    "backs": Backs(),
    "call": Choice(values=("manual", "auto"), default="manual", friendly="auto"),
    "flip_reverse": Flag(default=True),
    "flip_ru": Choice(values=("number", "take"), default="number"),
    "target": Whole(default=50, low=1),
    "max_rounds": Whole(default=None, low=1, null=True, simulated=200),
    "empty_stock": Choice(values=("play", "ends"), default="play"),  # ZAB-49
    "last_search": Choice(values=("void", "drawn"), default="void"),  # ZAB-50
}

PENALTY = 2  # ZAB-37
NOBODY = -1

__all__ = ["FACES", "TOKENS", "audit", "redact", "resample", "why_not"]


def start(s: State) -> None:
    s.went_out = NOBODY
    s.dealer = choose_seat(s, everybody(s), "first")  # ZAB-6
    deal_cards(s)


def deal_cards(s: State) -> None:
    s.round += 1
    tell(s, "round", value=s.round)
    tell(s, "dealer", seat=s.dealer)
    gather_pack(s)
    for seat in range(s.seats):
        s.piles[seat] = 0
    deal_hands(s, s.dealer)  # ZAB-7
    next_on_top(s)
    s.phase = TURN
    s.direction = 1
    s.turn = left_of(s, s.dealer)  # ZAB-8
    tell(s, "starts", seat=s.turn)
    show_back(s)


def actor(s: State) -> int:
    if s.phase == FINISHED:
        return OVER
    return s.asked if s.phase == CATCHING else s.turn


def legal(s: State, menu: list[int]) -> None:
    if s.phase == NAMING:
        for colour in range(len(COLOURS)):
            offer(menu, NAME + colour)
    elif s.phase == CALLING:
        offer(menu, SAY)
        offer(menu, FORGET)
    elif s.phase == CATCHING:
        offer(menu, CATCH)
        offer(menu, PASS)
    elif top_of(s) == SEARCH:
        offer(menu, SEEK)  # ZAB-33, ZAB-35: and nothing else
    else:
        offer_cards(menu, s.hands[s.turn], top_of(s))  # ZAB-15
        cannot_play = menu[0] == 0
        if s.back or cannot_play or s.empty_stock:  # ZAB-10, ZAB-22: at will, but an empty stock is no refuge
            offer(menu, DRAW)


def apply(s: State, action: int) -> None:
    if action < TRIPLE:
        play_card(s, PLAYED[action])
    elif action < DRAW:
        play_triple(s, action - TRIPLE)
    elif action == DRAW:
        follow_back(s)
    elif action == SEEK:
        seek_number(s)
    elif action < SAY:
        name_colour(s, action - NAME)
    elif action == SAY:
        say_it(s)
    elif action == FORGET:
        forget_to_say(s)
    elif action == CATCH:
        catch(s)
    else:
        let_pass(s)


def play_card(s: State, tile: int) -> None:
    lay_from_hand(s, tile)
    if tile in (RU, WILD_RU):
        capture(s)  # ZAB-19
    elif s.hands[s.turn][0] == 0:
        if tile == SEARCH and s.last_search:
            search_after_all(s)
        go_out(s)  # whatever else the card would do
    else:
        end_turn(s, tile)


def lay_from_hand(s: State, tile: int) -> None:
    drop(s.hands[s.turn], card_of(tile))
    lay(s, tile)
    tell(s, "play", seat=s.turn, card=FACE + tile)


def capture(s: State) -> None:
    """The whole pile becomes one captured pile; then «Заберу!» is due (ZAB-19)."""
    s.piles[s.turn] += 1
    tell(s, "capture", seat=s.turn, value=s.pile_size)
    for place in range(s.pile_size):
        put(s.captured, card_of(s.pile[place]))  # ZAB-20
    clear_pile(s)
    if s.call == AUTO:
        end_capture(s)
    else:
        s.phase = CALLING


def say_it(s: State) -> None:
    tell(s, "say", seat=s.turn)
    end_capture(s)


def end_capture(s: State) -> None:
    """The call is settled: whoever captured with the last card is out now, not before (R-11)."""
    s.asked = 0
    if s.hands[s.turn][0]:
        pass_turn(s)  # ZAB-21
    else:
        go_out(s)


def pass_turn(s: State) -> None:
    s.phase = TURN
    s.turn = next_seat(s)  # ZAB-11


def next_seat(s: State) -> int:
    return left_of(s, s.turn) if s.direction > 0 else right_of(s, s.turn)


def follow_back(s: State) -> None:
    """Do what the back of the stock's top card says (ZAB-22)."""
    back = s.back
    if back == 0:
        run_out(s)
    elif back < X:
        if take_cards(s, s.turn, back):  # ZAB-23
            tell(s, "follow-number", seat=s.turn, value=back)  # what is told last stays to be read
            pass_turn(s)
        else:
            run_out(s)
    elif back == X:
        tell(s, "follow-x", seat=s.turn)
        turn_up(s)  # ZAB-24
    else:
        colour = back - X
        tell(s, "follow-dot", seat=s.turn, value=colour)
        take_until(s, OF_COLOUR[colour])  # ZAB-26


def take_until(s: State, wanted: int) -> None:
    """Take cards, the top one first, until one of a group comes, which goes on the pile."""
    taken = take_others(s, s.turn, wanted)
    if s.back:
        if taken:
            tell(s, "until", seat=s.turn, value=taken)
        turn_up(s)
    else:
        run_out(s)


def take_others(s: State, seat: int, wanted: int) -> int:
    """A seat takes cards until one of a group is on top of the stock, or nothing is left; how many."""
    taken = 0
    while s.back and not belongs(s.face_down, wanted):
        take_card(s, seat)
        taken += 1
    return taken


def turn_up(s: State) -> None:
    """The stock's top card goes on the pile, on whatever lies there, and works as if it had been played (R-6).

    As only the top counts, this breaks the sequence (ZAB-25), and a За or Бе begins another (R-8).
    """
    below = top_of(s)
    card = lay_from_stock(s, s.turn)
    if card == WILD:
        s.phase = NAMING
    elif card == RU and s.flip_ru and below in (BE, WILD_BE):
        capture(s)
    elif s.flip_reverse:
        end_turn(s, card)
    else:
        pass_turn(s)


def lay_from_stock(s: State, seat: int) -> int:
    """Whether it was sought is told with the card, after the next back: what is told last stays to be read."""
    sought = 1 if top_of(s) == SEARCH else 0
    card = lift_top(s)
    lay(s, card)
    show_back(s)
    tell(s, "turn-up", seat=seat, card=FACE + card, value=sought)
    return card


def end_turn(s: State, laid: int) -> None:
    if belongs(laid, REVERSES):
        turn_round(s)
    else:
        pass_turn(s)


def turn_round(s: State) -> None:
    """From now on the other way (ZAB-28)."""
    s.direction = -s.direction
    if s.seats == 2:
        tell(s, "again", seat=s.turn)  # ZAB-29
    else:
        tell(s, "turn-round")
        pass_turn(s)


def name_colour(s: State, colour: int) -> None:
    """What a wild that was turned up stands for; a wild from the hand is played with its colour (ZAB-31)."""
    s.pile[s.pile_size - 1] = WILD_GREEN + colour
    tell(s, "name", seat=s.turn, value=colour + 1)
    pass_turn(s)


def seek_number(s: State) -> None:
    tell(s, "seek", seat=s.turn)
    take_until(s, NUMBERS)  # ZAB-35, ZAB-36


def search_after_all(s: State) -> None:
    """Somebody's last card was a search: the next player draws before the deal is counted (ZAB-50)."""
    seat = next_seat(s)
    tell(s, "seek", seat=seat)
    take_others(s, seat, NUMBERS)
    if s.back:
        lay_from_stock(s, seat)


def forget_to_say(s: State) -> None:
    """Everybody else may notice, clockwise whatever the direction of play (R-17)."""
    tell(s, "forget", seat=s.turn)
    s.phase = CATCHING
    s.asked = left_of(s, s.turn)


def catch(s: State) -> None:
    tell(s, "catch", seat=s.asked, other=s.turn)
    if take_cards(s, s.turn, PENALTY):  # ZAB-37
        end_capture(s)
    else:
        run_out(s)


def let_pass(s: State) -> None:
    s.asked = left_of(s, s.asked)
    if s.asked == s.turn:
        tell(s, "unnoticed", seat=s.turn)  # ZAB-38
        end_capture(s)


def play_triple(s: State, stand_ins: int) -> None:
    """Three at once (ZAB-39), a wild for each that is stood in for (ZAB-32)."""
    tell(s, "triple", seat=s.turn)
    lay_from_hand(s, WILD_ZA if stand_ins & FOR_ZA else ZA)
    lay_from_hand(s, WILD_BE if stand_ins & FOR_BE else BE)
    lay_from_hand(s, WILD_RU if stand_ins & FOR_RU else RU)
    capture(s)


def go_out(s: State) -> None:
    tell(s, "out", seat=s.turn)  # ZAB-41
    end_deal(s, s.turn)


def run_out(s: State) -> None:
    """A card must be taken, and the stock has none (ZAB-43)."""
    tell(s, "run-out", seat=s.turn)
    end_deal(s, NOBODY)


def end_deal(s: State, out: int) -> None:
    s.asked = 0
    s.went_out = out
    if count_deal(s):
        s.phase = FINISHED
    else:
        s.dealer = left_of(s, s.dealer)  # ZAB-42
        deal_cards(s)


def count_deal(s: State) -> bool:
    """Everybody's points for a deal; whether it was the last (ZAB-47)."""
    over = s.round == s.max_rounds
    for seat in range(s.seats):
        score_deal(s, seat)
        over = over or s.points[seat] >= s.target
    return over


def score_deal(s: State, seat: int) -> None:
    """A point for each captured pile (ZAB-45, ZAB-46); whoever went out also gets one for each card in other hands."""
    points = s.piles[seat]
    tell(s, "piles", seat=seat, value=points)
    if seat == s.went_out:  # ZAB-44
        for other in range(s.seats):
            if other != seat:
                points += s.hands[other][0]
                tell(s, "left-over", seat=seat, value=s.hands[other][0], other=other)
    s.last_piles[seat] = s.piles[seat]
    s.last_held[seat] = s.hands[seat][0]
    s.last_points[seat] = points
    s.points[seat] += points
    tell(s, "score", seat=seat, value=points)
    tell(s, "total", seat=seat, value=s.points[seat])


def scores(s: State, out: list[int]) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat]


def places(s: State, out: list[int]) -> None:
    rank(s, out, s.points)


def longest(s: State) -> int:
    """The most decisions that a match with these options can take (R-25); without a limit, of 200 deals."""
    return (223 + 13 * s.seats) * (200 if s.max_rounds == NULL else s.max_rounds)

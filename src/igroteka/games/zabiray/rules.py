"""Zabiray: get rid of your cards, capture piles with За, Бе, Ру, or do what the back of the stock's top card says."""

from __future__ import annotations

from igroteka.games.zabiray.audit import audit
from igroteka.games.zabiray.backs import Backs
from igroteka.games.zabiray.cards import (
    BACK,
    BE,
    FACE,
    FACES,
    HAND,
    RU,
    SEARCH,
    SEATS,
    WILD,
    WILD_BE,
    WILD_GREEN,
    WILD_RU,
    WILD_ZA,
    ZA,
    Cards,
    X,
    card_of,
    clear_pile,
    deal_card,
    gather_pack,
    lay,
    lift_top,
    next_on_top,
    take_card,
    top_of,
)
from igroteka.games.zabiray.decisions import (
    CALLING,
    CATCH,
    CATCHING,
    DRAW,
    FINISHED,
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
from igroteka.games.zabiray.top import NUMBERS, OF_COLOUR, REVERSES, offer_cards
from igroteka.kernel import (
    NULL,
    OVER,
    Choice,
    Flag,
    Whole,
    choose_seat,
    drop,
    everybody,
    i8,
    i32,
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
OPTIONS = {
    "backs": Backs(),
    "call": Choice(values=("manual", "auto"), default="manual"),
    "flip_reverse": Flag(default=True),
    "flip_ru": Choice(values=("number", "take"), default="number"),
    "target": Whole(default=50, low=1),
    "max_rounds": Whole(default=None, low=1, null=True, simulated=200),
}

PENALTY = 2  # ZAB-37
NOBODY = -1

__all__ = ["FACES", "TOKENS", "audit", "redact", "resample", "why_not"]


class State(Cards):
    points = i32(SEATS)  # of the match
    round = i32()
    piles = i8(SEATS)  # captured in this deal
    phase = i8()
    turn = i8()  # whose turn it is; while a call is due, who captured
    asked = i8()  # who may catch now
    direction = i8()  # 1 clockwise, −1 the other way
    dealer = i8()
    went_out = i8()  # of the last finished deal: who went out, and what everybody had
    last_piles = i8(SEATS)
    last_held = i8(SEATS)
    last_points = i8(SEATS)
    call = i8()  # 1: «Заберу!» counts as said
    flip_reverse = i8()
    flip_ru = i8()  # 1: a Ру turned up on Бе captures
    target = i32()
    max_rounds = i32()


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
    seat = s.dealer
    for _ in range(HAND * s.seats):  # ZAB-7
        seat = left_of(s, seat)
        card = deal_card(s, seat)
        tell(s, "deal", seat=seat, card=FACE + card, only=seat)
    next_on_top(s)
    s.phase = TURN
    s.direction = 1
    s.turn = left_of(s, s.dealer)  # ZAB-8
    tell(s, "starts", seat=s.turn)
    show_back(s)


def show_back(s: State) -> None:
    if s.back:
        tell(s, "back", card=BACK + s.back)
    else:
        tell(s, "stock-empty")


def actor(s: State) -> int:
    if s.phase == FINISHED:
        return OVER
    return s.asked if s.phase == CATCHING else s.turn


def legal(s: State, menu: list[int]) -> None:
    if s.phase == NAMING:
        for colour in range(3):
            offer(menu, NAME + colour)
    elif s.phase == CALLING:
        offer(menu, SAY)
        offer(menu, FORGET)
    elif s.phase == CATCHING:
        offer(menu, CATCH)
        offer(menu, PASS)
    elif top_of(s) == SEARCH:
        offer(menu, SEEK)  # ZAB-35: and nothing else
    else:
        offer_cards(menu, s.hands[s.turn], top_of(s))  # ZAB-15
        if s.back or menu[0] == 0:  # ZAB-22; an empty stock is no refuge
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
        tell(s, "say", seat=s.turn)
        go_on(s)
    elif action == FORGET:
        tell(s, "forget", seat=s.turn)
        s.phase = CATCHING
        s.asked = left_of(s, s.turn)
    elif action == CATCH:
        catch(s)
    else:
        let_pass(s)


def play_card(s: State, tile: int) -> None:
    lay_from_hand(s, tile)
    if tile in (RU, WILD_RU):
        capture(s)  # ZAB-19
    elif s.hands[s.turn][0] == 0:
        go_out(s)
    else:
        end_turn(s, tile)


def play_triple(s: State, wilds: int) -> None:
    tell(s, "triple", seat=s.turn)
    lay_from_hand(s, WILD_ZA if wilds & 1 else ZA)
    lay_from_hand(s, WILD_BE if wilds & 2 else BE)
    lay_from_hand(s, WILD_RU if wilds & 4 else RU)
    capture(s)


def lay_from_hand(s: State, tile: int) -> None:
    drop(s.hands[s.turn], card_of(tile))
    lay(s, tile)
    tell(s, "play", seat=s.turn, card=FACE + tile)


def end_turn(s: State, laid: int) -> None:
    """The next player's turn, after a reverse card the other way round (ZAB-28)."""
    if REVERSES >> laid & 1:
        s.direction = -s.direction
        if s.seats == 2:
            tell(s, "again", seat=s.turn)  # ZAB-29
            return
        tell(s, "turn-round")
    pass_turn(s)


def pass_turn(s: State) -> None:
    s.phase = TURN
    s.turn = left_of(s, s.turn) if s.direction > 0 else right_of(s, s.turn)  # ZAB-11


def follow_back(s: State) -> None:
    """Do what the back of the stock's top card says (ZAB-22)."""
    back = s.back
    if back == 0:
        run_out(s)
    elif back < X:
        tell(s, "follow-number", seat=s.turn, value=back)
        if take_cards(s, back):  # ZAB-23
            pass_turn(s)
        else:
            run_out(s)
    elif back == X:
        tell(s, "follow-x", seat=s.turn)
        turn_up(s, lift_top(s))  # ZAB-24
    else:
        tell(s, "follow-dot", seat=s.turn, value=back - X)
        take_until(s, OF_COLOUR[back - X])  # ZAB-26


def take_cards(s: State, number: int) -> bool:
    """Whether the stock held that many."""
    for _ in range(number):
        if s.back == 0:
            return False
        draw_card(s)
    show_back(s)
    return True


def draw_card(s: State) -> None:
    card = take_card(s, s.turn)
    tell(s, "draw", seat=s.turn, card=FACE + card, only=s.turn)


def take_until(s: State, wanted: int) -> None:
    """Take cards until one of a group comes, which goes on the pile."""
    while s.back:
        if wanted >> s.face_down & 1:
            turn_up(s, lift_top(s))
            return
        draw_card(s)
    run_out(s)


def turn_up(s: State, card: int) -> None:
    """A card from the stock goes on the pile, on whatever lies there, and works as if it had been played (R-6)."""
    below = top_of(s)
    lay(s, card)
    tell(s, "turn-up", seat=s.turn, card=FACE + card)
    show_back(s)
    if card == WILD:
        s.phase = NAMING
    elif card == RU and s.flip_ru and below in (BE, WILD_BE):
        capture(s)
    elif s.flip_reverse:
        end_turn(s, card)
    else:
        pass_turn(s)


def name_colour(s: State, colour: int) -> None:
    s.pile[s.pile_size - 1] = WILD_GREEN + colour
    tell(s, "name", seat=s.turn, value=colour + 1)
    pass_turn(s)


def seek_number(s: State) -> None:
    tell(s, "seek", seat=s.turn)
    take_until(s, NUMBERS)  # ZAB-35, 36


def capture(s: State) -> None:
    """The whole pile becomes one captured pile; then «Заберу!» is due (ZAB-19)."""
    s.piles[s.turn] += 1
    tell(s, "capture", seat=s.turn, value=s.pile_size)
    for place in range(s.pile_size):
        put(s.captured, card_of(s.pile[place]))  # ZAB-20
    clear_pile(s)
    if s.call:
        go_on(s)
    else:
        s.phase = CALLING


def go_on(s: State) -> None:
    s.asked = 0
    if s.hands[s.turn][0]:
        pass_turn(s)  # ZAB-21
    else:
        go_out(s)


def catch(s: State) -> None:
    tell(s, "catch", seat=s.asked, other=s.turn)
    if take_cards(s, PENALTY):  # ZAB-37
        go_on(s)
    else:
        run_out(s)


def let_pass(s: State) -> None:
    s.asked = left_of(s, s.asked)
    if s.asked == s.turn:
        tell(s, "unnoticed", seat=s.turn)  # ZAB-38
        go_on(s)


def go_out(s: State) -> None:
    tell(s, "out", seat=s.turn)  # ZAB-41
    end_deal(s, s.turn)


def run_out(s: State) -> None:
    tell(s, "run-out", seat=s.turn)  # ZAB-43
    end_deal(s, NOBODY)


def end_deal(s: State, out: int) -> None:
    s.asked = 0
    s.went_out = out
    over = s.round == s.max_rounds
    for seat in range(s.seats):
        s.last_piles[seat] = s.piles[seat]
        s.last_held[seat] = s.hands[seat][0]
        s.last_points[seat] = points_of_deal(s, seat, out)
        s.points[seat] += s.last_points[seat]
        over = over or s.points[seat] >= s.target  # ZAB-47
        tell(s, "score", seat=seat, value=s.last_points[seat])
        tell(s, "total", seat=seat, value=s.points[seat])
    if over:
        s.phase = FINISHED
    else:
        s.dealer = left_of(s, s.dealer)  # ZAB-42
        deal_cards(s)


def points_of_deal(s: State, seat: int, out: int) -> int:
    """A point a captured pile (ZAB-45, 46); whoever went out also gets one for each card in other hands (ZAB-44)."""
    points = s.piles[seat]
    tell(s, "piles", seat=seat, value=points)
    for other in range(s.seats):
        if seat == out and other != seat:
            points += s.hands[other][0]
            tell(s, "left-over", seat=seat, value=s.hands[other][0], other=other)
    return points


def scores(s: State, out: list[int]) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat]


def places(s: State, out: list[int]) -> None:
    rank(s, out, s.points)


def longest(s: State) -> int:
    """The most decisions that a match with these options can take (R-25)."""
    return (223 + 13 * s.seats) * (200 if s.max_rounds == NULL else s.max_rounds)

"""Charidice: throw six dice up to three times, count a set; every other die is a gift to the left neighbour."""

from __future__ import annotations

from igroteka.games.charidice.dice import (
    ALL,
    COUNT,
    DICE,
    FACES,
    FOUR_OF_A_COLOUR,
    SIZE,
    SQUARE,
    Dice,
    bonus_of,
    by_colour,
    by_number,
    countable,
    face_up,
    points_of,
    side,
    why_not_countable,
)
from igroteka.kernel import (
    NULL,
    OVER,
    Flag,
    Goal,
    Reason,
    Whole,
    because,
    choose_seat,
    everybody,
    i8,
    i16,
    left_of,
    offer,
    right_of,
    roll,
    tell,
)

RULES = 1
BOX = "charidice"
PLAYERS = (2, 4)  # CHARI-1
GOAL = Goal.MOST_POINTS
SEATS = 4
ROUNDS = 20  # as many as a sheet may have
OPTIONS = {
    "count": COUNT,
    "square": SQUARE,
    "first_seat": Whole(default=None, low=0, null=True, below_players=True),
    "rounds": Whole(default=7, low=1, high=ROUNDS),  # CHARI-6
    "late_request": Flag(),  # CHARI-54
}

ASK, PASS, STOP = 0, 1, 2
ROLL = STOP  # plus the dice to throw; to throw none is to stop
SCORE = ROLL + ALL  # plus the dice to count
SETS = tuple("".join(name for die, name in enumerate(DICE) if dice >> die & 1) for dice in range(1, ALL + 1))
TOKENS = ("ask", "pass", "stop", *(f"roll {dice}" for dice in SETS), *(f"score {dice}" for dice in SETS))

__all__ = ["FACES", "side"]

CHARITY, GREAT_CHARITY, GREAT_FROM = 20, 30, 61  # CHARI-62, CHARI-63

REQUEST, REROLL, SCORING, FINISHED, LATE_REQUEST = 0, 1, 2, 3, 4  # phases
COUNTED, BONUS, RECEIVED, DONATED, CELLS = 0, 1, 2, 3, 4  # the cells of a row (CHARI-15)


class State(Dice):
    throw = i8()
    phase = i8()
    turn = i8()
    round = i8()
    first = i8()
    asked = i8()  # the gift of this turn counts double
    request_used = i8(SEATS)
    counted = i16(SEATS)  # the totals of the four columns
    bonus = i16(SEATS)
    received = i16(SEATS)
    donated = i16(SEATS)
    sheet = i8(SEATS, CELLS * ROUNDS)  # the rows, one after the other
    first_seat = i8()
    rounds = i8()
    late_request = i8()  # 1: one may still ask when the thrower has stopped


def start(s: State) -> None:
    s.first = s.first_seat if s.first_seat != NULL else choose_seat(s, everybody(s), "first")  # CHARI-5
    s.turn = s.first
    tell(s, "starts", seat=s.first)
    begin_round(s)


def begin_round(s: State) -> None:
    s.round += 1
    tell(s, "round", value=s.round)
    begin_turn(s)


def begin_turn(s: State) -> None:
    s.throw = 0
    tell(s, "throw", seat=s.turn)
    throw_dice(s, ALL)  # CHARI-10


def throw_dice(s: State, dice: int) -> None:
    s.throw += 1
    for die in range(6):
        if dice >> die & 1:
            s.dice[die] = 1 + roll(s, 6, "roll", die)
            tell(s, "die", card=face_up(s, die))
    if s.throw == 3:
        s.phase = SCORING  # CHARI-13
    elif s.request_used[left_of(s, s.turn)]:
        s.phase = REROLL
    else:
        s.phase = REQUEST  # CHARI-51


def actor(s: State) -> int:
    if s.phase == FINISHED:
        return OVER
    return left_of(s, s.turn) if requesting(s) else s.turn


def requesting(s: State) -> bool:
    """Whether the left neighbour decides now about the greatest gift."""
    return s.phase == REQUEST or s.phase == LATE_REQUEST


def legal(s: State, menu: list[int]) -> None:
    if requesting(s):
        offer(menu, ASK)
        offer(menu, PASS)
    elif s.phase == REROLL:
        offer_throws(menu)
    elif s.phase == SCORING:
        sets = countable(s)
        for dice in range(1, ALL + 1):
            if sets & 1:
                offer(menu, SCORE + dice)
            sets >>= 1


def offer_throws(menu: list[int]) -> None:
    """Stop, or throw any dice again (CHARI-11, CHARI-12). Always the same 64, so they are written in one go."""
    for dice in range(ALL + 1):
        menu[1 + dice] = ROLL + dice
    menu[0] = ALL + 1


def apply(s: State, action: int) -> None:
    if action == ASK:
        ask_greatest_gift(s)
    elif action == PASS:
        end_request(s)
    elif action == STOP:
        stop_throwing(s)
    elif action <= ROLL + ALL:
        tell(s, "again", seat=s.turn, value=SIZE[action - ROLL])
        throw_dice(s, action - ROLL)
    else:
        count_dice(s, action - SCORE)


def ask_greatest_gift(s: State) -> None:
    seat = left_of(s, s.turn)
    s.request_used[seat] = 1  # CHARI-50, CHARI-52
    s.asked = 1
    end_request(s)
    tell(s, "ask", seat=seat, other=s.turn)


def end_request(s: State) -> None:
    s.phase = REROLL if s.phase == REQUEST else SCORING


def stop_throwing(s: State) -> None:
    tell(s, "stop", seat=s.turn)
    may_ask = s.late_request and not s.request_used[left_of(s, s.turn)]
    s.phase = LATE_REQUEST if may_ask else SCORING  # CHARI-54


def worth(number: int) -> int:
    """What a die is worth as a gift (CHARI-41, CHARI-42)."""
    return 2 * number if number >= 5 else number


def gift_of(s: State, dice: int) -> int:
    """What all dice outside of a set are worth to the left neighbour (CHARI-40, CHARI-44)."""
    gift = 0
    for die in range(6):
        gift += worth(s.dice[die]) * (~dice >> die & 1)
    return gift * (1 + s.asked)  # CHARI-53


def count_dice(s: State, dice: int) -> None:
    points = points_of(s, dice)
    bonus = bonus_of(s, dice)
    gift = gift_of(s, dice)
    write_down(s, s.turn, points, bonus, gift)
    for die in range(6):
        if dice >> die & 1:
            tell(s, "scored", seat=s.turn, card=face_up(s, die))
    tell(s, "count", seat=s.turn, value=points)
    if bonus == FOUR_OF_A_COLOUR:
        tell_four(s, dice)
    if bonus:
        tell(s, "bonus", seat=s.turn, value=bonus)
    tell_gift(s, dice, gift)
    end_turn(s)


def write_down(s: State, seat: int, points: int, bonus: int, gift: int) -> None:
    """A turn in the rows of this round: of the seat, and of its left neighbour (CHARI-43)."""
    neighbour = left_of(s, seat)
    row = CELLS * (s.round - 1)
    s.counted[seat] += points
    s.sheet[seat][row + COUNTED] = points
    s.bonus[seat] += bonus
    s.sheet[seat][row + BONUS] = bonus
    s.received[neighbour] += gift
    s.sheet[neighbour][row + RECEIVED] = gift
    s.donated[seat] += gift
    s.sheet[seat][row + DONATED] = gift


def tell_four(s: State, dice: int) -> None:
    """What the four share, for both pay alike (CHARI-21, CHARI-32): a colour, by its place from 1, or a number."""
    colours = by_colour(s)
    numbers = by_number(s)
    for index in range(6):
        if dice & (colours >> 6 * index) == dice:
            tell(s, "four-colour", seat=s.turn, value=index + 1)
        if dice & (numbers >> 6 * index) == dice:
            tell(s, "four-number", seat=s.turn, value=index + 1)


def tell_gift(s: State, dice: int, gift: int) -> None:
    for die in range(6):
        if ~dice >> die & 1:
            tell(s, "give", card=face_up(s, die), value=worth(s.dice[die]), other=left_of(s, s.turn))
    if s.asked:
        tell(s, "doubled", value=gift // 2)
    if dice == ALL:
        tell(s, "no-gift", seat=s.turn)
    else:
        tell(s, "gift", seat=s.turn, value=gift, other=left_of(s, s.turn))


def end_turn(s: State) -> None:
    s.asked = 0
    s.turn = left_of(s, s.turn)  # CHARI-14
    if s.turn != s.first:
        begin_turn(s)
    elif s.round < s.rounds:
        begin_round(s)
    else:
        finish(s)  # CHARI-60


def finish(s: State) -> None:
    s.phase = FINISHED
    for seat in range(s.seats):
        if charity(s, seat):
            tell(s, "charity", seat=seat, value=charity(s, seat))
    for seat in range(s.seats):
        tell(s, "total", seat=seat, value=total(s, seat))


def earned(s: State, seat: int) -> int:
    """The total without the charity bonus; what a seat gave is not in it (CHARI-61)."""
    return s.counted[seat] + s.bonus[seat] + s.received[seat]


def charity(s: State, seat: int) -> int:
    """The charity bonus that a seat has, or would have if the game ended now (CHARI-62, CHARI-63, CHARI-64)."""
    for other in range(s.seats):
        if s.donated[other] > s.donated[seat]:
            return 0
    return GREAT_CHARITY if s.donated[seat] >= GREAT_FROM else CHARITY


def total(s: State, seat: int) -> int:
    return earned(s, seat) + charity(s, seat)


def redact(s: State, seat: int) -> None:
    """Everything lies open."""


def resample(s: State, seat: int) -> None:
    redact(s, seat)


def scores(s: State, out: list[int]) -> None:
    for seat in range(s.seats):
        out[seat] = total(s, seat)


def places(s: State, out: list[int]) -> None:
    for seat in range(s.seats):  # CHARI-65
        out[seat] = 1
        for other in range(s.seats):
            if total(s, other) > total(s, seat):
                out[seat] += 1


def audit(s: State) -> bool:
    """The sheets add up, every gift has arrived, and exactly the turns that were played are on paper."""
    seat = s.first
    rows = s.round
    for _ in range(s.seats):
        if seat == s.turn and s.phase != FINISHED:
            rows = s.round - 1
        if not sheet_adds_up(s, seat, rows):
            return False
        seat = left_of(s, seat)
    for die in range(6):
        if not 1 <= s.dice[die] <= 6:
            return False
    used = s.request_used[left_of(s, s.turn)]
    if (requesting(s) and used) or (s.asked and not used):
        return False
    open_throws = requesting(s) or s.phase == REROLL
    return 1 <= s.round <= s.rounds and 1 <= s.throw <= (2 if open_throws else 3)


def sheet_adds_up(s: State, seat: int, rows: int) -> bool:
    counted = 0
    bonus = 0
    received = 0
    donated = 0
    neighbour = s.sheet[left_of(s, seat)]
    for row in range(ROUNDS):
        cell = CELLS * row
        counted += s.sheet[seat][cell + COUNTED]
        bonus += s.sheet[seat][cell + BONUS]
        received += s.sheet[seat][cell + RECEIVED]
        donated += s.sheet[seat][cell + DONATED]
        if (s.sheet[seat][cell + COUNTED] > 0) != (row < rows):
            return False
        if s.sheet[seat][cell + DONATED] != neighbour[cell + RECEIVED]:
            return False
    columns_right = counted == s.counted[seat] and bonus == s.bonus[seat]
    return columns_right and received == s.received[seat] and donated == s.donated[seat]


def longest(s: State) -> int:
    """The most decisions that a game with these options can take: two requests, two throws and the count a turn, and
    the late request after a stop.
    """
    return (5 + s.late_request) * s.seats * s.rounds


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed."""
    if s.phase == FINISHED:
        return because("CHARI-60", "over")
    if requesting(s):
        return because("CHARI-14", "not-your-dice", seat=s.turn)
    if action == ASK and s.request_used[s.turn]:
        return because("CHARI-50", "asked-already")
    if action <= PASS:
        return because("CHARI-51", "ask-in-their-turn", seat=right_of(s, s.turn))
    if s.phase == REROLL:
        return because("CHARI-11", "stop-first")
    if action <= ROLL + ALL:
        return because("CHARI-13", "third-throw-made") if s.throw == 3 else because("CHARI-11", "stopped")
    return why_not_countable(s, action - SCORE)

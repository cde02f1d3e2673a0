"""Five Cards: two players build five columns between them; the higher sum in a column scores its common card."""

from __future__ import annotations

from igroteka.games.pairs.deck import FACES, PACK, TOP
from igroteka.games.pairs.rounds import MAX_ROUNDS, Rounds, begin_round, last_round_played, longest_match, rounds_sound
from igroteka.kernel import (
    OVER,
    Goal,
    Reason,
    Whole,
    bag,
    because,
    choose_seat,
    everybody,
    i8,
    i32,
    left_of,
    move_all,
    offer,
    put,
    rank,
    sound,
    take,
    tell,
)

RULES = 1
BOX = "pairs"
PLAYERS = (2, 2)  # FIVE-1
GOAL = Goal.MOST_POINTS
OPTIONS = {
    "target": Whole(default=100, low=1),
    "max_rounds": MAX_ROUNDS,
}

COLUMNS = 5
MOST_PLACED = 35  # in a round (FIVE-15)
TOKENS = tuple(f"col {column}" for column in range(1, TOP + 1))  # a column is named by its common card
NOBODY, COMMON, PLACED = 0, 1, 2  # whose card lies in a place of a column: PLACED + seat for a player's

__all__ = ["FACES"]


class State(Rounds):
    deck = bag(TOP)
    aside = bag(TOP)  # equal cards, while common cards are turned up; empty otherwise
    common = i8(COLUMNS)  # the row in the middle, ascending
    columns = i8(TOP + 1, TOP + 1)  # by common card and value: a column has no value twice (FIVE-12)
    card = i8()  # the card to be placed; after the match the one that fitted nowhere
    first = i8()  # who has begun the round
    turn = i8()
    points = i32(PLAYERS[1])
    target = i32()


def start(s: State) -> None:
    begin_round(s)
    lay_common_cards(s)
    s.first = choose_seat(s, everybody(s), "first")  # FIVE-6
    begin_turns(s)


def lay_common_cards(s: State) -> None:
    """Five different values in the middle; the deck is all that is left of the 55 (FIVE-2, FIVE-3, FIVE-4, FIVE-5)."""
    for value in range(1, TOP + 1):
        s.deck[value] = value
        for other in range(1, TOP + 1):
            s.columns[value][other] = NOBODY
    s.deck[0] = PACK
    laid = 0
    while laid < COLUMNS:
        card = take(s, s.deck, "common")
        if s.columns[card][card] == NOBODY:
            s.columns[card][card] = COMMON
            laid += 1
            tell(s, "common", card=card)
        else:
            put(s.aside, card)
            tell(s, "aside", card=card)
    if s.aside[0]:
        tell(s, "shuffled-back", value=s.aside[0])
        move_all(s.aside, s.deck)
    laid = 0
    for value in range(1, TOP + 1):
        if s.columns[value][value] == COMMON:
            s.common[laid] = value
            laid += 1


def begin_turns(s: State) -> None:
    s.turn = s.first
    tell(s, "starts", seat=s.turn)
    turn_up_card(s)  # the first card of a round fits somewhere


def turn_up_card(s: State) -> None:
    s.card = take(s, s.deck, "draw", s.turn)  # FIVE-10
    tell(s, "draw", seat=s.turn, card=s.card)


def actor(s: State) -> int:
    return s.turn


def legal(s: State, menu: list[int]) -> None:
    for place in range(COLUMNS):
        column = s.common[place]
        if s.columns[column][s.card] == NOBODY:  # FIVE-12
            offer(menu, column - 1)


def fits(s: State) -> bool:
    """Whether the card that was turned up can be placed at all."""
    columns = 0
    for place in range(COLUMNS):
        columns += s.columns[s.common[place]][s.card] == NOBODY
    return columns > 0


def apply(s: State, action: int) -> None:
    column = action + 1
    s.columns[column][s.card] = PLACED + s.turn  # FIVE-11
    tell(s, "place", seat=s.turn, card=s.card, value=column)
    tell_lead(s, column)
    s.turn = left_of(s, s.turn)  # FIVE-9
    turn_up_card(s)
    if not fits(s):
        end_round(s)


def tell_lead(s: State, column: int) -> None:
    """If the card just placed changes what the column would score: who leads there now, or that nobody does."""
    other = left_of(s, s.turn)
    lead = side(s, s.turn, column) - side(s, other, column)
    before = lead - s.card
    if lead == 0:
        tell(s, "levels", card=column, value=column >> 1)
    elif lead > 0 and before == 0:
        tell(s, "leads", seat=s.turn, card=column)
    elif lead > 0 and before < 0:
        tell(s, "overtakes", seat=s.turn, card=column, other=other)


def end_round(s: State) -> None:
    tell(s, "fits-nowhere", card=s.card)  # FIVE-14
    score_round(s)
    if match_ends(s):
        s.turn = OVER
    else:
        begin_next_round(s)


def score_round(s: State) -> None:
    tell_columns(s)
    for seat in range(s.seats):
        points = round_points(s, seat)
        s.points[seat] += points  # FIVE-20
        tell(s, "score", seat=seat, value=points)
    for seat in range(s.seats):
        tell(s, "total", seat=seat, value=s.points[seat])


def side(s: State, seat: int, column: int) -> int:
    """The sum of a player's cards in a column; the common card is nobody's (FIVE-16)."""
    total = 0
    for value in range(1, TOP + 1):
        total += value * (s.columns[column][value] == PLACED + seat)
    return total


def column_points(column: int, mine: int, others: int) -> int:
    """What one's own sum scores against the other player's in a column (FIVE-17, FIVE-18, FIVE-19)."""
    if mine == others:
        return column >> 1
    return column if mine > others else 0


def round_points(s: State, seat: int) -> int:
    """The points of a seat if the round ended now."""
    points = 0
    for place in range(COLUMNS):
        column = s.common[place]
        points += column_points(column, side(s, seat, column), side(s, 1 - seat, column))
    return points


def tell_columns(s: State) -> None:
    for place in range(COLUMNS):
        column = s.common[place]
        lead = side(s, 0, column) - side(s, 1, column)
        if lead == 0:
            tell(s, "column-tied", card=column, value=column >> 1)
        else:
            seat = 0 if lead > 0 else 1
            tell(s, "column", seat=seat, card=column, value=side(s, seat, column))


def match_ends(s: State) -> bool:
    """Somebody has reached the target and is ahead (FIVE-21, FIVE-22), or it was the last round (FIVE-23)."""
    best = max(s.points[0], s.points[1])
    ahead = s.points[0] != s.points[1]
    if best >= s.target and ahead:
        tell(s, "won", seat=0 if s.points[0] == best else 1, value=best)
        return True
    return last_round_played(s)


def begin_next_round(s: State) -> None:
    lead = round_points(s, 0) - round_points(s, 1)
    if lead == 0:
        s.first = 1 - s.first  # FIVE-8
    else:
        s.first = 1 if lead > 0 else 0  # FIVE-7
    begin_round(s)
    lay_common_cards(s)
    begin_turns(s)


def redact(s: State, seat: int) -> None:
    """Whoever counts knows what is in the deck, and its order is nowhere written down."""


def resample(s: State, seat: int) -> None:
    redact(s, seat)


def scores(s: State, out: list[int]) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat]


def places(s: State, out: list[int]) -> None:
    rank(s, out, s.points)


def audit(s: State) -> bool:
    """All 55 cards are there, the columns stand on the row, and the card turned up fits unless the match is over."""
    placed = 0
    for value in range(1, TOP + 1):
        copies = s.deck[value] + (s.card == value)
        for column in range(1, TOP + 1):
            owner = s.columns[column][value]
            if owner != NOBODY and (s.columns[column][column] != COMMON or (owner == COMMON) != (column == value)):
                return False
            copies += owner != NOBODY
            if owner >= PLACED:
                placed += 1 if owner == PLACED + s.first else -1
        if copies != value:
            return False
    for place in range(COLUMNS):
        column = s.common[place]
        if s.columns[column][column] != COMMON or (place and s.common[place - 1] >= column):
            return False
    if s.turn != OVER and placed != (s.turn != s.first):
        return False
    return fits(s) == (s.turn != OVER) and s.aside[0] == 0 and sound(s.deck) and rounds_sound(s)


def longest(s: State) -> int:
    """The most decisions that a match with these options can take."""
    return longest_match(s, MOST_PLACED)


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed."""
    column = action + 1
    owner = s.columns[column][s.card]
    if column not in s.common:
        return because("FIVE-11", "no-such-column", card=column)
    if owner == COMMON:
        return because("FIVE-12", "column-of-its-own", card=s.card)
    if owner == PLACED + s.turn:
        return because("FIVE-12", "yours-is-there", card=s.card, value=column)
    return because("FIVE-12", "theirs-is-there", seat=owner - PLACED, card=s.card, value=column)

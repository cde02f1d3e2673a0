"""Port: a high sum without a pair earns points; whoever first has 21 wins, a play-off decides between several."""

from __future__ import annotations

from igroteka.games.pairs.deck import (
    DEALER,
    FACES,
    SEATS,
    TOP,
    burn_option,
    choose_dealer,
    deal_unseen,
    gather_pack,
    hide_cards,
    pass_deal,
    shuffle_pack,
    whole_pack_there,
)
from igroteka.games.pairs.low_card import deal_open_cards, tell_who_starts
from igroteka.games.pairs.open_turn import (
    DRAW,
    NO_PAIR,
    OpenTurn,
    draw_card,
    offer_cards,
    spend_eight,
    why_no_card,
)
from igroteka.games.pairs.rounds import MAX_ROUNDS, Rounds, begin_round, last_round_played, longest_match, rounds_sound
from igroteka.kernel import (
    OVER,
    Choice,
    Flag,
    Goal,
    Reason,
    Whole,
    alone,
    everybody,
    i8,
    i16,
    move_all,
    next_of,
    offer,
    put,
    tell,
)

RULES = 1
BOX = "pairs"
PLAYERS = (2, 7)  # PORT-1
GOAL = Goal.MOST_POINTS
OPTIONS = {
    "pieces_of_eight": Flag(),
    "calamities": Flag(),
    "target": Whole(default=21, low=1, high=200),
    "playoff": Choice(values=("reached", "top"), default="reached"),
    "dealer": DEALER,
    "burn": burn_option(5),
    "max_rounds": MAX_ROUNDS,
}
TOP_ONLY = 1  # of `playoff`

PASS = 1
TOKENS = ("draw", "pass", "eight")

__all__ = ["FACES"]


class State(OpenTurn, Rounds):
    points = i16(SEATS)  # of the ordinary rounds
    sums = i8(SEATS)  # of the open cards; 0 for those who are out or not in this round
    taking = i16()  # the group of those who still take cards: neither passed nor out
    contenders = i16()  # the group of those who play off the victory; empty until the target is reached
    target = i16()
    playoff = i8()


def start(s: State) -> None:
    choose_dealer(s)
    shuffle_pack(s)  # PORT-3
    deal_round(s)


def players_of_round(s: State) -> int:
    return s.contenders if s.contenders else everybody(s)  # PORT-15


def deal_round(s: State) -> None:
    begin_round(s)
    for seat in range(s.seats):
        if s.contenders >> seat & 1:
            tell(s, "plays-off", seat=seat)
    s.taking = players_of_round(s)
    s.turn = deal_open_cards(s, s.taking)  # PORT-4
    for seat in range(s.seats):
        count_row(s, seat)
    tell_who_starts(s, s.turn)


def count_row(s: State, seat: int) -> None:
    total = 0
    for value in range(1, TOP + 1):
        total += value * s.rows[seat][value]
    s.sums[seat] = total


def actor(s: State) -> int:
    return s.turn


def legal(s: State, menu: list[int]) -> None:
    offer_cards(s, menu)
    offer(menu, PASS)


def apply(s: State, action: int) -> None:
    if action == PASS:
        s.taking ^= 1 << s.turn  # PORT-6
        tell(s, "pass", seat=s.turn, value=s.sums[s.turn])
    elif action == DRAW:
        lay_down(s, draw_card(s))
    else:
        lay_down(s, spend_eight(s))  # PORT-16
    go_on(s)


def lay_down(s: State, pair: int) -> None:
    """A pair puts its owner out of the round; the cards stay on the table until its end (PORT-7)."""
    if pair == NO_PAIR:
        count_row(s, s.turn)
    else:
        put(s.rows[s.turn], pair)
        s.sums[s.turn] = 0
        s.taking ^= 1 << s.turn
        tell(s, "out", seat=s.turn)


def go_on(s: State) -> None:
    if not s.taking:
        end_round(s)  # PORT-9
    elif s.again and s.taking >> s.turn & 1:
        tell(s, "again", seat=s.turn)
    else:
        s.turn = next_of(s, s.taking, s.turn)  # PORT-8
    s.again = 0


def end_round(s: State) -> None:
    passed = 0
    for seat in range(s.seats):
        passed += s.sums[seat] > 0
    tell(s, "all-stop", value=passed)
    count_round(s)
    for seat in range(s.seats):
        move_all(s.rows[seat], s.discard)  # PORT-13
    if decided(s):
        end_match(s)  # PORT-14
    else:
        pass_deal(s)
        deal_round(s)


def count_round(s: State) -> None:
    """What the sums of a round bring: points, or who is left in the play-off."""
    if s.contenders:
        s.contenders = best_in_round(s)
    else:
        score_round(s)
        s.contenders = finalists(s)
    for seat in range(s.seats):
        s.sums[seat] = 0


def decided(s: State) -> bool:
    return alone(s.contenders) >= 0 or last_round_played(s)


def points_now(s: State, seat: int) -> int:
    """What a seat scores as the cards lie: a point for every player of the round whose sum is not higher."""
    if s.sums[seat] == 0:
        return 0  # PORT-11
    playing = players_of_round(s)
    points = 0
    for other in range(s.seats):
        if playing >> other & 1 and s.sums[other] <= s.sums[seat]:  # PORT-10, PORT-12
            points += 1
    return points


def tell_equal_sums(s: State) -> None:
    """How many are equal, where a lower one comes after them: as many places are skipped (PORT-12)."""
    told = 0
    for seat in range(s.seats):
        equal = 0
        lower = 0
        for other in range(s.seats):
            equal += s.sums[other] == s.sums[seat]
            lower += 0 < s.sums[other] < s.sums[seat]
        if equal > 1 and lower and not told >> equal & 1:
            told |= 1 << equal
            tell(s, "equal-sums", value=equal)


def score_round(s: State) -> None:
    tell_equal_sums(s)
    scored = 0
    for seat in range(s.seats):
        points = points_now(s, seat)
        s.points[seat] += points
        if points:
            scored += 1
            tell(s, "gain", seat=seat, value=points)
    for seat in range(s.seats):
        if scored and s.sums[seat] == 0:
            tell(s, "no-points", seat=seat)  # PORT-11


def finalists(s: State) -> int:
    """Those who have reached the target; if only the top plays off, the highest of them (PORT-15)."""
    bar = s.target
    for seat in range(s.seats):
        if s.playoff == TOP_ONLY and s.points[seat] > bar:
            bar = s.points[seat]
    group = 0
    for seat in range(s.seats):
        if s.points[seat] >= bar:
            group |= 1 << seat
    return group


def best_in_round(s: State) -> int:
    """The contenders with the highest sum; all of them, if all are out (ruling R-3)."""
    return leaders(s, s.sums) & s.contenders


def leaders(s: State, numbers: list[int]) -> int:
    """The group of seats with the highest number."""
    best = 0
    group = 0
    for seat in range(s.seats):
        if numbers[seat] > best:
            best = numbers[seat]
            group = 0
        if numbers[seat] == best:
            group |= 1 << seat
    return group


def end_match(s: State) -> None:
    s.turn = OVER
    group = winners(s)
    for seat in range(s.seats):
        if alone(group) == seat:
            tell(s, "wins", seat=seat, value=s.points[seat])
        elif group >> seat & 1:
            tell(s, "shares-victory", seat=seat, value=s.points[seat])


def winners(s: State) -> int:
    """The contenders; if nobody has reached the target, those with the highest total."""
    return s.contenders if s.contenders else leaders(s, s.points)


def redact(s: State, seat: int) -> None:
    hide_cards(s, seat)


def resample(s: State, seat: int) -> None:
    redact(s, seat)
    gather_pack(s)
    deal_unseen(s)


def scores(s: State, out: list[int]) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat]


def places(s: State, out: list[int]) -> None:
    """Winners first; the others come after all of them, by their totals."""
    first = winners(s)
    for seat in range(s.seats):
        place = 1
        if not first >> seat & 1:
            for other in range(s.seats):
                if first >> other & 1 or s.points[other] > s.points[seat]:
                    place += 1
        out[seat] = place


def audit(s: State) -> bool:
    playing = players_of_round(s)
    for seat in range(s.seats):
        total = 0
        pairs = 0
        for value in range(1, TOP + 1):
            total += value * s.rows[seat][value]
            pairs += s.rows[seat][value] > 1
        out = pairs > 0
        if s.sums[seat] != (0 if out else total) or pairs > 1 or s.points[seat] < 0:
            return False
        if s.turn != OVER and (total > 0) != (playing >> seat & 1 == 1):
            return False
        if out and s.taking >> seat & 1:
            return False
    if (s.turn == OVER) != (s.taking == 0) or (s.turn != OVER and not s.taking >> s.turn & 1):
        return False
    return s.taking & ~playing == 0 and s.again == 0 and rounds_sound(s) and whole_pack_there(s)


def longest(s: State) -> int:
    """The most decisions: each brings a card to a hand of at most ten values, or ends somebody's round."""
    return longest_match(s, 60)


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed; passing always is."""
    return why_no_card(s, action)

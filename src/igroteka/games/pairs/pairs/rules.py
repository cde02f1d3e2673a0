"""Pairs: take a card or fold; a pair costs its value, and whoever reaches the losing score has lost."""

from __future__ import annotations

from igroteka.games.pairs.deck import (
    DEALER,
    FACES,
    SEATS,
    TOP,
    all_cards_there,
    burn_option,
    choose_dealer,
    deal_unseen,
    gather_pack,
    hide_cards,
    pass_deal,
    shuffle_pack,
    supply,
)
from igroteka.games.pairs.low_card import deal_open_cards, lowest_in_play, tell_who_starts
from igroteka.games.pairs.open_turn import (
    DRAW,
    EIGHT,
    NO_PAIR,
    OpenTurn,
    draw_card,
    offer_cards,
    spend_eight,
    why_no_card,
)
from igroteka.kernel import (
    NULL,
    OVER,
    Flag,
    Goal,
    Reason,
    Text,
    Whole,
    bag,
    because,
    drop,
    everybody,
    i8,
    i16,
    left_of,
    move_all,
    offer,
    put,
    sound,
    tell,
    unseen,
)

RULES = 1
BOX = "pairs"
PLAYERS = (2, 8)  # PAIRS-1
GOAL = Goal.NOT_TO_LOSE
LOSING_SCORE = (0, 0, 31, 21, 16, 13, 11, 11, 11)  # PAIRS-4, by number of players
OPTIONS = {
    "continuous": Flag(),
    "pieces_of_eight": Flag(),
    "calamities": Flag(),
    "losing_score": Whole(default=None, low=5, high=31, null=True),
    "forfeit": Text(longest=200),  # PAIRS-3
    "dealer": DEALER,
    "burn": burn_option(5),
}

FOLD, FOLD_CARD = 1, 3
TOKENS = ("draw", "fold", "eight", *(f"fold {owner} {value}" for owner in range(SEATS) for value in range(1, TOP + 1)))

__all__ = ["FACES", "lowest_in_play"]


class State(OpenTurn):
    kept = bag(SEATS, TOP)  # PAIRS-18: they show the score, and are out of play
    points = i8(SEATS)
    round = i16()
    continuous = i8()
    losing_score = i8()


def start(s: State) -> None:
    s.losing_score = losing_score(s)
    choose_dealer(s)
    shuffle_pack(s)  # PAIRS-5
    deal_round(s)


def losing_score(s: State) -> int:
    return LOSING_SCORE[s.seats] if s.losing_score == NULL else s.losing_score


def deal_round(s: State) -> None:
    s.round += 1
    tell(s, "round", value=s.round)
    s.turn = deal_open_cards(s, everybody(s))  # PAIRS-6, PAIRS-7
    tell_who_starts(s, s.turn)


def actor(s: State) -> int:
    return s.turn


def legal(s: State, menu: list[int]) -> None:
    offer_cards(s, menu)
    if not s.continuous:
        offer(menu, FOLD)  # PAIRS-16
    elif s.rows[s.turn][0]:  # PAIRS-26
        for owner in range(s.seats):
            for value in range(1, TOP + 1):
                if s.rows[owner][value]:  # PAIRS-24
                    offer(menu, FOLD_CARD + owner * TOP + value - 1)


def apply(s: State, action: int) -> None:
    seat = s.turn
    before = s.points[seat]
    pair = NO_PAIR
    if action == DRAW:
        pair = draw_card(s)  # PAIRS-9
    elif action == EIGHT:
        pair = spend_eight(s)
    elif action == FOLD:
        fold_lowest(s)
    else:
        fold_card(s, (action - FOLD_CARD) // TOP, (action - FOLD_CARD) % TOP + 1)
    if pair != NO_PAIR:
        if not s.continuous:
            tell(s, "pair-ends")
        keep(s, seat, pair)  # PAIRS-10
    go_on(s, s.points[seat] > before)


def fold_lowest(s: State) -> None:
    """Take the lowest card on the table, whoever has it (PAIRS-12, PAIRS-13)."""
    card = lowest_in_play(s)
    owner = 0
    while s.rows[owner][card] == 0:
        owner += 1
    fold_card(s, owner, card)


def fold_card(s: State, owner: int, card: int) -> None:
    drop(s.rows[owner], card)  # PAIRS-25
    if owner == s.turn:
        tell(s, "fold-own", seat=owner, card=card)
    else:
        tell(s, "fold", seat=s.turn, card=card, other=owner)
    if not s.continuous:
        tell(s, "fold-ends")
    keep(s, s.turn, card)


def keep(s: State, seat: int, card: int) -> None:
    put(s.kept[seat], card)
    s.points[seat] += card
    tell(s, "score", seat=seat, card=card, value=s.points[seat])


def go_on(s: State, scored: bool) -> None:
    """Who is next, after an action (section 4 of the specification, steps 1 to 5)."""
    seat = s.turn
    if scored:
        sweep(s)
    if has_lost(s, seat):
        s.turn = OVER
        tell(s, "lost", seat=seat, value=s.points[seat])
    elif scored and not s.continuous:
        pass_deal(s)
        deal_round(s)
    elif s.again:
        tell(s, "again", seat=seat)
    else:
        s.turn = left_of(s, seat)
    s.again = 0
    if s.turn != OVER:
        skip_the_idle(s)


def has_lost(s: State, seat: int) -> bool:
    return s.points[seat] >= s.losing_score  # PAIRS-20


def sweep(s: State) -> None:
    """The cards in play go to the discard pile: everybody's (PAIRS-17), or only the scorer's (PAIRS-22)."""
    if s.continuous:
        move_all(s.rows[s.turn], s.discard)
    else:
        for seat in range(s.seats):
            move_all(s.rows[seat], s.discard)


def skip_the_idle(s: State) -> None:
    """Nothing to draw and nothing to fold with: the turn passes (ruling R-6). Somebody then has cards."""
    if s.continuous and supply(s) == 0:
        while s.rows[s.turn][0] == 0:
            s.turn = left_of(s, s.turn)


def redact(s: State, seat: int) -> None:
    hide_cards(s, seat)


def resample(s: State, seat: int) -> None:
    redact(s, seat)
    gather_pack(s)
    for owner in range(s.seats):
        unseen(s.pool, s.kept[owner])
    deal_unseen(s)


def scores(s: State, out: list[int]) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat]


def places(s: State, out: list[int]) -> None:
    for seat in range(s.seats):  # PAIRS-2: no winner, one loser
        out[seat] = s.seats if has_lost(s, seat) else 1


def audit(s: State) -> bool:
    for seat in range(s.seats):
        points = 0
        for value in range(1, TOP + 1):
            points += value * s.kept[seat][value]
            if s.rows[seat][value] > 1:
                return False
        if points != s.points[seat] or not sound(s.kept[seat]):
            return False
    return all_cards_there(s, s.kept)


def longest(s: State) -> int:
    """The most decisions that a game with these options can take."""
    return 1100 if s.losing_score == NULL else 2500


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed."""
    if action == FOLD or action >= FOLD_CARD:
        return why_not_fold(s, action)
    return why_no_card(s, action)


def why_not_fold(s: State, action: int) -> Reason:
    if not s.continuous:  # there a bare fold is always legal
        return because("PAIRS-12", "fold-takes-the-lowest")
    if s.rows[s.turn][0] == 0:
        return because("PAIRS-26", "no-cards-no-fold")
    if action == FOLD:
        return because("PAIRS-24", "fold-names-a-card")
    owner, card = divmod(action - FOLD_CARD, TOP)
    if owner >= s.seats:
        return because("PAIRS-24", "nobody-there")
    return because("PAIRS-24", "card-not-there", card=card + 1, seat=owner)

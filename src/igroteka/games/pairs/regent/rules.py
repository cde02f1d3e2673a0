"""Regent: draw, attack, give, look or fold; a pair that is found costs its owner, a look in vain costs the looker."""

from __future__ import annotations

from igroteka.games.pairs.chips import (
    MAX_ROUNDS,
    all_chips_there,
    another_round,
    begin_round,
    hand_out_chips,
    longest_match,
    pay_player,
    places,
    scores,
    start_chips_option,
    take_pot,
)
from igroteka.games.pairs.deck import (
    DEALER,
    FACES,
    NOBODY,
    SEATS,
    TOP,
    burn_option,
    choose_dealer,
    copies_beside,
    deal_unseen,
    gather_pack,
    hide_cards,
    hide_from_others,
    highest,
    shuffle_pack,
    supply,
    take_card,
    whole_pack_there,
)
from igroteka.games.pairs.eights import Eights, discard_eight, may_spend_eight, why_no_eight
from igroteka.games.pairs.low_card import NO_CARD, deal_open_cards, lowest_alone, lowest_in_play
from igroteka.games.pairs.secret_hands import (
    deal_hands,
    fold,
    highest_pair,
    last_in,
    next_in,
    rows_sound,
)
from igroteka.kernel import (
    OVER,
    Flag,
    Goal,
    Reason,
    bag,
    because,
    everybody,
    fill,
    left_of,
    move,
    move_all,
    offer,
    put,
    sound,
    tell,
    unseen,
)

RULES = 1
BOX = "pairs"
PLAYERS = (2, 6)  # REG-1
GOAL = Goal.MOST_CHIPS
CLOSED = 2
OPTIONS = {
    "start_chips": start_chips_option(25),
    "max_rounds": MAX_ROUNDS,
    "burn": burn_option(5),
    "dealer": DEALER,
    "pieces_of_eight": Flag(),  # REG-29
}

DRAW, FOLD, ATTACK, LOOK, GIFT = 0, 1, 2, 8, 14
EIGHT = GIFT + PLAYERS[1] * TOP
TOKENS = (
    "draw",
    "fold",
    *(f"{verb} {target}" for verb in ("attack", "look") for target in range(6)),
    *(f"gift {target} {card}" for target in range(6) for card in range(1, TOP + 1)),
    "eight",
)

__all__ = ["FACES", "places", "scores"]


class State(Eights):
    """Open cards are the `rows`, closed ones the `hands`, the middle is the `pot`."""

    laid = bag(SEATS, TOP)  # which of the `burned` cards a seat has laid there itself: its own closed ones


def start(s: State) -> None:
    hand_out_chips(s)
    choose_dealer(s)
    shuffle_pack(s)  # REG-2: the same deck for many rounds
    deal_round(s)


def deal_round(s: State) -> None:
    begin_round(s)
    for seat in range(s.seats):
        s.gone[seat] = 0
    deal_hands(s, CLOSED)  # REG-4
    s.turn = deal_open_cards(s, everybody(s))  # REG-5
    forget_shuffled(s)
    card = lowest_alone(s, s.turn)
    tell(s, "starts", seat=s.turn, card=card, value=1 if card else 0)


def forget_shuffled(s: State) -> None:
    """If no more cards lie unseen on the pile than a shuffle burns, nobody has laid any there since."""
    if s.burned[0] <= s.burn:
        for seat in range(s.seats):
            if s.laid[seat][0]:
                for value in range(TOP + 1):
                    s.laid[seat][value] = 0


def actor(s: State) -> int:
    return s.turn


def fold_price(s: State) -> int:
    return lowest_in_play(s)  # REG-14, REG-26


def legal(s: State, menu: list[int]) -> None:
    mine = s.hands[s.turn]
    cards_left = supply(s) > 0  # ruling R-5
    if fold_price(s) < NO_CARD:  # REG-30
        offer(menu, FOLD)
    if cards_left:
        offer(menu, DRAW)
    for target in range(s.seats):
        if target != s.turn and not s.gone[target]:  # REG-22
            if cards_left:
                offer(menu, ATTACK + target)
            if s.hands[target][0]:  # REG-18
                offer(menu, LOOK + target)
            for card in range(1, TOP + 1):
                if mine[card] and not s.rows[target][card]:  # REG-13
                    offer(menu, GIFT + target * TOP + card - 1)
    if may_spend_eight(s):
        offer(menu, EIGHT)


def apply(s: State, action: int) -> None:
    """One of five things (REG-6). The turn goes to the left, or to the player at whom it was aimed (REG-7, REG-20)."""
    if action == DRAW:
        draw(s)
        pass_turn(s, left_of(s, s.turn))
    elif action == FOLD:
        fold(s, s.turn)  # REG-14, REG-26
        lay_down(s, s.turn)
        pass_turn(s, left_of(s, s.turn))
    elif action < LOOK:
        attack(s, action - ATTACK)
        pass_turn(s, action - ATTACK)
    elif action < GIFT:
        look(s, action - LOOK)
        pass_turn(s, action - LOOK)
    elif action == EIGHT:
        discard_eight(s)  # REG-29
        draw(s)
        draw(s)
        pass_turn(s, left_of(s, s.turn))
    else:
        target = (action - GIFT) // TOP
        give(s, target, action - GIFT - target * TOP + 1)
        pass_turn(s, target)


def draw(s: State) -> None:
    card = take_card(s, "draw", s.turn)
    forget_shuffled(s)
    put(s.hands[s.turn], card)  # REG-8
    tell(s, "draw", seat=s.turn, card=card, only=s.turn)


def attack(s: State, target: int) -> None:
    """A card from the deck for the target; it should not pair with an open one (REG-9, REG-10). If it does not, it is
    told with the turn that comes with it.
    """
    tell(s, "attack", seat=s.turn, other=target)
    card = take_card(s, "draw", s.turn)
    forget_shuffled(s)
    pairs = s.rows[target][card]
    tell(s, "attack-card", seat=target, card=card, value=0 if pairs else 1, other=s.turn)
    if pairs:
        put(s.discard, card)  # ruling R-3
        tell(s, "attack-pair", seat=s.turn, card=card)
        lose(s, s.turn, target, card)  # REG-11, REG-23
    else:
        put(s.rows[target], card)


def give(s: State, target: int, card: int) -> None:
    move(s.hands[s.turn], s.rows[target], card)  # REG-12
    tell(s, "gift", seat=s.turn, card=card, other=target)


def look(s: State, target: int) -> None:
    """The target's closed cards are turned up for all to see; a pair among all its cards decides (REG-15)."""
    tell(s, "look", seat=s.turn, other=target)
    for card in range(1, TOP + 1):
        for _ in range(s.rows[target][card]):
            tell(s, "open", seat=target, card=card)
    for card in range(1, TOP + 1):
        for _ in range(s.hands[target][card]):
            tell(s, "turn-up", seat=target, card=card)
    move_all(s.hands[target], s.rows[target])  # ruling R-4
    pair = highest_pair(s.rows[target])
    if pair:
        tell(s, "caught", seat=target, card=pair)
        lose(s, target, s.turn, pair)  # REG-16, REG-24
    else:
        card = highest(s.rows[target])
        tell(s, "in-vain", seat=s.turn, card=card)
        lose(s, s.turn, target, card)  # REG-17, REG-25


def lose(s: State, loser: int, winner: int, value: int) -> None:
    pay_player(s, loser, winner, value)
    s.gone[loser] = 1  # REG-21
    lay_down(s, loser)


def lay_down(s: State, seat: int) -> None:
    """A seat's cards go to the pile: the open ones were seen by all, the closed ones only by their owner."""
    move_all(s.rows[seat], s.discard)
    for value in range(TOP + 1):
        s.laid[seat][value] += s.hands[seat][value]
    move_all(s.hands[seat], s.burned)


def pass_turn(s: State, seat: int) -> None:
    """To a seat or, if it is out, to the next one in on its left (REG-20, ruling R-9), unless only one is left."""
    winner = last_in(s)
    if winner != NOBODY:
        end_round(s, winner)
    elif s.gone[seat]:
        s.turn = next_in(s, seat)
    else:
        s.turn = seat


def end_round(s: State, winner: int) -> None:
    tell(s, "alone", seat=winner)
    if s.pot:
        take_pot(s, winner)  # REG-26
    lay_down(s, winner)  # REG-19
    if another_round(s):  # REG-27
        deal_round(s)


def redact(s: State, seat: int) -> None:
    hide_cards(s, seat)
    hide_from_others(s, s.laid, seat)


def resample(s: State, seat: int) -> None:
    redact(s, seat)
    gather_pack(s)
    for owner in range(s.seats):
        unseen(s.pool, s.laid[owner])
    for owner in range(s.seats):
        fill(s, s.laid[owner], s.pool)
        for value in range(1, TOP + 1):
            s.burned[value] += s.laid[owner][value]
    deal_unseen(s)


def audit(s: State) -> bool:
    for value in range(TOP + 1):
        if copies_beside(s, s.laid, value) > s.burned[value]:
            return False
    for seat in range(s.seats):
        if not sound(s.laid[seat]) or (s.gone[seat] and s.rows[seat][0] + s.hands[seat][0] > 0):
            return False
    if s.turn != OVER and (s.gone[s.turn] or last_in(s) != NOBODY):
        return False
    return whole_pack_there(s) and all_chips_there(s) and rows_sound(s)


def longest(s: State) -> int:
    """The most decisions: between two eliminations every action moves a card on, and no card moves twice (R-12); eights
    that go back make it more (R-14).
    """
    return longest_match(s, (166 if s.pieces_of_eight else 111) * (s.seats - 1))


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed."""
    if action == EIGHT:
        return why_no_eight(s, "REG-29")
    if action == FOLD:
        return because("REG-30", "no-open-card")
    if action == DRAW:
        return because("PAIRS-COMMON-8", "supply-exhausted")
    target, card = divmod(action - GIFT, TOP) if action >= GIFT else (action - (LOOK if action >= LOOK else ATTACK), 0)
    if target >= s.seats:
        return because("REG-22", "nobody-there")
    if target == s.turn:
        return because("REG-22", "not-yourself")
    if s.gone[target]:
        return because("REG-22", "is-out", seat=target)
    if action < LOOK:
        return because("PAIRS-COMMON-8", "supply-exhausted")
    if action < GIFT:
        return because("REG-18", "no-closed-cards", seat=target)
    if s.hands[s.turn][card + 1] == 0:
        return because("REG-12", "not-in-hand", card=card + 1)
    return because("REG-13", "gift-pairs", card=card + 1, seat=target)

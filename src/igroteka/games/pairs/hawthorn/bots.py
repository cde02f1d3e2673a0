"""How to play Hawthorn: hold low cards back for the hand circles, and pay to leave when the next card is too dear."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.eights import may_spend_eight
from igroteka.games.pairs.hawthorn.rules import DRAW, EIGHT, FOLD, PLAY, START, State, fold_price
from igroteka.games.pairs.judgement import players_in, unseen_copies, worth_of_chips
from igroteka.games.pairs.omens import OUT_BY_PAIR, POT
from igroteka.games.pairs.start_card import choosing
from igroteka.kernel import Policies
from igroteka.kernel.random import luck_below

CLAIM = 1.5  # who stays in hopes for more than an equal share of the pot: it grows, and others leave. Measured: 1 … 2
SWING = 8.0  # chips by which a round changes a lead


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    if choosing(s):
        return start_card(menu, luck)
    leave = -min(fold_price(s), s.chips[s.turn])
    if s.hand_circle:
        card = lowest_safe_card(s, menu)
        return PLAY + card - 1 if card and hope(s) >= leave else FOLD
    one = drawing(s)
    if may_spend_eight(s):
        two = drawing_two(s)
        if two > one:
            return EIGHT if two >= leave else FOLD
    return DRAW if one >= leave else FOLD


def start_card(menu: list[int], luck: list[int]) -> int:
    """High, to move late and to keep low cards for the hand circles, but not so that it can be outdone for sure.

    Measured: whoever starts just above the others gains, and against high cards all round the lowest does.
    """
    mood = luck_below(luck, 4)
    least = 7 + mood if mood else 1
    place = 1
    while place < menu[0] and menu[place] - START + 1 < least:
        place += 1
    return menu[place]


def lowest_safe_card(s: State, menu: list[int]) -> int:
    """The lowest hand card that makes no pair; 0, if all do. A low card is rarely met again, and cheap to pair."""
    for place in range(1, menu[0] + 1):
        card = menu[place] - PLAY + 1
        if card > 0 and s.rows[s.turn][card] == 0:
            return card
    return 0


def hope(s: State) -> float:
    """What staying in is worth, the pot being as it is."""
    return CLAIM * s.pot / players_in(s)


def drawing(s: State) -> float:
    """What a card from the deck is worth: the fine if it pairs, hope if it does not."""
    mine = s.rows[s.turn]
    cards = 0
    pairs = 0
    fines = 0
    for value in range(1, TOP + 1):
        copies = unseen_copies(s, s.turn, value)
        cards += copies
        if mine[value]:
            pairs += copies
            fines += copies * min(value, s.chips[s.turn])
    return a_card(s, cards, pairs, fines)


def a_card(s: State, cards: int, pairs: int, fines: int) -> float:
    """The worth of one of so many cards, of which some pair and cost so much together."""
    return ((cards - pairs) * hope(s) - fines) / max(cards, 1)


def drawing_two(s: State) -> float:
    """What two cards are worth for the 8 of one's row: it pairs no more, but the first card may with the second."""
    mine = s.rows[s.turn]
    cards = 0
    pairs = 0
    fines = 0
    for value in range(1, TOP + 1):
        copies = unseen_copies(s, s.turn, value)
        cards += copies
        if mine[value] and value != 8:
            pairs += copies
            fines += copies * min(value, s.chips[s.turn])
    worth = -float(fines)
    for value in range(1, TOP + 1):
        if mine[value] == 0 or value == 8:
            copies = unseen_copies(s, s.turn, value)
            if copies > 0:
                more = copies - 1
                worth += copies * a_card(s, cards - 1, pairs + more, fines + more * min(value, s.chips[s.turn]))
    return worth / max(cards, 1)


def stage(s: State) -> int:
    """A round: search looks to its end, and asks there what the position is worth."""
    return s.round


def worth(s: State, out: list[float]) -> None:
    worth_of_chips(s, out, SWING)


POLICIES = Policies(policy, stage=stage, worth=worth, omens=(OUT_BY_PAIR, POT))

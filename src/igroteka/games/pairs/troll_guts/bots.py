"""How to play Troll Guts: the own pile is a store of safe turns, others' piles are a little safer than the deck."""

from __future__ import annotations

from igroteka.games.pairs.deck import TOP
from igroteka.games.pairs.judgement import players_in, unseen_copies, worth_of_chips
from igroteka.games.pairs.omens import OUT_BY_PAIR, POT
from igroteka.games.pairs.troll_guts.rules import BUY, DRAW, EIGHT, NEXT, PRICE, STEAL, State, still_in_hand, top_place
from igroteka.kernel import Policies

SWING = 10.0  # chips by which a round changes a lead


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    if s.arranging:
        return next_for_pile(s, menu)
    best = menu[1]
    least = 1000.0
    for place in range(1, menu[0] + 1):
        loss = danger(s, menu[place])
        if loss < least:
            least = loss
            best = menu[place]
    return best


def next_for_pile(s: State, menu: list[int]) -> int:
    """Fresh values first, the lowest before the others: few pair them later. What would pair goes to the bottom."""
    for place in range(1, menu[0] + 1):
        card = menu[place] - NEXT + 1
        if s.rows[s.turn][card] == 0 and still_in_hand(s, card) == s.hands[s.turn][card]:
            return menu[place]
    return menu[1]


def danger(s: State, action: int) -> float:
    """What an action costs on the average: its price, and the fine and the hope of the pot if it pairs."""
    if action == DRAW:
        return expected_loss(s, s.turn)
    if action == BUY:
        card = s.piles[s.turn][top_place(s, s.turn)]
        return PRICE + (loss_of(s, card) if s.rows[s.turn][card] else 0.0)
    if action == EIGHT:
        return loss_of_two(s)
    return expected_loss(s, action - STEAL)


def loss_of(s: State, card: int) -> float:
    """What a pair takes away: the fine, and an equal share of the pot."""
    return min(card, s.chips[s.turn]) + s.pot / players_in(s)


def expected_loss(s: State, owner: int) -> float:
    """The loss on an unseen card: of the deck, or of somebody's pile, who will hardly have put there what they show."""
    cards = 0
    loss = 0.0
    for value in range(1, TOP + 1):
        if owner != s.turn and s.rows[owner][value]:
            continue
        copies = unseen_copies(s, s.turn, value)
        cards += copies
        if s.rows[s.turn][value]:
            loss += copies * loss_of(s, value)
    return loss / max(cards, 1)


def loss_of_two(s: State) -> float:
    """The loss on two cards of the deck, the 8 of one's row being gone; the second may pair with the first."""
    mine = s.rows[s.turn]
    cards = 0
    loss = 0.0
    for value in range(1, TOP + 1):
        copies = unseen_copies(s, s.turn, value)
        cards += copies
        if mine[value] and value != 8:
            loss += copies * loss_of(s, value)
    both = loss
    for value in range(1, TOP + 1):
        if mine[value] == 0 or value == 8:
            copies = unseen_copies(s, s.turn, value)
            both += copies * (loss + max(copies - 1, 0) * loss_of(s, value)) / max(cards - 1, 1)
    return both / max(cards, 1)


def stage(s: State) -> int:
    """A round: search looks to its end, and asks there what the position is worth."""
    return s.round


def worth(s: State, out: list[float]) -> None:
    worth_of_chips(s, out, SWING)


POLICIES = Policies(policy, stage=stage, worth=worth, omens=(OUT_BY_PAIR, POT))

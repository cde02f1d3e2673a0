"""Why an action is not allowed, from what its player can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.dobro.decisions import AUTO, DRAW, FORGET, PLAY_REVERSE, PLAY_SKIP, TAKE, number_in
from igroteka.games.dobro.deck import HIGH, JOKER, NUMBERS, REVERSE, SKIP, card_with
from igroteka.kernel import Reason, because

if TYPE_CHECKING:
    from igroteka.games.dobro.state import State


def why_not(s: State, action: int) -> Reason:
    """Why an action that is not on the menu is not allowed."""
    if action in (DRAW, FORGET):
        return why_not_draw(s)
    if s.drawing:
        return because("DOBRO-23", "draw-first")
    if action == TAKE:
        return because("DOBRO-12", "nothing-to-take")
    if action == PLAY_SKIP:
        return because("DOBRO-29", "not-in-hand", card=SKIP)
    if action == PLAY_REVERSE:
        return because("DOBRO-60", "no-reverses") if s.seats == 2 else because("DOBRO-30", "not-in-hand", card=REVERSE)
    return why_not_play(s, action)


def why_not_draw(s: State) -> Reason:
    if s.forget == AUTO:
        return because("DOBRO-23", "drawn-for-you")
    if s.deck[0] == 0:
        return because("DOBRO-36", "deck-empty")
    if s.hands[s.turn][0] < s.hand_limit:
        return because("DOBRO-33", "draw-after-turn")
    return because("DOBRO-23", "hand-full", value=s.hand_limit)


def why_not_play(s: State, action: int) -> Reason:
    verb = action // NUMBERS
    card = card_with(number_in(action))
    needed = ((card,), (card, card), (JOKER,), (card, JOKER), (JOKER, JOKER))[verb]
    clause = ("DOBRO-13", "DOBRO-15", "DOBRO-25", "DOBRO-27", "DOBRO-28")[verb]
    for each in needed:
        if s.hands[s.turn][each] < needed.count(each):
            clause = clause if s.good or JOKER in needed else "DOBRO-12"
            return because(clause, "not-in-hand" if needed.count(each) == 1 else "not-twice-in-hand", card=each)
    if len(needed) == 2:
        return because(clause, "pair-too-low", card=card, value=s.good)
    if needed == (JOKER,) and s.good > HIGH:
        return because(clause, "joker-too-low", value=s.good)
    return because(clause, "too-low", card=card, value=s.good)

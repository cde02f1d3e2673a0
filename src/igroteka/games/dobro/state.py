"""All that a position consists of."""

from __future__ import annotations

from igroteka.games.dobro.deck import SEATS, Cards
from igroteka.kernel import i8


class State(Cards):
    direction = i8()  # the direction card: 1 clockwise, −1 the other way
    hand_limit = i8()
    forgetful = i8()  # who has the forgetful card; NOBODY: it lies in the middle
    points = i8(SEATS, SEATS)  # of each round, of each seat
    total = i8(SEATS)
    round = i8()
    turn = i8()
    drawing = i8()  # 1: the turn is made, and its player should draw
    long = i8()
    pair_double = i8()  # BY_TOP: a pair doubles when it equals the top card, not the good number (R2)
    forget = i8()  # AUTO: nobody can forget to draw

"""Charidice by calculation: a turn solved over all its dice, the request made at the best of all its moments."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from igroteka.games.charidice.dice import bonus_of, points_of
from igroteka.games.charidice.exact.outlook import kind_of, request_kept, sets_of, standing
from igroteka.games.charidice.exact.turn_table import (
    BONUS,
    GIFT,
    POINTS,
    UNASKED,
    VALUE,
    Plan,
    best,
    counted,
    known_of,
    solved,
)
from igroteka.games.charidice.rules import ASK, LATE_REQUEST, ROLL, SCORE, SCORING, State, gift_of, requesting
from igroteka.kernel import left_of
from igroteka.kernel.policies import Knowledge, Known

if TYPE_CHECKING:
    from igroteka.games.charidice.exact.turn_table import Floats


def judge(s: State, actions: list[int]) -> list[Known]:
    if requesting(s):
        return [judge_request(s, action == ASK) for action in actions]
    if s.phase == SCORING:
        return judge_counts(s, [action - SCORE for action in actions])
    return [judge_throw(s, action - ROLL) for action in actions]


def judge_throw(s: State, dice: int) -> Known:
    """Throw some dice again; none is to stop."""
    found = known_of(plan(s).keep[2 - s.throw] if dice else plan(s).stop, s.dice, dice)
    values = {"points": tenths(found[POINTS]), "gift": tenths(found[GIFT]), "bonus": percent(found[BONUS])}
    return Known(float(found[VALUE]), "known-roll" if dice else "known-stop", values)


def judge_counts(s: State, sets: list[int]) -> list[Known]:
    worth = standing(s)
    found = []
    for dice in sets:
        points, gift = points_of(s, dice) + bonus_of(s, dice), gift_of(s, dice)
        ahead = float(worth[points, gift // (1 + s.asked)])
        values = {"points": points, "gift": gift, "ahead": percent(ahead)}
        found.append(Known(ahead, "known-score", values))
    return found


def judge_request(s: State, ask: bool) -> Known:
    """For the left neighbour of whoever throws. Of two players, what is bad for one is good for the other."""
    later = request_kept(s, left_of(s, s.turn))
    turn = plan(with_request(s) if ask else s)
    throws = turn.throw[1] if s.throw == 1 else best(turn.keep[0])  # after the second throw nothing comes between
    if s.phase == LATE_REQUEST:
        throws = turn.counting
    found = known_of(throws, s.dice)
    worth = -found[VALUE] if s.seats == 2 else found[GIFT] + later * found[UNASKED]
    values = {"gift": tenths(found[GIFT])} if ask else {"gift": tenths(found[GIFT]), "later": tenths(later)}
    return Known(float(worth), "known-ask" if ask else "known-pass", values)


def with_request(s: State) -> State:
    """The same, after the left neighbour has asked."""
    asked = s.copy()
    asked.asked = 1
    asked.request_used[left_of(s, s.turn)] = 1
    return asked


def plan(s: State) -> Plan:
    """The whole turn of the seat that throws."""
    turn = s.copy()
    turn.rng = turn.throw = turn.phase = 0
    turn.dice = [0] * len(s.dice)
    return plan_of(turn.pack())


@lru_cache(maxsize=8)
def plan_of(turn: bytes) -> Plan:
    s = State.unpack(turn)
    count = counted(sets_of(kind_of(s)), standing(s))
    if s.asked:
        count[GIFT] *= 2
        count[UNASKED] = 0
    neighbour = left_of(s, s.turn)
    if s.request_used[neighbour]:
        return solved(count)
    after_asking = plan_of(with_request(s).pack())

    def interrupted(known: Floats, asked: Floats) -> Floats:
        """The neighbour asks where that pays."""
        if s.seats == 2:
            return np.where(asked[VALUE] < known[VALUE], asked, known)
        return np.where(asked[GIFT] - known[GIFT] > request_kept(s, neighbour), asked, known)

    stop = interrupted(count, after_asking.stop) if s.late_request else count  # CHARI-54
    return solved(count, stop, lambda second: interrupted(second, after_asking.throw[0]))


def tenths(number: float) -> float:
    return round(float(number), 1)


def percent(chance: float) -> int:
    return round(100 * float(chance))


EXACT = Knowledge(judge)

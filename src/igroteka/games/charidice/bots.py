"""Charidice as a collector plays it: go for the largest set, throw all else again, and give where it pays."""

from __future__ import annotations

from math import sqrt

from igroteka.games.charidice.dice import ALL, SIZE, bonus_of, by_colour, by_number, countable, points_of
from igroteka.games.charidice.rules import (
    ASK,
    CHARITY,
    FINISHED,
    GREAT_CHARITY,
    GREAT_FROM,
    LATE_REQUEST,
    PASS,
    ROLL,
    SCORE,
    SCORING,
    State,
    earned,
    gift_of,
    requesting,
    total,
)
from igroteka.games.charidice.rules import worth as given_away
from igroteka.kernel import Omen, Policies, right_of
from igroteka.kernel.policies import ahead

HIGH_NUMBER = 0.08  # a group's value is its size; these decide between groups that are equally large
RUN = 0.12
RIVAL = 0.2  # of two players, what helps the other hurts; of more it hardly does (measured)
GOOD_REQUEST = 10.0  # a gift of so much is worth asking to be doubled (measured: better than 7, 13 and 18)
ANY_DIE = 32 / 6  # what a die is worth as a gift before it is thrown

# What a turn brings on the average between players of this kind, for judging unfinished games.
TURN, GIFT, CHANCE_TO_ASK = 30.0, 8.0, 9.0
COMPETED = 0.5  # of a charity bonus, what is left to hope for where several may want it (measured)


def policy(s: State, menu: list[int], luck: list[int]) -> int:
    if requesting(s):
        return ASK if time_to_ask(s) else PASS
    if s.phase == SCORING:
        return best_count(s, menu)
    return ROLL + (ALL & ~best_group(s))  # a combination that is kept is safe: only all six are a reason to stop


def best_group(s: State) -> int:
    """The most dice of one number or of one colour; the higher number, or the one that is nearer to a run."""
    numbers = by_number(s)
    colours = by_colour(s)
    best = 0
    most = 0.0
    for index in range(6):
        group = numbers >> 6 * index & ALL
        promise = SIZE[group] + HIGH_NUMBER * (index + 1)
        if group and promise > most:
            most = promise
            best = group
        group = colours >> 6 * index & ALL
        if SIZE[group] > 1:
            promise = SIZE[group] + RUN * longest_run(s, group)
            if promise > most:
                most = promise
                best = group
    return best


def longest_run(s: State, group: int) -> int:
    numbers = 0
    for die in range(6):
        numbers |= (group >> die & 1) << s.dice[die]
    length = 0
    while numbers:
        numbers &= numbers << 1  # what is left is the end of ever longer runs
        length += 1
    return length


def best_count(s: State, menu: list[int]) -> int:
    best = menu[1]
    most = -1000.0
    for place in range(1, menu[0] + 1):
        dice = menu[place] - SCORE
        gift = gift_of(s, dice)
        value = points_of(s, dice) + bonus_of(s, dice) + charity_near(s, gift)
        if s.seats == 2:
            value -= RIVAL * gift
        if value > most:
            most = value
            best = menu[place]
    return best


def charity_near(s: State, gift: int) -> float:
    """What it is worth to lead in giving after such a gift: much in the last round, half in the one before."""
    left = s.rounds - s.round
    given: int = s.donated[s.turn] + gift
    if left > 1:
        return 0.0
    for other in range(s.seats):
        if other != s.turn and s.donated[other] > given:
            return 0.0
    bonus = GREAT_CHARITY if given >= GREAT_FROM else CHARITY
    return bonus / 2.0 if left else float(bonus)


def time_to_ask(s: State) -> bool:
    """Before the third throw, if much will be left over: what lies beside the group, half of which will change."""
    if s.round == s.rounds:
        return True
    if s.phase == LATE_REQUEST:
        return gift_of_best(s) >= GOOD_REQUEST
    if s.throw == 1:
        return False
    group = best_group(s)
    gift = 0.0
    for die in range(6):
        if not group >> die & 1:
            gift += 0.5 * given_away(s.dice[die]) + 0.5 * ANY_DIE
    return gift >= GOOD_REQUEST


def gift_of_best(s: State) -> int:
    """The gift if the set that brings most is counted, of equal ones the stingier."""
    sets = countable(s)
    most = -1
    smallest = 0
    for dice in range(1, ALL + 1):
        if sets & 1:
            points = points_of(s, dice) + bonus_of(s, dice)
            gift = gift_of(s, dice)
            if points > most or (points == most and gift < smallest):
                most = points
                smallest = gift
        sets >>= 1
    return smallest


def slip(s: State, menu: list[int], luck: list[int]) -> int:
    """Never thinks of asking, stops with what is there, and counts what brings most now."""
    if requesting(s):
        return PASS
    return best_count(s, menu) if s.phase == SCORING else ROLL


def stage(s: State) -> int:
    """Every turn is a stage: what follows is the same dice for everybody."""
    return int(s.round * s.seats + (s.turn - s.first) % s.seats)


def worth(s: State, out: list[float]) -> None:
    """Points, those that the turns to come bring on the average, and the hope for the charity bonus."""
    if s.phase == FINISHED:
        for seat in range(s.seats):
            out[seat] = float(total(s, seat))
        ahead(s, out, 0.0)
        return
    for seat in range(s.seats):
        from_right = turns_left(s, right_of(s, seat))
        out[seat] = earned(s, seat) + TURN * turns_left(s, seat) + GIFT * from_right + charity_hope(s, seat)
        if from_right and not s.request_used[seat]:
            out[seat] += CHANCE_TO_ASK
    ahead(s, out, 18.0 + 4.0 * (s.rounds - s.round))


def turns_left(s: State, seat: int) -> int:
    played = (seat - s.first) % s.seats < (s.turn - s.first) % s.seats
    return int(s.rounds - s.round + (0 if played else 1))


def charity_hope(s: State, seat: int) -> float:
    """The bonus, times the chance to stay before each of the others in giving."""
    giving = s.donated[seat] + GIFT * turns_left(s, seat)
    hope = float(GREAT_CHARITY if giving >= GREAT_FROM else CHARITY)
    if s.seats > 2:
        hope *= COMPETED
    swing = 10.0 + s.rounds - s.round
    for other in range(s.seats):
        if other != seat:
            lead = giving - s.donated[other] - GIFT * turns_left(s, other)
            hope *= 0.5 + 0.5 * lead / sqrt(3 * swing * swing + lead * lead)
    return hope


POLICIES = Policies(policy, slip=slip, stage=stage, worth=worth, omens=(Omen("bonus", True, ("bonus",)),))

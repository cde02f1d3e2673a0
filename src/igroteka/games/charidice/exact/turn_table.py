"""A turn solved exactly: which dice to keep and what to count, for any worth of the points and of the gift.

What is known of a position is a row of numbers (VALUE, POINTS, …), held for all positions at once: for throws in an
array with an axis a die, whose index is the face; for dice of which some are to be thrown, with one more index, `OPEN`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from igroteka.games.charidice.dice import EQUAL_NUMBERS, FOUR_OF_A_COLOUR, RUN_OF_A_COLOUR
from igroteka.games.charidice.rules import worth as given_away

if TYPE_CHECKING:
    from collections.abc import Callable

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Square = tuple[tuple[int, ...], ...]  # the colour of every face, by die

# What is to be as large as possible; the points and the gift that come of it; the chances of a bonus and of no request.
VALUE, POINTS, GIFT, BONUS, UNASKED = range(5)
OPEN = -1  # a die that is to be thrown, in the place of its face
MOST_POINTS, LARGEST_GIFT = 96, 60  # six 6s; five 6s


class Sets(NamedTuple):
    """All sets that may be counted, those of the first throw first; of a throw, the smallest gift first."""

    throw: Ints
    points: Ints  # with the bonus
    gift: Ints
    bonus: Ints
    shape: tuple[int, ...]  # faces, by die


class Plan(NamedTuple):
    """The best that can be done in a turn."""

    counting: Floats  # the dice as they lie, by throw
    stop: Floats  # the same, if one has not thrown for the third time and might still be asked for more
    keep: tuple[Floats, Floats]  # keeping some dice, with one throw to go, or two
    throw: tuple[Floats, Floats]  # the best of these, by throw


@cache
def countable_sets(square: Square, any_set: bool) -> Sets:
    """The sets of the rules (see `dice`) with their points and gifts; also for fewer dice and faces than six."""
    shape = tuple(map(len, square))
    number = np.indices(shape).reshape(len(square), -1) + 1
    colour = np.stack([1 << np.array(colours)[faces - 1] for colours, faces in zip(square, number, strict=True)])
    gift = np.array([given_away(face) for face in range(max(shape) + 1)])[number]
    showing = np.bitwise_or.reduce(colour)
    found = []
    for chosen in range(1, 1 << len(square)):
        inside = [bool(chosen >> die & 1) for die in range(len(square))]
        size = sum(inside)
        colours = np.bitwise_or.reduce(colour[inside])
        numbers = number[inside]
        span = numbers.max(0) - numbers.min(0) + 1
        one_colour = (colours & (colours - 1)) == 0
        run = one_colour & (span == size)
        equal = span == 1
        legal = (colour[inside].sum(0) == colours) & (any_set | (colours == showing))  # CHARI-30
        if size >= 4:
            complete = any_set | run | (size == 4) | ((colour == colours).sum(0) == size)
            legal |= equal | one_colour & complete  # CHARI-20, CHARI-32, CHARI-33, CHARI-34
        four = FOUR_OF_A_COLOUR if size == 4 else 0
        prizes = (EQUAL_NUMBERS[size], RUN_OF_A_COLOUR[size], four)
        bonus = np.select([equal, run, one_colour], prizes, 0)
        throw = np.flatnonzero(legal)
        given = gift[~np.array(inside)].sum(0)
        found.append(np.stack([throw, (numbers.sum(0) + bonus)[throw], given[throw], bonus[throw]]))
    throws, points, gifts, bonuses = np.concatenate(found, axis=1)
    order = np.lexsort((gifts, throws))
    return Sets(throws[order], points[order], gifts[order], bonuses[order], shape)


def linear(own: float, gift: float) -> Floats:
    """The worth of every number of points and every gift, if each point has its price."""
    return own * np.arange(MOST_POINTS + 1)[:, None] + gift * np.arange(LARGEST_GIFT + 1)


def counted(sets: Sets, worth: Floats) -> Floats:
    """The best set of every throw, by its worth."""
    value = worth[sets.points, sets.gift]
    throws = np.arange(int(np.prod(sets.shape)))
    best = np.maximum.reduceat(value, np.searchsorted(sets.throw, throws))
    hits = np.flatnonzero(value == best[sets.throw])
    chosen = hits[np.searchsorted(sets.throw[hits], throws)]
    known = np.stack([best, sets.points[chosen], sets.gift[chosen], sets.bonus[chosen] > 0, np.ones(len(throws))])
    return known.reshape(-1, *sets.shape)


def thrown(after: Floats) -> Floats:
    """What keeping some dice leads to: the mean over the faces of the others, if `after` tells what a throw does."""
    known = after
    for axis in range(1, after.ndim):
        known = np.concatenate([known, known.mean(axis, keepdims=True)], axis)
    return known


def kept(after: Floats, stop: Floats) -> Floats:
    """The same in a turn, where to throw nothing is to stop."""
    known = thrown(after)
    known[(slice(None), *map(slice, stop.shape[1:]))] = stop
    return known


def best(keep: Floats) -> Floats:
    """The best choice of dice to keep, for every throw: die by die, its face or OPEN."""
    known = keep
    for axis in range(1, keep.ndim):
        shown, thrown_again = np.split(known, [-1], axis)
        known = np.where(thrown_again[VALUE] > shown[VALUE], thrown_again, shown)
    return known


def solved(
    count: Floats, stop: Floats | None = None, interrupted: Callable[[Floats], Floats] = lambda second: second
) -> Plan:
    """Backward through the turn. `stop` and `interrupted` may change what stopping and the second throw lead to."""
    stopped = count if stop is None else stop
    last = kept(count, stopped)
    second = interrupted(best(last))
    first = kept(second, stopped)
    return Plan(count, stopped, (last, first), (second, best(first)))


def turn(square: Square, any_set: bool, own: float, gift: float) -> Floats:
    """A whole turn played for own · points + gift · gift: the value, the points, the gift, the share of bonuses."""
    sets = countable_sets(square, any_set)
    known = thrown(solved(counted(sets, linear(own, gift))).throw[1])
    return known.reshape(len(known), -1)[:, -1]


def choices(keep: Floats) -> Ints:
    """The number of the best dice to keep, for every throw, as flat indices of `keep[VALUE]`."""
    number = np.arange(keep[VALUE].size, dtype=float).reshape(1, *keep.shape[1:])
    chosen: Ints = best(np.concatenate([keep, number]))[-1].astype(np.intp)
    return chosen


def lands(plan: Plan) -> Floats:
    """How likely every throw is to be the one that is counted at last."""
    faces = plan.stop.shape[1:]
    mass: Floats = np.full(faces, 1 / np.prod(faces))
    for keep in reversed(plan.keep):
        wide = keep.shape[1:]
        mass = np.asarray(np.bincount(choices(keep).ravel(), mass.ravel(), keep[VALUE].size), float).reshape(wide)
        for axis in range(mass.ndim):
            shown, thrown_again = np.split(mass, [-1], axis)
            mass = shown + thrown_again / shown.shape[axis]
    return mass


def known_of(positions: Floats, dice: list[int], thrown_again: int = 0) -> Floats:
    """What is known of dice that show these numbers, if a set of them is to be thrown."""
    known = np.moveaxis(positions, 0, -1)[tuple(OPEN if thrown_again >> d & 1 else n - 1 for d, n in enumerate(dice))]
    return np.asarray(known, float)

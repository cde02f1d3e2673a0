"""Six dice with a number and a colour on every face, and the sets of them that may be counted (CHARI-16,
CHARI-20, CHARI-21, CHARI-22, CHARI-23, CHARI-24, CHARI-25, CHARI-30, CHARI-31, CHARI-32, CHARI-33, CHARI-34, CHARI-35).

A set of dice is a number whose bit `die` says that the die is in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.kernel import Choice, Layout, Reason, because, i8

if TYPE_CHECKING:
    from collections.abc import Callable

DICE = ("a", "b", "c", "d", "e", "f")
ALL = 0b111111
SIZE = tuple(dice.bit_count() for dice in range(ALL + 1))

# CHARI-2: each of the 36 pairs of a number and a colour is there once.
COLOURS = "rygbsk"
FACES = ("?", *(f"{number}{colour}" for colour in COLOURS for number in range(1, 7)))
CYCLIC = tuple((die + number) % 6 for die in range(6) for number in range(6))
MIXED = tuple(map(int, "012345 150234 201453 324510 435102 543021".replace(" ", "")))
COLOUR = CYCLIC + MIXED  # by square, die and number
SQUARE = Choice(values=("cyclic", "mixed"), default="cyclic")

COUNT = Choice(values=("full", "any"), default="full")
ANY = 1  # any set of different colours may be counted, and any four or more of one

FOUR_OF_A_COLOUR = 15  # CHARI-21
RUN_OF_A_COLOUR = (0, 0, 0, 0, 25, 40, 50)  # CHARI-22, CHARI-23, CHARI-24, by number of dice
EQUAL_NUMBERS = (0, 0, 0, 0, 15, 30, 60)  # CHARI-31, CHARI-32, CHARI-33, CHARI-34


class Dice(Layout):
    dice = i8(6)  # the number that each shows; its colour follows
    square = i8()
    count = i8()


def colour_of(s: Dice, die: int) -> int:
    return COLOUR[36 * s.square + 6 * die + s.dice[die] - 1]


def face_up(s: Dice, die: int) -> int:
    """The number among FACES of what a die shows."""
    return 6 * colour_of(s, die) + s.dice[die]


def side(s: Dice, die: int, outcome: int) -> str:
    """The token of a face of a die."""
    return f"{outcome + 1}{COLOURS[COLOUR[36 * s.square + 6 * die + outcome]]}"


def _which(fits: Callable[[int, int], bool]) -> tuple[int, ...]:
    """For every group of dice all the sets that fit it, as one number: bit `dice − 1` stands for the set `dice`."""
    return tuple(sum(1 << dice - 1 for dice in range(1, ALL + 1) if fits(group, dice)) for group in range(ALL + 1))


ONE_OF = _which(lambda group, dice: SIZE[dice & group] == min(SIZE[group], 1))  # of a group that is not empty
AT_MOST_ONE_OF = _which(lambda group, dice: SIZE[dice & group] <= 1)
FOUR_OR_MORE_OF = _which(lambda group, dice: dice & group == dice and SIZE[dice] >= 4)


def by_colour(s: Dice) -> int:
    """The dice of every colour: six groups of six bits each."""
    groups = 0
    for die in range(6):
        groups |= 1 << 6 * colour_of(s, die) + die
    return groups


def by_number(s: Dice) -> int:
    """The dice of every number, in the same way."""
    groups = 0
    for die in range(6):
        groups |= 1 << 6 * (s.dice[die] - 1) + die
    return groups


def countable(s: Dice) -> int:
    """All sets that may be counted, as one number: bit `dice − 1` stands for the set `dice` (CHARI-16)."""
    colours = by_colour(s)
    numbers = by_number(s)
    different = AT_MOST_ONE_OF[0]  # every set, to begin with
    alike = 0
    for index in range(6):
        colour = colours >> 6 * index & ALL
        alike |= FOUR_OR_MORE_OF[colour]  # CHARI-20
        alike |= FOUR_OR_MORE_OF[numbers >> 6 * index & ALL]  # CHARI-32, CHARI-33, CHARI-34
        if s.count == ANY:
            different &= AT_MOST_ONE_OF[colour]
        else:
            different &= ONE_OF[colour]  # CHARI-30
            if colour == ALL:
                alike ^= broken_fives(s)
    return different | alike


def broken_fives(s: Dice) -> int:
    """Six dice of one colour less one from the middle: neither all of that colour nor a combination (CHARI-20,
    CHARI-23).
    """
    sets = 0
    for die in range(6):
        if 1 < s.dice[die] < 6:
            sets |= 1 << (ALL ^ 1 << die) - 1
    return sets


def points_of(s: Dice, dice: int) -> int:
    points = 0
    for die in range(6):
        points += s.dice[die] * (dice >> die & 1)
    return points


def bonus_of(s: Dice, dice: int) -> int:
    """What a set earns above its points; it must be exactly a combination (CHARI-25, CHARI-35)."""
    size = SIZE[dice]
    colours = 0
    numbers = 0
    for die in range(6):
        if dice >> die & 1:
            colours |= 1 << colour_of(s, die)
            numbers |= 1 << s.dice[die]
    lowest = numbers & -numbers
    if numbers == lowest:
        return EQUAL_NUMBERS[size]
    if colours & (colours - 1):
        return 0
    if numbers == lowest * ((1 << size) - 1):
        return RUN_OF_A_COLOUR[size]
    return FOUR_OF_A_COLOUR if size == 4 else 0


def why_not_countable(s: Dice, dice: int) -> Reason:
    """Why a set is not countable. Colours are spoken of by their number (the words' `$value`); those that are missing,
    as groups: the first three of COLOURS, and the others (`$more`).
    """
    there = [by_colour(s) >> 6 * colour & ALL for colour in range(6)]
    chosen = [SIZE[group & dice] for group in there]
    most = max(chosen)
    if most == SIZE[dice] >= 2:  # one colour, and more than one die of it
        return because("CHARI-20", "colour-needs-four", value=most)  # or five in a row, out of six
    if most >= 4:
        return because("CHARI-16", "one-way-only", value=chosen.index(most))
    if most >= 2:
        return because("CHARI-30", "two-of-a-colour", value=chosen.index(most))
    left_out = sum(1 << colour for colour in range(6) if there[colour] and not chosen[colour])
    return because("CHARI-30", "colour-left-out", value=left_out & 0b111, more=left_out >> 3)

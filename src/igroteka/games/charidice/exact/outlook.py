"""What a turn's points and its gift do to the chance of finishing ahead, if everybody goes on as one usually plays.

Turns to come are independent of one another, so that sums of them are products of their spectra. Two things are taken
for independent that are not quite: who gets the charity bonus, and what else is scored from now on.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from igroteka.games.charidice.dice import ANY, COLOUR, DICE
from igroteka.games.charidice.exact.turn_table import (
    GIFT,
    LARGEST_GIFT,
    MOST_POINTS,
    POINTS,
    VALUE,
    Floats,
    Ints,
    Plan,
    Sets,
    choices,
    countable_sets,
    counted,
    lands,
    linear,
    solved,
    thrown,
)
from igroteka.games.charidice.rules import CHARITY, GREAT_CHARITY, GREAT_FROM, State, earned
from igroteka.kernel import left_of, right_of

RANGE = 4096  # leads and sums of gifts, modulo this: more than a game will bring
LEADS = np.arange(RANGE) - RANGE // 2
TURNS = 20  # as many as a game may have
RIVAL = {2: 0.5, 3: 0.25, 4: 0.25}  # what a point given away usually hurts, less its hope for charity; by players
RACE = 2  # rounds before the end in which the charity bonus is fought for; before that, RIVAL has it in it
NO_RACE = [(0, np.ones(1))]
HAIR = 1e-6  # where the outcome is certain, a better score is still welcome

Spectrum = NDArray[np.complex128]


class Kind(NamedTuple):
    """All that the chances of a turn depend on."""

    square: int
    any_set: bool
    seats: int


class Habits(NamedTuple):
    """The usual turn: spectra of its points, of its gift and of their difference; and the worth of a request that may
    still be made in so many turns of the neighbour.
    """

    points: Spectrum
    gift: Spectrum
    net: Spectrum
    mean_points: float
    mean_gift: float
    request: list[float]


def sets_of(kind: Kind) -> Sets:
    square = tuple(tuple(COLOUR[36 * kind.square + 6 * die :][:6]) for die in range(len(DICE)))
    return countable_sets(square, kind.any_set)


@cache
def habits(kind: Kind) -> Habits:
    free, asked = (solved(counted(sets_of(kind), linear(1, -RIVAL[kind.seats] * times))) for times in (1, 2))
    chance = lands(free).ravel()
    points, gift = (free.stop[known].ravel().astype(int) for known in (POINTS, GIFT))

    def spectrum(what: Ints) -> Spectrum:
        return np.fft.rfft(np.bincount(what % RANGE, chance, RANGE))

    return Habits(
        points=spectrum(points),
        gift=spectrum(gift),
        net=spectrum(points - gift),
        mean_points=float(chance @ points),
        mean_gift=float(chance @ gift),
        request=worth_of_requests(kind, free, asked),
    )


def worth_of_requests(kind: Kind, free: Plan, asked: Plan) -> list[float]:
    """The worth of a request for 0, 1, 2 … turns of the neighbour, if it is made at the best moment (CHARI-51)."""

    def gain(throw: int) -> Floats:
        return request_gain(kind, free.throw[throw], asked.throw[throw])

    second, first = gain(0), gain(1)
    chosen = choices(free.keep[1])
    stops = free.throw[1][VALUE] == free.stop[VALUE]
    worth = [0.0]
    for _ in range(TURNS):
        later = thrown(np.maximum(second, worth[-1])[None]).ravel()[chosen]
        worth.append(float(np.maximum(first, np.where(stops, worth[-1], later)).mean()))
    return worth


def request_gain(kind: Kind, free: Floats, asked: Floats) -> Floats:
    """What asking brings, in points of a gift: of two players what the other loses, of more what one gets."""
    gain: Floats = (free[VALUE] - asked[VALUE]) / RIVAL[2] if kind.seats == 2 else 2 * asked[GIFT] - free[GIFT]
    return gain


def turns_to_come(s: State, seat: int) -> int:
    """How many turns a seat has after the one that is being played."""
    later = (seat - s.first) % s.seats > (s.turn - s.first) % s.seats
    return s.rounds - s.round + later


def request_kept(s: State, seat: int) -> float:
    """What a request that is not made in this turn is still worth, in points of a gift."""
    turns = turns_to_come(s, right_of(s, seat))
    return habits(kind_of(s)).request[turns] if not s.request_used[seat] else 0.0


def kind_of(s: State) -> Kind:
    return Kind(s.square, s.count == ANY, s.seats)


def expected(s: State, seat: int) -> float:
    """The total that a seat may expect, without this turn and the charity bonus."""
    usual = habits(kind_of(s))
    own, received = turns_to_come(s, seat), turns_to_come(s, right_of(s, seat))
    request = request_kept(s, seat) * (RIVAL[2] if s.seats == 2 else 1)  # of two, the giver has something of it as well
    return earned(s, seat) + own * usual.mean_points + received * usual.mean_gift + request


def chance_ahead(s: State, other: int) -> Floats:
    """The chance that the seat to move ends before another, apart from the charity bonus; by the lead that it may
    expect, from −RANGE/2 on. A tie is half a chance.
    """
    usual = habits(kind_of(s))
    spectrum = np.ones(RANGE // 2 + 1, complex)
    mean = 0.0
    for giver in range(s.seats):
        turns = turns_to_come(s, giver)
        own = (giver == s.turn) - (giver == other)
        gift = (left_of(s, giver) == s.turn) - (left_of(s, giver) == other)
        if own or gift:
            step = usual.points if not gift else usual.gift if not own else usual.net
            spectrum = spectrum * (step if (own or gift) > 0 else step.conj()) ** turns
            mean += turns * (own * usual.mean_points + gift * usual.mean_gift)
    luck = np.roll(np.fft.irfft(spectrum), RANGE // 2 - round(mean))
    more = np.cumsum(luck[::-1])[::-1] - luck / 2
    return np.append(1.0, more[:0:-1])


def charity_race(s: State, other: int, gifts: Ints) -> list[tuple[int, Floats]]:
    """By how much the charity bonus changes the lead over another, and how likely that is for each of the gifts."""
    usual = habits(kind_of(s))

    def donated(seat: int) -> Floats:
        """How likely every total of gifts is at the end, without that of this turn."""
        to_come = np.maximum(np.fft.irfft(usual.gift ** turns_to_come(s, seat)), 0)
        return np.roll(to_come, s.donated[seat] + round(request_kept(s, left_of(s, seat))))

    their = donated(other)
    not_more = np.ones(RANGE)  # nobody else has given more (CHARI-62)
    for third in range(s.seats):
        if third not in (s.turn, other):
            not_more *= np.cumsum(donated(third))
    mine = np.stack([np.roll(donated(s.turn), gift) for gift in gifts])
    i_lead = mine * (not_more * (np.cumsum(their) - their))  # if both give the same, the lead stays as it is (CHARI-64)
    they_lead = (np.cumsum(mine, 1) - mine) * (not_more * their)
    found = [(GREAT_CHARITY, i_lead[:, GREAT_FROM:].sum(1)), (CHARITY, i_lead[:, :GREAT_FROM].sum(1))]
    found += [(-GREAT_CHARITY, they_lead[:, GREAT_FROM:].sum(1)), (-CHARITY, they_lead[:, :GREAT_FROM].sum(1))]
    return [*found, (0, 1 - sum(chance for _, chance in found))]


def standing(s: State) -> Floats:
    """How well the seat to move will stand after this turn, by its points and by its gift before it is doubled: the
    share of the others that it may hope to finish before.
    """
    seat, neighbour = s.turn, left_of(s, s.turn)
    points, gifts = np.arange(MOST_POINTS + 1)[:, None], np.arange(LARGEST_GIFT + 1) * (1 + s.asked)
    found = HAIR * (points - gifts / (s.seats - 1))
    for other in range(s.seats):
        if other != seat:
            racing = s.rounds - s.round < RACE
            price, race = (other == neighbour, charity_race(s, other, gifts)) if racing else (RIVAL[s.seats], NO_RACE)
            lead = expected(s, seat) - expected(s, other) + points - price * gifts
            ahead = chance_ahead(s, other)
            for bonus, chance in race:
                found += chance * np.interp(lead + bonus, LEADS, ahead) / (s.seats - 1)
    return found

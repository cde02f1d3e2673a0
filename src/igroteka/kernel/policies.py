"""What a game's `bots.py` hands over as `POLICIES`: how a sensible person plays it, and what a position is worth.

Written like rules, so that the same functions run interpreted and compiled. A game gives `policy`; the others stand
here for every game, and a game that knows better gives its own.
"""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003 (msgspec reads annotations)
from dataclasses import KW_ONLY, dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from igroteka.kernel.contract import places
from igroteka.kernel.layout import Layout
from igroteka.kernel.random import luck_below

if TYPE_CHECKING:
    from collections.abc import Callable

S_contra = TypeVar("S_contra", bound=Layout, contravariant=True)  # the game's own State


class Known(NamedTuple):
    """What is known for certain about an action."""

    worth: float  # more is better
    says: str  # the id of a sentence in the game's words
    values: Mapping[str, Any]


@dataclass(frozen=True)
class Knowledge(Generic[S_contra]):
    """What a game's `exact.py` hands over as `EXACT`, if a game has one: how its best action is calculated."""

    judge: Callable[[S_contra, list[int]], list[Known]]  # what is known of each of some legal actions


class Omen(NamedTuple):
    """Something that may befall whoever decides, and that a hint speaks of; the game's words say it, as `omen-<id>`."""

    id: str
    good: bool
    happenings: tuple[str, ...]  # any of them, told of the seat, is it
    before: str = ""  # the happening after which it counts no more; without it, all counts that search looks at


def policy(s: Any, menu: list[int], luck: list[int]) -> int:
    """A sensible action off the menu for the seat to move, from what that seat knows and nothing else."""
    raise NotImplementedError


def slip(s: Any, menu: list[int], luck: list[int]) -> int:
    """What somebody does here whose thoughts are elsewhere."""
    return menu[1 + luck_below(luck, menu[0])]


def stage(s: Any) -> int:
    """The part of a match that is being played. Search looks to its end, and asks there what the position is worth."""
    return 0


def worth(s: Any, out: list[float]) -> None:
    """How well every seat stands, from 0 to 1; in a game with only a loser, the chance not to be that one. `out` has
    room for twice the seats; the second half is scratch paper.
    """
    places(s, out)  # type: ignore[arg-type]
    for seat in range(s.seats):
        out[seat] = -out[seat]
    ahead(s, out, 0)


def suppose(s: Any, seat: int) -> None:
    """Change what was imagined of the hidden cards, for a seat, into what the others' play makes likely."""


STUBS = (policy, slip, stage, worth, suppose)


@dataclass(frozen=True)
class Policies(Generic[S_contra]):
    """A `bots.py`, as a type: a function for each of the stubs, and what a hint speaks of."""

    policy: Callable[[S_contra, list[int], list[int]], int]
    _: KW_ONLY
    slip: Callable[[S_contra, list[int], list[int]], int] = slip
    stage: Callable[[S_contra], int] = stage
    worth: Callable[[S_contra, list[float]], None] = worth
    suppose: Callable[[S_contra, int], None] = suppose
    omens: tuple[Omen, ...] = ()  # the most telling first


def ahead(s: Any, out: list[float], swing: float) -> None:
    """Turn what every seat has, more being better, into how well it may hope to finish: half for the chance to be the
    first, half for the share of the others that it leaves behind. Between two that is the same.

    `swing` is the lead that is worth half a certainty: 0 at the end, when a lead is a lead.
    """
    seats = s.seats
    for seat in range(seats):
        out[seats + seat] = out[seat]
    for seat in range(seats):
        sum = 0.0
        for other in range(seats):
            sum += certainty(out[seats + seat] - out[seats + other], swing)
        out[seat] = 0.5 + 0.5 * sum / (seats - 1)
    if seats > 2:
        firsts = 0.0
        for seat in range(seats):
            firsts += before_all(s, out, seat, swing)
        for seat in range(seats):
            out[seat] = 0.5 * out[seat] + 0.5 * before_all(s, out, seat, swing) / firsts


def certainty(lead: float, swing: float) -> float:
    """From −1 to 1. A small lead is worth as much again for every point, so that nobody is led to prefer a sure little
    to a fair chance of more.
    """
    return lead / sqrt(3 * swing * swing + lead * lead) if lead != 0 else 0.0


def before_all(s: Any, out: list[float], seat: int, swing: float) -> float:
    """The chance to finish before each of the others, as if these were independent; in proportion, to be the first."""
    chance = 1.0
    for other in range(s.seats):
        if other != seat:
            chance *= 0.5 + 0.5 * certainty(out[s.seats + seat] - out[s.seats + other], swing)
    return chance


def decide(s: Any, menu: list[int], luck: list[int]) -> int:
    """What the policy does, without asking where there is no choice. The menu is filled in already."""
    return menu[1] if menu[0] == 1 else policy(s, menu, luck)

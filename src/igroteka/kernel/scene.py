"""What lies on a table, as data: a game's `table.py` describes it from a redacted state, and any screen can show it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from msgspec import UNSET, Struct, UnsetType

from igroteka.kernel.goal import Lead, Tone  # noqa: TC001 (msgspec reads annotations)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.kernel.goal import Goal

Mood = Literal["luck", "nerve", "bluff", "bidding", "thinking", "attention", "talk", "duel"]
Kind = Literal["row", "hand", "columns", "stack", "pile", "dice", "number", "chips", "marker", "direction", "sheet"]


class Zone(Struct, frozen=True, gc=False, omit_defaults=True):
    """One place on the table.

    row: open cards side by side, "?" where one has been turned face down · hand: a fan, its items "?" for all but its
    owner · columns: a row of cards each of which heads a column, in which rows of the seats lie · stack: face-down
    cards, `value` of them, its item the back on top, where cards have different ones · pile: open cards on one another,
    the top one last · dice: faces · number: a figure, `of` its limit · chips: an amount · marker: a sign before a seat
    or in the middle · direction: which way round it goes, `value` 1 or −1 · sheet: a line of numbers as on paper,
    `value` what they come to.
    """

    id: str  # its name is the words' `zone-<id>`, which may say the limit: `$of`, or 0
    kind: Kind
    seat: int = -1  # whose; −1: the middle of the table
    items: tuple[str, ...] = ()  # tokens of cards or dice; numbers of a sheet, as text
    value: int | None = None
    of: int | None = None
    main: bool = False  # the one number that matters
    aside: bool | UnsetType = UNSET  # of the middle: it matters little for what is decided, and is shown small
    marked: tuple[int, ...] = ()  # places of items that stand out; what that means, the name's attribute `marked` says
    heads: tuple[str, ...] = ()  # of a sheet: the faces of cards over its items
    column: int = 0  # of a row that lies in a column: in which, from 1; `value` is what it comes to
    tone: Tone = ""  # whether the more is the better, or the worse
    lead: Lead | UnsetType = UNSET  # of the figure that says how a seat stands: what it means to have the most


@dataclass(frozen=True, slots=True)
class Shelf:
    """What is said of a game before it is chosen: how long it takes, and what kind of fun it is."""

    minutes: tuple[int, int]  # of the shortest game and of the longest, about: with few and with many players
    moods: tuple[Mood, ...]
    first: bool = False  # somebody who has played nothing yet starts with it; why, the words' `start` says


@dataclass(frozen=True, slots=True)
class Drawn:
    """How a card or a die is drawn, where its token is not simply its number."""

    text: str = ""  # what stands on it; without text and sign, its name in the words
    colour: str = ""  # one of r y g b p s k: red, yellow, green, blue, purple, grey, black
    sign: Literal["", "joker", "skip", "reverse", "search", "wild", "dot", "cross"] = ""
    stands_for: str = ""  # another token that it counts as
    back: bool = False  # it is the back of a card, and what stands on it


@dataclass(frozen=True, slots=True)
class ByHeart:
    """What people keep in mind themselves, where an option says so: some zones are shown for a moment only, nothing
    gives away what is allowed, and sentences are said as their attribute `.by-heart` has them.
    """

    option: str
    value: str
    zones: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Handle:
    """Where on the table an action is done: with some items of a zone, or with the zone as a whole."""

    zone: str
    items: tuple[str, ...] = ()
    seat: int = -1  # whose zone, where it is somebody else's
    throws: bool = False  # what is picked up there will be thrown again


BUTTON = Handle("")  # nowhere on the table, though its label names a card that lies in a hand: by a button alone


def score(goal: Goal, seat: int, value: int, of: int | None = None, *, main: bool = False) -> Zone:
    """The points of a seat, by which the game is won or lost."""
    return Zone("points", "number", seat, value=value, of=of, main=main, tone=goal.tone, lead=goal.lead)


def faces(names: Sequence[str], cards: Sequence[int]) -> tuple[str, ...]:
    """The tokens of the cards in a bag, in the order of their faces; cards that lie face down last, by their back."""
    found: list[str] = []
    for face, copies in enumerate(cards):
        if copies and face:
            found += [names[face]] * copies
    return (*found, *[names[0]] * (cards[0] - len(found)))

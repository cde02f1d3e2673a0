"""What a game's `rules.py` provides. Generic algorithms are written against these functions;
`compiler/binding.py` puts the game's own in their place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from igroteka.kernel.goal import Goal
    from igroteka.kernel.layout import Layout
    from igroteka.kernel.options import Option

OVER = -1  # what `actor` says when nobody has a decision left
SPECTATOR = -1  # the seat of somebody who only watches


class Phrase(NamedTuple):
    """Something to say: the id of a sentence in the words, and what it speaks of."""

    id: str
    seat: int = -1
    card: int = 0
    value: int = 0
    other: int = -1  # another seat
    more: int = 0  # a second number


class Reason(NamedTuple):
    """Why an action is not allowed: the clause that forbids it, and the sentence that says so."""

    clause: str
    phrase: Phrase


def because(
    clause: str, id: str, seat: int = -1, card: int = 0, value: int = 0, other: int = -1, more: int = 0
) -> Reason:
    return Reason(clause, Phrase(id, seat, card, value, other, more))


@runtime_checkable
class Rules(Protocol):
    """The contract, as a type: a rules module is an instance of it."""

    @property
    def RULES(self) -> int:  # noqa: N802
        """The version, raised when behaviour changes."""

    @property
    def BOX(self) -> str:  # noqa: N802
        """The box that the game comes in."""

    @property
    def PLAYERS(self) -> tuple[int, int]:  # noqa: N802
        """The fewest and the most."""

    @property
    def GOAL(self) -> Goal:  # noqa: N802
        """What the game is about."""

    @property
    def OPTIONS(self) -> Mapping[str, Option]:  # noqa: N802
        """What a table may choose before the start, by name."""

    @property
    def TOKENS(self) -> tuple[str, ...]:  # noqa: N802
        """Action → token of the specification."""

    @property
    def FACES(self) -> tuple[str, ...]:  # noqa: N802
        """Card → token; face 0 is a card's back."""

    @property
    def State(self) -> type[Layout]:  # noqa: N802
        """The layout of a position."""

    def start(self, s: Any) -> None: ...
    def actor(self, s: Any) -> int: ...
    def legal(self, s: Any, menu: list[int]) -> None: ...
    def apply(self, s: Any, action: int) -> None: ...
    def redact(self, s: Any, seat: int) -> None: ...
    def resample(self, s: Any, seat: int) -> None: ...
    def scores(self, s: Any, out: list[int]) -> None: ...
    def places(self, s: Any, out: list[int]) -> None: ...
    def audit(self, s: Any) -> bool: ...
    def longest(self, s: Any) -> int: ...
    def why_not(self, s: Any, action: int) -> Reason: ...


@runtime_checkable
class Dice(Protocol):
    """What the rules of a game with dice provide besides: the dice by name, and what their faces are called."""

    @property
    def DICE(self) -> tuple[str, ...]:  # noqa: N802
        """Die → its name."""

    def side(self, s: Any, die: int, outcome: int) -> str: ...


def start(s: Any) -> None:
    """Set up a blank state whose `seats` and options are filled in, up to the first decision."""
    raise NotImplementedError


def actor(s: Any) -> int:
    """The one seat that decides now, or OVER."""
    raise NotImplementedError


def legal(s: Any, menu: list[int]) -> None:
    """Offer every legal action on the menu (see `offer`)."""
    raise NotImplementedError


def apply(s: Any, action: int) -> None:
    """Carry out a legal action and everything that follows, up to the next decision."""
    raise NotImplementedError


def redact(s: Any, seat: int) -> None:
    """Blank what `seat` may not know of a state: the one place that decides it.

    Two things it does not reach are hidden elsewhere: a card that is told to one seat alone (`only` of `tell`), and
    what people do in real time (`Window.secret`, and choices that are laid until all have chosen).
    """
    raise NotImplementedError


def resample(s: Any, seat: int) -> None:
    """Fill what `seat` may not know with a random completion that it cannot tell from the truth."""
    raise NotImplementedError


def scores(s: Any, out: list[int]) -> None:
    """The result's score of every seat."""
    raise NotImplementedError


def places(s: Any, out: list[int]) -> None:
    """The result's place of every seat, 1 the best."""
    raise NotImplementedError


def audit(s: Any) -> bool:
    """Whether cards, chips and points are all there and every field is within its rules."""
    raise NotImplementedError


STUBS = (start, actor, legal, apply, redact, resample, scores, places, audit)


def offer(menu: list[int], action: int) -> None:
    """Put a legal action on the menu. Element 0 of a menu counts what stands on it."""
    menu[0] += 1
    menu[menu[0]] = action

"""How people decide in real time: what play does not wait for, who chooses at the same time, who has a live button.

A game's `table.py` says so in up to four functions of its own: `window(s)`, `together(s)`, `calls(s, seat)` and
`suggest(players)`. All are optional; what holds without them stands here, once. What they say is no secret: it is the
same for a redacted state.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from igroteka.kernel.contract import OVER

if TYPE_CHECKING:
    from igroteka.kernel.contract import Rules
    from igroteka.kernel.options import Value


@dataclass(frozen=True, slots=True)
class Window:
    """A decision that play does not wait for: not deciding is `default`."""

    default: int  # the action taken for whoever does not decide
    grace: float = 0.0  # seconds in which nobody else may act past it, if it is a person's to decide
    lasts: float | None = None  # after so many seconds the default is taken; None: when somebody else acts
    patience: float = 0.0  # a bot that wants to act past it waits at least so many seconds
    secret: bool = False  # that it is open is not shown: others see the table as if the default had been taken


def window(table: object, s: Any) -> Window | None:
    """Whether play waits for the decision of the seat to move; None: it does."""
    found: Window | None = _asked(table, "window", None, s)
    return found


def together(table: object, rules: Rules, s: Any) -> int:
    """The group of those who choose now, in secret and at the same time, and have not chosen yet: the seat to move is
    among them, or alone. When the game is over it is empty.
    """
    seat = rules.actor(s)
    if seat == OVER:
        return 0
    group: int = _asked(table, "together", 1 << seat, s)
    return group


def calls(table: object, s: Any, seat: int) -> tuple[int, ...]:
    """The actions for which a seat has a live button, asked or not; pressing it may well have no effect."""
    actions: tuple[int, ...] = _asked(table, "calls", (), s, seat)
    return actions


def suggested(table: object, players: int) -> dict[str, Value]:
    """The options that a table for so many players had best choose, where they are not the default."""
    options: dict[str, Value] = _asked(table, "suggest", {}, players)
    return options


def _asked(table: object, name: str, otherwise: object, *about: object) -> Any:
    """What the game says, if it says anything."""
    function = getattr(table, name, None)
    return function(*about) if function else otherwise

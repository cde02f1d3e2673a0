"""How people decide in real time: what play does not wait for, who chooses at the same time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from igroteka.kernel.contract import OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from igroteka.kernel.contract import Rules


@dataclass(frozen=True, slots=True)
class Window:
    """A decision that play does not wait for: not deciding is `default`.

    A secret one is no secret of the state, and `redact` leaves it there. It is hidden from people at a table
    (`tables/moment.py`): they see the position behind it, as if the default had been taken.
    """

    default: int  # the action taken for whoever does not decide
    grace: float = 0.0  # seconds in which nobody else may act past it, if it is a person's to decide
    lasts: float | None = None  # after so many seconds the default is taken; None: when somebody else acts
    patience: float = 0.0  # a bot that wants to act past it waits at least so many seconds
    secret: bool = False  # nobody is to see that it is open
    forgetting: bool = False  # not deciding is to forget what one ought to do: only careless bots ever do
    quiet: bool = False  # it is there to be forgotten: nothing on the screen may remind of it


class Group(Protocol):
    """Of a game's table: who chooses together."""

    @property
    def together(self) -> Callable[[Any], int]: ...


def together(table: Group, rules: Rules, s: Any) -> int:
    """The group of those who choose now, in secret and at the same time, and have not chosen yet: the seat to move is
    among them, or alone. When the game is over it is empty.
    """
    seat = rules.actor(s)
    return 0 if seat == OVER else table.together(s) or 1 << seat

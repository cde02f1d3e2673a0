"""Players that are programs. A bot sees a view of its own seat and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from igroteka.kernel.random import luck_below

if TYPE_CHECKING:
    from igroteka.match import View


class UnknownBot(LookupError):
    """There is no bot of that name; the message lists those there are."""


class Bot(Protocol):
    def choose(self, view: View) -> str:
        """A legal token for the view's seat."""
        ...


class Random:
    """Any legal action, all alike. The same choices as in a compiled simulation with the same seed."""

    def __init__(self, luck: list[int]) -> None:
        self.luck = luck

    def choose(self, view: View) -> str:
        actions = view.actions
        return view.game.rules.TOKENS[actions[luck_below(self.luck, len(actions))]]


def bot(name: str, luck: list[int]) -> Bot:
    """A bot by its name; `luck` is its generator, an array of one number that several bots may share."""
    if name == "random":
        return Random(luck)
    raise UnknownBot(f"there is no bot {name[:40]!r}; the bots are random")

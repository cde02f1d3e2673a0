"""A game with its number of players and its options settled."""

from __future__ import annotations

from functools import cache, cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from igroteka.games import catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from igroteka.kernel import Layout, Phrase, Rules, Tabletop, Value

NONE: Mapping[str, Value] = MappingProxyType({})


class Variant:
    """All that a game being played knows of what is played."""

    def __init__(self, id: str, players: int | None = None, options: Mapping[str, Value] = NONE) -> None:
        self.id = id
        self.rules: Rules = catalogue.rules(id)
        self.players = catalogue.check_players(self.rules, self.rules.PLAYERS[0] if players is None else players)
        self.options = catalogue.check_options(self.rules, self.players, options)

    @cached_property
    def table(self) -> Tabletop[Any]:
        """The game's description of its table (`table.py`)."""
        return catalogue.table(self.id)

    def blank(self) -> Layout:
        """A blank state with its seats and options filled in."""
        return catalogue.blank(self.rules, self.players, self.options)

    @property
    def goal(self) -> Phrase:
        """What one is after with these options."""
        return self.table.goal(self.blank())

    def chosen_options(self) -> dict[str, Value]:
        """The options that differ from their default."""
        return {name: value for name, value in self.options.items() if value != self.rules.OPTIONS[name].default}

    def action(self, token: str) -> int | None:
        """The number of a token, None if the game has no such token."""
        return _numbers(self.id).get(token)

    def actions(self, s: Layout) -> list[int]:
        """The legal actions of a position."""
        if self.rules.actor(s) < 0:
            return []
        menu = [0] * (len(self.rules.TOKENS) + 1)
        self.rules.legal(s, menu)
        return menu[1 : menu[0] + 1]

    def redacted(self, s: Layout, seat: int) -> Layout:
        """A copy without anything that `seat` may not know."""
        view = s.copy()
        view.rng = 0
        self.rules.redact(view, seat)
        return view

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.id, self.players, *self.options.items()))

    def _key(self) -> tuple[str, int, dict[str, Value]]:
        return self.id, self.players, self.options

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._key()

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.chosen_options().items())
        return f"igroteka.game({self.id!r}, players={self.players}{options})"


@cache
def _numbers(id: str) -> dict[str, int]:
    return {token: action for action, token in enumerate(catalogue.rules(id).TOKENS)}

"""A game ready to be started any number of times."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games import catalogue
from igroteka.kernel.random import derive, numbered
from igroteka.match.fairness import Fair, Simulated
from igroteka.match.state import State
from igroteka.match.variant import NONE, Variant

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from igroteka.kernel import Value
    from igroteka.match.fairness import Source
    from igroteka.match.record import Sitter


class Game(Variant):
    """`Game("pairs", 4, {"continuous": True})`; without a number of players, for the fewest."""

    @classmethod
    def simulated(cls, id: str, players: int | None = None, options: Mapping[str, Value] = NONE) -> Game:
        """The same, with the limits that a simulation needs so that every match ends."""
        known = catalogue.rules(id).OPTIONS.items()
        limits = {name: option.simulated for name, option in known if option.simulated is not None}
        return cls(id, players, {**limits, **options})

    def start(
        self,
        seed: int | None = None,
        *,
        salts: Sequence[str] = (),
        sitters: Sequence[Sitter] = (),
        source: Source | None = None,
        keep_legal: bool = False,
    ) -> State:
        """Start a game: simulated from a seed, or fair (a secret seed and the players' salts) without one."""
        if source is None:
            source = Fair(salts=tuple(salts)) if seed is None else Simulated(chance_seed(seed))
        return State(self, source, sitters, keep_legal=keep_legal)


def game(id: str, /, players: int | None = None, **options: Value) -> Game:
    """`igroteka.game("pairs", players=4, continuous=True)`: a game, its options by name."""
    return Game(id, players, options)


def chance_seed(seed: int, number: int = 0) -> int:
    """The generator's start for game `number` of a simulation."""
    return numbered(derive("chance", seed), number)


def luck_seed(seed: int, seat: int, number: int = 0) -> int:
    """The start of a bot's own generator in that game."""
    return numbered(derive("luck", seed, seat), number)

"""The bot that searches (see `tree`). It needs NumPy and compiled games: what runs without them does not import it."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.bots import tree
from igroteka.bots.advice import Advice, no_choice
from igroteka.bots.desk import ROOT, Desk, desk_for
from igroteka.bots.found import advised, rows
from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile
from igroteka.games import catalogue
from igroteka.kernel.random import numbered

if TYPE_CHECKING:
    from igroteka.bots.styles import Style
    from igroteka.match import Variant, View

Luck = Any  # a list or an array of one 64-bit number
TIMED_NODES = 200_000  # room for a search by the clock
SLICE = 250  # iterations between two looks at the clock


@dataclass
class Search:
    """Information-set Monte Carlo tree search (see `tree`). With several threads each grows a tree of its own, and the
    visits are added up; the choice depends on the seed, the iterations and the number of threads, and nothing else.
    """

    style: Style
    luck: Luck
    threads: int = 1
    _desks: dict[Variant, list[Desk]] = field(default_factory=dict, repr=False)

    def choose(self, view: View) -> str:
        return self.explain(view).choice

    def explain(self, view: View) -> Advice:
        if len(view.actions) == 1:
            return no_choice(view)
        desks = self._desks_for(view.game)
        lucks = [np.array([int(self.luck[0])], np.uint64), *map(self._another, range(1, self.threads))]
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(lambda desk, luck: self._grow(view, desk, luck), desks, lucks))
        self.luck[0] = lucks[0].tolist()[0]
        return advised(view, [rows(desk.answer.tolist(), view.game.players) for desk in desks])

    def _grow(self, view: View, desk: Desk, luck: Any) -> None:
        think = compile(view.game.rules, catalogue.bots(view.game.id)).twin(tree.think)
        desk.states[ROOT] = flat_of(view.s)[0]
        if not self.style.timed:
            think(desk, view.seat, luck, -(-self.style.iterations // self.threads), True)
            return
        think(desk, view.seat, luck, 1, True)  # compile, or fetch from the cache, before the clock starts
        until = time.perf_counter() + self.style.milliseconds / 1000
        while time.perf_counter() < until:
            think(desk, view.seat, luck, SLICE, False)

    def _desks_for(self, game: Variant) -> list[Desk]:
        if game not in self._desks:
            nodes = TIMED_NODES if self.style.timed else -(-self.style.iterations // self.threads)
            self._desks[game] = [desk_for(game, nodes) for _ in range(self.threads)]
        return self._desks[game]

    def _another(self, thread: int) -> Any:
        return np.array([numbered(int(self.luck[0]), thread)], np.uint64)

"""The bots. What each sees is a view; what each thinks with is its own generator, an array of one 64-bit number."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from igroteka.bots import tree
from igroteka.bots.advice import Advice, Candidate, best_first
from igroteka.bots.styles import Style, UnknownBot, style
from igroteka.compiler.binding import Clones, interpret
from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile
from igroteka.games import catalogue
from igroteka.kernel import policies
from igroteka.kernel.random import luck_below, numbered

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from igroteka.kernel.policies import Known
    from igroteka.match import Variant, View

Luck = Any  # a list or an array of one 64-bit number
ADVICE = 2000  # iterations behind the advice of a bot that does not search
TIMED_NODES = 200_000  # room for a search by the clock
SLICE = 250  # iterations between two looks at the clock


class Bot(Protocol):
    def choose(self, view: View) -> str:
        """A legal token for the view's seat."""
        ...

    def explain(self, view: View) -> Advice:
        """The same choice, with its reasons."""
        ...


def bot(name: str | Style, luck: Luck, threads: int = 1) -> Bot:
    """A bot by its name or style."""
    chosen = style(name) if isinstance(name, str) else name
    kinds: dict[str, Callable[[Luck], Bot]] = {"random": Random, "rule": Rule, "exact": Exact}
    thinker: Bot = Search(chosen, luck, threads) if chosen.kind == "search" else kinds[chosen.kind](luck)
    return Careless(thinker, chosen.slips, luck) if chosen.slips else thinker


def ask(chooser: Callable[..., int], view: View, luck: Luck) -> str:
    """What the game's own players do here, as a token."""
    actions, rules = view.actions, view.game.rules
    action: int = _plain(view.game.id).twin(chooser)(view.s, [len(actions), *actions], luck)
    return rules.TOKENS[action]


@cache
def _plain(id: str) -> Clones:
    return interpret(catalogue.rules(id), catalogue.bots(id))


def advise(view: View, choice: str, luck: Luck, known: Mapping[str, Known] | None = None) -> Advice:
    """Advice for a choice made otherwise than by search: what search says of all candidates."""
    looked = Search(Style("search", iterations=ADVICE), [int(luck[0])]).explain(view)
    found = [replace(one, exact=(known or {}).get(one.token)) for one in looked.candidates]
    return Advice(view.game, view.seat, choice, best_first(found, choice))


@dataclass
class Random:
    """Any legal action, all alike."""

    luck: Luck

    def choose(self, view: View) -> str:
        actions = view.actions
        return view.game.rules.TOKENS[actions[luck_below(self.luck, len(actions))]]

    def explain(self, view: View) -> Advice:
        return advise(view, self.choose(view), self.luck)


@dataclass
class Rule:
    """The game's own cheap policy."""

    luck: Luck

    def choose(self, view: View) -> str:
        return ask(policies.decide, view, self.luck)

    def explain(self, view: View) -> Advice:
        return advise(view, self.choose(view), self.luck)


@dataclass
class Exact:
    """The best action by exact calculation, in games that have an `exact.py`."""

    luck: Luck

    def choose(self, view: View) -> str:
        actions = view.actions
        if len(actions) == 1:
            return view.game.rules.TOKENS[actions[0]]
        values = [known.worth for known in self._judge(view)]
        return view.game.rules.TOKENS[actions[values.index(max(values))]]

    def explain(self, view: View) -> Advice:
        tokens = [view.game.rules.TOKENS[action] for action in view.actions]
        known = dict(zip(tokens, self._judge(view), strict=True))
        return advise(view, self.choose(view), self.luck, known)

    def _judge(self, view: View) -> list[Known]:
        judge = catalogue.exact(view.game.id)
        if judge is None:
            known = ", ".join(id for id in catalogue.ids() if catalogue.exact(id))
            raise UnknownBot(f"there is no exact bot for {view.game.id}; there is one for {known}")
        return judge(view.s, view.actions)


@dataclass
class Careless:
    """Another bot whose thoughts are elsewhere now and then."""

    thinker: Bot
    slips: int  # in a thousand decisions
    luck: Luck

    def choose(self, view: View) -> str:
        if len(view.actions) > 1 and luck_below(self.luck, 1000) < self.slips:
            return ask(policies.slip, view, self.luck)
        return self.thinker.choose(view)

    def explain(self, view: View) -> Advice:
        return self.thinker.explain(view)


@dataclass
class Search:
    """Information-set Monte Carlo tree search (see `tree`). With several threads each grows a tree of its own, and the
    visits are added up; the choice depends on the seed, the iterations and the number of threads, and nothing else.
    """

    style: Style
    luck: Luck
    threads: int = 1
    _desks: dict[Variant, list[tree.Desk]] = field(default_factory=dict, repr=False)

    def choose(self, view: View) -> str:
        return self.explain(view).choice

    def explain(self, view: View) -> Advice:
        if len(view.actions) == 1:
            return _no_choice(view)
        desks = self._desks_for(view.game)
        lucks = [np.array([int(self.luck[0])], np.uint64), *map(self._another, range(1, self.threads))]
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(lambda desk, luck: self._grow(view, desk, luck), desks, lucks))
        self.luck[0] = lucks[0].tolist()[0]
        return _advice(view, desks)

    def _grow(self, view: View, desk: tree.Desk, luck: Any) -> None:
        think = compile(view.game.rules, catalogue.bots(view.game.id)).twin(tree.think)
        desk.states[tree.ROOT] = flat_of(view.s)[0]
        if not self.style.timed:
            think(desk, view.seat, luck, -(-self.style.iterations // self.threads), True)
            return
        think(desk, view.seat, luck, 1, True)  # compile, or fetch from the cache, before the clock starts
        until = time.perf_counter() + self.style.milliseconds / 1000
        while time.perf_counter() < until:
            think(desk, view.seat, luck, SLICE, False)

    def _desks_for(self, game: Variant) -> list[tree.Desk]:
        if game not in self._desks:
            nodes = TIMED_NODES if self.style.timed else -(-self.style.iterations // self.threads)
            self._desks[game] = [tree.desk_for(game, nodes) for _ in range(self.threads)]
        return self._desks[game]

    def _another(self, thread: int) -> Any:
        return np.array([numbered(int(self.luck[0]), thread)], np.uint64)


def _no_choice(view: View) -> Advice:
    only = view.game.rules.TOKENS[view.actions[0]]
    return Advice(view.game, view.seat, only, (Candidate(only, 0, 0.0, 0.0, ()),))


def _advice(view: View, desks: list[tree.Desk]) -> Advice:
    """What the trees say at their roots."""
    actions, tokens = view.actions, view.game.rules.TOKENS
    size = len(actions)
    visits = np.sum([desk.visits[:size] for desk in desks], axis=0)
    totals = np.sum([desk.totals[:size] for desk in desks], axis=0)
    points = np.sum([desk.root_points[:size] for desk in desks], axis=0)
    placed = np.sum([desk.root_places[:size] for desk in desks], axis=0)
    before = [0] * view.game.players
    view.game.rules.scores(view.s, before)
    share = np.maximum(visits, 1)
    found = [
        Candidate(
            token=tokens[action],
            visits=int(visits[i]),
            worth=float(totals[i] / share[i]),
            points=float(points[i] / share[i] - before[view.seat]) if visits[i] else 0.0,
            places=tuple(float(count) for count in placed[i] / share[i]),
        )
        for i, action in enumerate(actions)
    ]
    favourite = int(desks[0].favourite[0])
    walks = [np.sum([tree.compared(desk, i, favourite) for desk in desks], axis=0) for i in range(size)]
    gains = [tree.cautious(*sums) for sums in walks]
    choice = int(np.argmax(gains)) if max(gains) > 0 else favourite
    return Advice(view.game, view.seat, tokens[actions[choice]], best_first(found, tokens[actions[choice]]))

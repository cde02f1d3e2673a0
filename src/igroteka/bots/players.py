"""The bots. What each sees is a view; what each thinks with is its own generator, an array of one 64-bit number."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

from igroteka.bots.advice import Advice
from igroteka.bots.candidates import best_first
from igroteka.bots.imagined import plain
from igroteka.bots.styles import Style, UnknownBot, style
from igroteka.games import catalogue
from igroteka.kernel import policies
from igroteka.kernel.random import luck_below

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from igroteka.kernel.policies import Known
    from igroteka.match import View

Luck = Any  # a list or an array of one 64-bit number
ADVICE = 2000  # iterations behind the advice of a bot that does not search


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
    thinker: Bot = searching(chosen, luck, threads) if chosen.kind == "search" else kinds[chosen.kind](luck)
    return Careless(thinker, chosen.slips, luck) if chosen.slips else thinker


def searching(chosen: Style, luck: Luck, threads: int = 1) -> Bot:
    """The bot that searches. It is imported when it is asked for: where there is no NumPy, the others still play."""
    from igroteka.bots.search import Search

    return Search(chosen, luck, threads)


def ask(chooser: Callable[..., int], view: View, luck: Luck) -> str:
    """What the game's own players do here, as a token."""
    actions, rules = view.actions, view.game.rules
    action: int = plain(view.game.id).twin(chooser)(view.s, [len(actions), *actions], luck)
    return rules.TOKENS[action]


def advise(view: View, choice: str, luck: Luck, known: Mapping[str, Known] | None = None) -> Advice:
    """Advice for a choice made otherwise than by search: what search says of all candidates."""
    looked = searching(Style("search", iterations=ADVICE), [int(luck[0])]).explain(view)
    found = [replace(one, exact=(known or {}).get(one.token)) for one in looked.candidates]
    return Advice(view.game, best_first(found, choice), view.seat, choice)


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
        values = [known.worth for known in judge(view)]
        return view.game.rules.TOKENS[actions[values.index(max(values))]]

    def explain(self, view: View) -> Advice:
        tokens = [view.game.rules.TOKENS[action] for action in view.actions]
        known = dict(zip(tokens, judge(view), strict=True))
        return advise(view, self.choose(view), self.luck, known)


def judge(view: View) -> list[Known]:
    """What is known for certain of every legal action, in a game that can be calculated."""
    calculate = catalogue.exact(view.game.id)
    if calculate is None:
        known = ", ".join(id for id in catalogue.ids() if catalogue.exact(id))
        raise UnknownBot(f"there is no exact bot for {view.game.id}; there is one for {known}")
    return calculate(view.s, view.actions)


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

"""Hints for people: what is known for certain of every choice or, in games that cannot be calculated, what search says
of it and what befalls the seat in imagined games. Until search is there, imagined games alone have to do.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from igroteka.bots import players
from igroteka.bots.advice import Advice, no_choice
from igroteka.bots.candidates import Candidate, Weighed, best_first, spreads
from igroteka.bots.imagined import Followed, imagine
from igroteka.bots.styles import Style
from igroteka.games import catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.match import View

SEARCHED = 10_000  # iterations
HEARD = 3  # candidates whose imagined games are listened to
WALKS = 1000  # at most, for each of them,
LISTENING = 0.3  # in so many seconds
INSTEAD = 0.8  # seconds for all candidates where search is not ready


def hint(
    view: View, luck: Any, *, searching: bool, iterations: int = SEARCHED, walks: int = WALKS, patience: float = 1.0
) -> Advice:
    """What a person might do here, with all that speaks for it. Search is used only if `searching`: the first time in a
    process it has to be fetched from the disk or, worse, compiled. `patience` stretches the time for what is heard.
    """
    if len(view.actions) == 1:
        return no_choice(view)
    if catalogue.exact(view.game.id) is not None:
        return recommended(view, certain(view))
    if not searching:
        return recommended(view, by_rule(view, luck, walks, INSTEAD * patience))
    looked = players.searching(Style("search", iterations=iterations), luck).explain(view)
    return explained(looked, view, luck, walks=walks, patience=patience)


def explained(looked: Advice, view: View, luck: Any, *, walks: int = WALKS, patience: float = 1.0) -> Advice:
    """What search has found, wherever it has searched, as a person is told it."""
    return recommended(view, listened(view, looked.candidates, luck, walks, LISTENING * patience))


def recommended(view: View, found: Sequence[Candidate]) -> Advice:
    choice = Weighed(view.game, tuple(found)).favourites[0]
    return Advice(view.game, best_first(found, choice), view.seat, choice)


def certain(view: View) -> list[Candidate]:
    """All candidates in a game that can be calculated: nothing has to be imagined."""
    tokens = (view.game.rules.TOKENS[action] for action in view.actions)
    return [Candidate(token, 0, 0.0, 0.0, (), known) for token, known in zip(tokens, players.judge(view), strict=True)]


def by_rule(view: View, luck: Any, walks: int, seconds: float) -> list[Candidate]:
    """All candidates as imagined games show them that are played by rule."""
    followed = imagine(view, view.actions, luck, walks, seconds)
    spread = spreads([_sums(one.worths) for one in followed.values()])
    points_spread = spreads([_sums(one.points) for one in followed.values()])
    return [
        Candidate(
            token=view.game.rules.TOKENS[action],
            visits=one.walks,
            worth=sum(one.worths) / one.walks,
            points=sum(one.points) / one.walks,
            places=tuple(one.places[place] / one.walks for place in range(view.game.players)),
            spread=spread[i],
            points_spread=points_spread[i],
            heard=one.walks,
            omens=_shares(view, one),
        )
        for i, (action, one) in enumerate(followed.items())
    ]


def listened(view: View, found: Sequence[Candidate], luck: Any, walks: int, seconds: float) -> list[Candidate]:
    """The candidates, of the best few also what befalls the seat after them."""
    if not catalogue.bots(view.game.id).omens:
        return list(found)
    favourites = Weighed(view.game, tuple(found)).favourites
    best = sorted(found, key=lambda one: (one.token != favourites[0], -one.considered, -one.expected))[:HEARD]
    numbers = {one.token: view.game.action(one.token) for one in best}
    followed = imagine(view, [action for action in numbers.values() if action is not None], luck, walks, seconds)
    heard = {view.game.rules.TOKENS[action]: one for action, one in followed.items()}
    return [
        replace(one, heard=heard[one.token].walks, omens=_shares(view, heard[one.token])) if one.token in heard else one
        for one in found
    ]


def _shares(view: View, one: Followed) -> dict[str, float]:
    return {omen.id: one.omens[omen.id] / one.walks for omen in catalogue.bots(view.game.id).omens}


def _sums(values: Sequence[float]) -> tuple[int, float, float]:
    return len(values), float(sum(values)), float(sum(value * value for value in values))

"""Make the quiz of a game: `python tools/quiz.py pairs port`, or of all games without a name.

The adviser plays some games against itself, always the same ones, and where it has no doubt about a decision, that is a
question. Of these, five are kept for which several searches with other luck agree: rather those in which a bot that
goes by rule of thumb does something else, or one seldom does such a thing, and rather different ones.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from math import fsum, log2
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
from msgspec import structs

from igroteka.bots import Advice, Candidate, bot
from igroteka.bots.candidates import best_first
from igroteka.games import catalogue
from igroteka.match.quiz import FILE, Answer, Question, Why, position
from igroteka.tables.moment import Moment
from igroteka.tables.terms import Terms, game_under

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from igroteka.match import Game, State, View

QUESTIONS = 5
GAMES, MOST_GAMES = 10, 60  # that are played: more only if there are not enough questions in them
LONGEST = 140  # events before a question: what comes later makes long files
LOOK = "search:1000"  # at every decision
THINK, LUCKS = "search:12000", (11, 22, 33)  # about a question, several times
PROMISING = 0.04  # by how much a choice has to seem better at first
CLEAR = 0.02  # by how much it is better at least, whatever the figures may be off


@dataclass(eq=False)
class Found:
    """A decision that may be a question."""

    state: State
    advice: Advice
    game: int  # in which it came up
    naive: bool  # whether a rule of thumb finds it, too

    @property
    def view(self) -> View:
        return self.state.view(self.advice.seat)

    @cached_property
    def kind(self) -> tuple[str, str]:
        """What is decided, and what sort of thing is done."""
        return self.view.prompt.id, self.advice.choice.split()[0]

    def adds(self, kept: list[Found], usual: Counter[tuple[str, str]]) -> float:
        """How much there is to learn from it beside those that are kept already: what one does so and so often is
        known, and what is better by far, or one of very many, is no question for people.
        """
        value = 2.0 * (not self.naive) - 2.0 * usual[self.kind] / usual.total()
        value -= 2.0 * lead(self.advice) + 0.2 * log2(len(self.advice.candidates))
        for other in kept:
            value -= 1.5 * (self.advice.choice == other.advice.choice) + 1.0 * (self.kind == other.kind)
            value -= 1.0 * (self.game == other.game) + 0.5 * (self.advice.seat == other.advice.seat)
        return value


def lead(advice: Advice) -> float:
    """By how much the choice seems better than the next best."""
    worth = {one.token: one.worth for one in advice.candidates}
    return worth.pop(advice.choice) - max(worth.values())


def usual_game(id: str) -> Game:
    """As one sits down to it with bots."""
    table, players = catalogue.table(id), catalogue.usual_players(id)
    return game_under(Terms(game=id, players=players, options={**table.suggest(players), **table.with_bots}))


def asked(state: State) -> bool:
    """Whether a decision can be put to somebody: there is a choice, and it is waited for."""
    moment = Moment(state)
    return len(state.actions) > 1 and len(moment.stages) == 1 and state.actor in moment.turn


def played(game: Game, number: int) -> Iterator[Found]:
    """What came up in a game of the adviser against itself."""
    state = game.start(number)
    adviser, thumb = bot(LOOK, [number]), bot("rule", [number])
    while state.actor is not None and len(state.events) <= LONGEST:
        view = state.view(state.actor)
        usual = token = thumb.choose(view)
        if asked(state):
            advice = adviser.explain(view)
            token = advice.choice
            if advice.favourites[0] == token and lead(advice) >= PROMISING:
                yield Found(state.copy(), advice, number, usual == token)
        state.play(token)


def thought_over(found: Found) -> Question | None:
    """The question, if all searches come to the same choice, and it is better beyond doubt."""
    view, choice = found.view, found.advice.choice
    several = [bot(THINK, [luck]).explain(view) for luck in LUCKS]
    if any(advice.choice != choice or advice.favourites[0] != choice for advice in several):
        return None
    searched = replace(several[0], candidates=best_first(together(several), choice))
    if searched.margin < CLEAR:
        return None
    advice = calculated(view, searched)
    if advice.margin <= 0 or advice.favourites != (choice,):
        return None
    return Question(
        seat=view.seat,
        choice=choice,
        candidates=tuple(written(one) for one in advice.candidates),
        reason=why(advice),
        record=structs.replace(found.state.record(), seed=None),  # what comes is not settled
    )


def why(advice: Advice) -> Why | None:
    """What speaks for the choice, as it is kept."""
    found = advice.reason
    return Why(found.says, dict(found.values), found.rival, found.omen) if found else None


def together(several: list[Advice]) -> list[Candidate]:
    """What independent searches say as one."""
    found = []
    for one in several[0].candidates:
        same = [other for advice in several for other in advice.candidates if other.token == one.token]
        visits = sum(other.visits for other in same)
        shares = [other.visits / max(1, visits) for other in same]
        worth = mean(shares, [other.worth for other in same])
        points = mean(shares, [other.points for other in same])
        places = tuple(mean(shares, place) for place in zip(*(other.places for other in same), strict=True))
        found.append(Candidate(one.token, visits, worth, points, places))
    return found


def mean(shares: Sequence[float], figures: Sequence[float]) -> float:
    return fsum(share * figure for share, figure in zip(shares, figures, strict=True))


def calculated(view: View, advice: Advice) -> Advice:
    """The same with what is known for certain, in a game of which something is."""
    judge = catalogue.exact(view.game.id)
    if judge is None:
        return advice
    tokens = [view.game.rules.TOKENS[action] for action in view.actions]
    known = dict(zip(tokens, judge(view.s, view.actions), strict=True))
    return replace(advice, candidates=tuple(replace(one, exact=known[one.token]) for one in advice.candidates))


def written(one: Candidate) -> Answer:
    places = tuple(round(share, 3) for share in one.places)
    return Answer(one.token, one.visits, round(one.worth, 4), round(one.points, 2), places, one.exact)


def quiz(id: str) -> list[Question]:
    """Five questions, those first that come early in a game."""
    game = usual_game(id)
    found: list[Found] = []
    kept: dict[Found, Question] = {}
    for number in range(1, MOST_GAMES + 1):
        found += played(game, number)
        usual = Counter(one.kind for one in found)
        while number >= GAMES and found and len(kept) < QUESTIONS:
            best = max(found, key=lambda one: one.adds([*kept], usual))
            found.remove(best)
            if (question := thought_over(best)) is not None:
                kept[best] = question
        if len(kept) == QUESTIONS:
            return sorted(kept.values(), key=lambda one: len(one.record.events))
    raise SystemExit(f"{id}: only {len(kept)} questions in {MOST_GAMES} games")


def main(games: list[str]) -> None:
    for id in games or catalogue.ids():
        began = perf_counter()
        made = quiz(id)
        for question in made:
            position(question)
        lines = b"".join(msgspec.json.encode(question) + b"\n" for question in made)
        (catalogue.folders()[id] / FILE).write_bytes(lines)
        told = "; ".join(f"{one.choice} of {len(one.candidates)}" for one in made)
        sys.stdout.write(f"{id}, {perf_counter() - began:.0f} s, {len(lines):,} bytes: {told}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])

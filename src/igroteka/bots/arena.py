"""Whole games between bots, compiled. The same games as with the bots of this package one decision at a time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.bots import playing
from igroteka.bots.desk import ROOT, desk_for
from igroteka.bots.players import bot
from igroteka.bots.styles import style
from igroteka.bots.tree import think
from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile
from igroteka.games import catalogue
from igroteka.kernel.contract import OVER, actor, apply, legal, places, scores, start
from igroteka.kernel.policies import policy, slip
from igroteka.kernel.random import luck_below
from igroteka.match import Simulated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.bots.styles import Style
    from igroteka.match import Game

KINDS = ("random", "rule", "search")
RANDOM, RULE = 0, 1
ARENAS = 8  # that are kept for the next games


@dataclass
class Outcomes:
    """Scores, places and lengths of many games, one row a game."""

    scores: np.ndarray[Any, np.dtype[np.int32]]
    places: np.ndarray[Any, np.dtype[np.int8]]
    decisions: np.ndarray[Any, np.dtype[np.int32]]

    @classmethod
    def room(cls, games: int, seats: int) -> Outcomes:
        """Room for so many games."""
        return cls(np.zeros((games, seats), np.int32), np.zeros((games, seats), np.int8), np.zeros(games, np.int32))


class Arena:
    """A game and the bots that may sit down to it. Random players need the least to be compiled; bots that watch the
    clock or calculate exactly play uncompiled.
    """

    def __init__(self, game: Game, styles: Sequence[Style]) -> None:
        self.game = game
        self.styles = styles
        self.random = all(style.kind == "random" and not style.slips for style in styles)
        self.compiled = all(style.kind in KINDS and not style.timed for style in styles)
        if self.compiled and not self.random:
            self._desk = desk_for(game, max(16, *(style.iterations for style in styles)))
        self._blank, self._menu = flat_of(game.blank()), np.zeros(len(game.rules.TOKENS) + 1, np.int16)
        if self.compiled:
            nobody = np.zeros((0, game.players), np.uint64)
            self.play(nobody[:, 0], nobody, nobody)  # compile, or fetch from the cache

    def play(self, seeds: Any, lucks: Any, seated: Any) -> Outcomes:
        """Play a game for every seed; `seated` says which of the styles sits where, `lucks` is used up."""
        out = Outcomes.room(len(seeds), self.game.players)
        if not self.compiled:
            self._play_one_by_one(seeds, lucks, seated, out)
            return out
        room = (self._blank.copy(), self._blank, self._menu)
        found = (out.scores, out.places, out.decisions)
        if self.random:
            compile(self.game.rules).twin(playing.play_games)(*room, seeds, lucks, *found)
        else:
            run = compile(self.game.rules, catalogue.bots(self.game.id)).twin(play_games)
            traits = [(KINDS.index(style.kind), style.iterations, style.slips) for style in self.styles]
            by_seat = np.array(traits, np.int32)[seated.astype(int)]  # game, seat, trait
            run(*room, self._desk, *(by_seat[:, :, trait] for trait in range(3)), seeds, lucks, *found)
        return out

    def _play_one_by_one(self, seeds: Any, lucks: Any, seated: Any, out: Outcomes) -> None:
        for game in range(len(seeds)):
            seats = [bot(self.styles[who], lucks[game, n : n + 1]) for n, who in enumerate(seated[game])]
            state = self.game.start(source=Simulated(int(seeds[game])))
            while (seat := state.actor) is not None:
                state.play(seats[seat].choose(state.view(seat)))
                out.decisions[game] += 1
            out.scores[game], out.places[game] = state.scores, state.places


@lru_cache(ARENAS)
def arena_of(game: Game, bots: tuple[str, ...]) -> Arena:
    """An arena for bots by name, the same one for the same bots."""
    return Arena(game, [style(name) for name in bots])


def play_games(
    states: Any,
    blank: Any,
    menu: Any,
    desk: Any,
    kinds: Any,
    budgets: Any,
    slips: Any,
    seeds: Any,
    lucks: Any,
    scored: Any,
    placed: Any,
    lengths: Any,
) -> int:
    """Play a game for every seed. `kinds`, `budgets` (iterations) and `slips` (in a thousand) have a row a game and a
    column a seat; `lucks` the seats' own generators. How many decisions that took.
    """
    s = states[0]
    decisions = 0
    for game in range(len(seeds)):
        states[0] = blank[0]
        s.rng = seeds[game]
        start(s)
        taken = 0
        seat = actor(s)
        while seat != OVER:
            menu[0] = 0
            legal(s, menu)
            action, choices = menu[1], menu[0]
            luck, kind, careless = lucks[game, seat : seat + 1], kinds[game, seat], slips[game, seat]
            if choices > 1 and careless > 0 and luck_below(luck, 1000) < careless:
                action = slip(s, menu, luck)
            elif kind == RANDOM:
                action = menu[1 + luck_below(luck, choices)]
            elif choices > 1 and kind == RULE:
                action = policy(s, menu, luck)
            elif choices > 1:
                desk.states[ROOT] = states[0]
                action = think(desk, seat, luck, budgets[game, seat], True)
            apply(s, action)
            taken += 1
            seat = actor(s)
        lengths[game] = taken
        decisions += taken
        scores(s, scored[game])
        places(s, placed[game])
    return decisions

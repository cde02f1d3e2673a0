"""Many games at random: compiled for figures, interpreted where records are wanted. Both play the same games."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.bots import bot
from igroteka.kernel import playing
from igroteka.kernel.compiling import compile
from igroteka.kernel.random import derive, series
from igroteka.match import Simulated, Sitter
from igroteka.match.game import chance_seed, luck_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from igroteka.match import Game, State

BATCH = 4096


@dataclass
class Tally:
    """Scores and places of many games, one row a game."""

    game: Game
    scores: np.ndarray[Any, np.dtype[np.int32]]
    places: np.ndarray[Any, np.dtype[np.int8]]
    decisions: int
    seconds: float

    def summary(self) -> dict[str, Any]:
        """The figures, as `igroteka simulate --json` prints them."""
        games = len(self.scores)
        share = [[float((self.places[:, s] == p + 1).mean()) for p in range(self.game.players)] for s in self._seats()]
        return {
            "game": self.game.id,
            "players": self.game.players,
            "options": self.game.chosen_options(),
            "games": games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "scores": [_mean(self.scores[:, seat]) for seat in self._seats()],
            "places": [{**_mean(self.places[:, seat]), "share": share[seat]} for seat in self._seats()],
        }

    def _seats(self) -> range:
        return range(self.game.players)


def _mean(values: np.ndarray[Any, Any]) -> dict[str, Any]:
    mean = float(values.mean())
    half = 1.96 * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return {"mean": mean, "ci": [mean - half, mean + half] if math.isfinite(half) else [None, None]}


def simulate(game: Game, games: int, seed: int, progress: Callable[[int], None] = lambda done: None) -> Tally:
    """Play games with random players, compiled. `progress` hears how many more are done."""
    run = compile(game.rules).twin(playing.play_games)
    blank = game.blank().pack()
    room, menu, luck = blank.copy(), np.zeros(len(game.rules.TOKENS) + 1, np.int16), np.zeros(1, np.uint64)
    scores, places = np.zeros((games, game.players), np.int32), np.zeros((games, game.players), np.int8)
    lengths = np.zeros(games, np.int32)
    chance_base, luck_base = derive("chance", seed), derive("luck", seed)
    none = series(0, 0, 0)
    run(room, blank, menu, luck, none, none, scores[:0], places[:0], lengths[:0])  # compile before the clock starts
    decisions, seconds = 0, 0.0
    for first in range(0, games, BATCH):
        part = slice(first, min(first + BATCH, games))
        count = part.stop - first
        began = time.perf_counter()
        decisions += run(
            *(room, blank, menu, luck, series(chance_base, first, count), series(luck_base, first, count)),
            *(scores[part], places[part], lengths[part]),
        )
        seconds += time.perf_counter() - began
        progress(count)
    return Tally(game, scores, places, decisions, seconds)


def simulate_with(
    game: Game, games: int, seed: int, bots: Sequence[str], each: Callable[[State], None], *, keep_legal: bool = False
) -> Tally:
    """The same games, interpreted, by any bots; `each` gets every finished game and may write its record."""
    sitters = [Sitter(name=f"{name} {seat + 1}", kind="bot", bot=name) for seat, name in enumerate(bots)]
    scores, places = np.zeros((games, game.players), np.int32), np.zeros((games, game.players), np.int8)
    decisions, began = 0, time.perf_counter()
    for number in range(games):
        luck = [luck_seed(seed, number)]
        players = [bot(name, luck) for name in bots]
        state = game.start(source=Simulated(chance_seed(seed, number)), sitters=sitters, keep_legal=keep_legal)
        while (seat := state.actor) is not None:
            state.play(players[seat].choose(state.view(seat)))
            decisions += 1
        scores[number], places[number] = state.scores, state.places
        each(state)
    return Tally(game, scores, places, decisions, time.perf_counter() - began)

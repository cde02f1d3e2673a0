"""Many games at once: compiled for figures, interpreted where records are wanted. Both play the same games."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.bots import bot, style
from igroteka.bots.arena import Outcomes, arena_of
from igroteka.compiler.random import series
from igroteka.kernel.random import derive
from igroteka.lab.places import Here
from igroteka.match import Simulated, Sitter
from igroteka.match.game import chance_seed, luck_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from igroteka.lab.places import Place
    from igroteka.match import Game, State

BLOCKS = {"random": 65536, "rule": 4096}  # games that are played at one place, between two reports of progress
SLOW_BLOCK = 16  # of bots that think longer


@dataclass
class Tally:
    """What came out of many games. The seconds are those of playing, of all workers together."""

    game: Game
    outcomes: Outcomes
    seconds: float

    def summary(self) -> dict[str, Any]:
        """The figures, as `igroteka simulate --json` prints them."""
        scores, places = self.outcomes.scores, self.outcomes.places
        seats = range(self.game.players)
        share = [[float((places[:, seat] == place + 1).mean()) for place in seats] for seat in seats]
        return {
            "game": self.game.id,
            "players": self.game.players,
            "options": self.game.chosen_options(),
            "games": len(scores),
            "decisions": int(self.outcomes.decisions.sum()),
            "seconds": self.seconds,
            "scores": [_mean(scores[:, seat]) for seat in seats],
            "places": [{**_mean(places[:, seat]), "share": share[seat]} for seat in seats],
        }


def _mean(values: np.ndarray[Any, Any]) -> dict[str, Any]:
    mean = float(values.mean())
    half = 1.96 * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return {"mean": mean, "ci": [mean - half, mean + half] if math.isfinite(half) else [None, None]}


def simulate(
    game: Game,
    games: int,
    seed: int,
    bots: Sequence[str] = ("random",),
    progress: Callable[[int], None] = lambda done: None,
    place: Place | None = None,
) -> Tally:
    """Play games between bots, one for all seats or one a seat; in this process unless told where. `progress` hears how
    many more are done.
    """
    size = min(BLOCKS.get(style(name).kind, SLOW_BLOCK) for name in bots)
    firsts = range(0, games, size)
    blocks = [partial(play_block, game, tuple(bots), seed, first, min(size, games - first)) for first in firsts]
    parts, seconds = {}, 0.0
    for number, (part, took) in (place or Here()).play(blocks):
        parts[number], seconds = part, seconds + took
        progress(len(part.decisions))
    return Tally(game, joined([parts[number] for number in range(len(blocks))]), seconds)


def play_block(game: Game, bots: tuple[str, ...], seed: int, first: int, count: int) -> tuple[Outcomes, float]:
    """Some of the games, and the seconds of playing them."""
    arena = arena_of(game, bots)
    lucks = np.stack([series(derive("luck", seed, seat), first, count) for seat in range(game.players)], axis=1)
    seated = np.tile(np.arange(game.players) % len(bots), (count, 1))
    began = time.perf_counter()
    return arena.play(series(derive("chance", seed), first, count), lucks, seated), time.perf_counter() - began


def joined(parts: Sequence[Outcomes]) -> Outcomes:
    """The games of all parts."""
    columns = ([part.scores for part in parts], [part.places for part in parts], [part.decisions for part in parts])
    return Outcomes(*(np.concatenate(column) for column in columns))


def simulate_with(
    game: Game, games: int, seed: int, bots: Sequence[str], each: Callable[[State], None], *, keep_legal: bool = False
) -> Tally:
    """The same games one decision at a time; `each` gets every finished game and may write its record."""
    named = list(bots) * game.players if len(bots) == 1 else bots
    sitters = [Sitter(name=f"{name} {seat + 1}", kind="bot", bot=name) for seat, name in enumerate(named)]
    outcomes = Outcomes.room(games, game.players)
    began = time.perf_counter()
    for number in range(games):
        players = [bot(name, [luck_seed(seed, seat, number)]) for seat, name in enumerate(named)]
        state = game.start(source=Simulated(chance_seed(seed, number)), sitters=sitters, keep_legal=keep_legal)
        while (seat := state.actor) is not None:
            state.play(players[seat].choose(state.view(seat)))
            outcomes.decisions[number] += 1
        outcomes.scores[number], outcomes.places[number] = state.scores, state.places
        each(state)
    return Tally(game, outcomes, time.perf_counter() - began)

"""Every bot against every other, on the same deals from all sides.

Two bots share the seats of a table as evenly as they can. A deal is played with several ways of seating them, each
together with its opposite: what luck gives to one it gives to the other as well. All ways come equally often, since it
matters in many games who sits beside whom. Deals are what the intervals are made from. Every deal is written to the
tournament's file as soon as it is played, and seeds depend on tournament, deal and seat alone: it may be stopped at any
moment, go on with any number of workers, on one machine or on many, and ends in the same table.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.bots import style
from igroteka.bots.arena import arena_of
from igroteka.compiler.random import series
from igroteka.games import catalogue
from igroteka.kernel.random import derive
from igroteka.lab import CannotGoOn
from igroteka.lab.ledger import Ledger
from igroteka.lab.places import Processes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from igroteka.lab.ledger import Found, Pair
    from igroteka.lab.places import Place
    from igroteka.match import Game

VERSION = 2
RESAMPLES = 4000
WAYS = 3  # of seating two bots that a deal is played in, and their opposites
CHUNK = 8  # deals that a worker plays between two lines of the file
QUICK_CHUNK = 512  # of bots that do not search


@dataclass(frozen=True)
class Tournament:
    game: Game
    bots: tuple[str, ...]
    deals: int
    seed: int = 1

    def __post_init__(self) -> None:
        for name in self.bots:
            if style(name).kind == "exact" and catalogue.exact(self.game.id) is None:
                raise CannotGoOn(f"there is no exact bot for {self.game.id}")
        if len(set(self.bots)) < max(2, len(self.bots)):
            raise CannotGoOn("a tournament needs at least two different bots, each named once")

    @property
    def pairs(self) -> list[Pair]:
        return list(combinations(range(len(self.bots)), 2))

    @property
    def games_per_deal(self) -> int:
        return games_per_deal(self.game.players)

    def repeatable(self, pair: Pair) -> bool:
        """Whether a deal always ends the same: no bot watches the clock."""
        return not any(style(self.bots[who]).timed for who in pair)

    @property
    def heading(self) -> dict[str, Any]:
        """The first line of the file: all that the games depend on."""
        game = self.game
        about = {"game": game.id, "rules": game.rules.RULES, "players": game.players, "options": game.chosen_options()}
        return {"tournament": VERSION, **about, "bots": list(self.bots), "deals": self.deals, "seed": self.seed}


def seatings(players: int, deal: int) -> list[tuple[int, ...]]:
    """Who sits where, 0 or 1, in the games of a deal: every way and its opposite, or the next few of very many."""
    ways = [
        tuple(int(seat in chosen) for seat in range(players)) for chosen in combinations(range(players), players // 2)
    ]
    if players % 2 == 0:
        ways = ways[: len(ways) // 2]  # the other half are their opposites
    few = min(len(ways), WAYS)
    chosen = [ways[number % len(ways)] for number in range(deal * few, (deal + 1) * few)]
    return [seats for way in chosen for seats in (way, tuple(1 - who for who in way))]


def games_per_deal(players: int) -> int:
    return len(seatings(players, 0))


def play_deals(tournament: Tournament, pair: Pair, first: int, count: int) -> list[Any]:
    """The games of some deals: for each deal, for each seating, scores and places."""
    game, each = tournament.game, tournament.games_per_deal
    arena = arena_of(game, tuple(tournament.bots[who] for who in pair))
    base = (tournament.seed, game.id, game.players, json.dumps(game.options, sort_keys=True))
    seeds = np.repeat(series(derive("deal", *base), first, count), each)
    seats = [series(derive("seat", *base, seat), first, count) for seat in range(game.players)]
    lucks = np.repeat(np.stack(seats, axis=1), each, axis=0)
    ways = [way for deal in range(first, first + count) for way in seatings(game.players, deal)]
    played = arena.play(seeds, lucks, np.array(ways))
    games = [list(pair) for pair in zip(played.scores.tolist(), played.places.tolist(), strict=True)]
    return [games[start : start + each] for start in range(0, len(games), each)]


def run(
    tournament: Tournament,
    file: Path | None = None,
    place: Place | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Found:
    """Play what is not in the file yet; on all cores unless told where. `progress` hears how many deals are done of how
    many.
    """
    ledger = Ledger(tournament, file)
    found = ledger.read()
    ahead = list(_ahead(tournament, found))
    total = len(tournament.pairs) * tournament.deals
    done = total - sum(count for *_, count in ahead)
    progress(done, total)
    with ledger:
        for number, games in (place or Processes()).play([partial(play_deals, tournament, *chunk) for chunk in ahead]):
            pair, first, _ = ahead[number]
            ledger.write(pair, first, games)
            for deal, played in enumerate(games, first):
                found[pair].setdefault(deal, played)  # what the file has first counts, then and now
            done += len(games)
            progress(done, total)
    return found


def _ahead(tournament: Tournament, found: Found) -> Iterator[tuple[Pair, int, int]]:
    """What is still to be played, in chunks that are the same at any number of workers."""
    for pair in tournament.pairs:
        quick = all(style(tournament.bots[who]).kind in ("random", "rule") for who in pair)
        step = QUICK_CHUNK if quick else CHUNK
        for first in range(0, tournament.deals, step):
            missing = [n for n in range(first, min(first + step, tournament.deals)) if n not in found[pair]]
            if missing:
                yield pair, missing[0], missing[-1] + 1 - missing[0]


def summary(tournament: Tournament, found: Found) -> dict[str, Any]:
    """The figures, as `igroteka tournament --json` prints them."""
    return {
        "game": tournament.game.id,
        "players": tournament.game.players,
        "options": tournament.game.chosen_options(),
        "deals": tournament.deals,
        "games_per_deal": tournament.games_per_deal,
        "pairs": [_meeting(tournament, pair, found[pair]) for pair in tournament.pairs],
        "ratings": _ratings(tournament, found),
    }


def _meeting(tournament: Tournament, pair: Pair, deals: dict[int, Any]) -> dict[str, Any]:
    a, b = (tournament.bots[who] for who in pair)
    games = np.array([deals[deal] for deal in sorted(deals)], dtype=float)  # deal, seating, (scores, places), seat
    scores, places = games[:, :, 0], games[:, :, 1]
    seated = np.array([seatings(tournament.game.players, deal) for deal in sorted(deals)])
    wins = (places == 1) / (places == 1).sum(axis=2, keepdims=True)
    point = tournament.game.rules.GOAL.point
    compared = {
        "advantage": (wins * (1 - 2 * seated)).sum(axis=2),
        "points": point * _difference(scores, seated),
        "place": -_difference(places, seated),
    }
    row: dict[str, Any] = {"a": a, "b": b}
    for name, by_game in compared.items():
        mean, interval = _bootstrap(by_game.mean(axis=1))
        row |= {name: mean, "ci" if name == "advantage" else f"{name}_ci": interval}
    return row


def _difference(values: Any, seated: Any) -> Any:
    """The mean of the first bot's seats less that of the second's, in every game."""
    first = 1 - seated
    return (values * first).sum(axis=2) / first.sum(axis=2) - (values * seated).sum(axis=2) / seated.sum(axis=2)


def _bootstrap(deals: Any) -> tuple[float, list[float]]:
    """The mean over deals, and a 95 % interval from drawing the deals anew."""
    generator = np.random.default_rng(1)
    means = np.concatenate(
        [deals[generator.integers(0, len(deals), (100, len(deals)))].mean(axis=1) for _ in range(RESAMPLES // 100)]
    )
    low, high = np.percentile(means, [2.5, 97.5])
    return float(deals.mean()), [float(low), float(high)]


def _ratings(tournament: Tournament, found: Found) -> dict[str, dict[str, float]]:
    """OpenSkill ratings from all games, in the order of pairs, deals and seatings."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {bot: model.rating() for bot in tournament.bots}
    for pair in tournament.pairs:
        for deal in sorted(found[pair]):
            for way, (_, places) in zip(seatings(tournament.game.players, deal), found[pair][deal], strict=True):
                seats = [tournament.bots[pair[who]] for who in way]
                after = model.rate([[rated[bot]] for bot in seats], ranks=[float(place) for place in places])
                for bot in {*seats}:
                    mine = [after[seat][0] for seat, name in enumerate(seats) if name == bot]
                    rated[bot] = model.rating(
                        mu=sum(one.mu for one in mine) / len(mine), sigma=sum(one.sigma for one in mine) / len(mine)
                    )
    return {bot: {"mu": rating.mu, "sigma": rating.sigma} for bot, rating in rated.items()}

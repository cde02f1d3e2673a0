"""The same rules run in two ways: interpreted and compiled, they agree to the byte after every decision."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any

import pytest

from igroteka.compiler.flat import flat_of, plain_of
from igroteka.compiler.native import compile
from igroteka.kernel.random import luck_below, numbered
from settings import GAMES, KINDS_OF_GAMES, every_setting, in_short, later, player_counts, short_game

if TYPE_CHECKING:
    from igroteka.match import Game


def compare(game: Game, seed: int) -> int:
    """Play one game in both ways at once; the number of decisions."""
    rules = game.rules
    twins = compile(rules)
    start, apply = twins.twin(rules.start), twins.twin(rules.apply)
    s: Any = game.blank()
    s.rng, luck, decisions = seed, [seed], 0
    flat = flat_of(s)
    rules.start(s)
    start(flat[0])
    while True:
        assert s.pack() == flat.tobytes(), f"{game}, seed {seed}, decision {decisions}: {difference(s, flat)}"
        if not (actions := game.actions(s)):
            return decisions
        action = actions[luck_below(luck, len(actions))]
        rules.apply(s, action)
        apply(flat[0], action)
        decisions += 1


def difference(s: Any, flat: Any) -> dict[str, Any]:
    other = plain_of(type(s), flat[0])
    return {n: (getattr(s, n), getattr(other, n)) for n in s.fields if getattr(s, n) != getattr(other, n)}


@pytest.mark.parametrize("games", [200, *later(2000)])
@pytest.mark.parametrize("id", GAMES)
def test_interpreted_and_compiled_games_are_the_same_to_the_byte(id: str, games: int) -> None:
    """All settings in turn; none has more of them than the short form has games."""
    for seed, game in enumerate(islice(cycle(every_setting(id)), games)):
        compare(game, numbered(1, seed))


@pytest.mark.parametrize("id", KINDS_OF_GAMES)
def test_resampling_is_the_same_to_the_byte(id: str) -> None:
    game = short_game(id, player_counts(id)[-1])
    twin = compile(game.rules).twin(game.rules.resample)
    s: Any = game.blank()
    game.rules.start(s)
    for seed in range(100):
        for seat in range(-1, game.players):
            plain = s.copy()
            plain.rng = seed
            flat = flat_of(plain)
            game.rules.resample(plain, seat)
            twin(flat[0], seat)
            assert plain.pack() == flat.tobytes()


BOUNDS_CHECKED = """
from igroteka.bots import playing
from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile
from igroteka.compiler.random import series
from settings import every_setting
import numpy as np, sys
for game in every_setting(sys.argv[1]):
    blank, menu = flat_of(game.blank()), np.zeros(len(game.rules.TOKENS) + 1, np.int16)
    luck = np.zeros(1, np.uint64)
    seeds = series(9, 0, 20)
    assert compile(game.rules).twin(playing.play_audited)(blank.copy(), blank, menu, luck, seeds, 10**6) == 20, game
print("within bounds")
"""


@pytest.mark.parametrize("id", in_short({"dobro", "zabiray"}))
def test_no_compiled_rule_reads_out_of_bounds(id: str) -> None:
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", BOUNDS_CHECKED, id], env=environment, capture_output=True, text=True)
    assert run.stdout == "within bounds\n", run.stderr[-2000:]

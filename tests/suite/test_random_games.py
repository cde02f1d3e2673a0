"""Random games of every game, number of players and option: they end in time, and nothing gets lost on the way."""

from __future__ import annotations

import numpy as np
import pytest

from igroteka.bots import playing
from igroteka.compiler.flat import flat_of
from igroteka.compiler.native import compile
from igroteka.compiler.random import series
from settings import TABLES_IN_SHORT, later, settings


@pytest.mark.parametrize("games", [100, *later(1000)])
@pytest.mark.parametrize(("id", "players"), TABLES_IN_SHORT)
def test_random_games_of_every_setting_keep_every_card_and_end_in_time(id: str, players: int, games: int) -> None:
    for game in settings(id, players):
        blank = game.blank()
        flat = flat_of(blank)
        menu, luck = np.zeros(len(game.rules.TOKENS) + 1, np.int16), np.zeros(1, np.uint64)
        seeds = series(players, 0, games)
        run = compile(game.rules).twin(playing.play_audited)
        sound = run(flat.copy(), flat, menu, luck, seeds, game.rules.longest(blank))
        assert sound == games, f"{game}, seed {int(seeds[sound])}: a bad position, or longer than can be"

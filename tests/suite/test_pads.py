"""The score pad of a game agrees with the rules: whoever writes down what happened at the table gets the same totals,
places and reasons, and the match ends with the same round.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.match.pad import RoundRefused, keep_score
from settings import GAMES, TABLES, every_setting, settings, short_game
from written_down import READ, numbers_counted, written_down

if TYPE_CHECKING:
    from igroteka.kernel import Entries
    from igroteka.match import Game, State

WITH_PAD = [id for id in GAMES if catalogue.pad(id)]
GAMES_EACH = 10  # of every setting, in the long form


def played(game: Game, seed: int) -> State:
    choice = random.Random(seed)
    state = game.start(seed=seed)
    while not state.over:
        state.play(choice.choice(state.legal))
    return state


def entries_of(state: State) -> list[Entries]:
    rounds = written_down(state)
    score = keep_score(state.game, rounds)
    if [column.id for column in score.asked] == ["numbers"]:
        rounds.append(numbers_counted(state, score.asked[0].high))
    return rounds


def agrees(state: State) -> None:
    rounds = entries_of(state)
    score = keep_score(state.game, rounds)
    assert score.over, state.game
    assert (score.totals, score.places) == (state.scores, state.places), state.game
    assert list(score.grounds) == list(state.grounds), state.game
    assert not keep_score(state.game, rounds[:-1]).over, state.game


@pytest.mark.parametrize(("id", "players"), [table for table in TABLES if table[0] in WITH_PAD])
def test_a_pad_agrees_with_the_rules_in_random_games(id: str, players: int) -> None:
    for number, game in enumerate(settings(id, players)):
        agrees(played(game, number))


@pytest.mark.long
@pytest.mark.parametrize("id", WITH_PAD)
def test_a_pad_agrees_with_the_rules_in_many_random_games(id: str) -> None:
    for number, game in enumerate(every_setting(id)):
        for seed in range(GAMES_EACH):
            agrees(played(game, 1000 * number + seed))


def test_every_game_of_the_boxes_has_a_pad() -> None:
    assert {"pairs", *READ} <= set(WITH_PAD)


@pytest.mark.parametrize("id", WITH_PAD)
def test_what_a_pad_asks_and_shows_is_said_in_every_language(id: str) -> None:
    game = played(short_game(id, catalogue.usual_players(id)), 1)
    rounds = entries_of(game)
    scores = [keep_score(game.game, rounds[:number]) for number in range(len(rounds) + 1)]
    for language in words.LANGUAGES:
        said = words.of(id, language)
        for column in (column for score in scores for column in score.asked):
            assert said.has(f"pad-{column.id}", "hint"), f"{column.id} in {language}"
            if column.least:
                assert said.has(f"wrong-{column.id}"), f"{column.id} in {language}"
        assert all(said.has(f"row-{row.id}") for score in scores for row in score.sums), language


@pytest.mark.parametrize("id", WITH_PAD)
def test_rounds_and_what_the_end_brings_add_up_to_the_totals(id: str) -> None:
    game = played(short_game(id, catalogue.usual_players(id)), 2)
    score = keep_score(game.game, entries_of(game))
    for seat in range(game.game.players):
        late = sum(row.values[seat] for row in score.sums if len(row.values) > 1 and not row.beside)
        assert score.start[seat] + sum(round[seat] for round in score.rounds) + late == score.totals[seat]


@pytest.mark.parametrize("id", WITH_PAD)
def test_nothing_is_counted_after_the_end(id: str) -> None:
    game = played(short_game(id, catalogue.usual_players(id)), 3)
    rounds = entries_of(game)
    with pytest.raises(RoundRefused, match=f"the match was over after round {len(rounds)}"):
        keep_score(game.game, [*rounds, rounds[-1]])

"""What a game tells adds up to its scores, round by round, and the rule that decided is named."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import LAST, SPECTATOR, TOTAL, Goal
from igroteka.match import Account, loser
from settings import GAMES, TABLES, settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from igroteka.match import State

GAMES_EACH = 2


def played(id: str, players: int) -> Iterator[State]:
    """Random games of every setting, after each decision."""
    for number, game in enumerate(settings(id, players)):
        for seed in range(GAMES_EACH):
            choice = random.Random(100 * number + seed)
            state = game.start(seed=seed)
            yield state
            while not state.over:
                state.play(choice.choice(state.legal))
                yield state


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_an_account_adds_up_to_the_scores_after_every_decision(id: str, players: int) -> None:
    gains = [gain for found in catalogue.table(id).accounting.gains.values() for gain in found]
    counted_last = any(gain.late for gain in gains)
    account, heard, state = None, 0, None
    for now in played(id, players):
        if now is not state or account is None:
            account, heard, state = Account(now.game), 0, now
        for phrase in now.told(SPECTATOR, heard):
            account.hear(phrase)
        heard = now.happened
        if now.over or not counted_last:
            assert account.totals == now.scores, f"{now.game}: {account.parts}"
        if now.over:
            assert account.parts == now.account.parts
            assert [sum(kind.values[seat] for kind in account.kinds if not kind.beside) for seat in range(players)] == (
                now.scores
            )
            assert [part.number for part in account.rounds] == list(range(1, len(account.rounds) + 1))


@pytest.mark.parametrize("id", GAMES)
def test_what_brings_points_is_told_to_all(id: str) -> None:
    """An account is the same for all who look at a table."""
    gains = {f"did-{happening}" for happening in catalogue.table(id).accounting.gains}
    state = next(played(id, catalogue.rules(id).PLAYERS[0]))
    choice = random.Random(1)
    while not state.over:
        state.play(choice.choice(state.legal))
    found = [happening for happening in state.happenings if happening.phrase.id in gains]
    assert found
    assert all(happening.only < 0 for happening in found)


def ended(id: str, players: int) -> Iterator[State]:
    return (state for state in played(id, players) if state.over)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_end_names_the_rule_that_decided_in_every_language(id: str, players: int) -> None:
    clauses = {clause for section in words.of(id, "en").sections() for clause in section.clauses}
    names = ["Вера", "Глеб", "Зоя", "Илья", "Клара", "Лев", "Майя", "Нил"][:players]
    for state in ended(id, players):
        rows = {row.id for row in state.account.kinds} | {TOTAL, LAST}
        assert state.grounds
        for found in state.grounds:
            assert found.clause in clauses, f"{found.clause} is told in no section of the rules"
            assert not found.row or found.row in rows
            for language in words.LANGUAGES:
                for viewer in {found.phrase.seat, SPECTATOR}:
                    said = words.of(id, language).say(found.phrase._replace(id=f"why-{found.phrase.id}"), names, viewer)
                    assert said.endswith((".", "!"))


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_shared_victory_is_explained_and_no_other(id: str, players: int) -> None:
    for state in ended(id, players):
        said = {found.phrase.id for found in state.grounds}
        first = [seat for seat, place in enumerate(state.places) if place == 1]
        scores = {state.scores[seat] for seat in first}
        if state.game.rules.GOAL is Goal.NOT_TO_LOSE:
            assert loser(Goal.NOT_TO_LOSE, state.places) >= 0 or players == 2
        elif len(first) == 1 or state.game.options.get("teams"):
            assert "shared" not in said or state.game.options.get("teams")
        else:
            assert {"shared", "no-play-off"} & said
            assert len(scores) == 1 or "no-play-off" in said

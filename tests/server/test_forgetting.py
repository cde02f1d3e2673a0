"""Easy bots forget now and then what one has to do oneself, so that people can catch them; no other bots do."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from igroteka.server.live.brains import Brains
from igroteka.tables import plans
from server.indoors import MINUTE, do, seated

if TYPE_CHECKING:
    from igroteka.tables.play import Play

DUTY = {"dobro": "draw", "zabiray": "say"}


def decided(play: Play, level: str, thinking: Brains) -> Counter[str]:
    """What bots of a level do in a whole game, at a table."""
    found: Counter[str] = Counter()
    while play.status == "playing":
        at = play.due_since + MINUTE
        stage = play.moment.stages[0]
        token = asyncio.run(thinking.choose(stage.state.view(stage.seat), level, ""))
        found[token] += 1
        do(play, plans.bot_moves(play, stage.seat, token, at, "bot"), at)
    return found


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Brains:
    monkeypatch.setattr(secrets, "randbits", random.Random("forgetting").getrandbits)
    return Brains()


def forgotten(game: str, level: str, thinking: Brains, games: int) -> tuple[int, int]:
    """How often it was forgotten, of how many times."""
    found: Counter[str] = Counter()
    for number in range(games):
        found += decided(seated(game, 3, f"{game} {number}", bots=3), level, thinking)
    return found["forget"], found["forget"] + found[DUTY[game]]


@pytest.mark.parametrize("game", DUTY)
def test_easy_bots_forget_now_and_then(game: str, thinking: Brains) -> None:
    times, of = forgotten(game, "easy", thinking, games=6)
    assert of >= 40
    assert 0.1 < times / of < 0.4


@pytest.mark.parametrize("game", DUTY)
def test_bots_of_a_middling_level_do_not_forget(game: str, thinking: Brains) -> None:
    times, of = forgotten(game, "medium", thinking, games=6)
    assert of >= 40
    assert times == 0


@pytest.mark.parametrize("game", DUTY)
def test_good_bots_do_not_forget_and_need_no_time_for_it(
    game: str, thinking: Brains, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Brains, "ready", lambda *_: pytest.fail("this needs no search"))
    play = seated(game, 3, "duty", bots=3)
    luck = random.Random(1)
    asked = 0
    while play.status == "playing" and asked < 40:
        at = play.due_since + MINUTE
        stage = play.moment.stages[0]
        view = stage.state.view(stage.seat)
        token = luck.choice(view.legal)
        if DUTY[game] in view.legal:
            asked += 1
            token = asyncio.run(thinking.choose(view, "hard", ""))
            assert token == DUTY[game]
        do(play, plans.bot_moves(play, stage.seat, token, at, "bot"), at)
    assert asked


def test_who_forgot_can_be_caught_by_a_person(thinking: Brains) -> None:
    """The bot's silence opens the window in which anybody may call out."""
    for number in range(20):
        play = seated("zabiray", 3, f"caught {number}", bots=2)
        luck = random.Random(number)
        while play.status == "playing":
            at = play.due_since + MINUTE
            stage = play.moment.stages[0]
            view = stage.state.view(stage.seat)
            person = stage.seat == 0
            token = luck.choice(view.legal) if person else asyncio.run(thinking.choose(view, "easy", ""))
            if person and DUTY["zabiray"] in view.legal:
                token = DUTY["zabiray"]
            do(play, plans.bot_moves(play, stage.seat, token, at, "bot"), at)
            if token == "forget":
                assert play.moment.calls(0) == ["catch"]
                do(play, plans.move(play, 0, "catch", at), at)
                assert play.state is not None
                assert "did-catch" in [phrase.id for phrase in play.state.told(0)]
                return
    raise AssertionError("nobody forgot")

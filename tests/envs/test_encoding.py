"""An observation is what `redact` leaves to a seat, number for number, and says what its numbers are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from igroteka.envs import Episode, encoding_of
from igroteka.match import Game
from settings import GAMES, TABLES


def test_parts_say_where_they_stand_and_what_they_are() -> None:
    encoding = encoding_of(Game("dobro").rules.State)
    lines = encoding.describe().splitlines()
    assert lines[0] == "0: seat: whose eyes these are"
    assert any(line.endswith(": hands (6 × 15)") for line in lines)
    assert any(line.endswith(": good: the number to beat; 0: there is none") for line in lines)
    assert not any("rng" in line for line in lines)


@pytest.mark.parametrize("id", GAMES)
def test_parts_cover_an_observation_without_gap_or_overlap(id: str) -> None:
    encoding = encoding_of(Game(id).rules.State)
    reached = 0
    for part in encoding.parts:
        assert part.start == reached
        reached += part.size
    assert reached == encoding.size == len(encoding.low) == len(encoding.high)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_an_observation_holds_what_the_seat_sees_and_nothing_else(id: str, players: int) -> None:
    episode = Episode(Game.simulated(id, players))
    episode.begin(seed=players)
    for step in range(40):
        if episode.over:
            break
        for seat in range(-1, players):
            seen: Any = episode.game.redacted(episode.s, seat)
            told = episode.encoding.decode(episode.observe(seat))
            assert told.pop("seat") == seat
            assert {name: numbers.tolist() for name, numbers in told.items()} == {
                name: getattr(seen, name) for name in seen.fields if name != "rng"
            }
        episode.play(episode.game.actions(episode.s)[step % len(episode.game.actions(episode.s))])


def test_a_number_that_is_too_large_is_shown_as_the_most() -> None:
    game = Game("zabiray", 3)
    encoding, s = encoding_of(game.rules.State), game.blank()
    s.target = 10**9  # type: ignore[attr-defined]
    assert encoding.decode(encoding.encode(s, 0))["target"] == np.iinfo(np.int16).max


def test_what_a_seat_has_heard_grows_and_is_its_own() -> None:
    episode = Episode(Game("hawthorn", 3))
    episode.begin(seed=1)
    before = [episode.information(seat) for seat in range(3)]
    assert len(set(before)) == 3
    seat, action = episode.actor, episode.game.actions(episode.s)[0]
    episode.play(action)
    after = episode.information(seat)
    assert after.startswith(before[seat].rpartition("\n")[0])
    assert episode.game.rules.TOKENS[action] in after

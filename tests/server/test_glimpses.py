"""Pictures of games, still and moving: always the same, small, and without anything that their viewer may not know."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING

import httpx
import pytest

from igroteka import words
from igroteka.bots.pictures import LOOKS, glimpse, picture
from igroteka.games import catalogue
from settings import GAMES

if TYPE_CHECKING:
    from server.serving import Serving

LARGEST = 2 * 1024  # bytes that are sent


@pytest.mark.parametrize("game", GAMES)
def test_a_glimpse_moves_and_begins_with_the_picture(game: str) -> None:
    seen = glimpse(game)
    assert len(seen) == LOOKS
    assert seen[0].zones == picture(game).zones
    assert len({view.seat for view in seen}) == 1, "it is seen through the same eyes"
    for before, after in pairwise(seen):
        assert before.zones != after.zones


@pytest.mark.parametrize("game", GAMES)
def test_a_glimpse_shows_nothing_hidden(game: str) -> None:
    """Whatever the others may hold instead, it looks the same."""
    luck = random.Random(game)
    for view in glimpse(game):
        for _ in range(5):
            another = view.s.copy()
            another.rng = luck.getrandbits(32)
            view.game.rules.resample(another, view.seat)
            assert view.game.table.zones(view.game.redacted(another, view.seat), view.seat) == view.zones


def test_hands_of_others_are_closed() -> None:
    [first, *_] = glimpse("dobro")
    hands = {zone.seat: zone.items for zone in first.zones if zone.kind == "hand"}
    assert "?" not in hands.pop(first.seat)
    assert {item for hand in hands.values() for item in hand} == {"?"}


@pytest.mark.parametrize("game", GAMES)
def test_the_door_to_a_glimpse(server: Serving, game: str) -> None:
    with httpx.Client(base_url=server.address, timeout=60) as client:
        found = client.get(f"/api/games/{game}/glimpse").json()
        assert found["frames"][0] == client.get(f"/api/games/{game}/picture").json()["zones"]
        assert len(found["frames"]) == LOOKS
        with client.stream("GET", f"/api/games/{game}/glimpse", headers={"accept-encoding": "gzip"}) as answer:
            assert len(b"".join(answer.iter_raw())) < LARGEST


def test_there_is_no_glimpse_of_an_unknown_game(server: Serving) -> None:
    found = httpx.get(f"{server.address}/api/games/chess/glimpse", timeout=60)
    assert (found.status_code, found.json()["code"]) == (404, "no-game")


def test_one_game_is_there_to_start_with(server: Serving) -> None:
    """It says why in every language; for whoever has played nothing yet, it can be learned fast and played soon."""
    games = httpx.get(f"{server.address}/api/games", timeout=60).json()
    [first] = [game for game in games if game["start"]]
    assert set(first["start"]) == set(words.LANGUAGES)
    assert first["minutes"][0] == min(game["minutes"][0] for game in games)
    assert [id for id in catalogue.ids() if catalogue.table(id).shelf.first] == [first["id"]]

"""Strangers who ask for long records, replays and analyses as often as they may, while others open tables."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from hostile.strangers import Flood, Stranger, opens_a_table
from hostile.victims import OPENED, STANDSTILL, Felt, Victims, undisturbed
from server.staged import Past, Sitter, stage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.serving import Serving

LONG = 2500  # entries of a journal
IN_EARNEST = {200, 409, 503}  # there it is, it is not over yet, too many ask: not refused for asking too fast
ASKED = {
    "record": "record",
    "replay": "replay",
    "analysis": "analysis?decision={n}",
}


def long_game(server: Serving, mallory: Stranger, *, over: bool) -> str:
    """By hand: a game of thousands of entries is in the database; it is over or it goes on."""
    options = {"target": 1000, "call": "auto"} | ({"max_rounds": 40} if over else {})
    table = mallory.opened("zabiray", 6, options=options)

    def tell(past: Past) -> None:
        past.sit_down([Sitter(mallory.person, "Mallory")])
        past.play_on(lambda: past.play.version >= (3 * LONG if over else LONG))

    play = stage(server, table, tell)
    assert play.status == ("over" if over else "playing")
    assert play.version > LONG / 2, play.version
    return table


@pytest.fixture(scope="module")
def tables(guarded: Serving) -> Iterator[dict[str, str]]:
    with Stranger(guarded.address) as mallory:
        yield {
            "finished": long_game(guarded, mallory, over=True),
            "running": long_game(guarded, mallory, over=False),
        }


def asked_for(server: Serving, victims: Victims, before: Felt, path: str, seconds: float) -> None:
    victims.felt()
    with Flood(server.address, path) as flood:
        time.sleep(1)  # it has begun
        until = time.monotonic() + seconds
        took = [opens_a_table(server.address)]
        while time.monotonic() < until:
            time.sleep(0.5)  # no more often than one may
            took.append(opens_a_table(server.address))
        flood.answered(IN_EARNEST)
    felt = victims.felt()
    assert max(took) < OPENED, f"somebody else had a table after {max(took):.1f} s; {felt}"
    undisturbed(before, felt)
    assert 500 not in flood.statuses


@pytest.mark.parametrize(
    ("which", "what"), [("finished", "record"), ("running", "record"), ("finished", "replay"), ("finished", "analysis")]
)
def test_asking_for_games_keeps_nobody_from_playing(
    guarded: Serving, victims: Victims, before: Felt, tables: dict[str, str], which: str, what: str
) -> None:
    asked_for(guarded, victims, before, f"/api/tables/{tables[which]}/{ASKED[what]}", seconds=2)


@pytest.mark.long
@pytest.mark.parametrize("what", ASKED)
@pytest.mark.parametrize("which", ["finished", "running"])
def test_asking_for_games_for_a_minute(guarded: Serving, tables: dict[str, str], which: str, what: str) -> None:
    """And whoever plays goes on playing."""
    with Victims(guarded, (("dobro", 2, "easy"),)) as playing:
        before = playing.feel(5)
        asked_for(guarded, playing, before, f"/api/tables/{tables[which]}/{ASKED[what]}", seconds=60)
        playing.go_on(3, standstill=STANDSTILL)

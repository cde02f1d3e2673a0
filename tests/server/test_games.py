"""Every game is played to its end over the wire, and what was played can be proved afterwards."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from igroteka.match import Record, loser, replay, verify
from server.client import Client
from server.parties import party, play_together, short
from settings import GAMES, TABLES, player_counts

if TYPE_CHECKING:
    from server.serving import Serving

FEWEST_AND_MOST = {(id, number) for id in GAMES for number in (player_counts(id)[0], player_counts(id)[-1])}
ON_POSTGRES = {("dobro", 2), ("kitty", 4), ("troll-guts", 6)}
BOTS = 2


def chosen(tables: set[tuple[str, int]]) -> list[object]:
    """All tables; those that are not chosen take part in the long form only."""
    return [table if table in tables else pytest.param(*table, marks=pytest.mark.long) for table in TABLES]


@pytest.mark.parametrize(("game", "players"), chosen(FEWEST_AND_MOST))
def test_a_game_is_played_to_the_end(server: Serving, game: str, players: int) -> None:
    asyncio.run(play(server.address, game, players))


@pytest.mark.parametrize(("game", "players"), chosen(ON_POSTGRES))
def test_a_game_is_played_to_the_end_on_postgresql(postgres_server: Serving, game: str, players: int) -> None:
    asyncio.run(play(postgres_server.address, game, players))


async def play(address: str, game: str, players: int) -> None:
    """People and a bot or two play, somebody watches; all see the same end, which the record proves."""
    bots = min(BOTS, players - 1)
    options = short(game, rounds=1 if (game, players) in FEWEST_AND_MOST else 2)
    seated = party(address, game, players, players - bots, start=False, options=options)
    async with seated as (table, people), Client(address, "Watcher") as watcher:
        await watcher.follow(table)
        commitment = watcher.tables[table]["sheet"]["commitment"]
        await people[0].do("start", table, fill="easy")
        decided = await play_together(people, table, f"{game} {players}")
        end = await watcher.until(table, lambda news: news["sheet"]["status"] == "over")
        record = Record.from_json((await watcher.http.get(f"/api/tables/{table}/record")).content)
        for client in (*people, watcher):
            news = client.tables[table]
            assert (news["version"], news["result"]) == (end["version"], end["result"])
            assert not any(view.get("offers") or view.get("calls") for view in news["views"])

    for seat, count in enumerate(decided):  # what was done for somebody in a window comes on top
        assert count <= sum(event.seat == seat for event in record.events if event.action is not None)
    assert verify(record)
    assert record.commitment == commitment
    assert record.salts == [f"of {client.name}" for client in people] + [""] * bots
    state = replay(record)
    assert state.over
    lost = loser(state.game.rules.GOAL, state.places)
    grounds = end["result"].pop("grounds")
    assert end["result"] == {"scores": state.scores, "places": state.places, "loser": lost}
    assert [(ground["clause"], ground["said"]["id"]) for ground in grounds] == [
        (ground.clause, f"why-{ground.phrase.id}") for ground in state.grounds
    ]
    assert record.result is not None
    assert (record.result.scores, record.result.places) == (state.scores, state.places)
    assert [sitter.kind for sitter in record.seats] == ["human"] * len(people) + ["bot"] * bots
    times = [event.t for event in record.events if event.action is not None]
    assert times == sorted(time for time in times if time is not None)

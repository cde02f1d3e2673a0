"""Clocks: for each decision or for the whole game; what happens when time is up, and while nobody looks."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from igroteka.live.world import now_ms
from igroteka.server.live import sweeping
from igroteka.tables import deadlines
from server.client import Client
from server.here import serving_here
from server.parties import act, caught_up, guests, party, sit_down
from waiting import becomes

if TYPE_CHECKING:
    from pathlib import Path

    from server.serving import Serving

SHORTEST = 5  # seconds that a clock has at least
SLACK = 2.5  # of a busy machine
HOUR = 3600


def test_clocks_run_out(server: Serving) -> None:
    async def stories() -> None:
        await asyncio.gather(
            who_misses_two_decisions_in_a_row_is_replaced(server.address),
            who_has_used_up_the_time_for_the_game_is_replaced(server.address),
            whose_secret_choice_is_late_gets_another(server.address),
            a_decision_in_time_forgives_the_last_miss(server.address),
        )

    asyncio.run(stories())


async def who_misses_two_decisions_in_a_row_is_replaced(address: str) -> None:
    """A bot decides once, then again and keeps the seat, until its owner comes back."""
    clock = {"each": "move", "seconds": SHORTEST}
    async with party(address, "dobro", 2, spoken="friendly", clock=clock) as (table, people):
        slow = people[0].tables[table]["turn"][0]
        quick, sleeper = people[1 - slow], people[slow]
        timers = quick.tables[table]["timers"]
        assert [timer["left"] for timer in timers] == [SHORTEST * 1000] * 2
        assert abs(timers[slow]["since"] - quick.tables[table]["now"]) < 5000
        assert "since" not in timers[1 - slow]
        for misses in (1, 2):
            began = timers[slow]["since"]
            news = await quick.until(table, lambda news: my_turn(quick, table) or left(news, slow))
            assert SHORTEST - 0.1 < (news["now"] - began) / 1000 < SHORTEST + SLACK
            await caught_up(table, people, news["version"])
            assert left(quick.tables[table], slow) == ("" if misses == 1 else "clock")
            while misses == 1 and not my_turn(sleeper, table):
                await play_anything(quick, table)
                await caught_up(table, people, quick.tables[table]["version"])
            timers = sleeper.tables[table]["timers"]
        await sleeper.until(table, lambda news: bool(news["sheet"]["seats"][slow].get("level")))
        await act(sleeper, "return", table, seat=slow)
        assert left(sleeper.tables[table], slow) == ""


async def who_has_used_up_the_time_for_the_game_is_replaced(address: str) -> None:
    clock = {"each": "game", "seconds": SHORTEST, "added": 2}
    async with party(address, "dobro", 2, spoken="friendly", clock=clock) as (table, people):
        slow = people[0].tables[table]["turn"][0]
        quick, sleeper = people[1 - slow], people[slow]
        await asyncio.sleep(0.5)  # this is to be seen on the clock
        await play_anything(sleeper, table)
        had = sleeper.tables[table]["timers"][slow]["left"]
        assert SHORTEST * 1000 + 2000 - 3000 < had <= SHORTEST * 1000 + 2000 - 500
        await caught_up(table, people, sleeper.tables[table]["version"])
        while not my_turn(sleeper, table):
            await play_anything(quick, table)
            await caught_up(table, people, quick.tables[table]["version"])
        assert quick.tables[table]["timers"][1 - slow]["left"] > SHORTEST * 1000
        began = sleeper.tables[table]["timers"][slow]["since"]
        news = await quick.until(table, lambda news: bool(left(news, slow)))
        assert left(news, slow) == "clock"
        assert had - 100 < news["now"] - began < had + SLACK * 1000


async def whose_secret_choice_is_late_gets_another(address: str) -> None:
    clock = {"each": "move", "seconds": SHORTEST}
    async with party(address, "hawthorn", 2, clock=clock) as (table, people):
        vera, oleg = people
        assert all("since" in timer for timer in vera.tables[table]["timers"])
        began = vera.tables[table]["timers"][1]["since"]
        await play_anything(vera, table)
        assert "since" not in vera.tables[table]["timers"][0]
        news = await vera.until(table, lambda news: not news.get("ready"))
        assert SHORTEST - 0.1 < (news["now"] - began) / 1000 < SHORTEST + SLACK
        assert not left(news, 1)
        await caught_up(table, people, news["version"])
        assert "chosen" not in oleg.view(table)


async def a_decision_in_time_forgives_the_last_miss(address: str) -> None:
    """Two misses with a decision in between do not cost the seat."""
    clock = {"each": "move", "seconds": SHORTEST}
    async with party(address, "dobro", 2, 1, spoken="friendly", clock=clock) as (table, [vera]):
        for dawdles in (True, False, True):
            await vera.until(table, lambda _: my_turn(vera, table))
            if dawdles:
                version = vera.tables[table]["version"]
                await vera.until(table, lambda news, version=version: news["version"] > version)  # type: ignore[misc]
            else:
                await play_anything(vera, table)
        assert not left(vera.tables[table], 0)


def my_turn(person: Client, table: str) -> bool:
    return bool(person.offers(table))


def left(news: dict[str, Any], seat: int) -> str:
    return str(news["sheet"]["seats"][seat].get("left", ""))


async def play_anything(person: Client, table: str) -> None:
    await act(person, "move", table, seat=person.view(table)["seat"], token=person.offers(table)[0])


def test_clocks_survive_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was used stays used; who could not play because the server was down gets a moment more."""
    monkeypatch.setattr(deadlines, "AFTER_RESTART", 1500)

    async def story() -> None:
        clock = {"each": "game", "seconds": SHORTEST, "added": 0}
        async with serving_here(tmp_path) as (address, _), guests(address, 2) as people:
            table = await sit_down(people, "dobro", 2, spoken="friendly", clock=clock)
            first = people[0].tables[table]["turn"][0]
            await asyncio.sleep(0.5)  # this is to be seen on the clock
            await play_anything(people[first], table)
            while (second := people[first].tables[table]["turn"][0]) == first:  # until it is the other's turn
                await play_anything(people[first], table)
            timers = people[first].tables[table]["timers"]
            assert timers[first]["left"] <= SHORTEST * 1000 - 500
            tokens = [person.token for person in people]
        down = timers[second]["since"] + SHORTEST * 1000 - 500 - now_ms()  # until the clock has nearly run out
        make_older(tmp_path / "igroteka.db", table, down)
        async with serving_here(tmp_path) as (address, _), Client(address, "Vera", token=tokens[first]) as vera:
            began = time.monotonic()
            news = await vera.follow(table)
            timers[second]["since"] -= down
            assert news["timers"] == timers
            news = await vera.until(table, lambda news: bool(left(news, second)))
            assert left(news, second) == "clock"
            assert time.monotonic() - began > 1.0

    asyncio.run(story())


@pytest.mark.parametrize("each", ["move", "game"])
def test_a_slow_clock_runs_out_while_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, each: str) -> None:
    monkeypatch.setattr(sweeping, "EVERY", 0.2)
    monkeypatch.setattr(deadlines, "AFTER_RESTART", 300)

    async def story() -> None:
        clock = {"each": each, "seconds": HOUR}
        async with serving_here(tmp_path) as (address, _), guests(address, 2) as people:
            table = await sit_down(people, "dobro", 2, spoken="friendly", clock=clock)
            first = people[0].tables[table]["turn"][0]
            version = people[0].tables[table]["version"]
            token = people[0].token
        make_older(tmp_path / "igroteka.db", table, 2 * HOUR * 1000)
        async with serving_here(tmp_path) as (address, server):
            await becomes(lambda: table in server.hub.tables and server.hub.tables[table].play.version > version)
            assert not server.hub.tables[table].presence.followers
            async with Client(address, "Vera", token=token) as vera:
                news = await vera.follow(table)
                assert news["version"] > version
                assert next(zone for zone in vera.view(table)["zones"] if zone["id"] == "pile")["items"]
                assert left(news, first) == ("clock" if each == "game" else "")
            monkeypatch.setattr(sweeping, "IDLE", 0)
            await becomes(lambda: table not in server.hub.tables)  # it sleeps until the next clock runs out
            assert await server.store.wakes(now_ms()) == []
            assert await server.store.wakes(now_ms() + (HOUR + 1) * 1000) == [table]

    asyncio.run(story())


def make_older(database: Path, table: str, earlier: int) -> None:
    """As if so many milliseconds had passed."""
    with sqlite3.connect(database) as connection:
        lines = connection.execute("SELECT version, body FROM entries WHERE table_id = ?", (table,)).fetchall()
        for version, body in lines:
            entry = msgspec.json.decode(body)
            entry["at"] -= earlier
            values = (msgspec.json.encode(entry).decode(), table, version)
            connection.execute("UPDATE entries SET body = ? WHERE table_id = ? AND version = ?", values)
        connection.execute("UPDATE tables SET wake = wake - ? WHERE id = ?", (earlier, table))
    connection.close()

"""Several processes behind one database and one Redis: any client on any of them, and none is missed for long."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from igroteka.games import catalogue
from igroteka.match import Record, verify
from server.client import Client
from server.databases import Postgres, Redis
from server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PROCESSES = 3
FAILOVER = 5.0  # seconds in which another process has taken over
SHORT = {"max_rounds": 2, "max_deals": 1}


@pytest.fixture(scope="module")
def processes(
    postgres: Postgres, redis_server: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Serving]]:
    database = postgres.database()
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                Serving(database, tmp_path_factory.mktemp(f"process{i}"), "--redis", redis_server.address)
            )
            for i in range(PROCESSES)
        ]


def short_options(game: str) -> dict[str, int]:
    return {name: value for name, value in SHORT.items() if name in catalogue.rules(game).OPTIONS}


def _span(game: str) -> tuple[int, int]:
    low, high = catalogue.rules(game).PLAYERS
    return low, high + 1


class Gathering:
    """People on different processes at one table, who play whatever they are offered."""

    def __init__(self, addresses: list[str], game: str, people: int, bots: int, **terms: Any) -> None:
        self.people = [Client(addresses[i % len(addresses)], f"Player {i}") for i in range(people)]
        self.game, self.players, self.terms = game, people + bots, terms
        self.table = ""
        self.moves = 0
        self.slowest = 0.0
        self.rng = random.Random(f"{game} {people}")

    async def play(self, at_move: dict[int, Callable[[], None]] | None = None, owner: str = "") -> Record:
        """To the end. `at_move` says what befalls the servers when so many moves have been made; `owner` is the address
        of the process that has the table, because somebody on it looks first.
        """
        for person in self.people:
            await person.__aenter__()
        host = self.people[0]
        self.table = await host.open(self.game, self.players, options=short_options(self.game), **self.terms)
        if owner:
            self.onlooker = await Client(owner, "Onlooker").__aenter__()
            await self.onlooker.follow(self.table)
        for seat, person in enumerate(self.people):
            await person.do("sit", self.table, seat=seat, salt=f"salt {seat}")
            await person.follow(self.table)
        await host.do("start", self.table, fill="medium" if self.players > len(self.people) else None)
        await asyncio.gather(*(self._sit(seat, at_move or {}) for seat in range(len(self.people))))
        versions = {person.tables[self.table]["version"] for person in self.people}
        assert len(versions) == 1, "all end at the same version"
        record = Record.from_json((await host.http.get(f"/api/tables/{self.table}/record")).content)
        for person in (*self.people, *([self.onlooker] if owner else [])):
            await person.__aexit__()
        return record

    async def _sit(self, seat: int, at_move: dict[int, Callable[[], None]]) -> None:
        me, table = self.people[seat], self.table
        while True:
            news = await me.until(table, lambda news: _over(news) or _may_act(news, seat))
            if _over(news):
                return
            token = self.rng.choice(news["views"][0]["offers"])["token"]
            began = time.monotonic()
            answer = await me.ask("move", table, seat=seat, token=token)
            self.slowest = max(self.slowest, time.monotonic() - began)
            if answer["type"] == "done":
                self.moves += 1
                at_move.pop(self.moves, lambda: None)()
                await me.until(table, _reached(answer["version"]))
            else:  # somebody was quicker, or a part of the servers is away for a moment
                assert answer["code"] in ("illegal", "cluster", "storage"), answer
                await asyncio.sleep(0.02 if answer["code"] == "illegal" else 0.3)


def _reached(version: int) -> Callable[[dict[str, Any]], bool]:
    return lambda news: bool(news["version"] >= version)


def _over(news: dict[str, Any]) -> bool:
    return bool(news["sheet"]["status"] == "over")


def _may_act(news: dict[str, Any], seat: int) -> bool:
    return bool(news.get("views") and news["views"][0].get("offers") and seat not in news.get("ready", []))


@pytest.mark.parametrize("game", catalogue.ids())
def test_people_on_three_processes_play_a_game_to_its_end(processes: list[Serving], game: str) -> None:
    low, high = catalogue.rules(game).PLAYERS
    people = min(3, high)
    gathering = Gathering([process.address for process in processes], game, people, max(0, low - people))
    record = asyncio.run(gathering.play())
    assert verify(record)
    assert record.result is not None


SEATS = [(game, players) for game in catalogue.ids() for players in range(*_span(game))]


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), SEATS)
def test_so_they_do_with_any_number_of_people(processes: list[Serving], game: str, players: int) -> None:
    gathering = Gathering([process.address for process in processes], game, players, 0)
    assert verify(asyncio.run(gathering.play()))


def fresh_processes(postgres: Postgres, redis: Redis, folder: Any, count: int) -> list[Serving]:
    database = postgres.database()
    found = []
    for number in range(count):
        (folder / str(number)).mkdir()
        found.append(Serving(database, folder / str(number), "--redis", redis.address))
    return found


def test_when_the_owner_of_a_table_is_killed_another_process_goes_on(
    postgres: Postgres, redis_server: Redis, tmp_path: Any
) -> None:
    with ExitStack() as stack:
        owner, *others = [stack.enter_context(s) for s in fresh_processes(postgres, redis_server, tmp_path, 3)]

        gathering = Gathering([process.address for process in others], "dobro", 2, 1)
        record = asyncio.run(gathering.play({10: owner.kill}, owner.address))
        assert verify(record)
        assert gathering.slowest < FAILOVER


def test_a_rolling_restart_loses_no_game_and_hardly_a_second(
    postgres: Postgres, redis_server: Redis, tmp_path: Any
) -> None:
    with ExitStack() as stack:
        leaving, *staying = [stack.enter_context(s) for s in fresh_processes(postgres, redis_server, tmp_path, 3)]

        gathering = Gathering([process.address for process in staying], "kitty", 3, 0)
        assert leaving.process is not None
        record = asyncio.run(gathering.play({8: leaving.process.terminate}, leaving.address))
        assert verify(record)
        assert gathering.slowest < FAILOVER
        assert leaving.process.wait(10) == 0


@pytest.mark.parametrize("away", [0.0, pytest.param(3.0, marks=pytest.mark.long)])
def test_when_postgresql_has_died_the_game_goes_on_where_it_was(tmp_path: Any, away: float) -> None:
    """What was acknowledged before is there afterwards; meanwhile whoever moves is told to try again."""
    with Postgres(durable=True) as postgres, Serving(postgres.database(), tmp_path) as serving:

        def fail() -> None:
            postgres.kill()
            answer = httpx.get(f"{serving.address}/api/leaderboard/dobro")
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            threading.Timer(away, postgres.start).start()

        gathering = Gathering([serving.address], "dobro", 3, 0)
        record = asyncio.run(gathering.play({5: fail, 15: fail}))
        assert verify(record)
        assert gathering.moves > 15


def test_when_redis_has_died_and_forgotten_everything_the_game_goes_on(postgres: Postgres, tmp_path: Any) -> None:
    with ExitStack() as stack:
        redis = stack.enter_context(Redis())
        processes = [stack.enter_context(s) for s in fresh_processes(postgres, redis, tmp_path, 3)]

        def fail(pause: float) -> None:
            redis.kill()
            threading.Timer(pause, redis.start).start()

        gathering = Gathering([process.address for process in processes], "hawthorn", 3, 0)
        assert verify(asyncio.run(gathering.play({5: lambda: fail(0), 9: lambda: fail(2)})))

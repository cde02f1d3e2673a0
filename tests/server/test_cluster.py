"""Several processes behind one database and one Redis: any client on any of them, and none is missed for long."""

from __future__ import annotations

import asyncio
import threading
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from igroteka.games import catalogue
from igroteka.match import verify
from server.databases import Postgres, Redis
from server.gathering import Gathering
from server.serving import Serving
from settings import later

if TYPE_CHECKING:
    from collections.abc import Iterator

PROCESSES = 3
FAILOVER = 5.0  # seconds in which another process has taken over
FEW = ("dobro", "charidice", "hawthorn", "venture")  # one after the other, in windows, at the same time, by talking


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


def _span(game: str) -> tuple[int, int]:
    low, high = catalogue.rules(game).PLAYERS
    return low, high + 1


@pytest.mark.parametrize("game", FEW)
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


@pytest.mark.parametrize("away", [0.0, *later(3.0)])
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

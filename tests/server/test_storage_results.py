"""The result of a game is written down exactly once, whatever fails meanwhile and however many try."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import OperationalError

from igroteka.server.live import sweeping
from igroteka.server.storage.ratings import rate
from igroteka.server.storage.settling import Outcome
from igroteka.tables import journal
from igroteka.tables.terms import Terms
from server.here import serving_here
from server.parties import party, play_together, short
from server.stories import begun, guest, settled, sql, storage, write
from waiting import becomes

if TYPE_CHECKING:
    from pathlib import Path

    from igroteka.server.storage.store import Store

RATED = Terms(game="pairs", players=2, rated=True)


async def rated_game(store: Store) -> tuple[str, list[Outcome]]:
    people = [await guest(store, name) for name in ("Vera", "Oleg")]
    table = await begun(store, *people, terms=RATED)
    return table, [Outcome(0, people[0], 1, 7), Outcome(1, people[1], 2, 5)]


async def written(database: str, table: str) -> dict[str, Any]:
    (head,) = await sql(database, "SELECT status, wake, checked, version FROM tables WHERE id = :id", id=table)
    results = await sql(database, "SELECT seat FROM results WHERE table_id = :id", id=table)
    ratings = await sql(database, "SELECT games FROM ratings")
    return {
        "status": head.status,
        "settled": head.checked == head.version,
        "results": len(results),
        "rated": [row.games for row in ratings],
    }


ALL = {"status": "over", "settled": True, "results": 2, "rated": [1, 1]}
NOTHING = {"status": "playing", "settled": False, "results": 0, "rated": []}


def test_settling_twice_is_settling_once(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            table, outcomes = await rated_game(store)
            for _ in range(2):
                await store.settle(table, RATED, outcomes, rate)
                assert await written(each_database, table) == ALL
            assert store.rated == {"pairs": 1}

    asyncio.run(story())


@pytest.mark.parametrize("fails", ["results", "ratings"])
def test_what_fails_halfway_leaves_nothing_and_may_be_repeated(each_database: str, fails: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            table, outcomes = await rated_game(store)
            broken = True

            def fail(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
                if broken and statement.startswith(f"INSERT INTO {fails}"):
                    raise OperationalError(statement, {}, OSError("the line was cut"))

            event.listen(Engine, "before_cursor_execute", fail)
            try:
                with pytest.raises(OperationalError):
                    await store.settle(table, RATED, outcomes, rate)
                assert await written(each_database, table) == NOTHING
                broken = False
                await store.settle(table, RATED, outcomes, rate)
                assert await written(each_database, table) == ALL
            finally:
                event.remove(Engine, "before_cursor_execute", fail)

    asyncio.run(story())


def test_two_processes_settle_the_same_games_at_the_same_time(each_database: str) -> None:
    """Forty rated games of the same two people; two processes settle all of them."""
    games = 40

    async def prepare() -> list[str]:
        async with storage(each_database) as store:
            people = [await guest(store, name) for name in ("Vera", "Oleg")]
            return people + [await begun(store, *people, terms=RATED) for _ in range(games)]

    vera, oleg, *tables = asyncio.run(prepare())
    settling = (
        "import asyncio, sys\n"
        "from igroteka.tables.terms import Terms\n"
        "from igroteka.server.storage.ratings import rate\n"
        "from igroteka.server.storage.settling import Outcome\n"
        "from igroteka.server.storage.store import Store\n"
        "async def story(database, vera, oleg, *tables):\n"
        "    store = await Store.open(database)\n"
        "    print('ready', flush=True)\n"
        "    sys.stdin.readline()\n"
        "    terms = Terms(game='pairs', players=2, rated=True)\n"
        "    found = [Outcome(0, vera, 1, 7), Outcome(1, oleg, 2, 5)]\n"
        "    await asyncio.gather(*(store.settle(table, terms, found, rate) for table in tables))\n"
        "    await store.close()\n"
        "asyncio.run(story(*sys.argv[1:]))\n"
    )
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    command = [sys.executable, "-c", settling, each_database, vera, oleg, *tables]
    both: list[Any] = [subprocess.Popen(command, text=True, **pipes) for _ in range(2)]
    for process in both:
        assert process.stdout.readline() == "ready\n"
    for process in both:
        process.stdin.write("now\n")
        process.stdin.flush()
    told = [process.communicate(timeout=120) for process in both]
    assert [process.returncode for process in both] == [0, 0], told

    async def count() -> list[int]:
        results = await sql(each_database, "SELECT COUNT(*) FROM results")
        rated = await sql(each_database, "SELECT games FROM ratings")
        return [results[0][0], *(row.games for row in rated)]

    assert asyncio.run(count()) == [2 * games, games, games]


def test_who_is_not_known_any_more_keeps_nobody_from_their_result(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            table, outcomes = await rated_game(store)
            gone = outcomes[1]._replace(person="nobody")
            await store.settle(table, RATED, [outcomes[0], gone], rate)
            assert await written(each_database, table) == {**ALL, "results": 1, "rated": [1]}

    asyncio.run(story())


def test_games_that_may_have_lost_their_result_are_found(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            vera, oleg = await guest(store, "Vera"), await guest(store, "Oleg")
            older, newer = [await begun(store, vera, oleg, at=at) for at in (1000, 2000)]
            await store.add_table(RATED, vera)  # open: nothing to settle
            assert await store.unsettled(3600_000) == [older, newer]
            assert await store.unsettled(3600_000, limit=1) == [older]
            assert await store.unsettled(3600_000, limit=1, besides={older}) == [newer], "one does not hide another"
            busy = await begun(store, vera, oleg)
            assert busy not in await store.unsettled(3600_000), "somebody has just moved"
            assert busy in await store.unsettled(0)

            await store.checked(older, 3)  # it goes on
            assert await store.unsettled(3600_000) == [newer]
            await write(store, older, journal.Moved(seat=0, token="draw"), status="playing", at=3000)
            assert await store.unsettled(3600_000) == [newer, older]
            await store.checked(older, 3)  # who looked at an older version has not seen this
            assert await store.unsettled(3600_000) == [newer, older]

            await store.settle(newer, RATED, [Outcome(0, vera, 1, 7), Outcome(1, oleg, 2, 5)], rate)
            assert await store.unsettled(3600_000) == [older]
            await write(store, newer, journal.Talked(person=vera, name="Vera", text="Again?"), status="over", at=4000)
            assert await store.unsettled(3600_000) == [older], "talk after the game does not bring it back"
            last_words = journal.Talked(person=oleg, name="Oleg", text="Is it over?")
            await write(store, older, last_words, status="over", at=5000)
            assert await store.unsettled(3600_000) == [older], "nor does it hide that there is no result"

    asyncio.run(story())


def test_a_game_of_bots_alone_is_settled_without_results(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            table = await begun(store, await guest(store, "Vera"), at=1000)
            await store.settle(table, RATED, [], rate)
            assert await written(each_database, table) == {**ALL, "results": 0, "rated": []}
            assert await store.unsettled(0) == []

    asyncio.run(story())


def test_a_damaged_journal_does_not_keep_others_from_their_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both were over when their process was killed; the older one cannot be read."""
    monkeypatch.setattr(sweeping, "MISSING", 0)
    monkeypatch.setattr(sweeping, "AT_A_TIME", 1)
    database = str(tmp_path / "igroteka.db")

    async def story() -> None:
        async with serving_here(tmp_path) as (address, _):
            tables = []
            for _ in range(2):
                async with party(address, "pairs", 2, options=short("pairs")) as (table, people):
                    await play_together(people, table, "damaged")
                    tables.append(table)
            await settled(database, 4)
        for statement in (
            "DELETE FROM results",
            "UPDATE tables SET status = 'playing', checked = 0",
            f"UPDATE tables SET changed = changed - 1000 WHERE id = '{tables[0]}'",
            f"UPDATE entries SET body = 'no journal' WHERE table_id = '{tables[0]}' AND version = 3",
        ):
            await sql(database, statement)
        async with serving_here(tmp_path) as (_, server):

            async def swept() -> list[Any]:
                await server.sweeper.sweep()
                return await sql(database, "SELECT DISTINCT table_id FROM results")

            found = await becomes(swept, "nobody looks for the result")
            assert [row.table_id for row in found] == [tables[1]]

    asyncio.run(story())

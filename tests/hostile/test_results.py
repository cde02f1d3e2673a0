"""Storage that fails at the wrong moment: every rated game that was finished has its results, exactly once."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from igroteka.server.storage.databases import address
from server.company import Company
from server.parties import caught_up, party, play_together, short
from server.serving import Serving
from server.steadfast import LOST, Steadfast
from waiting import becomes

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncConnection

    from server.databases import Postgres

WAITING = """SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND wait_event_type = 'Lock'"""
OTHERS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
WRITTEN = 60.0  # seconds within which a result is written down that could not be at once
SWEPT = 420.0  # seconds within which those are found that were lost
PAIRS = 6  # who play at the same time


@asynccontextmanager
async def connected(database: str) -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(address(database), isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


async def terminate(connection: AsyncConnection, which: str) -> int:
    """End the server's connections to the database, as an administrator would; how many it were."""
    found = await connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM ({which}) AS chosen"))
    return len(found.all())


async def settled(connection: AsyncConnection, table: str) -> list[int]:
    """The seats whose results are written down."""
    found = await connection.execute(text(f"SELECT seat FROM results WHERE table_id = '{table}' ORDER BY seat"))
    return list(found.scalars())


def test_a_result_that_could_not_be_written_is_written_later(postgres: Postgres, tmp_path: Path) -> None:
    """By hand: the table of results is locked while a rated game ends, and who writes there is thrown out."""
    with Serving(postgres.database(), tmp_path) as server:
        asyncio.run(_thrown_out(server))


async def _thrown_out(server: Serving) -> None:
    async with (
        connected(server.database) as administrator,
        party(server.address, "pairs", 2, start=False, rated=True, options=short("pairs")) as (table, people),
    ):
        done = await people[0].do("start", table)
        await caught_up(table, people, done["version"])
        engine = create_async_engine(address(server.database))
        async with engine.begin() as locking:
            await locking.execute(text("LOCK TABLE results IN ACCESS EXCLUSIVE MODE"))
            await play_together(people, table, "results")
            for _ in range(2):

                async def thrown_out() -> int:
                    return await terminate(administrator, WAITING)

                await becomes(thrown_out, "nobody wants to write a result down any more", 20)
        await engine.dispose()

        async def written() -> list[int]:
            return await settled(administrator, table)

        assert await becomes(written, "the result was lost", WRITTEN) == [0, 1]
        await exactly_once(administrator, [table])


async def exactly_once(connection: AsyncConnection, finished: list[str]) -> None:
    """Every finished game has a result for every seat, is over, and counts once in everybody's rating."""
    rows = (await connection.execute(text("SELECT table_id, seat FROM results"))).all()
    assert len(set(rows)) == len(rows)
    assert {table for table, _ in rows} >= set(finished)
    over = (await connection.execute(text("SELECT id FROM tables WHERE status = 'over'"))).scalars().all()
    assert set(over) >= set(finished)
    played = "SELECT person, count(*) FROM results WHERE rated GROUP BY person"
    rated = "SELECT person, sum(games) FROM ratings GROUP BY person"
    counts = [{person: int(n) for person, n in (await connection.execute(text(q))).all()} for q in (played, rated)]
    assert counts[0] == counts[1], "results and ratings do not agree"


class RatedCompany(Company):
    """People who play rated games, whatever becomes of the storage."""

    async def _opened(self) -> str:
        body = {"terms": {"game": self.game, "players": self.players, "rated": True, "options": self.options}}
        table = ""
        while not table:
            with suppress(*LOST):
                answer = await self.people[0].http.post("/api/tables", json=body)
                table = answer.json()["table"] if answer.status_code == 200 else ""
            await asyncio.sleep(0.02)  # as people ask again
        for seat, person in enumerate(self.people):
            await self._look_away(person)
            await self._for_sure(person, "sit", table, seat=seat)
            person.tables[table] = {"version": -1, "sheet": {"status": "open"}}
            with suppress(Exception):
                await person.send({"type": "follow", "table": table})
        await self._for_sure(self.people[0], "start", table)
        return table

    async def _for_sure(self, person: Steadfast, kind: str, table: str, **fields: Any) -> None:
        while (answer := await person.insist(kind, table, **fields))["type"] == "refused":
            assert answer["code"] in ("storage", "moved", "too-fast"), answer
            await asyncio.sleep(0.05)  # as people ask again


@pytest.mark.long
def test_a_storm_of_lost_connections_costs_no_result(postgres: Postgres, tmp_path: Path) -> None:
    """For 45 seconds every connection to the database is ended again and again while rated games end all the time."""
    with Serving(postgres.database(), tmp_path) as server:
        asyncio.run(_storm(server, 45))


async def _storm(server: Serving, seconds: float) -> None:
    luck = random.Random(5)
    companies = [
        RatedCompany([Steadfast(server.address, f"{pair} {n}") for n in range(2)], "pairs", 0, short("pairs"), pair)
        for pair in range(PAIRS)
    ]
    people = [person for company in companies for person in company.people]
    for person in people:
        await person.__aenter__()
    tasks = [asyncio.create_task(company.play_on()) for company in companies]
    tasks += [asyncio.create_task(person.stay()) for person in people]
    for company in companies:
        company.may_move.set()
    ended = 0
    try:
        async with connected(server.database) as administrator:
            until_then = time.monotonic() + seconds
            while time.monotonic() < until_then:
                await asyncio.sleep(luck.uniform(0.02, 0.1))  # at any moment
                ended += await terminate(administrator, OTHERS)
                for task in tasks:
                    if task.done():
                        task.result()
            await becomes(lambda: sum(len(company.finished) for company in companies) > 20, "nobody plays on")
            finished = [table for company in companies for table in company.finished]
            assert ended > 100

            async def all_written() -> bool:
                rows = await administrator.execute(text("SELECT DISTINCT table_id FROM results"))
                return set(rows.scalars()) >= set(finished)

            await becomes(all_written, "results were lost", SWEPT)
            await exactly_once(administrator, finished)
            print(f"{ended} connections ended, {len(finished)} rated games finished")  # noqa: T201
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for person in people:
            await person.__aexit__()

"""Lists stay quick on a grown database: each is read by an index, a page at a time, and once for all who ask."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import TimeoutError as PoolTimeout

from igroteka.live.world import now_ms
from igroteka.server.shared import Shared
from igroteka.server.storage import cleaning, lists, played
from igroteka.server.storage.databases import out_of_reach
from igroteka.server.storage.ratings import rate
from igroteka.server.storage.schema import metadata
from igroteka.server.storage.settling import Outcome
from igroteka.server.storage.store import Store
from igroteka.tables.terms import Terms
from server.here import serving_here
from server.stories import add, add_person, add_table, begun, guest, sql, storage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from server.serving import Serving

RATED = Terms(game="pairs", players=2, rated=True)

BY_INDEX = {
    "lobby": (lists.lobby(1), "lobby"),
    "hosted": (lists.hosted("vera", 1), "hosted"),
    "wakes": (lists.wakes(1, 100), "wakes"),
    "unsettled": (lists.unsettled(1, 100), "unsettled"),
    "unnoted": (lists.unnoted(1, 100), "unnoted"),
    "my games": (lists.my_games("vera", 0), "my_games"),
    "waiting": (lists.waiting("vera"), "my_games"),
    "tables_of": (played.tables_of("vera", 0), "results_of"),
    "leaders": (played.leaders("pairs", 3), "leading"),
    "statistics": (played.statistics("vera"), "results_by_game"),
    "unstarted": (cleaning.unstarted(1), "unstarted"),
    "unpacked": (cleaning.unpacked(1), "unpacked"),
    "idle guests": (cleaning.idle_guests(1), "unplayed"),
}
SORTED = {"lobby", "statistics", "leaders", "tables_of", "my games"}  # a hundred rows, or a row for each game


@pytest.mark.parametrize("name", BY_INDEX)
def test_a_list_is_read_by_its_index(name: str, tmp_path: Path) -> None:
    """As SQLite plans it; `bench/lists.py` measures PostgreSQL too, whose plans depend on what is there."""
    wanted, index = BY_INDEX[name]

    async def story() -> list[str]:
        database = str(tmp_path / "tables.db")
        async with storage(database):
            pass
        said = wanted.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
        return [row.detail for row in await sql(database, f"EXPLAIN QUERY PLAN {said}".replace(":", "\\:"))]

    plan = asyncio.run(story())
    assert any(f" {index} " in line for line in plan), plan
    assert not [line for line in plan if line.startswith(tuple(f"SCAN {table}" for table in metadata.tables))], plan
    if name not in SORTED:
        assert not any("TEMP B-TREE" in line for line in plan), plan


def test_leaders_come_in_pages(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            for number in range(250):
                await add_person(each_database, f"p{number:03}")
                even = {"mu": 25 + number // 2, "sigma": 1 + (number % 2) / 3}  # many are equals
                await add(each_database, "ratings", person=f"p{number:03}", game="pairs", games=1, **even)
            await add(each_database, "ratings", person="p000", game="dobro", games=1, mu=99, sigma=1)
            pages = [await store.leaders("pairs", page) for page in range(4)]
            assert [len(page) for page in pages] == [100, 100, 50, 0]
            everybody = [row for page in pages for row in page]
            assert len({row.id for row in everybody}) == 250
            assert [row.rating for row in everybody] == sorted((row.rating for row in everybody), reverse=True)
            assert all(row.rating == pytest.approx(row.mu - 3 * row.sigma) for row in everybody)

    asyncio.run(story())


def test_the_games_of_a_person_come_in_pages(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            for person in ("vera", "oleg"):
                await add_person(each_database, person)
            for number in range(120):
                await add_table(each_database, f"table-{number}", "vera", status="over")
                row = {"table_id": f"table-{number}", "game": "pairs" if number % 3 else "dobro", "players": 2}
                row |= {"rated": False, "ended": number, "score": 1, "person": "vera" if number < 110 else "oleg"}
                await add(each_database, "results", seat=0, place=1 + number % 2, **row)
            await add(each_database, "ratings", person="vera", game="pairs", games=1, mu=30, sigma=2)
            first, second = await store.tables_of("vera"), await store.tables_of("vera", 1)
            assert [row.ended for row in [*first, *second]] == list(range(109, -1, -1))
            assert (len(first), len(second)) == (100, 10)
            found = {row.game: (row.games, row.won, row.mu) for row in await store.statistics("vera")}
            assert found == {"dobro": (37, 19, None), "pairs": (73, 36, 30)}

    asyncio.run(story())


def test_no_host_fills_the_lobby(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            for person in ("mallory", "vera"):
                await add_person(each_database, person)
            now = now_ms()
            await add_table(each_database, "table-vera", "vera", changed=now - 1_000_000)
            for number in range(150):
                await add_table(each_database, f"open-{number:03}", "mallory", changed=now - number)
                playing = {"status": "playing", "changed": now - number}
                await add_table(each_database, f"play-{number:03}", "mallory", **playing)
            listed = [row.id for row in await store.lobby()]
            assert listed == ["open-000", "open-001", "open-002", "table-vera", "play-000", "play-001", "play-002"]

    asyncio.run(story())


def test_the_tables_of_a_host_are_counted(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            for person in ("vera", "oleg"):
                await add_person(each_database, person)
            for number, (status, changed) in enumerate(
                [("open", 10), ("open", 30), ("open", 40), ("playing", 30), ("playing", 5), ("over", 40)]
            ):
                await add_table(each_database, f"table-{number}", "vera", status=status, changed=changed)
            await add_table(each_database, "another", "oleg", changed=40)
            assert await store.hosted("vera", 0) == (3, 2)
            assert await store.hosted("vera", 20) == (2, 1)
            assert await store.hosted("nobody", 0) == (0, 0)

    asyncio.run(story())


def test_clocks_of_tables_in_memory_hold_up_no_others(each_database: str) -> None:
    async def story() -> None:
        async with storage(each_database) as store:
            await add_person(each_database, "vera")
            here = [f"here-{number}" for number in range(150)]
            for table in here:
                await add_table(each_database, table, "vera", status="playing", wake=1)
            for number in range(120):
                await add_table(each_database, f"away-{number}", "vera", status="playing", wake=200 - number)
            await add_table(each_database, "later", "vera", status="playing", wake=1000)
            found = await store.wakes(500, besides=set(here))
            assert found == [f"away-{number}" for number in range(119, 19, -1)], "the longest ago first"

    asyncio.run(story())


# Once for all who ask.


def test_many_who_ask_at_once_wait_for_one_answer() -> None:
    asked = 0

    async def answer() -> int:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0)  # all have asked
        return asked

    async def story() -> None:
        kept: Shared[int] = Shared(60)
        assert await asyncio.gather(*(kept.get("a", answer) for _ in range(20))) == [1] * 20
        assert await kept.get("a", answer) == 1
        assert await kept.get("b", answer) == 2
        assert await kept.get("a", answer, stamp="changed") == 3
        short: Shared[int] = Shared(0.001)
        assert await asyncio.gather(*(short.get("a", answer) for _ in range(20))) == [4] * 20
        await asyncio.sleep(0.01)  # it is kept for a tenth of this
        assert await short.get("a", answer) == 5, "what is too old is asked for again"

    asyncio.run(story())


def test_an_answer_that_failed_is_not_kept_and_who_goes_away_takes_nothing_along() -> None:
    async def story() -> None:
        kept: Shared[int] = Shared(60)
        answers: Iterator[OSError | int] = iter([OSError("not now"), 7])

        async def answer() -> int:
            found = next(answers)
            await asyncio.sleep(0)  # both have asked
            if isinstance(found, OSError):
                raise found
            return found

        both = await asyncio.gather(*(kept.get("a", answer) for _ in range(2)), return_exceptions=True)
        assert [type(one) for one in both] == [OSError, OSError]
        first = asyncio.create_task(kept.get("a", answer))
        second = asyncio.create_task(kept.get("a", answer))
        await asyncio.sleep(0)
        first.cancel()
        assert await second == 7

    asyncio.run(story())


@pytest.fixture
def queries() -> Iterator[list[str]]:
    """Statements that reach any database while it is looked at."""
    seen: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        seen.append(statement)

    from sqlalchemy.engine import Engine

    event.listen(Engine, "before_cursor_execute", note)
    yield seen
    event.remove(Engine, "before_cursor_execute", note)


def test_leaderboard_and_lobby_are_not_queried_for_each_who_asks(tmp_path: Path, queries: list[str]) -> None:
    async def story() -> None:
        async with serving_here(tmp_path) as (address, server), httpx.AsyncClient(base_url=address) as client:
            queries.clear()
            answers = await asyncio.gather(*(client.get("/api/leaderboard/pairs") for _ in range(30)))
            assert {answer.status_code for answer in answers} == {200}
            assert len([query for query in queries if "FROM ratings" in query]) == 1
            assert answers[0].json() == []
            await settled_game(server.store)
            assert len((await client.get("/api/leaderboard/pairs")).json()) == 2, "who has just played looks at once"
            assert (await client.get("/api/leaderboard/pairs?page=1")).json() == []
            for page in ("-1", "100", "x", "9" * 30):
                refused = await client.get(f"/api/leaderboard/pairs?page={page}")
                assert (refused.status_code, refused.json()["code"]) == (422, "no-page")
            queries.clear()
            await asyncio.gather(*(client.get("/api/tables") for _ in range(30)))
            assert len([query for query in queries if "row_number" in query]) in (1, 2), "once a second"

    asyncio.run(story())


async def settled_game(store: Store) -> None:
    people = [await guest(store, name) for name in ("Vera", "Oleg")]
    table = await begun(store, *people, terms=RATED)
    await store.settle(table, RATED, [Outcome(0, people[0], 1, 7), Outcome(1, people[1], 2, 5)], rate)


def test_a_pool_that_is_used_up_is_storage_out_of_reach() -> None:
    assert out_of_reach(PoolTimeout("QueuePool limit of size 4 overflow 0 reached"))


def test_a_person_that_cannot_be_is_nobody_on_postgresql(postgres_server: Serving) -> None:
    for person in ("%00", "a%00b", "x" * 25, "%E2%80%AE"):
        answer = httpx.get(f"{postgres_server.address}/api/people/{person}")
        assert answer.status_code == 404, answer.text
    assert '"error"' not in postgres_server.log.read_text()


def test_passes_have_a_number_that_only_goes_up(each_database: str) -> None:

    async def story() -> None:
        async with storage(each_database) as store:
            vera = await guest(store, "Vera")
            assert [await store.void_passes(vera) for _ in range(2)] == [1, 2]
            person = await store.person(vera)
            assert person is not None
            assert person.passes == 2
            again = await store.recover("code of Vera")
            assert again == person
            assert await sql(each_database, "SELECT passes FROM people") == [(2,)]

    asyncio.run(story())


def test_storage_goes_by_the_clock_and_the_secrets_that_it_is_given(each_database: str) -> None:

    async def story() -> None:
        async with storage(each_database) as opened:
            store = Store(opened.transactions, now=lambda: 7, secret=lambda length: b"\0" * length)
            vera, oleg = [(await store.add_person(name, f"code of {name}", id=name)).id for name in ("Vera", "Oleg")]
            table = await opened.add_table(RATED, vera)
            assert await store.invite(vera, table, [oleg]) == [oleg]
            assert [invited.at for invited in await store.invited(oleg)] == [7]
            await store.tie(oleg, vera, "hidden")
            assert await store.add_circle(vera, table) == "A" * 20
            assert await sql(each_database, "SELECT since FROM ties UNION ALL SELECT since FROM circles") == [
                (7,),
                (7,),
            ]

    asyncio.run(story())
